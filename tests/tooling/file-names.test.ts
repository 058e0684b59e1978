// @vitest-environment node
import { expect, test } from 'vitest';
import { fileProblems } from '../../scripts/file-names.ts';

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

test.each(['src/a/entity-types.data.ts', 'src/domain/reference/account-types-list.ts', 'src/shared/http/path.ts'])(
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

test('code has at most 250 lines, data may have more', () => {
  const long = 'a;\n'.repeat(251);
  expect(fileProblems('src/a/rules.ts', long)).toEqual(['src/a/rules.ts: 251 lines, at most 250']);
  expect(fileProblems('src/a/rules.ts', 'a;\n'.repeat(250))).toEqual([]);
  expect(fileProblems('mocks/offices/offices.data.ts', long)).toEqual([]);
});
