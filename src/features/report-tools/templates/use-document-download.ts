import { saveAs } from 'file-saver';
import { useReducer } from 'react';
import { addDownloads } from '#domain/filing/progress/template-download.ts';
import { type ApiError, toCallError } from '#shared/http/api-error.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { useOneAtATime } from '#shared/timing/use-one-at-a-time.ts';
import { type DocumentCall, fetchDocument } from './template-calls.ts';
import type { DocumentKind } from './template-form.ts';
import type { TemplateVersion } from './template-version.ts';

/** State of a download (R4.6). `share` is the share of the file received, 0 to 1; 0 while the agency is still creating it. */
export type Download =
  | { step: 'idle' }
  | { step: 'pending'; kind: DocumentKind; share: number }
  | { step: 'saved'; kind: DocumentKind; name: string }
  | { step: 'cancelled' }
  | { step: 'failed'; kind: DocumentKind; error: ApiError; jib: string }
  | { step: 'notBillable' };

export type DownloadEvent =
  | { type: 'started'; kind: DocumentKind }
  | { type: 'progressed'; share: number }
  | { type: 'saved'; name: string }
  | { type: 'failed'; error: ApiError; jib: string }
  | { type: 'cancelled' }
  /** No call is made: there is no estimate for an inactivity statement (R4.6). */
  | { type: 'refused' }
  | { type: 'dismissed' };

export const NO_DOWNLOAD: Download = { step: 'idle' };

/** The reducer of a download; an event that does not belong to the step changes nothing. */
export function downloadReducer(state: Download, event: DownloadEvent): Download {
  if (state.step === 'pending') {
    const { kind } = state;
    if (event.type === 'progressed') return { step: 'pending', kind, share: event.share };
    if (event.type === 'saved') return { step: 'saved', kind, name: event.name };
    if (event.type === 'failed') return { step: 'failed', kind, error: event.error, jib: event.jib };
    return event.type === 'cancelled' ? { step: 'cancelled' } : state;
  }
  if (event.type === 'started') return { step: 'pending', kind: event.kind, share: 0 };
  if (event.type === 'refused') return { step: 'notBillable' };
  return event.type === 'dismissed' ? NO_DOWNLOAD : state;
}

const now = () => new Date().toISOString();

/** Downloads one document at a time: a second press while one is pending does nothing (E11); leaving the page cancels it. */
export function useDocumentDownload(version: TemplateVersion) {
  const [state, dispatch] = useReducer(downloadReducer, NO_DOWNLOAD);
  const portal = usePortal();
  const { run, cancel } = useOneAtATime();

  const start = (call: Omit<DocumentCall, 'portal' | 'signal' | 'onProgress'>, name: string) =>
    run(async (signal) => {
      // Ignored after cancelling: that was already reported, and another download may be pending.
      const move = (event: DownloadEvent) => signal.aborted || dispatch(event);
      move({ type: 'started', kind: call.kind });
      try {
        const onProgress = (share: number) => move({ type: 'progressed', share });
        const file = await fetchDocument(version, { ...call, portal, signal, onProgress });
        signal.throwIfAborted();
        saveAs(file, name);
        move({ type: 'saved', name });
        const { jib, reportingYear: year, reportType: reportTypeId } = call.request;
        if (call.kind === 'template')
          void addDownloads(portal.storage, [{ jib, version: version.form, year, reportTypeId, at: now() }]);
      } catch (thrown) {
        move({ type: 'failed', error: toCallError(thrown), jib: call.request.jib });
      }
    });

  return {
    state,
    start,
    cancel: () => {
      cancel();
      dispatch({ type: 'cancelled' });
    },
    dismiss: () => dispatch({ type: 'dismissed' }),
    refuse: () => dispatch({ type: 'refused' }),
  };
}

export type DocumentDownload = ReturnType<typeof useDocumentDownload>;
