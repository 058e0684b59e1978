import { expect, test } from 'vitest';
import { contentSizeProblems, contentSizeTable, type ContentSize } from '../../scripts/measure/content-sizes.ts';
import { marked, markdownTable, withRange } from '../../scripts/measure/markdown-table.ts';
import { performancePage } from '../../scripts/measure/report.ts';
import { median, summaries, summary } from '../../scripts/measure/statistics.ts';
import { visitProblems, type PageVisits } from '../../scripts/measure/visits.ts';

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

const visited = (largestPaint: number, layoutShift: number): PageVisits['first'] => {
  const names = [
    'firstPaint',
    'contentAt',
    'blocking',
    'longestTask',
    'requests',
    'bytes',
    'js',
    'css',
    'fonts',
    'images',
    'rest',
  ] as const;
  const figures = Object.fromEntries(names.map((name) => [name, summary([1])])) as PageVisits['first'];
  return { ...figures, largestPaint: summary([largestPaint]), layoutShift: summary([layoutShift]) };
};

test('home is held against the bare page of the same run, every visit against the limit of layout shift', () => {
  const good = visited(800, 0.02);
  const floor = visited(1000, 0);
  expect(visitProblems([{ name: 'Home', first: good, second: good }], floor)).toEqual([]);
  expect(visitProblems([{ name: 'Home', first: visited(801, 0), second: good }], floor)).toEqual([
    'Home: largest paint 801 ms > 800 ms',
  ]);
  expect(visitProblems([{ name: 'Profile', first: visited(5000, 0), second: visited(1, 0.021) }], floor)).toEqual([
    'Profile: layout shift 0.021 > 0.02',
  ]);
});

test('the page says what is over a limit, or that nothing is', () => {
  const parts = {
    machine: '2 cores',
    runs: 5,
    routes: '',
    fixed: '',
    wire: '',
    visits: '',
    contentSizes: '',
    treeInNode: '',
    interactions: '',
  };
  expect(performancePage({ ...parts, problems: [] })).toContain('Every limit holds.');
  const page = performancePage({ ...parts, problems: ['Home: slow', 'Map: slow'] });
  expect(page).toContain('- Home: slow\n- Map: slow');
  expect(page).not.toContain('Every limit holds.');
});

test('the kept tree may grow a hundredfold, the longest task of a second visit only threefold', () => {
  const sized = (items: number, longest: number): ContentSize => {
    const figures = { ...visited(1, 0), longestTask: summary([longest]) };
    return { items, first: figures, second: figures };
  };
  expect(contentSizeProblems([sized(200, 100), sized(20_000, 300)])).toEqual([]);
  const slow = [sized(200, 100), sized(20_000, 301)];
  expect(contentSizeProblems(slow)).toEqual([expect.stringContaining('20000 items')]);
  expect(contentSizeTable(slow)).toContain('| 20,000 items, second visit | 1 | 1 | 1 | **301** over |');
});
