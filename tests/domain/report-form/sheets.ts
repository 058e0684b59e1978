import { columnNumber } from '#shared/workbook/addresses.ts';
import type { Cell, Sheet } from '#shared/workbook/workbook.ts';

/** Content of a cell: a number, a text, or the properties a test is about. */
type Content = number | string | Partial<Cell>;

/** A cell with this content. */
export function cellAt(address: string, content: Content): Cell {
  const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  const given: Partial<Cell> =
    typeof content === 'number'
      ? { kind: 'number', value: String(content) }
      : typeof content === 'string'
        ? { kind: content === '' ? 'empty' : 'text', value: content }
        : content;
  const at = { address, row: Number(row), column: columnNumber(letters) };
  return { ...at, kind: 'empty', value: '', formula: null, isOpen: false, ...given };
}

/** A sheet of these cells by address, as the reader of workbooks gives it. */
export const sheetOf = (cells: Record<string, Content>, given: Partial<Omit<Sheet, 'cells'>> = {}): Sheet => ({
  name: 'Bilans',
  isHidden: false,
  isActive: true,
  isProtected: true,
  hiddenRows: 0,
  hiddenColumns: 0,
  ...given,
  cells: new Map(Object.entries(cells).map(([address, content]) => [address, cellAt(address, content)])),
});

/** A formula with the result last computed. */
export const formula = (text: string, result: number): Partial<Cell> => ({
  kind: 'number',
  value: String(result),
  formula: text,
});

/** A formula that no program has computed. */
export const uncomputed = (text: string): Partial<Cell> => ({ kind: 'empty', value: '', formula: text });
