import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGES } from '#app/pages.ts';

test('every page of the features is in the table, and every page of the table has its module', () => {
  const named = Object.values(PAGES).map(({ page }) => `src/features/${page}.tsx`);
  expect(new Set(named)).toEqual(new Set(globSync('src/features/**/*Page.tsx')));
});
