import { act, renderHook } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as calls from '#features/report-tools/templates/template-calls.ts';
import { NEW_TEMPLATES } from '#features/report-tools/templates/template-version.ts';
import {
  type Download,
  type DownloadEvent,
  downloadReducer,
  NO_DOWNLOAD,
  useDocumentDownload,
} from '#features/report-tools/templates/use-document-download.ts';
import { inPortal } from '#tests/in-portal.tsx';
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

/** A download whose file arrives as promised, and what was requested. */
function openDownload(file: Promise<Blob>) {
  const fetched = vi.spyOn(calls, 'fetchDocument').mockReturnValue(file);
  onTestFinished(() => fetched.mockRestore());
  const { result } = renderHook(() => useDocumentDownload(NEW_TEMPLATES), { wrapper: inPortal() });
  const call = { kind: 'template', request: { jib: '' } } as Parameters<typeof result.current.start>[0];
  return { fetched, result, press: () => result.current.start(call, 'a.xlsx') };
}

test('two presses at the same moment download once (E11)', async () => {
  const { fetched, press } = openDownload(new Promise(() => {}));
  await act(async () => {
    void press();
    void press();
    await Promise.resolve();
  });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a file that arrives after cancelling is not saved', async () => {
  const answer = Promise.withResolvers<Blob>();
  const { result, press } = openDownload(answer.promise);
  await act(async () => {
    const download = press();
    result.current.cancel();
    answer.resolve(new Blob(['x']));
    await download;
  });
  expect(result.current.state).toEqual({ step: 'cancelled' });
  expect(saveAs).not.toHaveBeenCalled();
});
