import type { ComparedSheet, Year } from '#domain/report-form/year-comparison.ts';
import { columnsToCompare, type ComparedColumns } from '#domain/report-form/year-differences.ts';

/** The columns that a person selected for a sheet, as letters; '' for none. */
export type ColumnChoice = { last: string; now: string; current: string };

/** The choices by the name of the sheet, so that they also hold for a corrected file. */
export type ColumnChoices = Readonly<Record<string, ColumnChoice>>;

const placeOf = ({ columns }: ComparedSheet, year: Year, letters: string): number | null => {
  const at = columns[year].findIndex((column) => column.letters === letters);
  return at < 0 ? null : at;
};

/** The columns to compare in a sheet: the selected ones if both are there, else those that were found. */
export function comparedColumns(sheet: ComparedSheet, choices: ColumnChoices): ComparedColumns | null {
  const choice = choices[sheet.name];
  if (!choice) return columnsToCompare(sheet, undefined);
  const [last, now] = [placeOf(sheet, 'last', choice.last), placeOf(sheet, 'now', choice.now)];
  if (last === null || now === null) return null;
  return columnsToCompare(sheet, { last, now, current: placeOf(sheet, 'now', choice.current) });
}

/** What the fields of a sheet show: what a person selected, else what was found. */
export function choiceFor(sheet: ComparedSheet, choices: ColumnChoices): ColumnChoice {
  const found = columnsToCompare(sheet, undefined);
  const lettersAt = (year: Year, at: number | null | undefined) =>
    at === null || at === undefined ? '' : (sheet.columns[year][at]?.letters ?? '');
  return (
    choices[sheet.name] ?? {
      last: lettersAt('last', found?.last),
      now: lettersAt('now', found?.now),
      current: lettersAt('now', found?.current),
    }
  );
}
