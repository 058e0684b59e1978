import { columnLetters } from '#shared/workbook/addresses.ts';
import type { Cell, Sheet } from '#shared/workbook/workbook.ts';
import { type Amount, amountReader } from './internal/amount.ts';

/** A line of a statement: a row with a text, from the first one with amounts on. */
export type SheetLine = {
  /** From 1. */
  row: number;
  label: string;
  /** What identifies the row beside its text, such as a line code; '' without any. */
  code: string;
  /** Text and code in the form in which lines of two sheets are compared; years are left out. */
  key: string;
  /** Whether the row has a number, or a cell for one, beside its text. */
  hasFigures: boolean;
};

/** A column of amounts: its letters, and the texts above its first line ('' without any). */
export type AmountColumn = { letters: string; heading: string };

/** A text in which years do not count: they differ between two reports on the same form. */
export const withoutYears = (text: string): string => text.replaceAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g, '#');

/** A sheet read as a table of lines and amounts, whatever its form. */
export type SheetTable = {
  name: string;
  /** The lines by row, from top to bottom; none in a sheet without amounts. */
  lines: ReadonlyMap<number, SheetLine>;
  columns: readonly AmountColumn[];
  amountAt: (letters: string, row: number) => Amount;
};

/** The label is the column with the most words of those with texts beside figures in at least this share of the lines. */
const NEARLY_ALL = 0.8;
/** A column that identifies rows has a value in at least this share of the lines. */
const FILLED = 0.9;
/** Texts above the lines that make the heading of a column, and their longest length. */
const HEADING_TEXTS = 2;
const LONGEST_HEADING = 80;

const folded = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

const isLabel = ({ kind, value, formula }: Cell): boolean =>
  kind === 'text' && formula === null && /\p{L}/u.test(value);

/** A number, or a cell in which one may be filled in or computed. */
const isFigure = ({ kind, formula, isOpen }: Cell): boolean =>
  kind === 'number' || (kind === 'empty' && (isOpen || formula !== null));

const isYear = ({ kind, value, formula, isOpen }: Cell): boolean =>
  kind === 'number' && formula === null && !isOpen && /^(?:19|20)\d{2}$/.test(value);

const isHeading = (cell: Cell): boolean => isLabel(cell) || isYear(cell) || withoutYears(cell.value) !== cell.value;

/**
 * Reads a sheet as a table, without assuming anything about the form: the column of labels has texts beside figures, columns that
 * identify rows have another value in each, and columns of amounts have more figures than texts.
 */
export function readTable(sheet: Sheet): SheetTable {
  const rows = Map.groupBy(sheet.cells.values(), ({ row }) => row);
  const amount = amountReader(sheet);
  const amountAt = (letters: string, row: number) => amount(`${letters}${row}`);
  const empty: SheetTable = { name: sheet.name, lines: new Map(), columns: [], amountAt };
  const labelColumn = labelColumnOf(rows);
  if (labelColumn === null) return empty;

  const texts = [...rows].filter(([, cells]) => cells.some((cell) => cell.column === labelColumn && isLabel(cell)));
  const labelled = texts.filter(([, cells]) => hasFigures(cells, labelColumn));
  const ids = columnsBeside(labelColumn, labelled).flatMap(([column, cells]) =>
    identifies(cells, labelled.length) ? [column] : [],
  );
  // Of all rows with a label, so that a column of texts with a number among them holds no amounts.
  const amounts = columnsBeside(labelColumn, texts).flatMap(([column, cells]) =>
    !ids.includes(column) && holdsAmounts(cells) ? [column] : [],
  );
  // The numbers of years above the amounts are a heading, although they are figures beside a text.
  const [top] =
    labelled.find(([, cells]) => {
      const figures = cells.filter((cell) => amounts.includes(cell.column) && isFigure(cell));
      return figures.length > 0 && !figures.every(isYear);
    }) ?? [];
  if (top === undefined) return empty;
  const lines = texts.filter(([row]) => row >= top).map(([row, cells]) => lineOf(row, cells, labelColumn, ids));
  return {
    ...empty,
    lines: new Map(lines.map((line) => [line.row, line])),
    columns: amounts.map((column) => ({ letters: columnLetters(column), heading: headingOf(rows, column, top) })),
  };
}

const hasFigures = (cells: readonly Cell[], labelColumn: number): boolean =>
  cells.some((cell) => cell.column !== labelColumn && isFigure(cell));

/** The cells of rows by column, from left to right, without the labels. */
function columnsBeside(labelColumn: number, rows: readonly (readonly [number, readonly Cell[]])[]) {
  const cells = rows.flatMap(([, own]) => own);
  const columns = [...Map.groupBy(cells, ({ column }) => column)].filter(([column]) => column !== labelColumn);
  return columns.toSorted(([one], [other]) => one - other);
}

function labelColumnOf(rows: ReadonlyMap<number, readonly Cell[]>): number | null {
  const texts = [...rows.values()].flatMap((cells) =>
    cells.filter((cell) => isLabel(cell) && cells.some((other) => other !== cell && isFigure(other))),
  );
  const columns = [...Map.groupBy(texts, ({ column }) => column)];
  const most = columns.reduce((count, [, cells]) => Math.max(count, cells.length), 0);
  const words = (cells: readonly Cell[]) => new Set(cells.flatMap(({ value }) => value.match(/\p{L}+/gu) ?? [])).size;
  const [label] = columns
    .filter(([, cells]) => cells.length >= NEARLY_ALL * most)
    .toSorted(([, one], [, other]) => words(other) - words(one));
  return label?.[0] ?? null;
}

/** Whether a column tells the lines apart: nearly all have a value of their own, texts or numbers counted up. */
function identifies(cells: readonly Cell[], lines: number): boolean {
  const filled = cells.filter(({ kind, formula }) => formula === null && (kind === 'text' || kind === 'number'));
  if (filled.length < FILLED * lines || new Set(filled.map(({ value }) => value)).size < filled.length) return false;
  const numbers = filled.filter(({ kind }) => kind === 'number').map(({ value }) => Number(value));
  if (numbers.length * 2 < filled.length) return true;
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
  return steps.every((step) => step > 0) && steps.filter((step) => step === 1).length * 2 >= steps.length;
}

function holdsAmounts(cells: readonly Cell[]): boolean {
  const others = cells.filter(({ kind, value }) => kind !== 'number' && value !== '');
  return cells.some(({ kind }) => kind === 'number') && cells.filter(isFigure).length > others.length;
}

function lineOf(row: number, cells: readonly Cell[], labelColumn: number, ids: readonly number[]): SheetLine {
  const valueIn = (column: number) => cells.find((cell) => cell.column === column)?.value ?? '';
  const label = valueIn(labelColumn);
  const code = ids.map(valueIn).filter(Boolean).join(' ');
  const key = `${folded(code)}\n${withoutYears(folded(label))}`;
  return { row, label, code, key, hasFigures: hasFigures(cells, labelColumn) };
}

function headingOf(rows: ReadonlyMap<number, readonly Cell[]>, column: number, top: number): string {
  const above = [...rows]
    .filter(([row]) => row < top)
    .flatMap(([, cells]) => cells.filter((cell) => cell.column === column && isHeading(cell)));
  const texts = above
    .toSorted((one, other) => one.row - other.row)
    .slice(-HEADING_TEXTS)
    .map(({ value }) => value.replaceAll(/\s+/g, ' '));
  return texts.join(' · ').slice(0, LONGEST_HEADING);
}
