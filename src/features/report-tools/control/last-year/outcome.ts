import { type Agreement, EQUAL_LINES } from '#domain/report-form/find-columns.ts';
import type { ComparedSheet, YearComparison } from '#domain/report-form/year-comparison.ts';
import {
  agreement,
  type LineChange,
  changesIn,
  type LineComparison,
  type ComparedColumns,
  type YearDifference,
  differencesIn,
} from '#domain/report-form/year-differences.ts';
import { type ColumnChoices, comparedColumns } from './column-choice.ts';

/** A sheet with what was compared in it; `columns` is null as long as nobody knows which ones to compare. */
export type SheetOutcome = { sheet: ComparedSheet } & (
  | { columns: null }
  | {
      columns: ComparedColumns;
      agreement: Agreement;
      differences: LineComparison<YearDifference>;
      changes: LineComparison<LineChange>;
    }
);

/** What was and what was not compared, in numbers. */
export type OutcomeSummary = {
  differences: number;
  /** Lines and sheets that were compared. */
  lines: number;
  sheets: number;
  /** Whether some lines or sheets with amounts could not be compared. */
  isPartial: boolean;
};

export type ComparedReports = Extract<YearComparison, { outcome: 'compared' }>;

/** Compares the columns of each sheet; `share` (0.5 is a half) is that above which a change is listed. */
export function sheetOutcomes({ sheets }: ComparedReports, choices: ColumnChoices, share: number): SheetOutcome[] {
  return sheets.map((sheet) => {
    const columns = comparedColumns(sheet, choices);
    if (!columns) return { sheet, columns };
    return {
      sheet,
      columns,
      agreement: agreement(sheet, columns),
      differences: differencesIn(sheet, columns),
      changes: changesIn(sheet, columns, share),
    };
  });
}

/** The outcome in numbers. It is partial unless every line of every sheet with amounts was compared. */
export function summaryOf({ skipped }: ComparedReports, outcomes: readonly SheetOutcome[]): OutcomeSummary {
  const compared = outcomes.flatMap((outcome) => (outcome.columns ? [outcome] : []));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    differences: sum(compared.map(({ differences }) => differences.items.length)),
    lines: sum(compared.map(({ differences }) => differences.compared)),
    sheets: compared.length,
    isPartial:
      compared.length < outcomes.length ||
      skipped.some(({ reason }) => reason !== 'noAmounts') ||
      compared.some(({ sheet, differences }) => differences.unreadable.length > 0 || sheet.lone.length > 0),
  };
}

/** Whether two columns agree so little that they may have been selected by mistake. */
export const isDoubtful = ({ lines, equal }: Agreement): boolean => lines > 0 && equal / lines < EQUAL_LINES;
