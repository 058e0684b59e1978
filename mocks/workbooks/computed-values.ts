import { linesOf } from './addresses.ts';
import type { Line, StatementSheet } from './form-model.ts';

/** Reads a typed value of a sheet; null when it is not a number. */
export type TypedValue = (code: string, column: string) => number | null;

/** The correct value of a computed cell; null for a typed cell, or when one of its parts is not a number. */
export function expectedValue(sheet: StatementSheet, line: Line, column: string, value: TypedValue): number | null {
  const { sumOf } = sheet.columns.find(({ key }) => key === column) ?? {};
  if (line.sum) {
    const parts = line.sum.terms.flatMap((term) =>
      linesOf(sheet, term).map(({ code }) => times(value(code, column), term.sign)),
    );
    const total = addUp(parts);
    return total !== null && line.sum.positivePart ? Math.max(0, total) : total;
  }
  return sumOf ? addUp(sumOf.map((key) => value(line.code, key))) : null;
}

/** The value of every cell of a sheet, typed or computed from the typed ones through all levels of sums. */
export function wholeSheet(sheet: StatementSheet, typed: TypedValue): TypedValue {
  const known = new Map<string, number | null>();
  const value: TypedValue = (code, column) => {
    const key = `${code} ${column}`;
    const stored = known.get(key);
    if (stored !== undefined) return stored;
    const line = sheet.lines.find((each) => each.code === code);
    const computed = line?.sum || sheet.columns.some((each) => each.key === column && each.sumOf);
    const result = line && computed ? expectedValue(sheet, line, column, value) : typed(code, column);
    known.set(key, result);
    return result;
  };
  return value;
}

const times = (value: number | null, sign: number): number | null => (value === null ? null : value * sign);

function addUp(parts: readonly (number | null)[]): number | null {
  let total = 0;
  for (const part of parts) {
    if (part === null) return null;
    total += part;
  }
  // Rounded to two decimals, so that binary fractions do not make a correct sum wrong.
  return Math.round(total * 100) / 100;
}
