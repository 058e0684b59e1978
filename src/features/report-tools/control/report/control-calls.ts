import * as z from 'zod/mini';
import type { ApiError } from '#shared/http/api-error.ts';
import { upload } from '#shared/http/transfer.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { CONTROL } from './control-settings.ts';
import { controlResultsWire, controlResultWire } from './control.wire.ts';
import { readableAnswer } from './readable-answer.ts';
import type { ReportResult } from './report-result.ts';

/** A file as it goes over the wire. */
export type Outgoing = { name: string; content: Blob };

type SendOptions = { signal: AbortSignal; onProgress: (share: number) => void };

/** Checks one report (R4.8). Throws an `ApiError`. */
export async function checkReport(file: Outgoing, lang: Lang, options: SendOptions): Promise<ReportResult> {
  const answer = z.safeParse(
    controlResultWire,
    await sendFiles(CONTROL.calls.new.check, [file], { ...options, expected: 'json' }),
  );
  if (!answer.success) throw contract();
  return { ...answer.data, name: answer.data.name || file.name, lang };
}

/** Checks several reports in one call (R4.7), one result for each. Throws an `ApiError`. */
export async function checkReports(
  files: readonly Outgoing[],
  lang: Lang,
  options: SendOptions,
): Promise<ReportResult[]> {
  const data = await sendFiles(CONTROL.calls.old.check, files, { ...options, expected: 'json' });
  const results = resultsOf(data, files, lang);
  // A report without a result would look as if it had passed.
  if (results.length !== files.length) throw contract();
  return results;
}

/** Submits a checked report with its documents (R4.8): 200 is success. Resolves with the agency's answer as text. */
export async function transmitReport(files: readonly Outgoing[], options: SendOptions): Promise<string> {
  const answer = readableAnswer(await sendFiles(CONTROL.calls.new.transmit, files, options));
  // A page of a proxy, or nothing at all, is no word of the agency (faults A03, A04).
  if (answer === null) throw contract();
  return answer;
}

/** Submits the reports of the old control (R4.7): the answer replaces the results. */
export async function transmitReports(
  files: readonly Outgoing[],
  lang: Lang,
  options: SendOptions,
): Promise<{ results: ReportResult[]; answer: string }> {
  const data = await sendFiles(CONTROL.calls.old.transmit, files, options);
  const results = resultsOf(data, files, lang);
  if (results.length === 0) throw contract();
  return { results, answer: readableAnswer(data) ?? '' };
}

function resultsOf(data: unknown, files: readonly Outgoing[], lang: Lang): ReportResult[] {
  const answer = z.safeParse(controlResultsWire, data);
  if (!answer.success) throw contract();
  return answer.data.map((result, index) => ({ ...result, name: result.name || (files[index]?.name ?? ''), lang }));
}

/**
 * Sends files as repeated 'files' of one multipart call, once (faults G06). There is no limit to the whole time: 60 MB take
 * minutes on a slow line. It is given up when for 60 s nothing leaves and nothing comes.
 */
async function sendFiles(
  url: string,
  files: readonly Outgoing[],
  { signal, onProgress, expected = 'anything' }: SendOptions & { expected?: 'json' | 'anything' },
): Promise<unknown> {
  const form = new FormData();
  for (const { name, content } of files) form.append('files', new File([content], name, { type: content.type }));
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), CONTROL.silence);
  try {
    return await upload('main', url, form, {
      expected,
      signal: AbortSignal.any([signal, silence.signal]),
      timeout: 0,
      onProgress: (share) => {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), CONTROL.silence);
        onProgress(share);
      },
    });
  } catch (error) {
    // oxlint-disable-next-line typescript/only-throw-error -- errors of calls are plain `ApiError`s
    if (silence.signal.aborted && !signal.aborted) throw { kind: 'timeout' } satisfies ApiError;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const contract = (): ApiError => ({ kind: 'contract' });
