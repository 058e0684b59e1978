import { expect, test } from 'vitest';
import { repeatedNames } from '../../scripts/declared-names.ts';

test('a name that two files export is told with both; what only one exports, or nobody, is not', () => {
  const files = new Map([
    ['src/a/one.ts', 'export type Change = { by: number };\nexport const changeOf = () => null;\nconst inner = 1;\n'],
    ['src/b/two.tsx', 'export default function Page() {}\nconst inner = 2;\nexport function Change() {}\n'],
    ['src/c/three.ts', "import { changeOf } from '../a/one.ts';\n// export const Page = 1;\n"],
  ]);
  expect(repeatedNames(files)).toEqual(['Change is exported by src/a/one.ts and src/b/two.tsx']);
});

test('a name taken out of something is exported like any other', () => {
  const files = new Map([
    [
      'src/a/one.ts',
      'export const { useOne, useTwo: useOther = null, ...rest } = api;\nexport const [first] = rest;\n',
    ],
    ['src/b/two.ts', 'export const useOne = 1, useOther = 2;\nexport function first() {}\nexport class rest {}\n'],
    ['src/c/three.ts', 'export const useTwo = 1;\nexport { first } from "../a/one.ts";\n'],
  ]);
  expect(repeatedNames(files).map((problem) => problem.split(' ')[0])).toEqual(['useOne', 'useOther', 'rest', 'first']);
});
