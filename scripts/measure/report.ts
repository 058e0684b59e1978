import { availableParallelism, cpus, totalmem } from 'node:os';
import { markdownTable, marked, withRange } from './markdown-table.ts';
import type { TimedInteraction } from './interactions/time-interaction.ts';

/** The machine of a measurement, without anything that names it. */
export function machine(chromium: string): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const model = cpus()[0]?.model.replace(/\s+/g, ' ').trim() || 'unnamed processor';
  return `${availableParallelism()} cores (${model}), ${memory} GB, Node ${process.versions.node}, Chromium ${chromium}`;
}

/** Times of the interactions beside their limits. */
export function interactionTable(timed: readonly TimedInteraction[]): string {
  return markdownTable(
    ['Interaction, ms from input to the next paint', 'Measured', 'At most'],
    timed.map(({ name, limit, time }) => [name, marked(withRange(time), time.median > limit), String(limit)]),
  );
}

type Parts = {
  machine: string;
  runs: number;
  problems: readonly string[];
  routes: string;
  fixed: string;
  wire: string;
  visits: string;
  contentSizes: string;
  treeInNode: string;
  interactions: string;
};

/** docs/performance.md: what is measured and how, the tables, and what is over a limit. */
export function performancePage(parts: Parts): string {
  const over = parts.problems.map((problem) => `- ${problem}`).join('\n');
  return `# Performance

Written by \`npm run bench\`; do not edit it by hand. It builds the portal, starts the agency in a box, and measures the production
build in headless Chromium: ${parts.machine}.

The slow phone is 390 × 844 px, 4× CPU slowdown, 150 ms latency, 1.6 Mbit/s down and 0.75 up. Every time is the median of ${parts.runs}
runs, each with a browser that was never there, with the smallest and largest in brackets: that range is the machine's noise, so
read ratios rather than figures and compare figures of one run only. Bytes do not vary and are held in \`npm test\` as well.

${over ? `## Over a limit\n\n${over}` : 'Every limit holds.'}

## Bytes of each screen

kB as compressed with brotli: home with everything up to its first render, every other screen with what it adds to the frame.

${parts.routes}

${parts.fixed}

## Visits

Times in milliseconds. The bare page is React, React DOM, React Router, Redux Toolkit, React Redux, Redux Persist, axios, i18next and
react-i18next, started in the usual way to draw one heading. 'Content' is when something stands that the page itself drew: the
static shell is there before. Blocking time is what tasks take above 50 ms. Register search and profile are opened by a user who is
signed in at the identity application.

${parts.visits}

${parts.wire}

## Size of the content tree

Home at 4× CPU slowdown, the network as it is. On a second visit the kept tree is shown and refreshed behind.

${parts.contentSizes}

${parts.treeInNode}

## Interactions

At 4× CPU slowdown, 1440 × 900 px, eight turns each. Browsers report event timing in steps of 8 ms and nothing below 16 ms.

${parts.interactions}
`;
}
