import type { ApiDispatch } from '#shared/api/api.ts';
import { errorReason, isApiError, toCallError } from '#shared/http/api-error.ts';
import type { StoredList } from '#shared/storage/stored-list.ts';
import { nextCell } from './cells.ts';
import { type CheckEvent, checkReducer, type CheckState, NO_CHECK } from './check-machine.ts';
import type { Check, CheckRow, CheckColumn, FailureReason, StoredCheck } from './list-check.ts';
import { toStored } from './stored-check.ts';

/** Most cells requested at the same time, each with one call at a time. */
const AT_ONCE = 4;
/** How long answers are gathered before they are shown, in milliseconds: hundreds of rows are not rendered for each. */
const SHOW_AFTER = 100;
/** How long they are gathered before they are stored. */
const STORE_AFTER = 1000;
/** Longest time a timer can wait. */
const LONGEST_TIMER = 2_147_483_647;

const GATHERED: readonly CheckEvent['type'][] = ['requested', 'answered', 'failed'];

type RunnerParts = {
  dispatch: ApiDispatch;
  list: StoredList<StoredCheck>;
  /** Called with each new state; `isGathered` for answers, which may be shown a little later. */
  onChange: (state: CheckState, isGathered: boolean) => void;
};

export type CheckRunner = {
  /** Reads the stored check; one that was running goes on. */
  open: () => Promise<void>;
  send: (event: CheckEvent) => void;
  /** Stores what is not stored yet and aborts pending calls. */
  leave: () => void;
  /** Stores what is not stored yet. */
  flush: () => void;
};

/**
 * Runs the check of a list: four cells at a time, as the agency allows, in one tab at a time. It is stored as it goes, so that a
 * reload goes on where it stopped.
 */
export function createCheckRunner({ dispatch, list, onChange }: RunnerParts): CheckRunner {
  let state: CheckState = NO_CHECK;
  let calls = new AbortController();
  let showing: ReturnType<typeof setTimeout> | undefined;
  let storing: ReturnType<typeof setTimeout> | undefined;
  let release: ReturnType<typeof setTimeout> | undefined;
  /** The right to be the only tab that runs it. */
  let right: 'none' | 'requested' | (() => void) = 'none';
  let isLeft = false;
  const pending = new Set<object>();

  function show(isGathered: boolean): void {
    clearTimeout(showing);
    showing = undefined;
    if (!isLeft) onChange(state, isGathered);
  }

  function store(): void {
    clearTimeout(storing);
    storing = undefined;
    const stored = toStored(state);
    void list.change(() => (stored ? [stored] : []));
  }

  function flush(): void {
    if (storing !== undefined) store();
  }

  function move(event: CheckEvent): void {
    const next = checkReducer(state, event);
    if (next === state || isLeft) return;
    const isGathered = next.step === state.step && GATHERED.includes(event.type);
    state = next;
    if (isGathered) showing ??= setTimeout(show, SHOW_AFTER, true);
    else show(false);
    clearTimeout(release);
    if (state.step === 'held')
      release = setTimeout(
        () => send({ type: 'released' }),
        Math.min(LONGEST_TIMER, Math.max(0, state.until - Date.now())),
      );
    // What another tab stores is not overwritten by a tab that only looks.
    if (event.type === 'restored' || (event.type === 'paused' && event.why === 'elsewhere')) return;
    if (isGathered) storing ??= setTimeout(store, STORE_AFTER);
    else store();
  }

  async function request(row: CheckRow, column: CheckColumn, check: Check): Promise<void> {
    const { signal } = calls;
    const token = {};
    const cell = { id: row.id, column };
    pending.add(token);
    try {
      const { requestCell } = await import('./request-cell.ts');
      const answer = await requestCell(row, column, { dispatch, check, signal });
      if (!signal.aborted) move({ type: 'answered', id: row.id, answer, at: new Date().toISOString() });
    } catch (thrown) {
      const error = toCallError(thrown);
      if (signal.aborted) return;
      if (error.retryAfter !== undefined) move({ type: 'held', ...cell, until: Date.now() + error.retryAfter });
      else if (error.kind === 'network' && !navigator.onLine) {
        move({ type: 'held', ...cell, until: 0 });
        move({ type: 'paused', why: 'offline' });
      } else move({ type: 'failed', ...cell, reason: failureReason(error) });
    } finally {
      pending.delete(token);
    }
  }

  /** Requests cells until four are pending; each that ends makes place for the next. */
  function pump(): void {
    while (state.step === 'running' && pending.size < AT_ONCE) {
      const next = nextCell(state.check);
      if (!next) break;
      const { check } = state;
      move({ type: 'requested', id: next.row.id, column: next.column });
      void request(next.row, next.column, check).then(pump);
    }
    if (state.step !== 'running' && state.step !== 'held') giveUpRight();
  }

  function giveUpRight(): void {
    if (typeof right === 'function') right();
    if (right !== 'requested') right = 'none';
  }

  async function runHere(): Promise<void> {
    if (right === 'requested') return;
    if (right === 'none') {
      right = 'requested';
      const given = await onlyHere();
      right = given ?? 'none';
      if (isLeft) return giveUpRight();
      if (!given) move({ type: 'paused', why: 'elsewhere' });
    }
    pump();
  }

  async function open(isContinued = false): Promise<void> {
    const [stored] = await list.read();
    if (!stored || isLeft) return;
    const { isRunning, ...check } = stored;
    send({ type: 'restored', check, isRunning: isRunning || isContinued });
  }

  function send(event: CheckEvent): void {
    if (event.type === 'cancelled' || event.type === 'closed') {
      calls.abort();
      calls = new AbortController();
      pending.clear();
    }
    if (event.type === 'continued' && state.step === 'paused' && state.why === 'elsewhere') {
      // The other tab has gone on meanwhile.
      state = NO_CHECK;
      void open(true);
      return;
    }
    move(event);
    if (state.step === 'running') void runHere();
    else pump();
  }

  function leave(): void {
    flush();
    isLeft = true;
    clearTimeout(showing);
    clearTimeout(release);
    calls.abort();
    giveUpRight();
  }

  return { open, send, leave, flush };
}

/** The reason of a failed cell, in the categories that the page tells apart. */
function failureReason(error: unknown): FailureReason {
  if (!isApiError(error)) return 'other';
  const reason = errorReason(error);
  const isTold = reason === 'forbidden' || reason === 'tooMany' || reason === 'network' || reason === 'timeout';
  return isTold ? reason : 'other';
}

/** Makes this the only tab that runs a check, until the result is called; null when another tab does. Without locks every tab may. */
async function onlyHere(): Promise<(() => void) | null> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return () => undefined;
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) =>
      lock ? new Promise<void>((released) => resolve(() => released())) : resolve(null);
    locks.request('list-check', { ifAvailable: true }, hold).catch(() => resolve(() => undefined));
  });
}
