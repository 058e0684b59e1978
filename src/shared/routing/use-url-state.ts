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

/** How a change is written to the address; by default as a new history entry. */
type How<State> = {
  /** Replaces the current history entry, so that going back leaves the page instead of undoing each choice. */
  replace?: boolean;
  /**
   * Shown at once but written later: after a pause in typing ('pause'), or with the next written change ('submit'). Values that
   * wait for a submit are only in `typed`.
   */
  ahead?: 'pause' | 'submit';
  /** Typed values that are not written with this change because they are not valid yet. */
  hold?: readonly (keyof State)[];
  /** State of the new history entry. */
  state?: unknown;
  /** Scrolls to the top, like a page of its own. */
  scrollsUp?: boolean;
};

export type ChangeUrlState<State> = (change: Partial<State> | ((now: State) => State), how?: How<State>) => boolean;

/** Pause in typing after which the address is updated, in milliseconds. */
const PAUSE_MS = 300;

/**
 * The address as state (architecture, 'One way for each kind of state'): `[state, change, typed]`. The address is the only
 * place that stores it, and this hook the only one that knows newer values: a navigation takes time, so a change is shown at
 * once and a second quick change builds on the first. After back, forward, a shared link or a menu link without a query, the
 * address applies. `change` returns false when the address has that state already. `typed` is `state` plus texts that wait for
 * a submit; such a text is dropped only when the address has another value for it. `addressOf` returns the address of a state
 * if it differs from this one in more than the query; its `query` is the current one.
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
  // For two changes before the next render: the second must build on the first.
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
      // As it will be read back: texts trimmed, the page number valid.
      const target = { state: readUrl(schema, wanted), query: understood(schema, wanted), replace };
      const step = stepTo(before, target, query);
      put(afterWriting(before, step, hold));
      if (!step) return false;
      // Without the hash: otherwise every change would jump to that part of the page again.
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

/** A query without invalid values and defaults. */
const understood = (schema: UrlSchema<object>, query: string) => writeUrl(schema, readUrl(schema, query));

/**
 * Navigates to an address of this page with the given query. Calls `onEnd` when the navigation has ended elsewhere, or when the
 * router leaves that address again: the reader may go back before the page has rendered the step.
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
