import { expect, test } from 'vitest';
import { contentSizeProblems, contentSizeTable, type ContentSize } from '../../scripts/measure/content-sizes.ts';
import { marked, markdownTable, withRange } from '../../scripts/measure/markdown-table.ts';
import { lighthouseProblems, lighthouseTable, type Judgement } from '../../scripts/measure/lighthouse.ts';
import { shortProblems } from '../../scripts/measure/short.ts';
import { performancePage } from '../../scripts/measure/report.ts';
import { median, summaries, summary } from '../../scripts/measure/statistics.ts';
import type { VisitFigures } from '../../scripts/measure/visit.ts';
import { visitProblems, visitTable, type Turn } from '../../scripts/measure/visits.ts';

test('the median of odd and even numbers of runs, whatever their order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([100, 1, 5, 7])).toBe(6);
  expect(median([3])).toBe(3);
  expect(() => median([])).toThrow('no median');
});

test('several runs are summed up figure by figure', () => {
  expect(summary([4, 2, 9])).toEqual({ median: 4, low: 2, high: 9 });
  expect(
    summaries([
      { paint: 10, shift: 0 },
      { paint: 30, shift: 0.5 },
    ]),
  ).toEqual({ paint: { median: 20, low: 10, high: 30 }, shift: { median: 0.25, low: 0, high: 0.5 } });
});

test('a table: text to the left, figures to the right, a pipe does not break it', () => {
  expect(markdownTable(['Visit', 'ms'], [['a | b', '7']])).toBe('| Visit | ms |\n| --- | --: |\n| a \\| b | 7 |');
});

test('a figure with its range, without one where nothing varied, and marked when over', () => {
  expect(withRange({ median: 812.4, low: 790, high: 850 })).toBe('812 (790–850)');
  expect(withRange({ median: 0, low: 0, high: 0.0001 }, 3)).toBe('0.000');
  expect(marked('120 (90–130)', true)).toBe('**120 (90–130)** over');
  expect(marked('20', false)).toBe('20');
});

const figures = (given: Partial<VisitFigures>): VisitFigures => ({
  firstPaint: 400,
  largestPaint: 500,
  dataAt: 900,
  layoutShift: 0,
  blocking: 200,
  longestTask: 90,
  requestsToData: 15,
  requests: 20,
  repeated: 0,
  bytes: 0,
  js: 0,
  css: 0,
  fonts: 0,
  images: 0,
  rest: 0,
  ...given,
});
/** A turn with a bare page whose largest paint is after a second and which blocks for 100 ms. */
const turn = (first: Partial<VisitFigures>, second: Partial<VisitFigures> = {}): Turn => ({
  floor: figures({ largestPaint: 1000, blocking: 100 }),
  first: figures(first),
  second: figures(second),
});

test('every visit is held as a part of the bare page of its own turn', () => {
  const page = (...turns: Turn[]) => [{ name: 'Map', turns }];
  expect(visitProblems(page(turn({ largestPaint: 604, dataAt: 1804, blocking: 304 })))).toEqual([]);
  expect(visitProblems(page(turn({ largestPaint: 606, dataAt: 1806, blocking: 306, requestsToData: 21 })))).toEqual([
    'Map: largest paint 0.61 > 0.6',
    'Map: own data 1.81 > 1.8',
    'Map: blocking 3.1 > 3',
    'Map: requests to data 21 > 20',
  ]);
  expect(visitProblems(page(turn({}, { largestPaint: 700, dataAt: 1100, layoutShift: 0.011 })))).toEqual([
    'Map: again: paint 0.70 > 0.6',
    'Map: again: data 1.10 > 1',
    'Map: layout shift 0.011 > 0.01',
  ]);
});

test('the middle turn counts, and a profile may block a little longer', () => {
  const slow = turn({ largestPaint: 5000, blocking: 340 });
  const good = turn({ blocking: 340 });
  expect(visitProblems([{ name: 'Profile', turns: [slow, good, good] }])).toEqual([]);
  expect(visitProblems([{ name: 'News', turns: [slow, good, good] }])).toEqual(['News: blocking 3.4 > 3']);
  expect(visitTable([{ name: 'News', turns: [good] }])).toContain('| **3.4** over |');
});

test('in short: bytes and repeated calls exactly, times with slack, the best turn counts', () => {
  const page = { name: 'Profile', js: 300_000, largestPaint: 2, data: 3 };
  const good = turn({ js: 300_000, largestPaint: 2000, dataAt: 3000 });
  expect(shortProblems(page, [good])).toEqual([]);
  const slow = turn({ js: 300_000, largestPaint: 2100, dataAt: 3100 });
  expect(shortProblems(page, [slow])).toEqual(['Profile: largest paint 2.10 F > 2', 'Profile: own data 3.10 F > 3']);
  expect(shortProblems(page, [slow, good])).toEqual([]);
  expect(shortProblems(page, [turn({ js: 300_001, repeated: 1 })])).toEqual([
    'Profile: 300.0 kB of scripts > 300.0',
    'Profile: 1 requests for what was requested before',
  ]);
});

test('Lighthouse: accessibility is whole, best practices and SEO are no worse than the bare page', () => {
  const points = { performance: 98, accessibility: 100, 'best-practices': 96, seo: 82, failed: ['unused-javascript'] };
  const judged = (page: Partial<typeof points>): Judgement => ({
    floor: { ...points, accessibility: 80 },
    pages: [{ name: 'Home', judged: { ...points, ...page } }],
  });
  expect(lighthouseProblems(judged({}))).toEqual([]);
  const bad = judged({ performance: 96, accessibility: 99, seo: 81 });
  expect(lighthouseProblems(bad)).toEqual([
    'Home: Lighthouse performance 96 < 97 (unused-javascript)',
    'Home: Lighthouse accessibility 99 < 100 (unused-javascript)',
    'Home: Lighthouse seo 81 < 82 (unused-javascript)',
  ]);
  expect(lighthouseTable(bad)).toContain('| Home | **96** over | **99** over | 96 | **81** over |');
});

test('the page says what is over a budget, or that nothing is', () => {
  const part = { title: 'Visits', text: 'a table', problems: [] };
  expect(performancePage([part])).toContain('Every budget holds.');
  const page = performancePage([
    { ...part, problems: ['Home: slow'] },
    { ...part, problems: ['Map: slow'] },
  ]);
  expect(page).toContain('- Home: slow\n- Map: slow');
  expect(page).not.toContain('Every budget holds.');
});

test('the stored tree may grow a hundredfold, the longest task of a second visit not', () => {
  const sized = (items: number, longest: number): ContentSize => {
    const all = summaries([figures({ longestTask: longest })]);
    return { items, first: all, second: all };
  };
  expect(contentSizeProblems([sized(200, 100), sized(20_000, 130)])).toEqual([]);
  expect(contentSizeProblems([sized(200, 20), sized(20_000, 100)])).toEqual([]);
  const slow = [sized(200, 100), sized(20_000, 131)];
  expect(contentSizeProblems(slow)).toEqual([expect.stringContaining('20000 items')]);
  expect(contentSizeTable(slow)).toContain('**131** over |');
});
