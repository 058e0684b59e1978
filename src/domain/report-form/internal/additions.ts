import { columnLetters, columnNumber } from '#shared/workbook/addresses.ts';
import type { Cell, Sheet } from '#shared/workbook/workbook.ts';

/** A cell or range of the same sheet, with or without dollar signs. */
const REFERENCE = /^\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?/;
/** Ranges longer than this, such as whole columns, are not read. */
const MOST_CELLS = 5000;

/** The cells a formula adds up, and the result; `result` is null when it is unknown. */
export type Addition = { cells: readonly string[]; result: number | null };

/**
 * Reads a formula that only adds up cells of its own sheet: `+`, `-`, `SUM`, and around them `ROUND` and `MAX`. Null for any
 * other formula, because this is no spreadsheet engine.
 */
export function readAddition(formula: string, cells: Sheet['cells']): Addition | null {
  let rest = formula.replaceAll(/\s/g, '');
  const seen: string[] = [];
  let isKnown = true;

  const take = (text: string): boolean => {
    if (!rest.startsWith(text)) return false;
    rest = rest.slice(text.length);
    return true;
  };
  const fail = (): never => {
    throw new SyntaxError('no addition');
  };

  function reference(isSummed: boolean): number {
    const [text = '', column = '', row = '', endColumn = column, endRow = row] = REFERENCE.exec(rest) ?? fail();
    rest = rest.slice(text.length);
    // A continuation means a name or another sheet; a range outside a sum is no number.
    if (/^[A-Z0-9_.!(:]/i.test(rest) || (text.includes(':') && !isSummed)) fail();
    let total = 0;
    for (const address of addressesIn(column, row, endColumn, endRow)) {
      seen.push(address);
      total += amount(cells.get(address), isSummed);
    }
    return total;
  }

  function amount(cell: Cell | undefined, isSummed: boolean): number {
    if (!cell || cell.kind === 'empty') return 0;
    if (cell.kind === 'number') return Number(cell.value);
    // SUM ignores text, but `+` may convert it to a number.
    if (cell.kind !== 'text' || !isSummed) isKnown = false;
    return 0;
  }

  function list(isSummed: boolean): number[] {
    const values: number[] = [];
    do values.push(isSummed && REFERENCE.test(rest) && !/^[^,)]*[+-]/.test(rest) ? reference(true) : sum());
    while (take(','));
    if (!take(')')) fail();
    return values;
  }

  function term(): number {
    if (take('-')) return -term();
    if (take('+')) return term();
    if (take('SUM(')) return list(true).reduce((total, value) => total + value, 0);
    if (take('MAX(')) return Math.max(...list(false));
    if (take('ROUND(')) {
      const [value = 0, places = 0] = list(false);
      return Math.round(value * 10 ** places) / 10 ** places;
    }
    if (take('(')) return list(false)[0] ?? 0;
    const [number] = /^\d+(?:\.\d+)?/.exec(rest) ?? [];
    return number !== undefined && take(number) ? Number(number) : reference(false);
  }

  function sum(): number {
    let total = term();
    while (/^[+-]/.test(rest)) total += term();
    return total;
  }

  try {
    const result = sum();
    if (rest !== '' || seen.length === 0) return null;
    return { cells: seen, result: isKnown && Number.isFinite(result) ? result : null };
  } catch {
    return null;
  }
}

function* addressesIn(column: string, row: string, endColumn: string, endRow: string): Generator<string> {
  const [left, right] = [columnNumber(column), columnNumber(endColumn)];
  const [top, bottom] = [Number(row), Number(endRow)];
  if ((right - left + 1) * (bottom - top + 1) > MOST_CELLS) throw new SyntaxError('too many cells');
  for (let at = left; at <= right; at++)
    for (let line = top; line <= bottom; line++) yield `${columnLetters(at)}${line}`;
}

/** Most cells read through the formulas of a sheet. A report has a few thousand formulas of a few cells each; more is an attack. */
const MOST_READ = 1_000_000;

/** The cells of a sheet that its own formulas add up, which are therefore meant to hold numbers. */
export function addedUpCells({ cells }: Sheet): ReadonlySet<string> {
  const mentioned = new Set<string>();
  let read = 0;
  for (const { formula } of cells.values()) {
    const addition = formula && read < MOST_READ ? readAddition(formula, cells) : null;
    for (const address of addition?.cells ?? []) mentioned.add(address);
    read += addition?.cells.length ?? 0;
  }
  return mentioned;
}
