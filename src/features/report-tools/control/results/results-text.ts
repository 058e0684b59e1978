import type { CsvCell } from '#shared/format/csv.ts';
import { isCorrect, type ReportResult } from '../report/report-result.ts';
import { errorText } from './error-groups.ts';
import { placeError } from './error-place.ts';

/** Texts the files need, in the reader's language. */
export type ResultLabels = {
  title: string;
  /** Said at the top: nothing was submitted by the check. */
  onlyChecked: string;
  report: string;
  id: string;
  verdict: string;
  correct: string;
  incorrect: string;
  badId: string;
  errors: string;
  errorWithoutText: string;
  checkedOn: string;
  sheet: string;
  cell: string;
  error: string;
  written: string;
  expected: string;
};

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** The results as a text that every editor opens: report name, id, verdict and errors (readings, R2.10). `when` is written already. */
export function resultsText(results: readonly ReportResult[], when: string, labels: ResultLabels): string {
  const reports = results.flatMap((result) => [
    '',
    `${labels.report}: ${result.name}`,
    `${labels.id}: ${result.id || '–'}`,
    `${labels.verdict}: ${isCorrect(result) ? labels.correct : labels.incorrect}`,
    ...(isCorrect(result) || result.errors.length > 0 ? [] : [labels.badId]),
    ...(result.errors.length > 0 ? [`${labels.errors}: ${result.errors.length}`] : []),
    ...result.errors.map((error, index) => `${index + 1}. ${errorText(error) || labels.errorWithoutText}`),
  ]);
  const lines = [labels.title, `${labels.checkedOn}: ${when}`, labels.onlyChecked, ...reports, ''];
  return BYTE_ORDER_MARK + lines.join(LINE_END);
}

/** The errors of the results as rows of a table for a spreadsheet, with a head. */
export function errorRows(
  results: readonly ReportResult[],
  sheets: readonly string[],
  labels: ResultLabels,
): CsvCell[][] {
  const head = [labels.report, labels.sheet, labels.cell, labels.error, labels.written, labels.expected];
  const rows = results.flatMap(({ name, errors, lang }) =>
    errors.map((html, index): CsvCell[] => {
      const { sheet, cell, rest, amounts } = placeError(html, index, lang, sheets);
      const text = errorText(rest) || labels.errorWithoutText;
      return [name, sheet, cell, text, amounts?.written ?? null, amounts?.expected ?? null];
    }),
  );
  return [head, ...rows];
}
