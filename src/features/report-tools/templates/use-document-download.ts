import { saveAs } from 'file-saver';
import { useState } from 'react';
import { type ApiError, toCallError } from '#shared/http/api-error.ts';
import { useOneAtATime } from '#shared/timing/use-one-at-a-time.ts';
import { type DocumentCall, fetchDocument } from './template-calls.ts';
import type { DocumentKind } from './template-form.ts';
import type { TemplateVersion } from './template-version.ts';

/** Where one download stands (R4.6). `share` is what arrived of the file, 0 to 1; 0 while the agency is still making it. */
type DownloadState =
  | { step: 'idle' }
  | { step: 'pending'; kind: DocumentKind; share: number }
  | { step: 'saved'; kind: DocumentKind; name: string }
  | { step: 'cancelled' }
  | { step: 'failed'; kind: DocumentKind; error: ApiError; jib: string }
  | { step: 'notBillable' };

/** Downloads one document at a time: a second press while one is under way does nothing (E11), leaving the screen stops it. */
export function useDocumentDownload(version: TemplateVersion) {
  const [state, setState] = useState<DownloadState>({ step: 'idle' });
  const { run, cancel } = useOneAtATime();

  const start = (call: Omit<DocumentCall, 'signal' | 'onProgress'>, name: string) =>
    run(async (signal) => {
      const { kind } = call;
      setState({ step: 'pending', kind, share: 0 });
      try {
        const onProgress = (share: number) =>
          signal.aborted || setState((now) => (now.step === 'pending' ? { ...now, share } : now));
        saveAs(await fetchDocument(version, { ...call, signal, onProgress }), name);
        setState({ step: 'saved', kind, name });
      } catch (thrown) {
        // What was cancelled has been said, and another one may be under way.
        if (!signal.aborted) setState({ step: 'failed', kind, error: toCallError(thrown), jib: call.request.jib });
      }
    });

  return {
    state,
    start,
    cancel: () => {
      cancel();
      setState((now) => (now.step === 'pending' ? { step: 'cancelled' } : now));
    },
    dismiss: () => setState({ step: 'idle' }),
    /** Nothing is called: an inactivity statement has no estimate (R4.6). */
    refuse: () => setState({ step: 'notBillable' }),
  };
}

export type DocumentDownload = ReturnType<typeof useDocumentDownload>;
