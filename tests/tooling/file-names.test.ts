import { expect, test } from 'vitest';
import { isVague, repeatedNames } from '../../scripts/file-names.ts';

test.each([
  'src/shared/utils.ts',
  'src/a/date-helpers.ts',
  'src/a/types.ts',
  'src/a/common.tsx',
  'src/a/index.ts',
  'mocks/a/a.types.ts',
])('%s says nothing', (path) => {
  expect(isVague(path)).toBe(true);
});

test.each(['src/domain/reference/document-types.ts', 'mocks/map/by-type.ts', 'src/shared/http/path.ts'])(
  '%s is a name',
  (path) => {
    expect(isVague(path)).toBe(false);
  },
);

test('a name that two files export is told with both; what only one exports, or nobody, is not', () => {
  const files = new Map([
    ['src/a/one.ts', 'export type Change = { by: number };\nexport const changeOf = () => null;\nconst inner = 1;\n'],
    ['src/b/two.tsx', 'export default function Page() {}\nconst inner = 2;\nexport function Change() {}\n'],
    ['src/c/three.ts', "import { changeOf } from '../a/one.ts';\n// export const Page = 1;\n"],
  ]);
  expect(repeatedNames(files)).toEqual(['Change is exported by src/a/one.ts and src/b/two.tsx']);
});
