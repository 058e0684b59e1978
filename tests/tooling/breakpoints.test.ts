import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
const named = readFileSync('src/shared/styles/breakpoints.css', 'utf8');

test('five widths at which the layout changes, each with a name for both sides', () => {
  const widths = [...named.matchAll(/@custom-media --(?:from|below)-[\w-]+ \(width (?:>=|<) (\d+)px\)/g)].map(
    ([, width]) => width,
  );
  expect(widths).toHaveLength(10);
  expect(new Set(widths).size).toBe(5);
});

test.each(sheets.filter((path) => !path.endsWith('breakpoints.css')))(
  '%s names no width of its own, and no unknown one',
  (path) => {
    const queries = [...readFileSync(`src/${path}`, 'utf8').matchAll(/@media([^{]*)\{/g)].map(
      ([, query = '']) => query,
    );
    expect(queries.filter((query) => /\dpx/.test(query))).toEqual([]);
    for (const [name] of queries.join(' ').matchAll(/--[\w-]+/g)) expect(named).toContain(`${name} `);
  },
);
