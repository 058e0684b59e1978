import { expect, test } from 'vitest';
import { fileProblems, repeatedNames } from '../../scripts/file-names.ts';

test.each([
  'src/shared/utils.ts',
  'src/a/date-helpers.ts',
  'src/a/types.ts',
  'src/a/common.tsx',
  'src/a/index.ts',
  'mocks/a/a.types.ts',
])('%s says nothing', (path) => {
  expect(fileProblems(path, 'export const a = 1;\n')).toEqual([`${path}: the name does not say what is in it`]);
});

test.each(['src/domain/reference/document-types.ts', 'mocks/map/by-type.ts', 'src/shared/http/path.ts'])(
  '%s is a name',
  (path) => {
    expect(fileProblems(path, 'export const a = 1;\n')).toEqual([]);
  },
);

test('a file of re-exports is a barrel under any name', () => {
  const barrel = `/** All of it. */\nexport * from './a.ts';\nexport { b, c } from './b.ts';\nexport type { D } from './d.ts';\n`;
  expect(fileProblems('src/a/everything.ts', barrel)).toEqual([
    'src/a/everything.ts: a file of re-exports; import the file that says the thing',
  ]);
  expect(fileProblems('src/a/everything.ts', `${barrel}export const e = 1;\n`)).toEqual([]);
});

test('code has at most 250 lines, a test 400, data as many as there are', () => {
  const code = (lines: number) => `const one = () => 1;\n${'one();\n'.repeat(lines - 1)}`;
  expect(fileProblems('src/a/rules.ts', code(251))).toEqual(['src/a/rules.ts: 251 lines, at most 250']);
  expect(fileProblems('src/a/rules.ts', code(250))).toEqual([]);
  expect(fileProblems('tests/a/rules.test.ts', code(400))).toEqual([]);
  expect(fileProblems('tests/a/rules.test.ts', code(401))).toEqual(['tests/a/rules.test.ts: 401 lines, at most 400']);
  expect(fileProblems('mocks/offices/offices.ts', `export const OFFICES = [\n${'  1,\n'.repeat(500)}];\n`)).toEqual([]);
});

test('a component has at most 150 lines, however many stand in its file', () => {
  const component = (name: string, lines: number) =>
    `export function ${name}() {\n${'  one();\n'.repeat(lines - 2)}}\n`;
  expect(fileProblems('src/a/Page.tsx', component('Page', 150) + component('Row', 90))).toEqual([]);
  expect(fileProblems('src/a/Page.tsx', component('Page', 20) + component('Row', 151))).toEqual([
    'src/a/Page.tsx: Row has 151 lines, at most 150',
  ]);
});

test('a name that two files export is told with both; what only one exports, or nobody, is not', () => {
  const files = new Map([
    ['src/a/one.ts', 'export type Change = { by: number };\nexport const changeOf = () => null;\nconst inner = 1;\n'],
    ['src/b/two.tsx', 'export default function Page() {}\nconst inner = 2;\nexport function Change() {}\n'],
    ['src/c/three.ts', "import { changeOf } from '../a/one.ts';\n// export const Page = 1;\n"],
  ]);
  expect(repeatedNames(files)).toEqual(['Change is exported by src/a/one.ts and src/b/two.tsx']);
});
