import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addedUpCells, readAddition } from '#domain/report-form/added-up.ts';
import type { Cell } from '#shared/workbook/workbook.ts';

const cell = (address: string, value: number | string, formula: string | null = null): [string, Cell] => [
  address,
  {
    address,
    row: Number(/\d+/.exec(address)?.[0]),
    column: 1,
    kind: typeof value === 'number' ? 'number' : value === '' ? 'empty' : 'text',
    value: String(value),
    formula,
    isOpen: false,
  },
];
const CELLS = new Map([cell('A1', 10), cell('A2', 2.5), cell('A3', 'n/p'), cell('B1', 4)]);

describe('a formula that adds up', () => {
  test.each([
    ['A1+A2', 12.5, ['A1', 'A2']],
    ['-A1+(B1-A2)', -8.5, ['A1', 'B1', 'A2']],
    ['SUM(A1:A3)', 12.5, ['A1', 'A2', 'A3']],
    ['SUM($A$1,B1)-A2', 11.5, ['A1', 'B1', 'A2']],
    ['MAX(0,A2-A1)', 0, ['A2', 'A1']],
    ['ROUND(SUM(A1:B1) + A2, 2)', 16.5, ['A1', 'B1', 'A2']],
    // Added by a sign, a text may count.
    ['A1+A3', null, ['A1', 'A3']],
  ])('%s', (formula, result, cells) => {
    expect(readAddition(formula, CELLS)).toEqual({ cells, result });
  });

  test.each([
    'A1*B1',
    'IF(A1>0,A1,0)',
    "'List 2'!A1+A1",
    'List2!A1',
    'A1:A2',
    'SUM(A:A)',
    'ime+A1',
    '1+2',
    '',
    'LOG10(A1)',
  ])('%s is another kind of formula', (formula) => expect(readAddition(formula, CELLS)).toBeNull());

  test('whatever stands in a formula, reading it ends', () => {
    const part = fc.constantFrom(
      'A1',
      'B2:C3',
      'SUM(',
      'MAX(',
      'ROUND(',
      '(',
      ')',
      '+',
      '-',
      ',',
      ':',
      '$',
      '"',
      '!',
      '1',
      'XFD1048576',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 200 }), (parts) => {
        expect(() => readAddition(parts.join(''), CELLS)).not.toThrow();
      }),
    );
    expect(readAddition('('.repeat(30_000), CELLS)).toBeNull();
    expect(readAddition('SUM(A1:XFD1048576)', CELLS)).toBeNull();
  });

  test('a sheet made to take long is read no further than it is worth', () => {
    const cells = new Map(Array.from({ length: 20_000 }, (_, at) => cell(`C${at + 1}`, '', 'SUM(A1:A5000)')));
    expect(addedUpCells({ name: 'x', isHidden: false, isProtected: false, cells }).size).toBe(5000);
  });
});
