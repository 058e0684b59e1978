import type { CallQueue } from '#shared/api/call-queue.ts';
import type { Effect } from '#shared/flow/create-flow.ts';
import { createOneTabFlow } from '#shared/flow/one-tab-flow.ts';
import { type ApiError, errorReason, toCallError } from '#shared/http/api-error.ts';
import type { StoredList } from '#shared/storage/stored-list.ts';
import { LONGEST_TIMER } from '#shared/timing/longest-timer.ts';
import { openCells, questionOf } from './cells.ts';
import {
  type CheckEvent,
  checkReducer,
  type CheckState,
  fromStored,
  isRunning,
  NO_CHECK,
  toStored,
} from './check-machine.ts';
import type { CellValue, Check, CheckColumn, CheckRow, FailureReason, StoredCheck } from './list-check.ts';

/** So many cells wait in the queue, so that none of its places stays free; the others follow row by row. */
const AHEAD = 4;

const GATHERED: readonly CheckEvent['type'][] = ['requested', 'answered', 'failed'];

type CheckParts = {
  queue: CallQueue;
  list: Pick<StoredList<StoredCheck>, 'read' | 'change' | 'subscribe' | 'current'>;
  /** Requests a cell. Rejects with the `ApiError` of a call that fails. */
  request: (row: CheckRow, column: CheckColumn, check: Check, signal: AbortSignal) => Promise<CellValue>;
  isOnline: () => boolean;
};

type CheckEffect = Effect<CheckState, CheckEvent>;

/** The check of a list: its cells are requested through the portal's queue, by one tab at a time, and stored as they come. */
export const createCheckFlow = (parts: CheckParts) =>
  createOneTabFlow<CheckState, CheckEvent, StoredCheck>({
    name: 'list-check',
    list: parts.list,
    toStored,
    fromStored,
    initial: NO_CHECK,
    reduce: checkReducer,
    isGathered: ({ type }) => GATHERED.includes(type),
    isWorking: (state) =>
      isRunning(state) ||
      (state.step === 'paused' && (state.why === 'offline' || openCells(state.check, 0).length > 0)),
    effects(state) {
      if (state.step === 'none' || state.step === 'cancelled' || state.step === 'finished') return [];
      const { check } = state;
      const cells = openCells(check, state.step === 'running' ? AHEAD : 0);
      return [
        ...cells.map(({ row, column }) => cellEffect(parts, check, row, column)),
        ...(isRunning(state) ? [holdEffect(parts)] : []),
        ...(state.step === 'held' ? [releaseEffect(state.until)] : []),
        ...(state.step === 'paused' && state.why === 'offline' ? [onlineEffect] : []),
      ];
    },
  });

function cellEffect(parts: CheckParts, check: Check, row: CheckRow, column: CheckColumn): CheckEffect {
  const question = questionOf(check, row, column);
  return {
    key: question.key,
    async run({ signal, send }) {
      try {
        const value = await parts.queue.add(
          () => {
            send({ type: 'requested', question });
            return parts.request(row, column, check, signal);
          },
          { signal },
        );
        send({ type: 'answered', question, value, at: new Date().toISOString() });
      } catch (thrown) {
        if (signal.aborted) return;
        const error = toCallError(thrown);
        if (error.kind === 'network' && !parts.isOnline()) send({ type: 'offline', question });
        else send({ type: 'failed', question, reason: failureReason(error) });
      }
    },
  };
}

const holdEffect = ({ queue }: CheckParts): CheckEffect => ({
  key: 'hold',
  run: ({ signal, send }) =>
    signal.addEventListener(
      'abort',
      queue.onHold((until) => send({ type: 'held', until })),
    ),
});

const releaseEffect = (until: number): CheckEffect => ({
  key: `release ${until}`,
  run({ signal, send }) {
    const wait = Math.min(LONGEST_TIMER, Math.max(0, until - Date.now()));
    const timer = setTimeout(() => send({ type: 'released' }), wait);
    signal.addEventListener('abort', () => clearTimeout(timer));
  },
});

const onlineEffect: CheckEffect = {
  key: 'online',
  run: ({ signal, send }) => window.addEventListener('online', () => send({ type: 'online' }), { signal }),
};

/** The reason of a failed cell, in the categories that the page tells apart. */
function failureReason(error: ApiError): FailureReason {
  const reason = errorReason(error);
  const isTold = reason === 'forbidden' || reason === 'tooMany' || reason === 'network' || reason === 'timeout';
  return isTold ? reason : 'other';
}
