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
  expect(overBudget([{ name: 'Map', turns: [turn({ largestPaint: 600, dataAt: 1500, blocking: 200 })] }])).toEqual([]);
  const slow = turn(
    { largestPaint: 606, dataAt: 1506, blocking: 206, layoutShift: 0.011, repeated: 1 },
    { largestPaint: 700, dataAt: 1500 },
    { dataAt: 1420 },
  );
  expect(overBudget([{ name: 'Map', turns: [slow] }])).toEqual([
    'Map: Largest paint, F 0.61 > 0.6',
    'Map: Own data, F 1.51 > 1.5',
    'Map: Own data, beside 1.06 > 1.03',
    'Map: Blocking, F 2.1 > 2',
    'Map: Layout shift 0.011 > 0.01',
    'Map: Again: paint, F 0.70 > 0.6',
    'Map: Again: data, F 1.50 > 1.4',
    'Map: Repeated 1 > 0',
  ]);
});

test('the median of the turns counts; registers may be a little later, a profile may block a little longer', () => {
  const turns = [turn({ largestPaint: 5000, blocking: 240 }), turn({ blocking: 240 }), turn({ blocking: 240 })];
  expect(overBudget([{ name: 'Profile', turns }])).toEqual([]);
  expect(overBudget([{ name: 'News', turns }])).toEqual(['News: Blocking, F 2.4 > 2']);
  expect(overBudget([{ name: 'Register search', turns: [turn({ dataAt: 1650 })] }])).toEqual([]);
  expect(table([{ name: 'News', turns }])).toContain('| News | 0.50 | 0.90 | – | **2.4** |');
});
