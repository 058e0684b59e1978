import * as z from 'zod/mini';
import type { CallDescription } from '#shared/api/define-call.ts';
import { upload } from '#shared/api/transfer.ts';
import type { ApiError } from '#shared/http/api-error.ts';
import { outcomeOfCall } from '#shared/http/outcome.ts';
import { readMessages } from '#shared/http/server-messages.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { Portal } from '#shared/portal/portal.ts';
import type { ControlVersion } from './control-settings.ts';
import { CONTROL_CALLS, checkCall, checkOldCall } from './control.calls.ts';
import { readResults } from './read-results.ts';
import type { ReportResult } from './report-result.ts';

/** A file as it is sent. */
export type Outgoing = { name: string; content: Blob };

/** Options of a call that sends files. */
export type SendOptions = { portal: Portal; signal: AbortSignal; onProgress: (share: number) => void };

/** Checks one report (R4.8). Throws an `ApiError`. */
export async function checkReport(report: Outgoing, lang: Lang, options: SendOptions): Promise<ReportResult> {
  const sent = await sendFiles(checkCall, [report], options);
  const answer = z.safeParse(checkCall.wire, sent);
  if (!answer.success) throw await contract(sent);
  return { ...answer.data, name: answer.data.name || report.name, lang, file: report.name };
}

/** Checks several reports in one call (R4.7). Throws an `ApiError`, also if the answer has no result. */
export async function checkReports(
  files: readonly Outgoing[],
  lang: Lang,
  options: SendOptions,
): Promise<ReportResult[]> {
  const sent = await sendFiles(checkOldCall, files, options);
  const results = readResults(sent, files, lang);
  if (!results) throw await contract(sent);
  return results;
}

/** Submits checked reports with their documents (R4.7, R4.8), once. Never rejects; resolves with the outcome. */
export const submitFiles = (version: ControlVersion, files: readonly Outgoing[], options: SendOptions) =>
  outcomeOfCall(sendFiles(CONTROL_CALLS[version].transmit, files, options));

/** Sends files as repeated 'files' of one multipart call, once (faults G06). */
async function sendFiles(
  call: CallDescription,
  files: readonly Outgoing[],
  { portal, ...options }: SendOptions,
): Promise<unknown> {
  const form = new FormData();
  for (const { name, content } of files) form.append('files', new File([content], name, { type: content.type }));
  return upload(portal.calls, call, form, options);
}

/** An answer without a result, with its words. */
const contract = async (answer: unknown): Promise<ApiError> => ({ kind: 'contract', ...(await readMessages(answer)) });
