import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileProblems } from './file-names.ts';

/** Second half of `npm run deps`: names and sizes of the source files. */
const paths = ['src', 'mocks', 'scripts', 'tests', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).split(sep).join('/')),
);
const problems = paths.flatMap((path) => fileProblems(path, readFileSync(path, 'utf8')));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
