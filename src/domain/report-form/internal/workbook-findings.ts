import { columnLetters } from '#shared/workbook/addresses.ts';
import type { Cell, Sheet } from '#shared/workbook/workbook.ts';
import type { Finding } from '../finding.ts';
import type { SheetStructure } from '../form-structure.ts';
import { addedUpCells, readAddition } from './additions.ts';

/** An amount as people write it, with or without currency. */
const WRITTEN_AMOUNT = /^[-\u2212(]?\s*\d[\d.,\s\u00A0\u202F']*\s*\)?\s*(?:KM|BAM)?$/i;
/** Numbers that are no amounts: a date, an ordinal, a code with leading zeros, a number too long to compute with. */
const DATE = /^\d{1,2}\.\s?\d{1,2}\.\s?(?:\d{4}|\d{2})\.?$/;
const ORDINAL = /^\d{1,3}(?:\.\d{1,2})*\.?$/;
const CODE = /^0\d|^\d{11,}$/;
/** Most rows between a number and its neighbour. */
const REACH = 2;

/**
 * Problems of any workbook, whatever its form: formula errors, formulas never computed, and numbers stored as text where
 * numbers are added up or are above and below. With `form`, errors and texts that the empty form has as well are left out, and
 * any other text in cells to add up is reported.
 */
export function findInAny(sheet: Sheet, form?: SheetStructure): Finding[] {
  const findings: Finding[] = [];
  const addedUp = new Set([...addedUpCells(sheet), ...(form?.addedUp ?? [])]);
  const notComputed = firstNotComputed(sheet);
  if (notComputed) findings.push({ code: 'notComputed', sheet: sheet.name, cell: notComputed });
  for (const cell of sheet.cells.values()) {
    const at = { sheet: sheet.name, cell: cell.address };
    if (cell.kind === 'error' && !form?.errors.includes(cell.address))
      findings.push({ code: 'formulaError', ...at, value: cell.value });
    if (cell.kind !== 'text' || cell.formula !== null || cell.value === '') continue;
    if (form && form.fixed[cell.address] !== undefined) continue;
    const isAddedUp = addedUp.has(cell.address);
    if (isAmount(cell.value) && (isAddedUp || (addedUp.size === 0 && isAmongNumbers(sheet, cell))))
      findings.push({ code: 'numberAsText', ...at, value: cell.value });
    else if (form && isAddedUp) findings.push({ code: 'textInAmount', ...at, value: cell.value });
  }
  return findings;
}

/**
 * The first formula without a result. One is enough: a program that computes nothing has computed none. Some programs drop a
 * result of 0 or an empty text, so a sum only counts if its result is not 0, and other formulas only if no formula of
 * the sheet has a result.
 */
function firstNotComputed({ cells }: Sheet): string | null {
  const formulas = [...cells.values()].filter(({ formula }) => formula !== null);
  const without = formulas.filter(({ kind }) => kind === 'empty');
  const additions = without.map((cell) => ({ cell, addition: readAddition(cell.formula ?? '', cells) }));
  const sure = additions.find(({ addition }) => addition?.result);
  if (sure) return sure.cell.address;
  const isAll = without.length === formulas.length && additions.every(({ addition }) => addition === null);
  return isAll ? (without[0]?.address ?? null) : null;
}

const isAmount = (text: string): boolean => WRITTEN_AMOUNT.test(text) && !DATE.test(text) && !CODE.test(text);

/** Whether a cell has a number above and below, for sheets without sums. Possible ordinals do not count. */
function isAmongNumbers({ cells }: Sheet, { row, column, value }: Cell): boolean {
  if (ORDINAL.test(value)) return false;
  const letters = columnLetters(column);
  const nearest = (step: 1 | -1): Cell | undefined => {
    for (let away = 1; away <= REACH; away++) {
      const cell = cells.get(`${letters}${row + step * away}`);
      if (cell && cell.kind !== 'empty') return cell;
    }
    return undefined;
  };
  return nearest(-1)?.kind === 'number' && nearest(1)?.kind === 'number';
}
