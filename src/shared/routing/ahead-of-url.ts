/** A change that is on its way into the address. */
export type Step<State> = {
  /** The whole state it leads to, and the query it will have. */
  state: State;
  query: string;
  /** It takes the place of the history entry at which it was made. */
  replace: boolean;
  /** The queries of steps that it overtook: they may still arrive. */
  overtook: readonly string[];
  /** Its navigation has ended, wherever it led. */
  isOver?: true;
};

/** What a page shows or holds that its address does not say yet, at one history entry. */
export type Ahead<State> = {
  /** The history entry, and what its address says. */
  key: string;
  address: State;
  step: Step<State> | null;
  /** Shown, and written after a pause of typing. */
  paused: Partial<State>;
  /** In its field only, and written with the next change. */
  typed: Partial<State>;
};

/** The names of the values that are given. */
export const namesOf = <State extends object>(values: Partial<State>) => Object.keys(values) as (keyof State)[];

/** The address is in force. */
export function nothingAhead<State>(key: string, address: State): Ahead<State> {
  return { key, address, step: null, paused: {}, typed: {} };
}

/** What the page shows: what its address says or will say, and what is typed before a pause. */
export function shownState<State extends object>({ address, step, paused }: Ahead<State>): State {
  const base = step?.state ?? address;
  return namesOf(paused).length > 0 ? { ...base, ...paused } : base;
}

/** What a change that is written builds on: what is shown with the typed texts, except those that are held back. */
export function stateToWrite<State extends object>(ahead: Ahead<State>, hold: readonly (keyof State)[]): State {
  return { ...shownState(ahead), ...only(ahead.typed, (name) => !hold.includes(name)) };
}

/** After values were typed that are written later: after a pause, or with the next change. */
export function afterTyping<State>(
  ahead: Ahead<State>,
  until: 'pause' | 'submit',
  values: Partial<State>,
): Ahead<State> {
  const place = until === 'pause' ? 'paused' : 'typed';
  return { ...ahead, [place]: { ...ahead[place], ...values } };
}

/** The step to a state; null when the page is there already, or on its way there. `present` is the query of the address. */
export function stepTo<State>(
  { step: before }: Ahead<State>,
  { state, query, replace }: Pick<Step<State>, 'state' | 'query' | 'replace'>,
  present: string,
): Step<State> | null {
  if (query === (before?.query ?? present)) return null;
  return {
    state,
    query,
    // Back at what the address says while something else was on its way there: no second entry of the same. And a step
    // that is still on its way stays one.
    replace: query === present || (replace && before?.replace !== false),
    overtook: before ? [...before.overtook, before.query] : [],
  };
}

/** After a change was written, with a new step or none: only the texts that are held back are still ahead by themselves. */
export function afterWriting<State extends object>(
  ahead: Ahead<State>,
  step: Step<State> | null,
  hold: readonly (keyof State)[],
): Ahead<State> {
  return { ...ahead, step: step ?? ahead.step, paused: {}, typed: only(ahead.typed, (name) => hold.includes(name)) };
}

/** After the navigation of a step has ended; a later step is not touched by it. */
export function afterStep<State>(ahead: Ahead<State>, step: Step<State>): Ahead<State> {
  return ahead.step === step ? { ...ahead, step: { ...step, isOver: true } } : ahead;
}

/**
 * What is still ahead where the page stands now.
 * - At the same history entry: everything; the step only until its navigation has ended, which then led back here.
 * - Where its own step has led: what was typed since. Where a step has led that was overtaken: the later step as well.
 * - At any other address: only texts that wait for a submit, where the address does not name another value for them.
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

/** The values whose names are wanted. */
function only<State extends object>(values: Partial<State>, isWanted: (name: keyof State) => boolean): Partial<State> {
  const entries = namesOf(values).flatMap((name) => (isWanted(name) ? [[name, values[name]] as const] : []));
  return Object.fromEntries(entries) as Partial<State>;
}
