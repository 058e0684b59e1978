import {
  type Download,
  type DownloadEvent,
  downloadReducer,
  NO_DOWNLOAD,
} from '#features/report-tools/templates/use-document-download.ts';
import { type Steps, testTransitions } from '#tests/transitions.ts';

const error = { kind: 'network' } as const;
const pending: Download = { step: 'pending', kind: 'template', share: 0.2 };
const saved: Download = { step: 'saved', kind: 'template', name: 'a.xlsx' };
const failed: Download = { step: 'failed', kind: 'template', error, jib: '1' };
/** What each step but a pending one leads to. */
const moves = {
  started: { step: 'pending', kind: 'estimate', share: 0 },
  refused: { step: 'notBillable' },
  dismissed: NO_DOWNLOAD,
} as const;

testTransitions<Download, DownloadEvent>(
  downloadReducer,
  {
    started: { type: 'started', kind: 'estimate' },
    progressed: { type: 'progressed', share: 0.7 },
    saved: { type: 'saved', name: 'a.xlsx' },
    failed: { type: 'failed', error, jib: '1' },
    cancelled: { type: 'cancelled' },
    refused: { type: 'refused' },
    dismissed: { type: 'dismissed' },
  },
  {
    idle: { state: NO_DOWNLOAD, moves },
    pending: {
      state: pending,
      moves: { progressed: { ...pending, share: 0.7 }, saved, failed, cancelled: { step: 'cancelled' } },
    },
    saved: { state: saved, moves },
    cancelled: { state: { step: 'cancelled' }, moves },
    failed: { state: failed, moves },
    notBillable: { state: { step: 'notBillable' }, moves },
  } satisfies Record<Download['step'], Steps<Download, DownloadEvent>[string]>,
);
