import * as z from 'zod/mini';
import type { ApiError } from '#shared/http/api-error.ts';
import { outOfEnvelope } from '#shared/api/lists.ts';
import { outcomeOfCall } from '#shared/http/outcome.ts';
import { upload } from '#shared/http/transfer.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { CONTROL, type ControlVersion } from './control-settings.ts';
import { controlResultWire } from './control.wire.ts';
import { readResults } from './read-results.ts';
import type { ReportResult } from './report-result.ts';
import type { Portal } from '#shared/portal/portal.ts';

/** A file as it is sent. */
export type Outgoing = { name: string; content: Blob };

/** Options of a call that sends files. */
export type SendOptions = { portal: Portal; signal: AbortSignal; onProgress: (share: number) => void };

/** Checks one report (R4.8). Throws an `ApiError`. */
export async function checkReport(file: Outgoing, lang: Lang, options: SendOptions): Promise<ReportResult> {
  const sent = await sendFiles(CONTROL.calls.new.check, [file], 'json', options);
  const answer = z.safeParse(controlResultWire, outOfEnvelope(sent));
  if (!answer.success) throw contract();
  return { ...answer.data, name: answer.data.name || file.name, lang, file: file.name };
}

/** Checks several reports in one call (R4.7). Throws an `ApiError`, also if the answer has no result. */
export async function checkReports(
  files: readonly Outgoing[],
  lang: Lang,
  options: SendOptions,
): Promise<ReportResult[]> {
  const results = readResults(await sendFiles(CONTROL.calls.old.check, files, 'json', options), files, lang);
  if (!results) throw contract();
  return results;
}

/** Submits checked reports with their documents (R4.7, R4.8), once. Never rejects; resolves with the outcome. */
export const submitFiles = (version: ControlVersion, files: readonly Outgoing[], options: SendOptions) =>
  outcomeOfCall(sendFiles(CONTROL.calls[version].transmit, files, 'anything', options));

/** Sends files as repeated 'files' of one multipart call, once (faults G06). */
async function sendFiles(
  url: string,
  files: readonly Outgoing[],
  expected: 'json' | 'anything',
  { portal, ...options }: SendOptions,
): Promise<unknown> {
  const form = new FormData();
  for (const { name, content } of files) form.append('files', new File([content], name, { type: content.type }));
  return upload(portal.calls, 'main', url, form, { expected, ...options });
}

const contract = (): ApiError => ({ kind: 'contract' });
