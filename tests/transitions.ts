import { expect, test } from 'vitest';

/** One event of every type of a state machine; the type makes it complete. */
export type EventTable<Event extends { type: string }> = { [Type in Event['type']]: Extract<Event, { type: Type }> };

/** One example of every step, with the next state for each event that belongs to it. */
export type Steps<State, Event extends { type: string }> = Record<
  string,
  { state: State; moves: Partial<Record<Event['type'], State>> }
>;

/** Tries every event in every step (docs/architecture.md, flow). An event not listed for a step must return the same state. */
export function testTransitions<State, Event extends { type: string }>(
  reducer: (state: State, event: Event) => State,
  events: EventTable<Event>,
  steps: Steps<State, Event>,
): void {
  const transitions = Object.entries(steps).flatMap(([step, { state, moves }]) =>
    Object.values<Event>(events).map((event) => {
      const type: Event['type'] = event.type;
      return { step, type, state, event, next: moves[type] };
    }),
  );
  test.each(transitions)('$step + $type', ({ state, event, next }) => {
    const result = reducer(state, event);
    if (next) expect(result).toEqual(next);
    else expect(result).toBe(state);
  });
}
