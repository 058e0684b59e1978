import { expect, test } from 'vitest';
import { isVague } from '../../scripts/file-names.ts';

test.each([
  'src/shared/utils.ts',
  'src/a/date-helpers.ts',
  'src/a/types.ts',
  'tests/a/control-things.ts',
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
