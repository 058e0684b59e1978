import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { markdownTable, marked, withRange } from './markdown-table.ts';
import type { TimedInteraction } from './interactions/time-interaction.ts';

/** A part of the measurement: its section of docs/performance.md, and figures over their limit, one sentence each. */
export type Part = { title: string; text: string; problems: readonly string[] };

/** Explains the figures and what was tried; written by hand. */
const REASONS = readFileSync(new URL('reasons.md', import.meta.url), 'utf8');

const PLACE = join('test-results', 'bench', 'parts');

/** Stores a part, so that others can be measured at another time. */
export function storePart(name: string, part: Part): void {
  mkdirSync(PLACE, { recursive: true });
  writeFileSync(join(PLACE, `${name}.json`), JSON.stringify(part));
}

/** The parts as last measured on this machine; null while one is missing. */
export function storedParts(names: readonly string[]): Part[] | null {
  const files = names.map((name) => join(PLACE, `${name}.json`));
  return files.every((file) => existsSync(file))
    ? files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Part)
    : null;
}

/** Describes the machine of a measurement, without identifying it. */
function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const model = cpus()[0]?.model.replace(/\s+/g, ' ').trim() || 'unnamed processor';
  return `${availableParallelism()} cores (${model}), ${memory} GB, Node ${process.versions.node}`;
}

/** Times of the interactions with their limits. */
export function interactionTable(timed: readonly TimedInteraction[]): string {
  return markdownTable(
    ['Interaction, ms from input to the next paint', 'Measured', 'At most'],
    timed.map(({ name, limit, time }) => [name, marked(withRange(time), time.median > limit), String(limit)]),
  );
}

/** docs/performance.md: what is measured and how, the parts, and figures over their limit. */
export function performancePage(parts: readonly Part[]): string {
  const over = parts
    .flatMap(({ problems }) => problems)
    .map((problem) => `- ${problem}`)
    .join('\n');
  const sections = parts.map(({ title, text }) => `## ${title}\n\n${text}\n`);
  return `# Performance

Written by \`npm run bench\`, the last section from \`scripts/measure/reasons.md\`; do not edit it by hand. It builds the portal, starts the agency in a box, and measures production
builds in headless Chromium: ${machine()}. What the budgets are and why stands in [architecture.md](architecture.md).

- **F** is the bare page: React, React DOM, React Router, Redux Toolkit, React Redux, Redux Persist, axios, i18next and
  react-i18next, started in the usual way to draw one heading. It is opened before each turn of each page, and a ratio is that of
  one turn; the tables hold the middle of the turns. Machines and neighbours make milliseconds differ, ratios hardly.
- The slow phone is 412 × 915 px, 4× CPU slowdown, 150 ms latency, 1.6 Mbit/s down and 0.75 up; every first visit is by a
  browser that was never there.
- **Own data** is when the page's own answer is painted, on report control when a file can be given to it. **Blocking** is what
  tasks take above 50 ms, as a multiple of the bare page's. **Requests** count until then, with the browser's questions before
  calls to another origin.
- Bytes do not vary and are held in \`npm test\`, with three pages of one turn (\`npm run bench -- --short\`).

${over ? `## Over a budget\n\n${over}\n` : 'Every budget holds.\n'}
${sections.join('\n')}
## Reasons

${REASONS}`;
}
