import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { lighthousePoints } from './lighthouse.ts';
import { BARE_PAGE, OTHER_PAGES, VISIT, type MeasuredPage } from './pages.ts';
import { measurePresses } from './presses.ts';
import { overBudget, table, type Measured, type Turn } from './report.ts';
import { startServers } from './servers.ts';
import { launch, visitPages, type Figures } from './visit.ts';

/** `node tools/bench/bench.ts`: see README.md beside it. The exit code is 1 when something is over its budget. */
const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    beside: { type: 'string' },
    turns: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    lighthouse: { type: 'boolean', default: false },
    presses: { type: 'boolean', default: false },
  },
});

const servers = await startServers(values.dist, values.beside ?? null);
const browser = await launch();
try {
  if (values.lighthouse) await judgeByLighthouse();
  else if (values.presses) await judgePresses(browser);
  else await measureAll(browser);
} finally {
  await browser.close();
  servers.stop();
}

async function judgeByLighthouse(): Promise<void> {
  const points = await lighthousePoints(servers.portal, VISIT, Number(values.turns));
  const bare = await lighthousePoints(servers.barePage, [BARE_PAGE], Number(values.turns));
  report(`${points.table}\n\n${bare.table}`, points.problems);
}

async function judgePresses(chromium: Browser): Promise<void> {
  const presses = await measurePresses(chromium, servers.portal, Number(values.turns));
  report(presses.table, presses.problems);
}

async function measureAll(chromium: Browser): Promise<void> {
  const turns = Number(values.turns);
  const visit = values.only === '' ? await measure(chromium, VISIT, turns) : [];
  const pages: Measured[] = [];
  for (const page of [...VISIT.slice(1), ...OTHER_PAGES].filter(({ name }) => name.includes(values.only)))
    pages.push(...(await measure(chromium, [page], turns)));
  const parts = [`Medians of ${turns} turns.`];
  if (visit.length > 0) parts.push('Home, register search and profile in one visit:', table(visit));
  parts.push('Each page by itself:', table(pages));
  report(parts.join('\n\n'), [...overBudget(visit), ...overBudget(pages)]);
}

/** In turns: the bare page, this build, and the other build if there is one. Pages of one visit follow each other. */
async function measure(chromium: Browser, pages: readonly MeasuredPage[], turns: number): Promise<Measured[]> {
  const measured = pages.map(({ name }) => ({ name, turns: [] as Turn[] }));
  for (let turn = 0; turn < turns; turn++) {
    const [[barePage] = []] = await visitPages(chromium, servers.barePage, [BARE_PAGE], 1);
    const [first = [], second = []] = await visitPages(chromium, servers.portal, pages, 2);
    const [beside = []] = servers.beside ? await visitPages(chromium, servers.beside, pages, 1) : [];
    for (const [at, page] of measured.entries()) {
      const own = first[at];
      if (own && barePage && second[at])
        page.turns.push({ barePage, first: own, second: second[at], beside: beside[at] });
      // A measurement takes minutes.
      console.log(
        `${turn + 1}. ${page.name}: F ${milliseconds(barePage)}, data ${milliseconds(own)}, again ${milliseconds(second[at])}, beside ${milliseconds(beside[at])}`,
      );
    }
  }
  return measured;
}

function milliseconds(figures: Figures | undefined): string {
  return figures ? `${figures.dataAt.toFixed()} ms` : '–';
}

function report(text: string, problems: readonly string[]): void {
  console.log(`\n${text}\n\n${problems.length > 0 ? `Over a budget:\n${problems.join('\n')}` : 'Every budget holds.'}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
