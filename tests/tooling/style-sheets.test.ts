import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' });
const sheets = sources.filter((path) => path.endsWith('.css'));
const named = readFileSync('src/shared/styles/breakpoints.css', 'utf8');

const LONGEST = 250;
const SPACING = /^(?:margin|padding|(?:row-|column-)?gap|inset|top|right|bottom|left|scroll-(?:margin|padding))(?:-|$)/;
/** Allows 0 and 1 px, a hairline: what covers one has to be moved by it. */
const PIXELS = /(?<![\w.])(?!0*[01]px)[\d.]+px/;
const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|(?<![\w-])(?:white|black|gr[ae]y|silver|red|green|blue|yellow|orange|gold|brown|purple|pink|navy|teal)(?![\w-])/i;

const withoutComments = (sheet: string) => sheet.replace(/\/\*[^]*?\*\//g, '');

/** The declarations of a sheet, in its order. */
const declarationsOf = (sheet: string) =>
  [...withoutComments(sheet).matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+);/g)].map(
    ([text, property = '', value = '']) => ({
      text,
      property,
      value: value.replace(/url\([^)]*\)/g, ''),
    }),
  );

/** The conditions of its media and container queries. */
const queriesOf = (sheet: string, kind: string) =>
  [...withoutComments(sheet).matchAll(new RegExp(`@${kind}([^{]*)\\{`, 'g'))].map(([, query = '']) => query);

/** What a sheet beside tokens and breakpoints may not write (design: tokens, five named widths, no file is a drawer). */
function faultsOf(sheet: string): string[] {
  const declarations = declarationsOf(sheet);
  const media = queriesOf(sheet, 'media');
  const names = [...media.join(' ').matchAll(/--[\w-]+/g)].map(([name]) => name);
  const length = sheet.split('\n').length - 1;
  return [
    ...(length > LONGEST ? [`${length} lines`] : []),
    ...declarations
      .filter(({ property, value }) => SPACING.test(property) && PIXELS.test(value))
      .map(({ text }) => text),
    ...declarations.filter(({ value }) => COLOUR.test(value)).map(({ text }) => text),
    ...[...media, ...queriesOf(sheet, 'container')].filter((query) => /\dpx/.test(query)),
    ...names.filter((name) => !named.includes(`${name} `)),
  ];
}

test('five widths at which the layout changes, each with a name for both sides', () => {
  const widths = [...named.matchAll(/@custom-media --(?:from|below)-[\w-]+ \(width (?:>=|<) (\d+)px\)/g)].map(
    ([, width]) => width,
  );
  expect(widths).toHaveLength(10);
  expect(new Set(widths).size).toBe(5);
});

test.each(sheets.filter((path) => !/(?:breakpoints|tokens)\.css$/.test(path)))(
  '%s takes space, colours and widths from tokens and names, and is no drawer',
  (path) => expect(faultsOf(readFileSync(`src/${path}`, 'utf8'))).toEqual([]),
);

test.each([
  ['.a {\n  padding: var(--s-1) 7px;\n}\n', 'padding: var(--s-1) 7px;'],
  ['.a {\n  margin-top: calc(-1 * 2.5px);\n}\n', 'margin-top: calc(-1 * 2.5px);'],
  ['.a {\n  inset: 0 auto 0 12px;\n}\n', 'inset: 0 auto 0 12px;'],
  ['.a {\n  color: red;\n  row-gap: 100px;\n}\n', 'row-gap: 100px;'],
  ['.a {\n  color: red;\n}\n', 'color: red;'],
  ['.a {\n  --line: light-dark(#9db2c1, #7d95a6);\n}\n', '--line: light-dark(#9db2c1, #7d95a6);'],
  [
    '.a {\n  box-shadow:\n    0 1px rgb(0 0 0 / 0.1),\n    none;\n}\n',
    'box-shadow:\n    0 1px rgb(0 0 0 / 0.1),\n    none;',
  ],
  ['@media (width >= 700px) {\n}\n', ' (width >= 700px) '],
  ['@container errors (width >= 700px) {\n}\n', ' errors (width >= 700px) '],
  ['@media (--from-somewhere) {\n}\n', '--from-somewhere'],
  ['\n'.repeat(251), '251 lines'],
])('a sheet that breaks a rule is told: %j', (sheet, fault) => expect(faultsOf(sheet)).toContain(fault));

test('a sheet that keeps the rules is not', () => {
  const sheet = `/* 7px, #fff */
.a:hover {
  margin: -1px;
  padding: var(--s-1) max(0px, 1rem);
  border: 2px solid currentcolor;
  fill: url(#fade);
  white-space: nowrap;
  background: color-mix(in srgb, var(--ink-950) 58%, transparent);
}

@media (--from-desktop) {
}
`;
  expect(faultsOf(sheet)).toEqual([]);
});

/** Widths that code matches by itself (`matchMedia`) and that have no name. */
const unnamedWidths = (code: string) =>
  [...code.matchAll(/\((?:(?:min|max)-)?width[ :][^()]*px\)/g)]
    .map(([query]) => query)
    .filter((query) => !named.includes(query));

test('code that looks at the width of the window takes a named one', () => {
  const code = sources.filter((path) => /\.tsx?$/.test(path)).map((path) => readFileSync(`src/${path}`, 'utf8'));
  expect(unnamedWidths(code.join('\n'))).toEqual([]);
  expect(unnamedWidths("matchMedia('(width >= 1000px)'); matchMedia('(width >= 1001px)')")).toEqual([
    '(width >= 1001px)',
  ]);
  expect(unnamedWidths("matchMedia('(min-width: 1000px)')")).toEqual(['(min-width: 1000px)']);
});
