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
import { useLocation, type Location } from 'react-router';
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

/** What is ahead of the address of one history entry. */
type Ahead<State> = {
  key: string;
  address: State;
  /**
   * On its way into the address: the whole state, the query it will have, whether it takes the place of this entry, and the
   * queries it overtook, which may still arrive. Its way `isOver` when the navigation has ended, wherever.
   */
  requested: { state: State; query: string; replace: boolean; overtook: readonly string[]; isOver?: true } | null;
  /** Shown, and written after a pause. */
  paused: Partial<State>;
  /** Typed, and written with the next change. */
  typed: Partial<State>;
};

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
  const { router } = useRouter();
  const query = writeUrl(schema, readUrl(schema, location.search));
  const address = useMemo(() => readUrl(schema, query), [schema, query]);

  const [stored, setStored] = useState<Ahead<State>>(() => inForce(location.key, address));
  const ahead = arrived(stored, location.key, address, query);
  if (ahead !== stored) setStored(ahead);
  // Two changes of one turn: the second must see the first, which is not drawn yet.
  const latest = useRef(ahead);
  useLayoutEffect(() => {
    latest.current = ahead;
  }, [ahead]);

  const { search, state: entryState } = location;
  const change = useCallback<ChangeUrlState<State>>(
    (next, { replace = false, ahead: when, hold = [], state, scrollsUp = false } = {}) => {
      const before = latest.current;
      const put = (after: Ahead<State>) => {
        latest.current = after;
        setStored(after);
      };
      const now = when === undefined ? submitted(before, hold) : shown(before);
      const wanted = typeof next === 'function' ? next(now) : { ...now, ...next };
      if (when !== undefined) {
        const values = typeof next === 'function' ? wanted : next;
        const place = when === 'pause' ? 'paused' : 'typed';
        put({ ...before, [place]: { ...before[place], ...values } });
        return true;
      }
      // As it will be read back: a text without the spaces around it, a page that makes sense.
      const requested = readUrl(schema, writeUrl(schema, wanted));
      const target = writeUrl(schema, requested);
      const isSame = target === (before.requested?.query ?? query);
      // Back at what the address says while something else was on its way there: no second entry of the same. And a step
      // that is still on its way stays one.
      const replaces = target === query || (replace && before.requested?.replace !== false);
      const overtook = before.requested ? [...before.requested.overtook, before.requested.query] : [];
      const step = { state: requested, query: target, replace: replaces, overtook };
      put({
        ...before,
        requested: isSame ? before.requested : step,
        paused: {},
        typed: only(before.typed, (name) => hold.includes(name)),
      });
      if (isSame) return false;
      // Without the part of the page that was jumped to before: it would be jumped to again with every change.
      const to = addressOf ? addressOf(requested, search) : { search: writeUrl(schema, requested, search) };
      const entry = replaces && state === undefined ? entryState : state;
      const end = () =>
        startTransition(() =>
          setStored((at) => (at.requested === step ? { ...at, requested: { ...step, isOver: true } } : at)),
        );
      // Where the router stands at the step, it is drawn yet; a step back may come before the page has seen it.
      const settle = () => {
        const stands = () => writeUrl(schema, readUrl(schema, router.state.location.search)) === target;
        if (!stands()) return end();
        const stop = router.subscribe(() => {
          if (stands()) return;
          stop();
          end();
        });
      };
      void router.navigate(to, { replace: replaces, preventScrollReset: !scrollsUp, state: entry }).then(settle);
      return true;
    },
    [schema, query, search, entryState, addressOf, router],
  );

  const { paused } = ahead;
  const write = useEffectEvent(() => void change(paused, { replace: true, hold: namesOf(ahead.typed) }));
  useEffect(() => {
    if (namesOf(paused).length === 0) return undefined;
    const timer = setTimeout(write, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [paused]);

  const state = useMemo(() => shown(ahead), [ahead]);
  const typed = useMemo(() => ({ ...state, ...ahead.typed }), [state, ahead.typed]);
  return [state, change, typed];
}

const namesOf = <State extends object>(values: Partial<State>) => Object.keys(values) as (keyof State)[];

function only<State extends object>(values: Partial<State>, isWanted: (name: keyof State) => boolean): Partial<State> {
  const entries = namesOf(values).flatMap((name) => (isWanted(name) ? [[name, values[name]] as const] : []));
  return Object.fromEntries(entries) as Partial<State>;
}

/** Nothing ahead of the address. */
function inForce<State>(key: string, address: State): Ahead<State> {
  return { key, address, requested: null, paused: {}, typed: {} };
}

/** What the page shows: the address, or what is on its way there. */
function shown<State>({ address, requested, paused }: Ahead<State>): State {
  const base = requested?.state ?? address;
  return Object.keys(paused).length > 0 ? { ...base, ...paused } : base;
}

/** What a change that is written builds on: typed texts go along, except those that are held back. */
function submitted<State>(ahead: Ahead<State>, hold: readonly (keyof State)[]): State {
  const state = { ...shown(ahead), ...ahead.typed };
  for (const name of hold) state[name] = shown(ahead)[name];
  return state;
}

/**
 * What is still ahead at another history entry, or at the same one when the way to the other has ended. Where one's own address
 * arrives, what was typed since stays. Any other address is in force; of a text that waits for a submit only what the new address does not contradict stays.
 */
function arrived<State extends object>(ahead: Ahead<State>, key: string, address: State, query: string): Ahead<State> {
  if (ahead.key === key) return ahead.requested?.isOver ? { ...ahead, requested: null } : ahead;
  const after = inForce(key, address);
  const { requested } = ahead;
  if (requested?.query === query) return { ...ahead, key, address, requested: null };
  if (requested?.overtook.includes(query)) return { ...ahead, key, address };
  const isSame = (name: keyof State) => JSON.stringify(ahead.address[name]) === JSON.stringify(address[name]);
  return { ...after, typed: only(ahead.typed, isSame) };
}
