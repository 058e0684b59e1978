import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unsaidNames, unsaidWords } from '../../scripts/unsaid-words.ts';

const WORDS = [
  { word: 'asking', said: 'pending or confirming' },
  { word: 'found', said: 'match, results' },
  { word: 'put back', said: 'restore' },
];
const problemsIn = (source: string, path = 'src/a/b.ts') => unsaidNames(new Map([[path, source]]), WORDS);

test('the words come from the table of the glossary, each with what is said in its place', () => {
  const words = new Map(unsaidWords(readFileSync('docs/glossary.md', 'utf8')).map(({ word, said }) => [word, said]));
  expect(words.get('asking')).toBe('pending, `isPending` or confirming');
  expect(words.get('put back')).toBe('restore');
  // Without code letters: a word that is right elsewhere.
  expect(words.has('words')).toBe(false);
});

test('a name is told with its line, the word and what to say', () => {
  expect(problemsIn('const a = 1;\nconst isAsking = a;\n')).toEqual([
    "src/a/b.ts:2: isAsking says 'asking' for pending or confirming (docs/glossary.md)",
  ]);
});

test.each([
  'export function foundItems() {}',
  'type Found = string;',
  'interface FoundItem {}',
  'class Found {}',
  'type A = { found: number };',
  'type A = { found(): void };',
  'type A = [found: number];',
  'class A { found = 1; }',
  'const run = (found: number) => null;',
  'const { results: found } = answer;',
  'const [, { found = 1 }] = answer;',
  "import { results as found } from './a.ts';",
  'for (const FOUND_ITEM of list) run();',
  'function run<Found>() {}',
  'const putBack = 1;',
])('%s declares a name with such a word', (source) => {
  expect(problemsIn(source)).toHaveLength(1);
});

test.each([
  'export function NotFound() {}',
  'const NOT_FOUND_PAGE = 1;',
  'const foundation = 1;',
  'const backPut = 1;',
  'const a = { found: 1 };',
  "import { found } from 'library';",
  "run('found'); // found",
  'answer.found();',
])('%s declares none', (source) => {
  expect(problemsIn(source)).toEqual([]);
});

test('the names of files as well', () => {
  expect(problemsIn('', 'src/a/FoundItems.tsx')).toHaveLength(1);
  expect(problemsIn('', 'src/a/put-back.ts')).toHaveLength(1);
  expect(problemsIn('', 'src/found/NotFound.tsx')).toEqual([]);
});
