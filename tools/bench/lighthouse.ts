import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import type { MeasuredPage } from './pages.ts';
import { markdownTable, median } from './report.ts';
import { DEBUGGING_PORT } from './servers.ts';
import { EXECUTABLE, FLAGS, signIn } from './visit.ts';

/** Lowest points allowed (docs/architecture.md, Budgets). */
const LEAST = { performance: 97, accessibility: 100 } as const;
const CATEGORIES = ['performance', 'accessibility'] as const;
type Points = Record<(typeof CATEGORIES)[number], number>;

/** Lighthouse's mobile points of each page, as a Markdown table and with those below their limit; the median of the turns. */
export async function lighthousePoints(portal: string, pages: readonly MeasuredPage[], turns: number) {
  const rows: string[][] = [];
  const problems: string[] = [];
  for (const { name, address } of pages) {
    const runs: Points[] = [];
    for (let turn = 0; turn < turns; turn++) runs.push(await judge(portal, address));
    const points = CATEGORIES.map((category) => [category, median(runs.map((run) => run[category]))] as const);
    rows.push([name, ...points.map(([, value]) => String(value))]);
    for (const [category, value] of points)
      if (value < LEAST[category]) problems.push(`${name}: Lighthouse ${category} ${value} < ${LEAST[category]}`);
  }
  return { table: markdownTable(['Lighthouse, mobile', 'Performance', 'Accessibility'], rows), problems };
}

/** One run in a browser of its own, so that nothing is in its cache. */
async function judge(portal: string, address: string): Promise<Points> {
  const args = [...FLAGS, `--remote-debugging-port=${DEBUGGING_PORT}`];
  const context = await chromium.launchPersistentContext('', { executablePath: EXECUTABLE, args });
  try {
    await signIn(context, portal);
    const result = await lighthouse(portal + address, {
      port: DEBUGGING_PORT,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      // Keeps the visitor signed in.
      disableStorageReset: true,
      // Simulated throttling assumes a server without latency and lets every script delay the first paint.
      throttlingMethod: 'devtools',
    });
    const points = (category: keyof Points) => Math.round((result?.lhr.categories[category]?.score ?? 0) * 100);
    return { performance: points('performance'), accessibility: points('accessibility') };
  } finally {
    await context.close();
  }
}
