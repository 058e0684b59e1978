import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import * as receipts from '#domain/filing/receipts/receipt-list.ts';
import { recordAttempt } from '#domain/filing/receipts/receipt.ts';
import { submitRecorded, type SubmissionEvent } from '#features/report-tools/control/receipts/submit-recorded.ts';
import * as readable from '#features/report-tools/control/report/readable-answer.ts';
import * as transfer from '#shared/api/transfer.ts';
import { TIMING } from '#shared/config/settings.ts';
import { type ApiError, isApiError } from '#shared/http/api-error.ts';
import { held } from '#tests/held.ts';
import { receiptOf } from './results-and-receipts.ts';

const portal = createPortal();
const attempt = receiptOf({ outcome: 'unknown', answer: '' });

let upload: MockInstance<typeof transfer.upload>;
let addAttempt: MockInstance<typeof receipts.addAttempt>;
let addReceipt: MockInstance<typeof receipts.addReceipt>;
let removeReceipt: MockInstance<typeof receipts.removeReceipt>;

beforeEach(() => {
  upload = vi.spyOn(transfer, 'upload');
  addAttempt = vi.spyOn(receipts, 'addAttempt').mockResolvedValue({ isAllowed: true, isLasting: true });
  addReceipt = vi.spyOn(receipts, 'addReceipt').mockResolvedValue(true);
  removeReceipt = vi.spyOn(receipts, 'removeReceipt').mockResolvedValue(true);
});

/** Submits the attempt; its events are added as they come. */
function submit(given: Partial<Parameters<typeof submitRecorded>[2]> = {}, of = attempt) {
  const events: SubmissionEvent[] = [];
  const { signal } = new AbortController();
  const onEvent = (event: SubmissionEvent) => void events.push(event);
  const options = { portal, signal, onProgress: () => {}, onEvent, mayFollow: () => true };
  return { events, submitted: submitRecorded(of, [], { ...options, ...given }) };
}

/** The events of a submission that the agency answers with data, or the call with an error. */
async function eventsOf(answer: unknown, reportsIn?: () => never): Promise<SubmissionEvent[]> {
  upload.mockReset();
  if (isApiError(answer)) upload.mockRejectedValue(answer);
  else upload.mockResolvedValue(answer);
  const { events, submitted } = submit(reportsIn && { reportsIn });
  await submitted;
  // What is stored is not waited for.
  await new Promise((resolve) => void setTimeout(resolve));
  return events;
}

const fault = () => {
  throw new TypeError('Map.groupBy is not a function');
};

describe('what came of a submission (readings, R4.8)', () => {
  test.each([null, true, '', 'Zaprimljeno', { id: '1' }, [], [1, null], 5])(
    '200 with %j is submitted',
    async (answer) => {
      const [first, second] = await eventsOf(answer);
      expect(first).toMatchObject({ type: 'submitted', answer, receipt: { outcome: 'submitted', key: attempt.key } });
      expect(second).toEqual({ type: 'recordStored', isLasting: true });
    },
  );

  test.each<[string, ApiError]>([
    ['no answer after every byte had left', { kind: 'network', sent: true }],
    ['silence after every byte had left', { kind: 'timeout', sent: true }],
    ['stopped by the sender after every byte had left', { kind: 'cancelled', sent: true }],
    ['a page in place of an answer', { kind: 'contract', sent: true }],
    ['502 of a gateway', { kind: 'http', status: 502, sent: true }],
    ['503 of a gateway', { kind: 'http', status: 503, sent: true }],
    ['504 of a gateway', { kind: 'http', status: 504, sent: true }],
    ['204, which nobody promised', { kind: 'http', status: 204, sent: true }],
  ])('%s is unknown', async (_name, error) => {
    expect(await eventsOf(error)).toEqual([
      { type: 'unknown', receipt: attempt },
      { type: 'recordStored', isLasting: true },
    ]);
    expect(removeReceipt).not.toHaveBeenCalled();
  });

  test.each<[string, ApiError]>([
    ['a cut half-way', { kind: 'network' }],
    ['stopped half-way', { kind: 'cancelled' }],
    ['400', { kind: 'http', status: 400, sent: true }],
    ['500', { kind: 'http', status: 500, sent: true }],
    ['503 with the agency’s own message', { kind: 'http', status: 503, message: 'Održavanje', sent: true }],
    ['a gateway before every byte had left', { kind: 'http', status: 502 }],
  ])('%s is refused, and no record of it stays', async (_name, error) => {
    expect(await eventsOf(error)).toEqual([{ type: 'refused', problem: { kind: 'call', error } }]);
    expect(removeReceipt).toHaveBeenCalledWith(portal.storage, attempt);
  });
});

describe('the record is best effort', () => {
  test('it is recorded as unknown before the first byte is sent, and is completed by the answer', async () => {
    addAttempt.mockImplementation(() => {
      expect(upload).not.toHaveBeenCalled();
      return Promise.resolve({ isAllowed: true, isLasting: true });
    });
    await eventsOf({ note: 'Primljeno' });
    const records = [...addAttempt.mock.calls, ...addReceipt.mock.calls];
    expect(records.map(([, { outcome, answer }]) => [outcome, answer])).toEqual([
      ['unknown', ''],
      ['submitted', 'note: Primljeno'],
    ]);
  });

  test.each([
    ['says no', () => Promise.resolve(false)],
    ['rejects', () => Promise.reject(new Error('quota'))],
    ['throws', fault],
  ])('a storage that %s takes nothing from the outcome (C02)', async (_name, storage) => {
    addAttempt.mockImplementation(async () => ({ isAllowed: true, isLasting: await storage() }));
    addReceipt.mockImplementation(storage);
    const [first, second] = await eventsOf(true);
    expect(first).toMatchObject({ type: 'submitted' });
    expect(second).toEqual({ type: 'recordStored', isLasting: false });
    removeReceipt.mockImplementation(storage);
    expect(await eventsOf({ kind: 'http', status: 400 } satisfies ApiError)).toHaveLength(1);
  });

  test.each([
    ['the text of the answer', undefined],
    ['the reports in the answer', fault],
  ])('a fault in reading %s takes nothing from the outcome', async (_name, reportsIn) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    if (!reportsIn) vi.spyOn(readable, 'readableAnswer').mockImplementationOnce(fault);
    const [first, second] = await eventsOf({ note: 'Primljeno' }, reportsIn);
    expect(first).toMatchObject({ type: 'submitted', receipt: { outcome: 'submitted', reports: attempt.reports } });
    expect(second).toEqual({ type: 'recordStored', isLasting: true });
    logged.mockRestore();
  });

  test('a storage that never answers keeps neither the report nor the outcome back', async () => {
    vi.useFakeTimers();
    addAttempt.mockReturnValue(new Promise(() => {}));
    upload.mockReset().mockResolvedValue(true);
    const { events } = submit();
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect(events[0]).toMatchObject({ type: 'submitted' });
  });

  test('a late storage holds no further submission up; its records keep their order, are told then, and are stored although another tab sent the same bytes', async () => {
    for (const spy of [addAttempt, addReceipt, removeReceipt]) spy.mockRestore();
    vi.useFakeTimers();
    const { wait, release } = held();
    let stored: unknown;
    vi.spyOn(portal.storage.database, 'read').mockImplementation(() => Promise.resolve(stored));
    vi.spyOn(portal.storage.database, 'change').mockImplementation(async (_key, next) => {
      await wait;
      stored = next(stored);
    });
    const mayFollow = vi.fn<(receipts: readonly object[]) => boolean>(() => false);
    const noAnswer: ApiError = { kind: 'network', sent: true };
    const refusal: ApiError = { kind: 'http', status: 400 };
    upload.mockReset().mockResolvedValueOnce(true).mockRejectedValueOnce(refusal).mockRejectedValueOnce(noAnswer);
    const told: SubmissionEvent[][] = [];
    for (const key of ['first', 'refused', 'last']) {
      const { events, submitted } = submit({ mayFollow }, { ...attempt, key });
      // oxlint-disable-next-line no-await-in-loop -- one submission after the other
      await vi.advanceTimersByTimeAsync(TIMING.database);
      // Another submission may begin.
      // oxlint-disable-next-line no-await-in-loop -- one submission after the other
      await submitted;
      told.push(events);
    }
    expect(told.map((events) => events.map(({ type }) => type))).toEqual([['submitted'], ['refused'], ['unknown']]);
    vi.useRealTimers();
    release();
    const records = await portal.storage.lists.get(receipts.receiptList).read();
    expect(records.map(({ key, outcome }) => [key, outcome])).toEqual([
      ['last', 'unknown'],
      ['first', 'submitted'],
    ]);
    for (const at of [0, 2]) expect(told[at]?.slice(1)).toEqual([{ type: 'recordStored', isLasting: true }]);
    expect(mayFollow).not.toHaveBeenCalled();
  });

  test('what was sent by another tab meanwhile is not sent', async () => {
    addAttempt.mockResolvedValue({ isAllowed: false, isLasting: true });
    expect(await eventsOf(true)).toEqual([{ type: 'sentMeanwhile' }]);
    expect(upload).not.toHaveBeenCalled();
  });

  test('no random ids of secure pages are needed', () => {
    vi.stubGlobal('crypto', undefined);
    const keys = [1, 2, 3].map(() => recordAttempt({ version: 'new', reports: [], files: [] }).key);
    expect(new Set(keys).size).toBe(3);
  });
});
