import { type Agreement, agreementOf, EQUAL_LINES } from '#domain/report-form/find-columns.ts';
import type { ComparedSheet, Year, YearComparison } from '#domain/report-form/year-comparison.ts';
import {
  changesIn,
  type ComparedColumns,
  differencesIn,
  foundColumns,
  type LineChange,
  type LineComparison,
  type YearDifference,
} from '#domain/report-form/year-differences.ts';

/** The columns that a person selected for a sheet, as letters; '' for none. */
export type ColumnChoice = { last: string; now: string; current: string };

/** The choices by the name of the sheet, so that they also hold for a corrected file. */
export type ColumnChoices = Readonly<Record<string, ColumnChoice>>;

const placeOf = ({ columns }: ComparedSheet, year: Year, letters: string): number | null => {
  const at = columns[year].findIndex((column) => column.letters === letters);
  return at < 0 ? null : at;
};

/** What a person selected for a sheet; nothing if it was for other reports, in whose sheet there was a column that this one lacks. */
function choiceOf(sheet: ComparedSheet, choices: ColumnChoices): ColumnChoice | null {
  const choice = choices[sheet.name];
  if (!choice) return null;
  const isThere = (year: Year, letters: string) => letters === '' || placeOf(sheet, year, letters) !== null;
  const { last, now, current } = choice;
  return isThere('last', last) && isThere('now', now) && isThere('now', current) ? choice : null;
}

/** The columns to compare in a sheet: the selected ones if both are there, else those that were found. */
function comparedColumns(sheet: ComparedSheet, choices: ColumnChoices): ComparedColumns | null {
  const choice = choiceOf(sheet, choices);
  if (!choice) return foundColumns(sheet);
  const [last, now] = [placeOf(sheet, 'last', choice.last), placeOf(sheet, 'now', choice.now)];
  return last === null || now === null ? null : { last, now, current: placeOf(sheet, 'now', choice.current) };
}

/** What the fields of a sheet show: what a person selected, else what was found. */
export function choiceFor(sheet: ComparedSheet, choices: ColumnChoices): ColumnChoice {
  const found = foundColumns(sheet);
  const lettersAt = (year: Year, at: number | null | undefined) => sheet.columns[year][at ?? -1]?.letters ?? '';
  return (
    choiceOf(sheet, choices) ?? {
      last: lettersAt('last', found?.last),
      now: lettersAt('now', found?.now),
      current: lettersAt('now', found?.current),
    }
  );
}

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

export type ComparedReports = Extract<YearComparison, { outcome: 'compared' }>;

/** Compares the columns of each sheet; `share` (0.5 is a half) is that above which a change is listed. */
export function sheetOutcomes({ sheets }: ComparedReports, choices: ColumnChoices, share: number): SheetOutcome[] {
  return sheets.map((sheet) => {
    const columns = comparedColumns(sheet, choices);
    if (!columns) return { sheet, columns };
    return {
      sheet,
      columns,
      agreement: agreementOf(columns, sheet.lines),
      differences: differencesIn(sheet, columns),
      changes: changesIn(sheet, columns, share),
    };
  });
}

/** What was compared, in numbers, of a `total` of sheets with amounts. It is partial unless every line of every sheet with amounts was compared. */
export function summaryOf({ skipped }: ComparedReports, outcomes: readonly SheetOutcome[]) {
  const compared = outcomes.flatMap((outcome) => (outcome.columns ? [outcome] : []));
  const missing = skipped.filter(({ reason }) => reason !== 'noAmounts');
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    differences: sum(compared.map(({ differences }) => differences.items.length)),
    lines: sum(compared.map(({ differences }) => differences.compared)),
    sheets: compared.length,
    total: outcomes.length + missing.length,
    isPartial:
      compared.length < outcomes.length ||
      missing.length > 0 ||
      compared.some(({ sheet, differences }) => differences.unreadable.length > 0 || sheet.lone.length > 0),
  };
}

/** Whether two columns agree so little that they may have been selected by mistake. */
export const isDoubtful = ({ lines, equal }: Agreement): boolean => lines > 0 && equal / lines < EQUAL_LINES;
