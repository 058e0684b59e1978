import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
} from 'react';
import { type Location, useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { type CoverHistory, coverHistory } from './cover-history.ts';

/** What closes a cover, or is pressed next, may also lead somewhere: the entry is removed when nothing has followed for this long. */
const QUIET_MS = 100;
/** What a press writes into the address may take longer to arrive on a slow machine. */
const QUIET_AFTER_PRESS_MS = 1000;

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
  const [open, setOpen] = useState<readonly Close[]>([]);
  const add = useCallback((close: Close) => {
    setOpen((before) => [...before, close]);
    return () => setOpen((before) => before.filter((other) => other !== close));
  }, []);
  useCoverHistory(open.length > 0, () => open.at(-1)?.());
  return <CoversContext value={add}>{children}</CoversContext>;
}

/** Follows the history, and adds and removes the entry; calls `close` when Back or Forward lead to the page. */
function useCoverHistory(isCovered: boolean, close: Close): void {
  const location = useLocation();
  const how = useNavigationType();
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';
  const isMarked = isCoverEntry(location);
  const [entry, dispatch] = useReducer(coverHistory, { is: isMarked ? 'cover' : 'page', key: location.key });
  // While rendering, so that what is due never belongs to an entry that is no longer shown.
  if (entry.key !== location.key) dispatch({ type: 'arrived', key: location.key, isMarked, how });

  const isDue = coverHistory(entry, { type: 'due', isCovered }) !== entry;
  useEffect(() => {
    if (!isDue) return undefined;
    // As a transition, hence after a navigation that the router has begun.
    const due = () => startTransition(() => dispatch({ type: 'due', isCovered }));
    let timer = setTimeout(due, entry.is === 'page' ? 0 : QUIET_MS);
    const ends = new AbortController();
    // A step of the history would cancel a reload that has begun, and what a press is about to write into the address.
    const stop = () => clearTimeout(timer);
    const wait = () => {
      if (entry.is === 'page') return;
      stop();
      timer = setTimeout(due, QUIET_AFTER_PRESS_MS);
    };
    window.addEventListener('beforeunload', stop, { signal: ends.signal });
    for (const press of ['pointerdown', 'keydown'])
      window.addEventListener(press, wait, { signal: ends.signal, capture: true });
    return () => {
      stop();
      ends.abort();
    };
  }, [entry, isDue, isCovered]);

  const returned = useEffectEvent(close);
  useEffect(() => {
    if (entry.is === 'returned') returned();
  }, [entry]);

  const step = useEffectEvent(({ is }: CoverHistory) => {
    const { pathname, search, hash } = location;
    const mark = (cover: boolean, replace: boolean) => {
      const state = { ...(location.state as object | null), cover };
      void navigate({ pathname, search, hash }, { state, replace, preventScrollReset: true });
    };
    if (is === 'adding') mark(true, false);
    else if (is === 'leaving') void navigate(-1);
    else if (is === 'unmarking') mark(false, true);
  });
  useEffect(() => {
    // A step would cancel a navigation that has begun.
    if (isIdle) step(entry);
  }, [entry, isIdle]);
}
