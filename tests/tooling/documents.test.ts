import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const packageJson = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  scripts: Record<string, string>;
};
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').map((name) => `docs/${name}`)].filter(
  (path) => path.endsWith('.md'),
);

describe('docs/decisions.md', () => {
  const dependencies = read('docs/decisions.md').split('## Dependencies')[1] ?? '';
  const named = [...dependencies.matchAll(/^- .*$/gm)].flatMap(([line]) =>
    [...line.matchAll(/`([@\w/-]+)` \([\d.]+/g)].map(([, name]) => name),
  );

  test('has a line with the size of every package that reaches a browser, and of no other', () => {
    const wanted = Object.keys(packageJson.dependencies);
    expect(wanted.filter((name) => !named.includes(name))).toEqual([]);
    expect(named.filter((name) => !wanted.includes(name ?? ''))).toEqual([]);
    expect(named).toHaveLength(wanted.length);
  });
});

describe('decisions that the code rests on', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => read(join('src', name)));
  const titles = [...read('docs/decisions.md').matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, title]) => title);

  test('are found in docs/decisions.md under the name that the comment gives', () => {
    const named = sources.flatMap((text) => [...text.matchAll(/\(decisions: ([^),]+)/g)].map(([, title]) => title));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((title) => !titles.includes(title))).toEqual([]);
  });

  test('are grouped by topic, each beside folders that exist', () => {
    const groups = read('docs/decisions.md').split('## Dependencies')[0]?.split('\n### ').slice(1) ?? [];
    const folders = groups.flatMap((group) =>
      [...(group.split('\n')[2] ?? '').matchAll(/`([\w/.-]+)`/g)].map(([, path = '']) => path),
    );
    expect(folders.length).toBeGreaterThanOrEqual(groups.length);
    expect(folders.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('no document and no source speaks of a numbered issue, which a stranger cannot look up', () => {
    const texts = [...sources, ...DOCUMENTS.map(read)];
    expect(texts.flatMap((text) => text.match(/\bissue (?:\d+|')[^\n]*/g) ?? [])).toEqual([]);
  });
});

describe.each(DOCUMENTS)('%s', (path) => {
  const text = read(path);

  test('names only scripts that package.json has', () => {
    const scripts = [...text.matchAll(/\bnpm (?:run )?([a-z][\w:]*)/g)].map(([, name = '']) => name);
    const known = new Set([...Object.keys(packageJson.scripts), 'ci', 'install']);
    expect(scripts.filter((name) => !known.has(name))).toEqual([]);
  });

  test('names only files of this tree', () => {
    const quoted = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|md|json|conf))`/g)].map(([, file = '']) => file);
    const paths = quoted.filter((file) => /^(?:src|mocks|scripts|tests|e2e|docs|deploy)\//.test(file));
    expect(paths.filter((file) => !existsSync(file))).toEqual([]);
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, file = '']) =>
      join(dirname(path), file),
    );
    expect(links.filter((file) => !existsSync(file))).toEqual([]);
    const folders = [...text.matchAll(/`((?:src|mocks|scripts|tests|e2e|deploy)\/[\w/-]*\/)`/g)].map(
      ([, name = '']) => name,
    );
    expect(folders.filter((name) => !existsSync(name))).toEqual([]);
  });
});

test('README.md names every variable of the environment that .env.example has', () => {
  const names = [...read('.env.example').matchAll(/^#? ?(VITE_\w+)=/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(15);
  const readme = read('README.md');
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('what reaches the browser comes from dependencies, not from devDependencies', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const imported = sources.flatMap((file) =>
    [...read(join('src', file)).matchAll(/^import (?!type )[^;]*?from '((?:@[\w-]+\/)?[\w.-]+)/gm)].map(
      ([, name = '']) => name,
    ),
  );
  expect(imported.length).toBeGreaterThan(100);
  expect([...new Set(imported)].filter((name) => name in packageJson.devDependencies)).toEqual([]);
});
