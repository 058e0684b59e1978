import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Packages = Record<string, string>;
const packageJson = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Packages;
  devDependencies: Packages;
  optionalDependencies: Packages;
};
const { dependencies, devDependencies, optionalDependencies } = packageJson;

test('every package has its purpose and size in docs/dependencies.md, and no other has', () => {
  const lines = readFileSync('docs/dependencies.md', 'utf8').match(/^- .*$/gm) ?? [];
  const named = lines.flatMap((line) => [...line.matchAll(/`([@\w/-]+)` [\d.]+/g)].map(([, name = '']) => name));
  expect(named.toSorted()).toEqual(
    Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).toSorted(),
  );
});

test('what reaches the browser is listed in dependencies, not in devDependencies', () => {
  const imported = globSync('src/**/*.{ts,tsx}').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^import (?!type )[^;]*?from '((?:@[\w-]+\/)?[\w.-]+)/gm)].map(
      ([, name = '']) => name,
    ),
  );
  expect([...new Set(imported)].filter((name) => name in devDependencies)).toEqual([]);
});
