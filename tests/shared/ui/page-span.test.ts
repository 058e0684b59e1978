import { expect, test } from 'vitest';
import { pageSpan } from '#shared/ui/page-span.ts';

test.each([1e300, Number.POSITIVE_INFINITY, Number.NaN, -5])('a count of %s is none', (count) => {
  expect(pageSpan({ page: 1, pages: count, total: count, pageSize: 10 })).toMatchObject({ pages: 1, total: 0 });
});

test('more pages than any register has are not counted one by one', () => {
  const { pages, total } = pageSpan({ page: 1, pages: 1e11, total: 1e12, pageSize: 10 });
  expect([pages, total]).toEqual([100_000, 1e12]);
});
