import { isSameReport } from '../report/report-id.ts';
import type { ReportResult } from '../report/report-result.ts';
import { errorText } from './error-groups.ts';
import { placeError } from './error-place.ts';

/** What changed since the last check of a report; each lists errors as the agency sent them. */
export type AttemptComparison = { fixed: string[]; remaining: string[]; added: string[] };

/**
 * Compares two checks of one report. Amounts do not count: a sum that is still wrong by another amount remains. When the
 * language was switched between, only the places can be compared. `null` when they are not of one report.
 */
export function compareAttempts(previous: ReportResult, current: ReportResult): AttemptComparison | null {
  if (!isSameReport(previous.id, current.id) && previous.name !== current.name) return null;
  const keyOf = previous.lang === current.lang ? labelsKey : placeKey;
  const before = new Map<string, string[]>();
  for (const error of previous.errors) {
    const key = keyOf(error, previous);
    before.set(key, [...(before.get(key) ?? []), error]);
  }
  const comparison: AttemptComparison = { fixed: [], remaining: [], added: [] };
  for (const error of current.errors) {
    const same = before.get(keyOf(error, current))?.shift();
    (same === undefined ? comparison.added : comparison.remaining).push(error);
  }
  comparison.fixed = [...before.values()].flat();
  return comparison;
}

/** The words without what stands in brackets: there the amounts are. */
function labelsKey(error: string): string {
  return errorText(error)
    .replaceAll(/\([^()]*\d[^()]*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function placeKey(error: string, { lang }: ReportResult): string {
  const { sheet, cell } = placeError(error, 0, lang, []);
  return cell ? cell : (sheet ?? labelsKey(error));
}
