import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatted } from './formatted.ts';
import { performancePage, storedParts, storePart, type Part } from './measure/report.ts';
import { PARTS } from './measure/run.ts';
import { shortBench } from './measure/short.ts';
import { stopOnSignals } from './processes.ts';

const PAGE = 'docs/performance.md';

/**
 * `npm run bench`: measures the portal on a slow device beside the bare page of the mandated libraries, compares it with the
 * budgets of docs/architecture.md and writes docs/performance.md. Prints the rows over their limit; the exit code is then not 0.
 *
 * - `--part visits` measures one part and updates its section; `--only profile` measures what has the text in its name.
 * - `--runs 1` is quick and inexact.
 * - `--short` is what `npm test` measures: three pages, a first visit each.
 */
const { values } = parseArgs({
  options: {
    part: { type: 'string', multiple: true, default: Object.keys(PARTS) },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
  },
});

stopOnSignals();
if (values.short) {
  const { failed } = await shortBench();
  process.exit(failed === 0 ? 0 : 1);
}
const runs = Number(values.runs);
const parts: Part[] = [];
for (const name of values.part) {
  const measure = PARTS[name];
  if (!measure) throw new Error(`There is no part '${name}'; there are ${Object.keys(PARTS).join(', ')}.`);
  try {
    const part = await measure({ runs, only: values.only });
    parts.push(part);
    // With `--only`, a part is incomplete and must not replace its section of the page.
    if (values.only === '') storePart(name, part);
  } catch (error) {
    // One part that cannot be measured must not stop the others.
    console.error(error);
    parts.push({ title: name, text: 'Not measured.', problems: [`${name}: not measured`] });
  }
}
for (const { title, text } of parts) console.log(`\n${title}\n\n${text}`);
const problems = parts.flatMap((part) => part.problems);
console.log(problems.length > 0 ? `\nOver a budget:\n${problems.join('\n')}` : '\nEvery budget holds.');
const stored = storedParts(Object.keys(PARTS));
if (stored) writeFileSync(PAGE, await formatted(PAGE, performancePage(stored)));
process.exitCode = problems.length === 0 ? 0 : 1;
