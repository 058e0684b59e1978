import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
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

type Close = () => void;

const CoversContext = createContext<((close: Close) => Close) | null>(null);

/** What the state of an entry says that was added for something that covers the page: the key of the entry below, and its query. */
type CoverState = { cover?: unknown; of?: unknown };

/**
 * The key of the entry below, of an entry of the history that was added for something that covers the page; null for any other.
 * Both have the same address: one with another query has only got the state of the entry before, as filters do.
 */
export function entryBelow({ state, search }: Location): string | null {
  const { cover, of } = (state as CoverState | null) ?? {};
  return typeof cover === 'string' && of === search ? cover : null;
}

/** The key of the page's entry of the history, also while something covers it. */
export const pageEntry = (location: Location): string => entryBelow(location) ?? location.key;

/** For what covers the screen while it is mounted (dialog, sheet, gallery, menu of phones): Back closes it and stays on the page. */
export function useCover(close: Close, isActive = true): void {
  const add = use(CoversContext);
  const closeNow = useEffectEvent(close);
  // As a layout effect: what was closed is known to be so before anything else happens.
  useLayoutEffect(() => (isActive ? add?.(() => closeNow()) : undefined), [add, isActive]);
}

/**
 * Gives whatever covers the page one entry of the history, so that Back leads from there to the page's own. Closed in another way,
 * the entry stays, because a step of the history would cancel what is written into the address or opened meanwhile; it serves the
 * next cover, and Back passes over it.
 */
export function Covers({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<readonly Close[]>([]);
  const add = useCallback((close: Close) => {
    setOpen((before) => [...before, close]);
    return () => setOpen((before) => before.filter((other) => other !== close));
  }, []);
  useCoverHistory(open, () => {
    open.at(-1)?.();
    // Rendered with what closes; what stays open gets its entry again.
    setOpen((before) => [...before]);
  });
  return <CoversContext value={add}>{children}</CoversContext>;
}

/** Adds the entry, calls `close` when Back leads from it to the page's own, and goes on back when nothing is open. */
function useCoverHistory(open: readonly Close[], close: Close): void {
  const location = useLocation();
  const { key } = location;
  const how = useNavigationType();
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';
  const below = entryBelow(location);
  const [entry, setEntry] = useState({ key, below, isReturn: false });
  // While rendering, so that an entry is never taken for the one before.
  if (entry.key !== key) setEntry({ key, below, isReturn: how === NavigationType.Pop && entry.below === key });

  const goBack = useEffectEvent(() => {
    if (open.length > 0) close();
    else void navigate(-1);
  });
  const addEntry = useEffectEvent(() => {
    const { pathname, search, hash } = location;
    const state = { ...(location.state as object | null), cover: key, of: search } satisfies CoverState;
    // Rendered at once: of a Back that comes before, React would see neither the entry nor the step.
    void navigate({ pathname, search, hash }, { state, preventScrollReset: true, flushSync: true });
  });
  const handled = useRef(entry);
  useEffect(() => {
    // A step would cancel a navigation that has begun.
    if (!isIdle) return undefined;
    if (entry.isReturn && handled.current !== entry) {
      handled.current = entry;
      goBack();
    } else if (open.length > 0 && entry.below === null) {
      // After what closes with this render has said so.
      const timer = setTimeout(() => addEntry(), 0);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [entry, isIdle, open]);
}
