import {
  createContext,
  type ReactNode,
  type RefObject,
  startTransition,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import {
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router';

/** What closes a cover may also lead somewhere: the entry is removed only when nothing has followed for this long. */
const QUIET_MS = 100;

type Close = () => void;

const CoversContext = createContext<((close: Close) => Close) | null>(null);

/** Whether an entry of the history was added for something that covers the page; its address is that of the page below. */
export const isCoverEntry = ({ state }: Location): boolean => (state as { cover?: unknown } | null)?.cover === true;

/** For what covers the screen while it is mounted (dialog, sheet, gallery, menu of phones): Back closes it and stays on the page. */
export function useCover(close: Close, isActive = true): void {
  const add = use(CoversContext);
  const closeNow = useEffectEvent(close);
  useEffect(() => (isActive ? add?.(() => closeNow()) : undefined), [add, isActive]);
}

/**
 * Gives whatever covers the page one entry of the history, so that Back leads from there to the page; closed in another way, the
 * entry is removed again. An entry that was left by a link is passed over on the way back.
 */
export function Covers({ children }: { children: ReactNode }) {
  const open = useRef<readonly Close[]>([]);
  const [count, setCount] = useState(0);
  const add = useCallback((close: Close) => {
    open.current = [...open.current, close];
    setCount(open.current.length);
    return () => {
      open.current = open.current.filter((other) => other !== close);
      setCount(open.current.length);
    };
  }, []);
  /** Whether the step back that comes next is our own; it must not close what was opened meanwhile. */
  const ownStepRef = useRef(false);
  const closedAt = useBack(() => open.current.at(-1)?.(), ownStepRef);
  useCoverEntry(count > 0, closedAt, ownStepRef);
  return <CoversContext value={add}>{children}</CoversContext>;
}

/** Calls `close` when Back or Forward lead to an entry without a cover, and returns the key of that entry. */
function useBack(close: Close, ownStepRef: RefObject<boolean>): RefObject<string | null> {
  const location = useLocation();
  const type = useNavigationType();
  const seen = useRef(location.key);
  const closedAt = useRef<string | null>(null);
  const arrived = useEffectEvent((key: string) => {
    if (seen.current === key) return;
    seen.current = key;
    const isUsers = !ownStepRef.current;
    ownStepRef.current = false;
    if (!isUsers || type !== NavigationType.Pop || isCoverEntry(location)) return;
    closedAt.current = key;
    close();
  });
  useEffect(() => arrived(location.key), [location.key]);
  return closedAt;
}

/** Adds the entry while the page is covered, and removes it afterwards. */
function useCoverEntry(isCovered: boolean, closedAt: RefObject<string | null>, ownStepRef: RefObject<boolean>): void {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const { state: step } = useNavigation();
  const added = useRef<{ key: string | null }>({ key: null });
  const { key } = location;
  const hasEntry = isCoverEntry(location);

  // A navigation that the router has begun is rendered as a transition. So is this, hence after it: where the page is then counts.
  const [due, setDue] = useState(0);
  const adjust = useEffectEvent(() => {
    if (step !== 'idle' || hasEntry === isCovered) return;
    const { pathname, search, hash } = location;
    const here = { pathname, search, hash };
    const state = { ...(location.state as object | null), cover: isCovered };
    const options = { state, preventScrollReset: true };
    if (isCovered) {
      added.current.key = null;
      void navigate(here, options);
    } else if (added.current.key === key || type === NavigationType.Pop) {
      ownStepRef.current = true;
      void navigate(-1);
    }
    // A new address over the cover, such as that of a filter, stays.
    else void navigate(here, { ...options, replace: true });
  });

  useEffect(() => {
    if (hasEntry) added.current.key ??= key;
    if (step !== 'idle' || hasEntry === isCovered) return undefined;
    const whenDue = () => startTransition(() => setDue((before) => before + 1));
    const timer = setTimeout(isCovered ? adjust : whenDue, isCovered && closedAt.current !== key ? 0 : QUIET_MS);
    // A step of the history would cancel a reload that has begun.
    const stop = () => clearTimeout(timer);
    window.addEventListener('beforeunload', stop);
    return () => {
      stop();
      window.removeEventListener('beforeunload', stop);
    };
  }, [key, step, hasEntry, isCovered, closedAt]);
  useEffect(() => {
    if (due > 0) adjust();
  }, [due]);
}
