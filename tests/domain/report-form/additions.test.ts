import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addedUpCells, readAddition } from '#domain/report-form/internal/additions.ts';
import { sheetOf, uncomputed } from './sheets.ts';

const CELLS = sheetOf({ A1: 10, A2: 2.5, A3: 'n/p', B1: 4, B2: '', C1: { kind: 'boolean', value: 'TRUE' } }).cells;

describe('a formula that adds up', () => {
  test.each([
    ['A1+A2', 12.5, ['A1', 'A2']],
    ['-A1+(B1-A2)', -8.5, ['A1', 'B1', 'A2']],
    ['SUM(A1:A3)', 12.5, ['A1', 'A2', 'A3']],
    ['SUM($A$1,B1)-A2', 11.5, ['A1', 'B1', 'A2']],
    ['MAX(0,A2-A1)', 0, ['A2', 'A1']],
    ['ROUND(SUM(A1:B1) + A2, 2)', 16.5, ['A1', 'B1', 'A2']],
    ['SUM(A1+A2,B1)', 16.5, ['A1', 'A2', 'B1']],
    ['SUM(B1-A1)', -6, ['B1', 'A1']],
    ['SUM(A1:A2,B1:B1)', 16.5, ['A1', 'A2', 'B1']],
    ['MAX(A2,A1,B1)', 10, ['A2', 'A1', 'B1']],
    ['ROUND(A2,0)', 3, ['A2']],
    ['ROUND(A2+A1,0)', 13, ['A2', 'A1']],
    ['ROUND(A1+0.26,1)', 10.3, ['A1']],
    ['(A1)', 10, ['A1']],
    ['+A1--A2', 12.5, ['A1', 'A2']],
    ['5-A1', -5, ['A1']],
    ['A1+12', 22, ['A1']],
    // A missing cell counts as 0.
    ['A1+Z9+AA10', 10, ['A1', 'Z9', 'AA10']],
    ['A1+B2', 10, ['A1', 'B2']],
    // With `+`, text may be converted to a number.
    ['A1+A3', null, ['A1', 'A3']],
    ['A1+C1', null, ['A1', 'C1']],
    ['SUM(A1:C1)', null, ['A1', 'B1', 'C1']],
  ])('%s', (formula, result, cells) => {
    expect(readAddition(formula, CELLS)).toEqual({ cells, result });
  });

  const OTHERS = `
    A1*B1  IF(A1>0,A1,0)  'List 2'!A1+A1  List2!A1  A1:A2  SUM(A:A)  ime+A1  1+2  LOG10(A1)  A1(B1)  A1.x+B1  A1_x  A1:B1+A2
    SUM(A1:A2  A1)  A1+  A1 B1  sum(A1)  SUM()  ABCD1+A1  MAX(A1:B1)`;

  // Parted by two blanks; the first is empty.
  test.each(OTHERS.split(/\s{2,}/))('%s is another kind of formula', (formula) =>
    expect(readAddition(formula, CELLS)).toBeNull(),
  );

  test('reading a formula ends, whatever is in it', () => {
    const part = fc.constantFrom(...'A1 B2:C3 SUM( MAX( ROUND( ( ) + - , : $ " ! 1 XFD1048576'.split(' '));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 200 }), (parts) => {
        expect(() => readAddition(parts.join(''), CELLS)).not.toThrow();
      }),
    );
    expect(readAddition('('.repeat(30_000), CELLS)).toBeNull();
    expect(readAddition('SUM(A1:XFD1048576)', CELLS)).toBeNull();
  });

  test('a range of 5,000 cells is added up, a larger one is not', () => {
    expect(readAddition('SUM(A1:B2500)', CELLS)?.cells).toHaveLength(5000);
    for (const larger of ['SUM(A1:A5001)', 'SUM(A1:B2501)']) expect(readAddition(larger, CELLS)).toBeNull();
  });

  test('a sheet made to take long is read no further than it is worth', () => {
    const sums = Array.from({ length: 20_000 }, (_, at) => [`C${at + 1}`, uncomputed('SUM(A1:A5000)')]);
    expect(addedUpCells(sheetOf(Object.fromEntries(sums))).size).toBe(5000);
  });
});
