import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')];
const CITING = [
  ...globSync('{src,mocks,tests,e2e,scripts,tools}/**/*.{ts,tsx,css,mjs}'),
  ...globSync('*.ts'),
  ...DOCUMENTS,
];

/** Everything that `pattern` captures in a text; a quoted 'P11' is data, not a citation. */
const captured = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

test.each([
  ['section of the specification', 'docs/specification.md', /(?<!['"\w])([PR]\d+(?:\.\d+)?)\b/g, /^#+ ([PR][\d.]+) /gm],
  ['fault', 'docs/faults.md', /\bfaults ([A-I]\d\d[a-z]?)\b/g, /^\[([A-I]\d\d[a-z]?)\]/gm],
  ['decision', 'docs/decisions.md', /\(decisions: ([A-Z][^),]+)/g, /^- \*\*(.+?)\*\*/gm],
  [
    'part of the architecture',
    'docs/architecture.md',
    /\(architecture, '?([A-Z][^),']+)/g,
    /^(?:#+ |- \*\*)([^*\n]+)/gm,
  ],
])('every %s that is cited is in %s', (_, document, citation, entry) => {
  const entries = new Set(captured(read(document), entry));
  const missing = CITING.flatMap((path) =>
    captured(read(path), citation)
      .filter((name) => !entries.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test.each(DOCUMENTS)('every link in %s leads to a file that exists', (path) => {
  const links = captured(read(path), /\]\((?!https?:|#)([^)#\s]+)/g).map((link) => join(dirname(path), link));
  expect(links.filter((link) => !existsSync(link))).toEqual([]);
});
