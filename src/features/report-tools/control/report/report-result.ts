import type * as z from 'zod/mini';
import { isValidReportId } from '#domain/report-form/report-id.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { controlResultWire } from './control.wire.ts';

/** What the control says of one report (R3.10): no errors mean correct. Errors are texts of the agency with simple HTML. */
export type ReportResult = Readonly<z.output<typeof controlResultWire>> & {
  /** The language the errors are written in: that of the check, which a later switch of language does not change. */
  lang: Lang;
  /** The name of the selected file it surely belongs to, whatever `name` the agency gives it; null where that is not known. */
  file: string | null;
};

/** True for a correct report: no errors and an id of the right form. An id of another form counts as incorrect (readings, R3.10). */
export function isCorrect({ id, errors }: Pick<ReportResult, 'id' | 'errors'>): boolean {
  return errors.length === 0 && isValidReportId(id);
}

/** The counts stored beside the results (R3.10). */
export type Counts = { reports: number; correct: number; incorrect: number; errors: number };

/** Counts reports, correct and incorrect ones, and the errors of all. */
export function countResults(results: readonly ReportResult[]): Counts {
  const correct = results.filter(isCorrect).length;
  const errors = results.reduce((sum, result) => sum + result.errors.length, 0);
  return { reports: results.length, correct, incorrect: results.length - correct, errors };
}
