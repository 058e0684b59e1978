import { readFileSync } from 'node:fs';
import { readSources } from './texts/text-files.ts';
import { textProblems } from './texts/text-problems.ts';
import type { Allowance } from './texts/words.ts';

/** `npm run texts`: the three languages agree, every asked text is there, every text is asked for. */
const sources = readSources('src');
const allowed = JSON.parse(readFileSync('scripts/texts/allowed.json', 'utf8')) as Allowance[];
const problems = textProblems(sources, allowed);
for (const problem of problems) console.error(problem);
const texts = sources.namespaces.reduce((sum, namespace) => sum + namespace.texts.bs.size, 0);
console.log(`${sources.namespaces.length} namespaces, ${texts} texts in three languages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
