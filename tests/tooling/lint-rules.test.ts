import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

type Report = { diagnostics: { code: string; filename: string }[] };

/** The rules that the project's lint settings report for a file of that path. */
function lint(path: string, source: string): string[] {
  const folder = temporaryFolder({ '.oxlintrc.json': readFileSync('.oxlintrc.json', 'utf8'), [path]: source });
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '-f', 'json', path], {
    cwd: folder,
    encoding: 'utf8',
  });
  return (JSON.parse(stdout) as Report).diagnostics.map(({ code }) => code);
}

const SINK = `export const Body = ({ html }: { html: TrustedHTML }) => <div dangerouslySetInnerHTML={{ __html: html }} />;\n`;

test('HTML is set in one component only', () => {
  expect(lint('src/features/portal/news/Body.tsx', SINK)).toContain('react(no-danger)');
  expect(lint('src/shared/ui/HtmlContent.tsx', SINK)).toEqual([]);
});

test.each([
  `export const show = (box: Element, html: string) => { box.innerHTML = html; };`,
  `export const show = (box: Element, html: string) => { box.outerHTML = html; };`,
  `export const show = (box: Element, html: string) => box.insertAdjacentHTML('beforeend', html);`,
  `export const show = (box: Element, html: string) => { box.setHTMLUnsafe(html); };`,
  `export const show = (html: string) => document.createRange().createContextualFragment(html);`,
  `export const show = (html: string) => { document.write(html); };`,
])('no other way to set HTML: %s', (source) => {
  expect(lint('src/shared/html/show.ts', source)).toContain('eslint(no-restricted-properties)');
  expect(lint('src/shared/ui/HtmlContent.tsx', source)).toContain('eslint(no-restricted-properties)');
});

test('only pages and settings files have a default export', () => {
  const source = `export default function Home() {\n  return null;\n}\n`;
  expect(lint('src/features/portal/home/HomePage.tsx', source)).toEqual([]);
  expect(lint('vite.config.ts', source)).toEqual([]);
  expect(lint('src/features/portal/home/Hero.tsx', source)).toContain('import(no-default-export)');
});

test('the console takes warnings and errors, scripts may print', () => {
  expect(lint('src/main.tsx', `console.log('hello');\n`)).toContain('eslint(no-console)');
  expect(lint('src/main.tsx', `console.warn('hello');\n`)).toEqual([]);
  expect(lint('scripts/start.ts', `console.log('hello');\n`)).toEqual([]);
});

test('code has at most 250 lines, a test 400, data as many as there are; a component 150', () => {
  const code = (lines: number) => `one();\n`.repeat(lines);
  const tooLong = (path: string, source: string) => lint(path, source).filter((rule) => rule.includes('max-lines'));
  expect(tooLong('src/a/rules.ts', code(251))).toEqual(['eslint(max-lines)']);
  expect(tooLong('src/a/rules.ts', code(250))).toEqual([]);
  expect(tooLong('tests/a/rules.test.ts', code(400))).toEqual([]);
  expect(tooLong('tests/a/rules.test.ts', code(401))).toEqual(['eslint(max-lines)']);
  expect(tooLong('mocks/offices/offices.data.ts', code(500))).toEqual([]);
  const component = (lines: number) => `export function Row() {\n${'  one();\n'.repeat(lines - 2)}}\n`;
  expect(tooLong('src/a/Row.tsx', component(150))).toEqual([]);
  expect(tooLong('src/a/Row.tsx', component(151))).toEqual(['eslint(max-lines-per-function)']);
});

test('a file of re-exports is a barrel under any name', () => {
  const barrel = `export * from './a.ts';\nexport * from './b.ts';\n`;
  expect(lint('src/a/everything.ts', barrel)).toContain('oxc(no-barrel-file)');
});

test('what is stored goes through src/shared/storage', () => {
  const source = `export const stored = [
  localStorage.getItem('a'),
  globalThis.sessionStorage,
  window.indexedDB.open('a'),
  new BroadcastChannel('a'),
];\n`;
  const refused = (path: string) => lint(path, source).filter((rule) => rule === 'eslint(no-restricted-globals)');
  expect(refused('src/features/portal/news/stored.ts')).toHaveLength(4);
  expect(refused('src/shared/storage/stored.ts')).toEqual([]);
});

test.each(['UNSAFE_DataRouterContext', 'unstable_useRoute'])(
  'only the public API of the router is used: %s',
  (name) => {
    const source = `export { ${name} } from 'react-router';\n`;
    expect(lint('src/shared/ui/MenuLink.tsx', source)).toContain('eslint(no-restricted-imports)');
  },
);

test('what the address shows is useUrlState', () => {
  const source = `export { useSearchParams } from 'react-router';\n`;
  expect(lint('src/shared/routing/query.ts', source)).toContain('eslint(no-restricted-imports)');
});
