import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, type Location, type RouterNavigateOptions } from 'react-router';
import {
  afterStep,
  afterTyping,
  afterWriting,
  type Ahead,
  aheadAt,
  namesOf,
  nothingAhead,
  shownState,
  stateToWrite,
  stepTo,
} from './ahead-of-url.ts';
import { readUrl, writeUrl, type UrlSchema } from './url-schema.ts';
import { useRouter } from './use-router.ts';

/** How a change goes to the address; without anything it is one step of the back button. */
type How<State> = {
  /** Takes the place of the present address: going back leaves the page, not through every choice on it. */
  replace?: boolean;
  /**
   * Shown at once, written later: after a pause of typing ('pause'), or with the next change that is written ('submit').
   * What waits for a submit is in `typed` only.
   */
  ahead?: 'pause' | 'submit';
  /** Typed values that stay ahead of the address although this change is written: they are not in order yet. */
  hold?: readonly (keyof State)[];
  /** State of the new history entry. */
  state?: unknown;
  /** Begins at the top of the page again, as a page of its own does. */
  scrollsUp?: boolean;
};

export type ChangeUrlState<State> = (change: Partial<State> | ((now: State) => State), how?: How<State>) => boolean;

/** Rest of typing after which the address follows, in milliseconds. */
const PAUSE_MS = 300;

/**
 * What an address says, as state (architecture, 'One way for each kind of state'): `[state, change, typed]`. The address is
 * its only home, and this the only place that knows values ahead of it: a navigation takes its time, so a change shows at
 * once and a second quick one builds on the first. Back, forward, a shared link and a menu link without a query put the
 * address in force. `change` answers false when the address says the same already. `typed` is `state` with texts that wait
 * for a submit; such a text is dropped only when the address names another value for it. `addressOf` gives the address of a
 * state where it is another one than this path with another query; `query` is the present one.
 */
export function useUrlState<State extends object>(
  schema: UrlSchema<State>,
  { addressOf }: { addressOf?: (state: State, query: string) => string } = {},
): [state: State, change: ChangeUrlState<State>, typed: State] {
  const location = useLocation() as Location<unknown>;
  const { search, state: entryState } = location;
  const query = understood(schema, search);
  const address = useMemo(() => readUrl(schema, query), [schema, query]);
  const navigate = useStepNavigation(schema);

  const [stored, setStored] = useState<Ahead<State>>(() => nothingAhead(location.key, address));
  const ahead = aheadAt(stored, location.key, address, query);
  if (ahead !== stored) setStored(ahead);
  // Two changes of one turn: the second must see the first, which is not drawn yet.
  const latest = useRef(ahead);
  useLayoutEffect(() => {
    latest.current = ahead;
  }, [ahead]);

  const change = useCallback<ChangeUrlState<State>>(
    (next, { replace = false, ahead: until, hold = [], state, scrollsUp = false } = {}) => {
      const before = latest.current;
      const put = (after: Ahead<State>) => {
        latest.current = after;
        setStored(after);
      };
      if (until !== undefined) {
        const values = typeof next === 'function' ? next(shownState(before)) : next;
        put(afterTyping(before, until, values));
        return true;
      }
      const now = stateToWrite(before, hold);
      const wanted = writeUrl(schema, typeof next === 'function' ? next(now) : { ...now, ...next });
      // As it will be read back: a text without the spaces around it, a page that makes sense.
      const target = { state: readUrl(schema, wanted), query: understood(schema, wanted), replace };
      const step = stepTo(before, target, query);
      put(afterWriting(before, step, hold));
      if (!step) return false;
      // Without the part of the page that was jumped to before: it would be jumped to again with every change.
      const to = addressOf ? addressOf(step.state, search) : { search: writeUrl(schema, step.state, search) };
      const entry = step.replace && state === undefined ? entryState : state;
      const options = { replace: step.replace, preventScrollReset: !scrollsUp, state: entry };
      navigate(to, options, step.query, () => startTransition(() => setStored((at) => afterStep(at, step))));
      return true;
    },
    [schema, query, search, entryState, addressOf, navigate],
  );

  const { paused } = ahead;
  const write = useEffectEvent(() => void change(paused, { replace: true, hold: namesOf(ahead.typed) }));
  useEffect(() => {
    if (namesOf(paused).length === 0) return undefined;
    const timer = setTimeout(write, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [paused]);

  const state = useMemo(() => shownState(ahead), [ahead]);
  const typed = useMemo(() => ({ ...state, ...ahead.typed }), [state, ahead.typed]);
  return [state, change, typed];
}

/** A query without what the schema does not understand, and without what is understood anyway. */
const understood = (schema: UrlSchema<object>, query: string) => writeUrl(schema, readUrl(schema, query));

/**
 * Navigates to an address of this page with that query, and calls `onEnd` when the navigation has ended elsewhere, or when the router
 * leaves that address again: a step back may come before the page has drawn the step.
 */
function useStepNavigation(schema: UrlSchema<object>) {
  const { router } = useRouter();
  return useCallback(
    (to: string | { search: string }, options: RouterNavigateOptions, query: string, onEnd: () => void) => {
      const isThere = () => understood(schema, router.state.location.search) === query;
      void router.navigate(to, options).then(() => {
        if (!isThere()) return onEnd();
        const stop = router.subscribe(() => {
          if (isThere()) return;
          stop();
          onEnd();
        });
      });
    },
    [schema, router],
  );
}
