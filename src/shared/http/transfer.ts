import type { AxiosProgressEvent } from 'axios';
import type { Lang } from '#shared/i18n/languages.ts';
import type { ApiError } from './api-error.ts';
import type { Base } from './base.ts';
import { serverText } from './server-text.ts';

/** The client is fetched with the first call; by the time somebody sends a file it is there. */
const client = async (base: Base) => (await import('./clients.ts')).clients[base];

/** What went wrong; where not even the client could be fetched there is no network (faults G01). */
async function apiError(failure: unknown): Promise<ApiError> {
  const part = await import('./to-api-error.ts').catch(() => null);
  return part ? part.toApiError(failure) : { kind: 'network' };
}

/** Options shared by uploads and downloads. */
type TransferOptions = {
  /** Also sent as the Language header where the specification asks for it (P7, R7). */
  languageHeader?: Lang;
  signal?: AbortSignal;
  /** Share of the body sent so far, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Time-out in milliseconds when it differs from the base's. */
  timeout?: number;
};

/**
 * Sends files as multipart/form-data, or as the JSON body a call asks for (R3.8); never repeated by itself (faults G06).
 * Resolves with the raw status and data of a 200 or 201; throws an `ApiError` otherwise.
 */
export async function upload(
  base: Base,
  url: string,
  form: FormData | Readonly<Record<string, unknown>>,
  options: TransferOptions = {},
): Promise<{ status: number; data: unknown }> {
  try {
    const { status, data } = await (
      await client(base)
    ).post<unknown>(url, form, {
      ...given(options),
      onUploadProgress: (event: AxiosProgressEvent) =>
        options.onProgress?.(event.total ? event.loaded / event.total : 0),
    });
    return { status, data };
  } catch (error) {
    throw await apiError(error);
  }
}

/**
 * Posts JSON and reads a binary answer (R7). Throws an `ApiError`; an answer that is JSON, HTML or empty instead of
 * the promised file counts as `contract`, with the server's text when it has one (faults A46).
 */
export async function download(base: Base, url: string, body: unknown, options: TransferOptions = {}): Promise<Blob> {
  let blob: Blob;
  try {
    const { data } = await (
      await client(base)
    ).post<Blob>(url, body, {
      ...given(options),
      responseType: 'blob',
      onDownloadProgress: (event: AxiosProgressEvent) =>
        options.onProgress?.(event.total ? event.loaded / event.total : 0),
    });
    blob = data;
  } catch (error) {
    throw await apiError(error);
  }
  if (!(blob instanceof Blob) || blob.size === 0 || /json|html|text\/plain/i.test(blob.type))
    throw await contractError(blob);
  return blob;
}

async function contractError(blob: unknown) {
  const message = await serverText(blob);
  return { kind: 'contract' as const, ...(message !== undefined && { message }) };
}

function given({ languageHeader, signal, timeout }: TransferOptions) {
  return {
    ...(signal && { signal }),
    ...(timeout !== undefined && { timeout }),
    headers: languageHeader ? { 'accept-language': languageHeader, Language: languageHeader } : {},
  };
}
