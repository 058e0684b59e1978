import type { StoredList } from '#shared/storage/stored-list.ts';
import { holdLock, type Taking } from '#shared/timing/locks.ts';
import { createFlow, type Flow, type FlowDefinition } from './create-flow.ts';

/**
 * Where a flow goes on. `reading`: what is stored has not been read yet. `free`: nowhere, and every tab may change it. `here`:
 * this tab has the lock, works and stores. `elsewhere`: another tab does, and this one shows what it stores.
 */
type FlowPlace = 'reading' | 'free' | 'here' | 'elsewhere';

type OneTabState<State> = { state: State; place: FlowPlace };

type OneTabDefinition<State, Event, Stored> = FlowDefinition<State, Event> & {
  name: string;
  /** The list that has the flow as its only entry. */
  list: Pick<StoredList<Stored>, 'read' | 'change' | 'subscribe' | 'current'>;
  toStored: (state: State) => Stored | null;
  fromStored: (stored: Stored) => State;
  /** Whether it goes on by itself. Otherwise the lock is given up. */
  isWorking: (state: State) => boolean;
};

type TabEvent<State, Event> = { type: 'own'; event: Event } | ({ type: 'shown' } & OneTabState<State>);

export type OneTabFlow<State, Event> = Pick<Flow<OneTabState<State>, Event>, 'current' | 'subscribe' | 'start'> & {
  /** Sends what a person did. In a tab that does not have the lock, it takes it and goes on from what is stored. */
  send: (event: Event) => void;
  /** Goes on here instead of in the other tab. */
  takeOver: () => void;
  /** Stores what is not stored yet. */
  flush: () => void;
};

/** How long gathered changes wait before they are stored, in milliseconds. */
const STORE_AFTER = 1000;

/**
 * A flow that is stored as it goes and on which one tab works at a time: it alone stores. The others show what it stores, and one
 * of them goes on when it is closed.
 */
export function createOneTabFlow<State, Event, Stored>(
  definition: OneTabDefinition<State, Event, Stored>,
): OneTabFlow<State, Event> {
  const { name, list, initial, reduce, isGathered = () => false, isWorking } = definition;
  const flow: Flow<OneTabState<State>, TabEvent<State, Event>> = createFlow({
    initial: { state: initial, place: 'reading' },
    reduce(tab: OneTabState<State>, event: TabEvent<State, Event>) {
      if (event.type === 'shown') return { state: event.state, place: event.place };
      const state = reduce(tab.state, event.event);
      return state === tab.state ? tab : { ...tab, state };
    },
    effects: ({ state, place }) =>
      (place === 'here' ? definition.effects(state) : []).map(({ key, run }) => ({
        key,
        run: ({ signal }) => run({ signal, state: now, send: (event) => (signal.aborted ? undefined : act(event)) }),
      })),
    isGathered: (event) => event.type === 'own' && isGathered(event.event),
  });
  /** Ends holding the lock, or waiting for it; null without either. */
  let claim: AbortController | null = null;
  let storing: ReturnType<typeof setTimeout> | undefined;
  let lastStored: Promise<unknown> = Promise.resolve();
  let turn: Promise<unknown> = Promise.resolve();
  let isStarted = false;

  const now = () => flow.current().state;
  const isAt = (place: FlowPlace) => flow.current().place === place;
  const show = (place: FlowPlace, state = now()) => flow.send({ type: 'shown', place, state });
  const stateOf = (items: readonly Stored[] | null) => (items?.[0] ? definition.fromStored(items[0]) : initial);

  function store(): void {
    clearTimeout(storing);
    storing = undefined;
    const [own, stored] = [claim, definition.toStored(now())];
    // Another tab may take the lock before it is written.
    lastStored = list.change((items) => (own?.signal.aborted ? items : stored === null ? [] : [stored]));
  }

  function flush(): void {
    if (storing !== undefined) store();
  }

  /** Gives up the lock once everything is stored, because the tab that takes it next reads that. */
  function giveUp(isStill: () => boolean): void {
    flush();
    const [own, stored] = [claim, lastStored];
    void stored.then(() => {
      if (claim !== own || lastStored !== stored || !isStill()) return;
      claim = null;
      own?.abort();
      if (isStarted) show('free');
    });
  }

  const settle = () => {
    if (isAt('here') && !isWorking(now())) giveUp(() => !isWorking(now()) && storing === undefined);
  };

  /** Takes the lock and goes on from what is stored; false when another tab has it. */
  async function claimHere(taking: Taking): Promise<boolean> {
    // What is still being written by this tab must not be lost.
    await lastStored;
    claim?.abort();
    const own = new AbortController();
    claim = own;
    const onLost = () => {
      own.abort();
      if (claim === own && isStarted) void showOther();
    };
    if (!(await holdLock(name, own.signal, { taking, onLost }))) return false;
    const items = await list.read();
    if (own.signal.aborted) return false;
    show('here', stateOf(items));
    return true;
  }

  /** Shows what another tab does, until that tab gives up the lock or is closed. */
  async function showOther(state = now()): Promise<void> {
    clearTimeout(storing);
    storing = undefined;
    show('elsewhere', state);
    if (await claimHere('wait')) settle();
  }

  async function open(): Promise<void> {
    const state = stateOf(await list.read());
    if (!isStarted) return;
    if (!isWorking(state)) show('free', state);
    else if (await claimHere('ifFree')) settle();
    else if (isStarted) await showOther(state);
  }

  /** Sends an event to the flow of this tab, and stores what it changed. */
  function act(event: Event): void {
    const before = now();
    flow.send({ type: 'own', event });
    if (now() === before) return;
    if (isGathered(event)) storing ??= setTimeout(store, STORE_AFTER);
    else store();
    settle();
  }

  function follow(): void {
    const { items } = list.current();
    if (items === null || (!isAt('free') && !isAt('elsewhere'))) return;
    const state = stateOf(items);
    show(flow.current().place, state);
    if (isAt('free') && isWorking(state)) void showOther();
  }

  return {
    current: flow.current,
    subscribe: flow.subscribe,
    flush,
    send(event) {
      if (isAt('here')) return act(event);
      // Events that come meanwhile wait for their turn.
      turn = turn.then(async () => {
        if (!isStarted || !(isAt('here') || (await claimHere('steal')))) return;
        act(event);
        settle();
      });
    },
    takeOver: () => void claimHere('steal').then((isHere) => isHere && settle()),
    start() {
      isStarted = true;
      const stop = flow.start();
      const unsubscribe = list.subscribe(follow);
      void open();
      return () => {
        isStarted = false;
        unsubscribe();
        stop();
        giveUp(() => !isStarted);
        flow.send({ type: 'shown', place: 'reading', state: now() });
      };
    },
  };
}
