import { EXPORT_START, exportReducer, type ExportEvent, type ExportState } from '#shared/export/export-machine.ts';
import { type Steps, testTransitions } from '#tests/transitions.ts';

const cut = new Error('cut');
const pending: ExportState = { step: 'pending', from: 1000, done: 20 };
const failed: ExportState = { step: 'failed', from: 1000, error: cut };

testTransitions<ExportState, ExportEvent>(
  exportReducer,
  {
    started: { type: 'started' },
    progressed: { type: 'progressed', done: 30 },
    saved: { type: 'saved', next: 2000 },
    noRows: { type: 'noRows' },
    failed: { type: 'failed', error: cut },
    stopped: { type: 'stopped' },
  },
  {
    ready: { state: EXPORT_START, moves: { started: { step: 'pending', from: 0, done: 0 } } },
    pending: {
      state: pending,
      moves: {
        progressed: { ...pending, done: 30 },
        saved: { step: 'ready', from: 2000 },
        noRows: { step: 'complete', from: 1000 },
        failed,
        stopped: { step: 'ready', from: 1000 },
      },
    },
    failed: { state: failed, moves: { started: { step: 'pending', from: 1000, done: 0 } } },
    complete: { state: { step: 'complete', from: 1000 }, moves: {} },
  } satisfies Record<ExportState['step'], Steps<ExportState, ExportEvent>[string]>,
);
