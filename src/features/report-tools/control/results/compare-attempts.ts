import { isSameName } from '../report/file-kinds.ts';
import { isSameReport } from '../report/report-id.ts';
import type { ReportResult } from '../report/report-result.ts';
import { errorText } from './error-groups.ts';

/** What changed since the last check of a report; each lists errors as the agency sent them. */
export type AttemptComparison = { fixed: string[]; remaining: string[]; added: string[] };

/**
 * Compares two checks of one report. Amounts do not count: a sum that is still wrong by another amount remains. When the
 * language was switched between, only the places can be compared. `null` when they are not of one report.
 */
export function compareAttempts(previous: ReportResult, current: ReportResult): AttemptComparison | null {
  if (!isSameReport(previous.id, current.id) && !isSameName(previous.name, current.name)) return null;
  const keyOf = previous.lang === current.lang ? labelsKey : placeKey;
  const before = new Map<string, string[]>();
  for (const error of previous.errors) {
    const key = keyOf(error);
    before.set(key, [...(before.get(key) ?? []), error]);
  }
  const comparison: AttemptComparison = { fixed: [], remaining: [], added: [] };
  for (const error of current.errors) {
    const same = before.get(keyOf(error))?.shift();
    (same === undefined ? comparison.added : comparison.remaining).push(error);
  }
  comparison.fixed = [...before.values()].flat();
  return comparison;
}

/**
 * Figures that are amounts: with decimals or groups of thousands, of four digits or more, before a currency, or said to be written or
 * expected. All others are line codes, sheets and cells, and tell errors apart: '(AOP 140)'.
 */
const AMOUNT =
  /(?<![\p{L}\d])[-\u2212]?(?:\d{1,3}(?:[.\s\u00A0]\d{3})+(?:,\d+)?|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+[.,]\d{1,2}|\d{4,}|\d+(?=\s*(?:KM|BAM)\b)|(?<=(?:upisano|uneseno|očekivano|entered|expected)\s+[-\u2212]?)\d+)(?:\s*(?:KM|BAM)\b)?(?![\p{L}\d])/gu;

/** The words of an error without its amounts. */
function labelsKey(error: string): string {
  return errorText(error).replaceAll(AMOUNT, '#').replaceAll(/\s+/g, ' ').trim();
}

/** A cell as the texts name it, in any of the languages. */
const CELL = /(?:ćelij\p{L}*|polj\p{L}*|cell)\s+([A-Z]{1,3}[1-9]\d{0,6})\b/u;

function placeKey(error: string): string {
  const text = errorText(error);
  return CELL.exec(text)?.[1] ?? labelsKey(text);
}
