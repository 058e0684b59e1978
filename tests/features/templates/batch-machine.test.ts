import { type Client, NEW_CLIENT } from '#domain/filing/clients/client.ts';
import {
  batchReducer,
  type BatchEvent,
  type BatchItem,
  type BatchState,
  type BatchStep,
  NO_BATCH,
} from '#features/report-tools/templates/batch/batch-machine.ts';
import { testTransitions } from '#tests/transitions.ts';

const [first, second, third, fourth] = ['1', '2', '3', '4'].map((jib) => ({ ...NEW_CLIENT, jib, name: `K${jib}` })) as [
  Client,
  Client,
  Client,
  Client,
];
const corrected = { ...second, legalEntityTypeId: 5 };
const done: BatchStep = { step: 'done', name: 'a.xlsx', file: new Blob(['PK']) };
const failed: BatchStep = { step: 'failed', error: { kind: 'network' } };
const half: BatchStep = { step: 'running', share: 0.5 };
const waiting: BatchStep = { step: 'waiting' };
const cancelled: BatchStep = { step: 'cancelled' };

const items = (...steps: [BatchStep, BatchStep, BatchStep, BatchStep]): BatchItem[] =>
  [first, second, third, fourth].map((client, at) => ({ client, at: steps[at] ?? waiting }));

/** One example of every step. */
const midway = {
  step: 'running',
  kind: 'template',
  items: items(done, failed, half, waiting),
  saved: 0,
  zipFailed: false,
} as const satisfies BatchState;
const ended = { ...midway, step: 'ended', items: items(done, failed, cancelled, cancelled), saved: 1 } as const;
const unsaved = { ...ended, saved: 0, zipFailed: true } as const;

const started: BatchState = {
  step: 'running',
  kind: 'estimate',
  items: [
    { client: first, at: waiting },
    { client: second, at: waiting },
  ],
  saved: 0,
  zipFailed: false,
};
const retried: BatchState = {
  ...ended,
  step: 'running',
  items: [
    { client: first, at: done },
    { client: corrected, at: waiting },
    { client: third, at: waiting },
    { client: fourth, at: waiting },
  ],
};

testTransitions<BatchState, BatchEvent>(
  batchReducer,
  {
    started: { type: 'started', kind: 'estimate', clients: [first, second] },
    moved: { type: 'moved', jib: '3', at: done },
    cancelled: { type: 'cancelled' },
    ended: { type: 'ended' },
    retried: { type: 'retried', clients: [corrected, fourth] },
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
