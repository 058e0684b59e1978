import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type Client, NEW_CLIENT } from '#domain/filing/clients/client.ts';
import {
  batchReducer,
  type BatchEvent,
  type BatchItem,
  type BatchState,
  type BatchStep,
  NO_BATCH,
} from '#features/report-tools/templates/batch/batch-machine.ts';
import {
  commonOf,
  countsOf,
  finishedFiles,
  makeZip,
  missingForBatch,
  ownOrCommon,
} from '#features/report-tools/templates/batch/batch.ts';
import { EMPTY_FORM } from '#features/report-tools/templates/template-form.ts';
import { testTransitions } from '#tests/transitions.ts';

const clientOf = (jib: string): Client => ({ ...NEW_CLIENT, jib, name: `K${jib}` });
const clients = ['1', '2', '3', '4'].map(clientOf);
const corrected = { ...clientOf('2'), legalEntityTypeId: 5 };
const doneAs = (name: string) => ({ step: 'done', name, file: new Blob(['PK']) }) as const;
const done = doneAs('a.xlsx');
const failed: BatchStep = { step: 'failed', error: { kind: 'network' } };
const running: BatchStep = { step: 'running' };
const waiting: BatchStep = { step: 'waiting' };
const cancelled: BatchStep = { step: 'cancelled' };

/** The clients in their steps, as many as there are steps. */
const items = (...steps: BatchStep[]): BatchItem[] =>
  clients.flatMap((client, at) => (steps[at] ? [{ client, at: steps[at] }] : []));

const formData = { creatorType: 1, creatorId: 1008, reportTypeId: 37, accountingPeriod: 2025 } as const;
/** One example of every step. */
const begun = { step: 'running', common: formData, saved: 0, zipFailed: false } as const;
const midway = { ...begun, kind: 'template', items: items(done, failed, running, waiting) } as const;
const ended = { ...midway, step: 'ended', items: items(done, failed, cancelled, cancelled), saved: 1 } as const;
const unsaved = { ...ended, saved: 0, zipFailed: true } as const;

const started: BatchState = { ...begun, kind: 'estimate', items: items(waiting, waiting) };
const retried: BatchState = {
  ...ended,
  step: 'running',
  items: items(done, waiting, waiting, waiting).map((item) =>
    item.client.jib === corrected.jib ? { ...item, client: corrected } : item,
  ),
};

testTransitions<BatchState, BatchEvent>(
  batchReducer,
  {
    started: { type: 'started', kind: 'estimate', common: formData, clients: clients.slice(0, 2) },
    moved: { type: 'moved', jib: '3', at: done },
    cancelled: { type: 'cancelled' },
    ended: { type: 'ended' },
    retried: { type: 'retried', clients: [corrected, clientOf('4')] },
    saving: { type: 'saving' },
    saved: { type: 'saved', count: 3 },
    zipFailed: { type: 'zipFailed' },
    closed: { type: 'closed' },
  },
  {
    none: { state: NO_BATCH, moves: { started } },
    running: {
      state: midway,
      moves: {
        moved: { ...midway, items: items(done, failed, done, waiting) },
        cancelled: { ...midway, items: items(done, failed, cancelled, cancelled) },
        ended: { ...midway, step: 'ended' },
        saving: { ...midway },
        saved: { ...midway, saved: 3 },
        zipFailed: { ...midway, zipFailed: true },
      },
    },
    ended: {
      state: ended,
      moves: {
        started,
        retried,
        saving: { ...ended },
        saved: { ...ended, saved: 3 },
        zipFailed: { ...ended, zipFailed: true },
        closed: NO_BATCH,
      },
    },
    'ended, in no archive': {
      state: unsaved,
      moves: {
        started,
        retried: { ...retried, saved: 0 },
        saving: { ...unsaved, zipFailed: false },
        saved: { ...unsaved, saved: 3, zipFailed: false },
        zipFailed: unsaved,
        closed: NO_BATCH,
      },
    },
  },
);

const of = (...steps: BatchStep[]) => ({ items: items(...steps) });

test('what was not made for whatever reason counts as failed', () => {
  const batch = of({ step: 'withoutType' }, { step: 'notBillable' }, failed, cancelled);
  expect(countsOf(batch)).toEqual({ total: 4, done: 0, failed: 3, cancelled: 1 });
  expect(countsOf(of(done, waiting))).toEqual({ total: 2, done: 1, failed: 0, cancelled: 0 });
});

test('names in the archive differ, also by letter case alone', async () => {
  const files = finishedFiles(of(done, doneAs('A.xlsx'), waiting, done));
  expect(files.map(({ name }) => name)).toEqual(['a.xlsx', 'A (2).xlsx', 'a (3).xlsx']);
  const zip = unzipSync(new Uint8Array(await (await makeZip(files)).arrayBuffer()));
  expect(Object.keys(zip)).toEqual(['a.xlsx', 'A (2).xlsx', 'a (3).xlsx']);
  expect(new TextDecoder().decode(zip['a.xlsx'])).toBe('PK');
});

test('a batch needs creator type, creator, report type and period from the form', () => {
  const offered = () => true;
  const all = ['creatorType', 'creatorId', 'reportTypeId', 'accountingPeriod'];
  expect(missingForBatch(EMPTY_FORM, clients, offered)).toEqual(all);
  expect(commonOf(EMPTY_FORM)).toBeNull();
  const form = { ...EMPTY_FORM, creatorType: 2, creatorId: 7, reportTypeId: 37, accountingPeriod: 2024 } as const;
  expect(missingForBatch(form, clients, offered)).toEqual([]);
  expect(commonOf(form)).toEqual({ creatorType: 2, creatorId: 7, reportTypeId: 37, accountingPeriod: 2024 });
});

test('what a client has of its own goes before the form, and the form need not say it', () => {
  const common = { creatorType: 2, creatorId: 7, reportTypeId: 37 } as const;
  const own = { ...NEW_CLIENT, jib: '1', name: 'K', creatorType: 1, creatorId: 1008, reportTypeId: 41 } as const;
  expect(ownOrCommon(own, common, () => true)).toEqual({ creatorType: 1, creatorId: 1008, reportTypeId: 41 });
  // A report type of the other generator is not made by this one.
  expect(ownOrCommon(own, common, (id) => id !== 41)).toEqual({ creatorType: 1, creatorId: 1008, reportTypeId: 37 });
  expect(ownOrCommon(NEW_CLIENT, common, () => true)).toEqual(common);
  // A creator needs both type and id.
  expect(ownOrCommon({ ...NEW_CLIENT, creatorType: 1 }, common, () => true)).toEqual(common);
  expect(ownOrCommon({ ...NEW_CLIENT, creatorId: 1008 }, common, () => true)).toEqual(common);
  const form = { ...EMPTY_FORM, creatorType: 2 } as const;
  expect(missingForBatch(form, [own], () => true)).toEqual(['accountingPeriod']);
  // Without a creator type the form shows no field.
  expect(missingForBatch(EMPTY_FORM, [own], () => true)).toEqual(['creatorType', 'accountingPeriod']);
  expect(missingForBatch({ ...EMPTY_FORM, accountingPeriod: 2024 }, [own], () => true)).toEqual([]);
  expect(missingForBatch(EMPTY_FORM, [own, NEW_CLIENT], () => true)).toHaveLength(4);
});
