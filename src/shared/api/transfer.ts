import type { AxiosProgressEvent } from 'axios';
import { LARGE_BODY, TIMEOUTS } from '#shared/config/settings.ts';
import type { ApiError } from '#shared/http/api-error.ts';
import type { CallContext } from '#shared/http/call-context.ts';
import type { CallDescription, CallRequest } from './define-call.ts';

/** The `ApiError` of a failure; when its module cannot be loaded there is no network (faults G01). */
async function apiError(
  failure: unknown,
  share?: number | null,
  make: 'toApiError' | 'toRepeatableError' = 'toApiError',
): Promise<ApiError> {
  const part = await import('#shared/http/to-api-error.ts').catch(() => null);
  return part ? part[make](failure, share) : { kind: 'network' };
}

/**
 * The `ApiError` of a failed upload, with how much of it was sent. Without an answer after a part was sent, or all of a large
 * body, it is `interrupted`: a server that refuses a size often closes the line without an answer that the browser may read.
 * The body decides, which may be longer than the file in it.
 */
async function uploadError(failure: unknown, sent: ApiError['upload'], isLarge: boolean): Promise<ApiError> {
  const error = await apiError(failure, sent?.share ?? null);
  if (!sent) return error;
  const isInterrupted = error.kind === 'network' && (sent.share < 1 ? sent.share > 0 : isLarge);
  return { ...error, ...(isInterrupted && { kind: 'interrupted' }), upload: sent };
}

/** Options shared by uploads and downloads. */
type TransferOptions = {
  signal?: AbortSignal;
  /** Share of the body sent so far, 0 to 1. */
  onProgress?: (share: number) => void;
};

/**
 * Sends files as multipart/form-data, or a body that is ready to be sent, with its own type (R3.8); never repeats it
 * (faults G06). The total time is not limited, because 60 MB take minutes on a slow line; it is aborted when no progress and no
 * answer comes within the base's time limit (P7).
 * Resolves with the answer to a 200 or 201; throws an `ApiError` otherwise, also for a page or cut JSON
 * in place of an answer (`outcomeOf` says what that means). `size`: that of the file in bytes, where the body is longer; failures
 * name it, because it is the one people know.
 */
export async function upload(
  calls: CallContext,
  { base, path, expected }: CallDescription,
  body: FormData | Blob,
  { signal, onProgress, size }: TransferOptions & { size?: number } = {},
): Promise<unknown> {
  const silence = new AbortController();
  const listen = () => setTimeout(() => silence.abort(), TIMEOUTS[base]);
  let timer = listen();
  let sent: { share: number; size: number } | undefined;
  const startedAt = performance.now();
  // Not `AbortSignal.any`, which the oldest browsers lack.
  const stop = () => silence.abort();
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  try {
    const client = await calls.client(base);
    const { data } = await client.post<unknown>(path, body, {
      // A blob is sent as it is; axios would declare it as a form.
      ...(body instanceof Blob && {
        headers: { 'Content-Type': body.type },
        transformRequest: (blob: unknown) => blob,
      }),
      signal: silence.signal,
      timeout: 0,
      expected,
      onUploadProgress: ({ loaded, total }: AxiosProgressEvent) => {
        clearTimeout(timer);
        timer = listen();
        sent = { share: total ? loaded / total : 0, size: size ?? total ?? 0 };
        onProgress?.(sent.share);
      },
    });
    return data;
  } catch (thrown) {
    const isLarge = (body instanceof Blob ? body.size : (sent?.size ?? 0)) > LARGE_BODY;
    const error = await uploadError(thrown, sent && { ...sent, took: performance.now() - startedAt }, isLarge);
    // oxlint-disable-next-line typescript/only-throw-error -- errors of calls are plain `ApiError`s
    throw silence.signal.aborted && !signal?.aborted ? ({ ...error, kind: 'timeout' } satisfies ApiError) : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/**
 * Posts JSON and reads an Office file (R7). Throws an `ApiError`, with the wait that the server asks for; any other file counts
 * as `contract`, with the server's text if there is one (readings P7, faults A46).
 */
export async function download(
  calls: CallContext,
  { call, url, data: body, lang }: CallRequest,
  options: TransferOptions = {},
): Promise<Blob> {
  try {
    const client = await calls.client(call.base);
    const { data } = await client.post<Blob>(url, body, {
      headers: lang ? { 'accept-language': lang, Language: lang } : {},
      ...(options.signal && { signal: options.signal }),
      expected: 'office',
      onDownloadProgress: (event: AxiosProgressEvent) =>
        options.onProgress?.(event.total ? event.loaded / event.total : 0),
    });
    return data;
  } catch (error) {
    throw await apiError(error, undefined, 'toRepeatableError');
  }
}
