import type { Cell, Sheet } from '#shared/workbook/workbook.ts';
import { readAddition } from './additions.ts';

/** What a cell for an amount holds; a text, an error or a formula that no program has computed is `unreadable`. */
export type Amount = number | 'empty' | 'unreadable';

/** Amounts that differ by less than half a fening are equal. */
const TOLERANCE = 0.005;

/** The number of an amount; an empty cell counts as 0, as forms compute it. Null when it is unreadable. */
export const valueOf = (amount: Amount): number | null =>
  amount === 'empty' ? 0 : amount === 'unreadable' ? null : amount;

/** Whether two amounts are equal to the fening. */
export const isSameAmount = (one: number, other: number): boolean => Math.abs(one - other) < TOLERANCE;

/** Returns a function that reads the amounts of a sheet's cells. */
export function amountReader({ cells }: Sheet): (address: string) => Amount {
  const zeros = new Map<string, boolean>();

  /** Whether a formula without a result adds up nothing: some programs drop a result of 0. */
  function isDroppedZero({ address, formula }: Cell): boolean {
    const known = zeros.get(address);
    if (known !== undefined) return known;
    // Until the contrary is known, so that formulas that refer to one another come to an end.
    zeros.set(address, true);
    const addition = readAddition(formula ?? '', cells);
    const isZero =
      addition?.result === 0 &&
      addition.cells.every((part) => {
        const cell = cells.get(part);
        return cell?.kind !== 'empty' || cell.formula === null || isDroppedZero(cell);
      });
    zeros.set(address, isZero);
    return isZero;
  }

  return (address) => {
    const cell = cells.get(address);
    if (!cell || (cell.kind === 'text' && cell.value === '')) return 'empty';
    if (cell.kind === 'number') return Number(cell.value);
    if (cell.kind !== 'empty') return 'unreadable';
    return cell.formula === null || isDroppedZero(cell) ? 'empty' : 'unreadable';
  };
}
