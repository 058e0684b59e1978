import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGES } from '#app/pages.ts';

const pages = Object.entries(PAGES);

test.each(pages)('the page %s has its module', (_, { page }) => {
  expect(existsSync(`src/features/${page}.tsx`), page).toBe(true);
});

test('every page of the features is in the table', () => {
  const modules = globSync('src/features/**/*Page.tsx');
  expect(new Set(modules)).toEqual(new Set(pages.map(([, { page }]) => `src/features/${page}.tsx`)));
});
