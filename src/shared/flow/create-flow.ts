import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** Something that a state asks for: a call, a timer, a listener. */
export type Effect<State, Event> = {
  /** What it does and for which question: it goes on while the state asks for the same, and is aborted when it does not. */
  key: string;
  /** `send` does nothing once the effect is aborted, so an answer to an old question is never heard. */
  run: (context: EffectContext<State, Event>) => void | Promise<void>;
};

type EffectContext<State, Event> = {
  signal: AbortSignal;
  send: (event: Event) => void;
  state: () => State;
};

export type FlowDefinition<State, Event> = {
  initial: State;
  /** Pure; the same state means that the event changed nothing. */
  reduce: (state: State, event: Event) => State;
  /** Pure; what a state asks for. */
  effects: (state: State) => readonly Effect<State, Event>[];
  /** Whether what an event changed may be shown a little later, together with others. */
  isGathered?: (event: Event) => boolean;
};

/** A flow that outlives the renderings of its page (architecture, One way for each kind of state). */
export type Flow<State, Event> = {
  current: () => State;
  send: (event: Event) => void;
  /** Calls the listener after changes; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** Begins what the state asks for; the result of it aborts everything, until it is started again. */
  start: () => () => void;
};

/** How long gathered changes wait before they are shown, in milliseconds: hundreds of rows are not rendered for each answer. */
const SHOW_AFTER = 100;

/** A flow: a pure reducer, and effects that run as long as its state asks for them. It begins when it is started. */
export function createFlow<State, Event>({
  initial,
  reduce,
  effects,
  isGathered = () => false,
}: FlowDefinition<State, Event>): Flow<State, Event> {
  let state = initial;
  let isStarted = false;
  let showing: ReturnType<typeof setTimeout> | undefined;
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  function show(): void {
    clearTimeout(showing);
    showing = undefined;
    for (const listener of listeners) listener();
  }

  function begin({ key, run }: Effect<State, Event>): void {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(key, controller);
    const context = {
      signal,
      send: (event: Event) => {
        if (!signal.aborted) send(event);
      },
      state: () => state,
    };
    // Later, so that what it sends at once finds the other effects begun.
    void Promise.resolve()
      .then(() => (signal.aborted ? undefined : run(context)))
      .catch((error: unknown) => console.error(error));
  }

  /** Aborts what the state does not ask for any more and begins what it asks for now. What has ended by itself stays until then. */
  function follow(): void {
    const wanted = new Map(isStarted ? effects(state).map((effect) => [effect.key, effect] as const) : []);
    for (const [key, controller] of running)
      if (!wanted.has(key)) {
        running.delete(key);
        controller.abort();
      }
    for (const effect of wanted.values()) if (!running.has(effect.key)) begin(effect);
  }

  function send(event: Event): void {
    const next = reduce(state, event);
    if (next === state) return;
    state = next;
    follow();
    if (isGathered(event)) showing ??= setTimeout(show, SHOW_AFTER);
    else show();
  }

  return {
    current: () => state,
    send,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      isStarted = true;
      follow();
      return () => {
        isStarted = false;
        clearTimeout(showing);
        showing = undefined;
        follow();
      };
    },
  };
}

/** A flow of this page: made with its first rendering, started when it is visible, and stopped when the page is left. */
export function useFlow<State, Event, OwnFlow extends Flow<State, Event>>(
  create: () => OwnFlow & Flow<State, Event>,
): { state: State; flow: OwnFlow } {
  const [flow] = useState(create);
  // As a layout effect: files may be dropped as soon as the page is visible.
  useLayoutEffect(() => flow.start(), [flow]);
  return { state: useSyncExternalStore(flow.subscribe, flow.current, flow.current), flow };
}
