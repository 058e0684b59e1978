/** A change that is being written to the address. */
export type Step<State> = {
  /** The whole new state, and its query. */
  state: State;
  query: string;
  /** Replaces the history entry at which it was made. */
  replace: boolean;
  /** Queries of earlier steps that it overtook; their navigations may still arrive. */
  overtook: readonly string[];
  /** Its navigation has ended, wherever it led. */
  isOver?: true;
};

/** What a page shows or holds, at one history entry, that its address does not say yet. */
export type Ahead<State> = {
  /** Key and state of the history entry. */
  key: string;
  address: State;
  step: Step<State> | null;
  /** Shown, and written after a pause in typing. */
  paused: Partial<State>;
  /** Only in its field, and written with the next change. */
  typed: Partial<State>;
};

/** The names of the given values. */
export const namesOf = <State extends object>(values: Partial<State>) => Object.keys(values) as (keyof State)[];

/** Nothing is ahead: the state of the address applies. */
export function nothingAhead<State>(key: string, address: State): Ahead<State> {
  return { key, address, step: null, paused: {}, typed: {} };
}

/** What the page shows: the state of the address or of the pending step, and the values whose typing has not paused yet. */
export function shownState<State extends object>({ address, step, paused }: Ahead<State>): State {
  const base = step?.state ?? address;
  return namesOf(paused).length > 0 ? { ...base, ...paused } : base;
}

/** The state that a written change builds on: what is shown plus the typed texts, except those in `hold`. */
export function stateToWrite<State extends object>(ahead: Ahead<State>, hold: readonly (keyof State)[]): State {
  return { ...shownState(ahead), ...only(ahead.typed, (name) => !hold.includes(name)) };
}

/** After typing values that are written later: after a pause, or with the next change. */
export function afterTyping<State>(
  ahead: Ahead<State>,
  until: 'pause' | 'submit',
  values: Partial<State>,
): Ahead<State> {
  const place = until === 'pause' ? 'paused' : 'typed';
  return { ...ahead, [place]: { ...ahead[place], ...values } };
}

/** The step to a state; null when the page is there already or on its way there. `present` is the query of the address. */
export function stepTo<State>(
  { step: before }: Ahead<State>,
  { state, query, replace }: Pick<Step<State>, 'state' | 'query' | 'replace'>,
  present: string,
): Step<State> | null {
  if (query === (before?.query ?? present)) return null;
  return {
    state,
    query,
    // Back at the query of the address while another step is pending: replaces, so that history has no second entry with the
    // same query. A step that overtakes one with a new entry needs a new entry as well.
    replace: query === present || (replace && before?.replace !== false),
    overtook: before ? [...before.overtook, before.query] : [],
  };
}

/** After a change was written, with a new step or none: only the typed texts in `hold` are still ahead. */
export function afterWriting<State extends object>(
  ahead: Ahead<State>,
  step: Step<State> | null,
  hold: readonly (keyof State)[],
): Ahead<State> {
  return { ...ahead, step: step ?? ahead.step, paused: {}, typed: only(ahead.typed, (name) => hold.includes(name)) };
}

/** After the navigation of a step has ended; a later step is not affected. */
export function afterStep<State>(ahead: Ahead<State>, step: Step<State>): Ahead<State> {
  return ahead.step === step ? { ...ahead, step: { ...step, isOver: true } } : ahead;
}

/**
 * What is still ahead at the current history entry and address.
 * - At the same history entry: everything, but no step whose navigation has ended, because it led back here.
 * - Where its own step has led: what was typed since. Where an overtaken step has led: the later step as well.
 * - At any other address: only texts that wait for a submit, unless the address has another value for them.
 */
export function aheadAt<State extends object>(
  ahead: Ahead<State>,
  key: string,
  address: State,
  query: string,
): Ahead<State> {
  const { step } = ahead;
  if (ahead.key === key) return step?.isOver ? { ...ahead, step: null } : ahead;
  if (step?.query === query) return { ...ahead, key, address, step: null };
  if (step?.overtook.includes(query)) return { ...ahead, key, address };
  const isSame = (name: keyof State) => JSON.stringify(ahead.address[name]) === JSON.stringify(address[name]);
  return { ...nothingAhead(key, address), typed: only(ahead.typed, isSame) };
}

/** The values whose names pass `isWanted`. */
function only<State extends object>(values: Partial<State>, isWanted: (name: keyof State) => boolean): Partial<State> {
  const entries = namesOf(values).flatMap((name) => (isWanted(name) ? [[name, values[name]] as const] : []));
  return Object.fromEntries(entries) as Partial<State>;
}
