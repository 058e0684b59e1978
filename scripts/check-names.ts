import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { repeatedNames } from './declared-names.ts';
import { isVague } from './file-names.ts';
import { unsaidNames, unsaidWords } from './unsaid-words.ts';

/** Second half of `npm run deps`: file names, names exported twice, and words that the glossary rules out. */
const files = new Map(
  ['src', 'mocks', 'scripts', 'tests', 'e2e'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).split(sep).join('/'))
      .map((path): [string, string] => [path, readFileSync(path, 'utf8')]),
  ),
);
const problems = [
  ...[...files.keys()].filter(isVague).map((path) => `${path}: the name does not say what is in it`),
  ...repeatedNames(new Map([...files].filter(([path]) => path.startsWith('src/')))),
  ...unsaidNames(files, unsaidWords(readFileSync('docs/glossary.md', 'utf8'))),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
