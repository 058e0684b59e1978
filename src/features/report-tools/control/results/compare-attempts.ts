import { isValidReportId } from '#domain/report-form/report-id.ts';
import { isResultOf } from '../report/read-results.ts';
import { isSameReport, type ReportResult } from '../report/report-result.ts';
import { errorText } from './error-groups.ts';

/**
 * What changed since the last check of a report, with errors as the agency sent them. Amounts are ignored: a sum that is now
 * wrong by another amount remains. `null` for different reports or languages, which cannot be compared.
 */
export function compareAttempts(previous: ReportResult, current: ReportResult) {
  if (previous.lang !== current.lang || !areOfOneReport(previous, current)) return null;
  const before = Map.groupBy(previous.errors, withoutAmounts);
  const remaining: string[] = [];
  const added: string[] = [];
  for (const error of current.errors) {
    const same = before.get(withoutAmounts(error))?.shift();
    (same === undefined ? added : remaining).push(error);
  }
  return { fixed: [...before.values()].flat(), remaining, added };
}

/** Whether two results are of the same report: by id, or by file if an id is invalid. Names may be the same for all reports. */
function areOfOneReport(previous: ReportResult, current: ReportResult): boolean {
  if (isValidReportId(previous.id) && isValidReportId(current.id)) return isSameReport(previous.id, current.id);
  return current.file !== null && isResultOf(previous, current.file);
}

/** Days and years identify an error like a line code, so they stay. */
const DAY_OR_YEAR =
  /(?<!\d)\d{1,2}\.\s?\d{1,2}\.\s?(?:19|20)\d{2}(?!\d)|(?<!\d)(?:19|20)\d{2}(?=\.?\s*(?:god\b|godin))|(?<=\b(?:godin\p{L}*|year)\s)(?:19|20)\d{2}(?!\d)/u;

/**
 * Figures that are amounts: with decimals or thousands separators, of four digits or more, before a currency, or after words
 * such as 'entered' or 'expected'. All others are line codes, sheets and cells, which identify an error: '(AOP 140)'.
 */
const AMOUNT =
  /(?<![\p{L}\d])[-\u2212]?(?:\d{1,3}(?:[.\s\u00A0]\d{3})+(?:,\d+)?|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+[.,]\d{1,2}|\d{4,}|\d+(?=\s*(?:KM|BAM)\b)|(?<=(?:upisano|uneseno|očekivano|entered|expected)\s+[-\u2212]?)\d+)(?:\s*(?:KM|BAM)\b)?(?![\p{L}\d])/u;

const FIGURES = new RegExp(`(${DAY_OR_YEAR.source})|${AMOUNT.source}`, 'gu');

function withoutAmounts(error: string): string {
  return errorText(error)
    .replaceAll(FIGURES, (_, day: string | undefined) => day ?? '#')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
