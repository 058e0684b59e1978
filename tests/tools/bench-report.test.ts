import { expect, test } from 'vitest';
import { overBudget, table, type Turn } from '../../tools/bench/report.ts';
import type { Figures } from '../../tools/bench/visit.ts';

const figures = (given: Partial<Figures>): Figures => ({
  largestPaint: 500,
  dataAt: 900,
  blocking: 200,
  layoutShift: 0,
  bytes: 0,
  scriptBytes: 0,
  scripts: 0,
  requests: 0,
  repeated: 0,
  ...given,
});
/** A turn with a bare page that is painted after a second and blocks for 100 ms. */
const turn = (first: Partial<Figures>, second: Partial<Figures> = {}, beside?: Partial<Figures>): Turn => ({
  barePage: figures({ largestPaint: 1000, blocking: 100 }),
  first: figures(first),
  second: figures(second),
  beside: beside && figures(beside),
});

test('a page is compared with the bare page and the other build of the same turn', () => {
  expect(overBudget([{ name: 'Map', turns: [turn({ largestPaint: 600, dataAt: 1900, blocking: 300 })] }])).toEqual([]);
  const slow = turn(
    { largestPaint: 606, dataAt: 1906, blocking: 306, layoutShift: 0.011, repeated: 1 },
    { largestPaint: 700, dataAt: 1100 },
    { dataAt: 1800 },
  );
  expect(overBudget([{ name: 'Map', turns: [slow] }])).toEqual([
    'Map: Largest paint, F 0.61 > 0.6',
    'Map: Own data, F 1.91 > 1.9',
    'Map: Own data, beside 1.06 > 1.05',
    'Map: Blocking, F 3.1 > 3',
    'Map: Layout shift 0.011 > 0.01',
    'Map: Again: paint, F 0.70 > 0.6',
    'Map: Again: data, F 1.10 > 1',
    'Map: Repeated 1 > 0',
  ]);
});

test('the median of the turns counts, and a profile may block a little longer', () => {
  const turns = [turn({ largestPaint: 5000, blocking: 340 }), turn({ blocking: 340 }), turn({ blocking: 340 })];
  expect(overBudget([{ name: 'Profile', turns }])).toEqual([]);
  expect(overBudget([{ name: 'News', turns }])).toEqual(['News: Blocking, F 3.4 > 3']);
  expect(table([{ name: 'News', turns }])).toContain('| News | 0.50 | 0.90 | – | **3.4** |');
});
