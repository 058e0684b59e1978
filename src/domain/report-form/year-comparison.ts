import type { WorkbookFault } from '#shared/workbook/workbook.ts';
import type { Agreement, AmountsOfLine } from './find-columns.ts';
import type { AmountColumn } from './sheet-table.ts';

/** Last year's report beside this year's. */
export type Year = 'last' | 'now';

/** A line of both reports with its amounts, column by column. */
export type YearLine = AmountsOfLine & {
  code: string;
  label: string;
  /** Its row in each report. */
  rows: Record<Year, number>;
};

/** A line that only one of the reports has, although it has an amount. */
export type LoneLine = { year: Year; row: number; code: string; label: string };

/** A sheet that both reports have. */
export type ComparedSheet = {
  /** Its name in this year's report, and last year's if that was another one. */
  name: string;
  lastName: string | null;
  /** Whether lines were matched by their place or by their text. */
  by: 'address' | 'text';
  columns: Record<Year, readonly AmountColumn[]>;
  /** For each of last year's columns the place of the same one this year; null when nothing tells. */
  same: readonly (number | null)[];
  lines: readonly YearLine[];
  lone: readonly LoneLine[];
  /** The column of this year that repeats one of last year's; null when it is not certain. */
  found: Agreement | null;
};

/**
 * Why a sheet is not compared: only one report has it (`onlyLast`, `onlyNow`), its lines are others (`otherLines`), or it has no
 * table of amounts (`noAmounts`).
 */
export type SkippedSheet = { name: string; reason: 'onlyLast' | 'onlyNow' | 'otherLines' | 'noAmounts' };

/** Why two reports are not compared: two legal entities, different forms, no amounts, or the same amounts everywhere. */
export type Declined = 'otherEntity' | 'otherForm' | 'noAmounts' | 'sameAmounts';

/** What two reports say about themselves; '' without a valid id. */
export type ReportIds = Record<Year, string>;

/** Whether two reports were given in the order of their years. */
export type ReportOrder = 'fits' | 'swapped';

/** The result of comparing two reports: advice, never a verdict. */
export type YearComparison =
  | { outcome: 'unreadable'; faults: Partial<Record<Year, WorkbookFault>> }
  | { outcome: 'declined'; reason: Declined; ids: ReportIds }
  | {
      outcome: 'compared';
      ids: ReportIds;
      order: ReportOrder;
      sheets: readonly ComparedSheet[];
      skipped: readonly SkippedSheet[];
    };
