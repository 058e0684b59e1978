import { act, renderHook } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { expect, test, vi } from 'vitest';
import * as calls from '#features/report-tools/templates/template-calls.ts';
import { NEW_TEMPLATES } from '#features/report-tools/templates/template-version.ts';
import { useDocumentDownload } from '#features/report-tools/templates/use-document-download.ts';
import { inPortal } from '#tests/in-portal.tsx';

test('two presses at the same moment download once (E11)', async () => {
  const fetched = vi.spyOn(calls, 'fetchDocument').mockReturnValue(new Promise(() => {}));
  const { result } = renderHook(() => useDocumentDownload(NEW_TEMPLATES), { wrapper: inPortal() });
  const call = { kind: 'template', request: { jib: '' } } as Parameters<typeof result.current.start>[0];
  await act(async () => {
    void result.current.start(call, 'a.xlsx');
    void result.current.start(call, 'a.xlsx');
    await Promise.resolve();
  });
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched.mockRestore();
});

test('a file that arrives after cancelling is not saved', async () => {
  const answer = Promise.withResolvers<Blob>();
  const fetched = vi.spyOn(calls, 'fetchDocument').mockReturnValue(answer.promise);
  const { result } = renderHook(() => useDocumentDownload(NEW_TEMPLATES), { wrapper: inPortal() });
  const call = { kind: 'template', request: { jib: '' } } as Parameters<typeof result.current.start>[0];
  await act(async () => {
    const download = result.current.start(call, 'a.xlsx');
    result.current.cancel();
    answer.resolve(new Blob(['x']));
    await download;
  });
  expect(result.current.state).toEqual({ step: 'cancelled' });
  expect(saveAs).not.toHaveBeenCalled();
  fetched.mockRestore();
});
