import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineRow, valueAddress } from '#mocks/workbooks/addresses.ts';
import { fillWorkbook } from '#mocks/workbooks/fill-workbook.ts';
import type { Form } from '#mocks/workbooks/forms.ts';
import { followingReport, plausibleReport } from '#mocks/workbooks/plausible-report.ts';
import { savedAsValues, savedByExcel, savedBySheetJs } from '#mocks/workbooks/saved-by.ts';
import { columnLetters, columnNumber } from '#shared/workbook/addresses.ts';
import type { Cell, Sheet } from '#shared/workbook/workbook.ts';
import { once, OWN, reportOn, sheetsOf, templateFor } from './forms.ts';
import { cellAt } from './sheets.ts';

/** The statements whose columns are this and last year; in the others a column never repeats another. */
const CHAINED = ['balance', 'income', 'cashFlow', 'annex'] as const;

/** Where the truth of a chained sheet is: letters of its columns, and the row of each line. */
export type Place = { name: string; current: string; previous: string; rows: Map<string, number> };
/** A report as the reader gives it, with the places of its chained sheets. */
export type Report = { sheets: readonly Sheet[]; places: readonly Place[] };

const SAVED_BY = {
  asMade: (bytes: Uint8Array<ArrayBuffer>) => Promise.resolve(bytes),
  excel: savedByExcel,
  sheetJs: (bytes: Uint8Array) => savedBySheetJs(bytes),
  valuesOnly: savedAsValues,
} as const;

/** A program that saved a report; what LibreOffice saved is stored. */
export type Program = keyof typeof SAVED_BY | 'libreOffice';
export const PROGRAMS = ['excel', 'sheetJs', 'valuesOnly'] as const satisfies Program[];

const placesOf = (form: Form): Place[] =>
  form.sheets
    .filter(({ key }) => (CHAINED as readonly string[]).includes(key))
    .map((sheet) => ({
      name: sheet.name.bs,
      current: valueAddress(form, sheet, sheet.lines[0]?.code ?? '', 'current').replace(/\d+/, ''),
      previous: valueAddress(form, sheet, sheet.lines[0]?.code ?? '', 'previous').replace(/\d+/, ''),
      rows: new Map(sheet.lines.map(({ code }) => [code, lineRow(form, sheet, code)])),
    }));

/** The bytes of this year's report of the same entity, whose opening amounts are last year's closing ones. */
export const nowWorkbook = (form: Form) =>
  once('now', form, null, async () =>
    fillWorkbook(await templateFor(form, { ...OWN, year: OWN.year + 1 }), {
      general: { address: 'Lipa 1', municipality: 'Zenica', responsiblePerson: 'Luka' },
      sheets: followingReport(form, plausibleReport(form, 5), 11),
    }),
  );

/** Last year's or this year's report, as it is read after a program has saved it. */
export const reportOf = (form: Form, which: 'last' | 'now', program: Program): Promise<Report> =>
  once(`${which} as read`, form, program, async () => {
    const name = `${form.family.key}-${form.era}-correct.xlsx`;
    const bytes =
      program === 'libreOffice'
        ? new Uint8Array(readFileSync(join(import.meta.dirname, 'saved-by-libreoffice', name)))
        : await SAVED_BY[program](await (which === 'last' ? reportOn : nowWorkbook)(form));
    return { sheets: await sheetsOf(bytes), places: placesOf(form) };
  });

/** A copy of a report in which each cell of a sheet may be replaced, moved or removed. */
export function withCells(
  report: Report,
  name: string,
  change: (cell: Cell) => Cell | null,
  added: readonly Cell[] = [],
): Report {
  const sheets = report.sheets.map((sheet) => {
    if (sheet.name !== name) return sheet;
    const cells = [...[...sheet.cells.values()].flatMap((cell) => change(cell) ?? []), ...added];
    cells.sort((one, other) => one.row - other.row || one.column - other.column);
    return { ...sheet, cells: new Map(cells.map((cell) => [cell.address, cell])) };
  });
  return { ...report, sheets };
}

/** A copy of a report with another content of one cell, which may be new. */
export function withCell(report: Report, name: string, address: string, content: Partial<Cell>): Report {
  const before = report.sheets.find((sheet) => sheet.name === name)?.cells.get(address);
  const changed = before ? { ...before, ...content } : cellAt(address, content);
  return withCells(report, name, (cell) => (cell.address === address ? null : cell), [changed]);
}

/** A copy with other places of one sheet. */
const withPlace = (report: Report, name: string, change: (place: Place) => Place): Report => ({
  ...report,
  places: report.places.map((place) => (place.name === name ? change(place) : place)),
});

const at = (cell: Cell, row: number, column: number): Cell => ({
  ...cell,
  row,
  column,
  address: `${columnLetters(column)}${row}`,
});

/** Moves cells, and the references of formulas to them, as a spreadsheet program does. */
function moved(report: Report, name: string, move: (row: number, column: number) => readonly [number, number]): Report {
  const reference = (letters: string, row: string) => {
    const [newRow, newColumn] = move(Number(row), columnNumber(letters));
    return `${columnLetters(newColumn)}${newRow}`;
  };
  return withCells(report, name, (cell) => ({
    ...at(cell, ...move(cell.row, cell.column)),
    formula:
      cell.formula?.replaceAll(/\b([A-Z]{1,2})(\d+)\b/g, (_all, letters: string, row: string) =>
        reference(letters, row),
      ) ?? null,
  }));
}

/** An empty column inserted before a column. */
export function withColumn(report: Report, name: string, before: number): Report {
  const shift = (column: number) => column + (column >= before ? 1 : 0);
  const letters = (column: string) => columnLetters(shift(columnNumber(column)));
  return withPlace(
    moved(report, name, (row, column) => [row, shift(column)]),
    name,
    (place) => ({ ...place, current: letters(place.current), previous: letters(place.previous) }),
  );
}

/** An empty row inserted before a row. */
export function withRow(report: Report, name: string, before: number): Report {
  const shift = (row: number) => row + (row >= before ? 1 : 0);
  return withPlace(
    moved(report, name, (row, column) => [shift(row), column]),
    name,
    (place) => ({ ...place, rows: new Map([...place.rows].map(([code, row]) => [code, shift(row)])) }),
  );
}

/** The two amount columns of a sheet, with all that is in them, in the other order. */
export function withColumnsSwapped(report: Report, name: string): Report {
  const { current, previous } = placeNamed(report, name);
  const [one, other] = [columnNumber(current), columnNumber(previous)];
  return withPlace(
    moved(report, name, (row, column) => [row, column === one ? other : column === other ? one : column]),
    name,
    (place) => ({ ...place, current: previous, previous: current }),
  );
}

/** A sheet under another name. */
export function withName(report: Report, name: string, other: string): Report {
  const sheets = report.sheets.map((sheet) => (sheet.name === name ? { ...sheet, name: other } : sheet));
  return withPlace({ ...report, sheets }, name, (place) => ({ ...place, name: other }));
}

/** The place of a chained sheet. */
export function placeNamed(report: Report, name: string): Place {
  const place = report.places.find((each) => each.name === name);
  if (!place) throw new Error(`no place of ${name}`);
  return place;
}
