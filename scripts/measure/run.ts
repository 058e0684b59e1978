import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { format, resolveConfig } from 'prettier';
import { basesFrom } from '../../mocks/bases.ts';
import { startAgencyAt } from '../agency.ts';
import { findBrowser } from '../browser.ts';
import { BROWSER_FLAGS } from '../browser-flags.ts';
import { measuredBudgets } from '../bundle-budgets.ts';
import { budgetMarkdown, fixedMarkdown } from '../bundle/budget-tables.ts';
import { stopAll } from '../processes.ts';
import { serveDist } from '../serve-dist.ts';
import { contentSizeProblems, contentSizeTable, measureContentSizes } from './content-sizes.ts';
import type { TreeTimes } from './content-tree.ts';
import { serveFloor } from './floor-page.ts';
import { PORTAL_INTERACTIONS } from './interactions/of-the-portal.ts';
import { REGISTER_INTERACTIONS } from './interactions/of-the-registers.ts';
import { REPORT_TOOL_INTERACTIONS } from './interactions/of-the-report-tools.ts';
import { timeInteraction, type TimedInteraction } from './interactions/time-interaction.ts';
import { interactionTable, machine, performancePage } from './report.ts';
import { PHONE, type Bench } from './slow-device.ts';
import { summaries } from './statistics.ts';
import { visit, type VisitFigures } from './visit.ts';
import { measureVisits, PAGES, visitProblems, visitTable, wireTable, type PageVisits } from './visits.ts';

const INTERACTIONS = [...PORTAL_INTERACTIONS, ...REGISTER_INTERACTIONS, ...REPORT_TOOL_INTERACTIONS];
const PAGE = 'docs/performance.md';

export type Settings = {
  /** The build to measure. */
  folder: string;
  portalPort: number;
  agencyPort: number;
  runs: number;
  /** Measures only what has this text in its name and writes no page. */
  only: string;
  tree: TreeTimes;
};

/**
 * Measures a build on a slow device and writes docs/performance.md.
 *
 * @returns true when every limit holds.
 */
export async function measure(settings: Settings): Promise<boolean> {
  const { folder, portalPort, agencyPort, runs, only } = settings;
  const wanted = (name: string) => name.toLowerCase().includes(only.toLowerCase());
  const executablePath = await findBrowser();
  await startAgencyAt(agencyPort, { AGENCY_LOG: 'off' });
  const server = await serveDist({ folder, port: portalPort, enforceReportOnly: true });
  const floorPort = portalPort + 50;
  const floorServer = await serveFloor(floorPort);
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  const bench: Bench = { browser, portal: `http://127.0.0.1:${portalPort}`, agency: basesFrom(agencyPort), runs };
  try {
    const floor = await measureFloor(bench, `http://127.0.0.1:${floorPort}/`);
    const failures: string[] = [];
    /** One thing that cannot be measured does not lose the others: it is a failure by its name. */
    const attempt = async <Result>(name: string, work: Promise<Result>): Promise<Result[]> => {
      const started = performance.now();
      try {
        return [await work];
      } catch (error) {
        failures.push(`${name}: not measured, ${String(error).split('\n', 1)[0]}`);
        return [];
      } finally {
        // A measurement of minutes must not be silent.
        console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
      }
    };
    const pages: PageVisits[] = [];
    for (const page of PAGES.filter(({ name }) => wanted(name)))
      pages.push(...(await attempt(page.name, measureVisits(bench, page))));
    const timed: TimedInteraction[] = [];
    for (const interaction of INTERACTIONS.filter(({ name }) => wanted(name)))
      timed.push(...(await attempt(interaction.name, timeInteraction(bench, interaction))));
    const sizes = wanted('content tree')
      ? (await attempt('Content tree', measureContentSizes(bench, agencyPort))).flat()
      : [];
    const budgets = measuredBudgets(folder);
    const problems = [
      ...failures,
      ...budgets.problems,
      ...visitProblems(pages, floor),
      ...contentSizeProblems(sizes),
      ...timed.flatMap((interaction) => interaction.problems),
    ];
    const text = performancePage({
      machine: machine(browser.version()),
      runs,
      problems,
      routes: budgetMarkdown(budgets.rows),
      fixed: fixedMarkdown(budgets.fixed),
      wire: wireTable(pages),
      visits: visitTable(pages, floor),
      contentSizes: contentSizeTable(sizes),
      treeInNode: settings.tree.text,
      interactions: interactionTable(timed),
    });
    console.log(text);
    // A part of the measurement never replaces the whole.
    if (only === '') writeFileSync(PAGE, await format(text, { ...(await resolveConfig(PAGE)), parser: 'markdown' }));
    return problems.length === 0;
  } finally {
    await browser.close();
    for (const each of [server, floorServer]) {
      each.closeAllConnections();
      each.close();
    }
    await stopAll();
  }
}

async function measureFloor(bench: Bench, address: string) {
  const all: VisitFigures[] = [];
  for (let run = 0; run < bench.runs; run++) {
    const context = await bench.browser.newContext({ viewport: PHONE });
    all.push(await visit(context, address, { content: '#floor' }));
    await context.close();
  }
  return summaries(all);
}
