import { DIST, ensureBuilt } from '../built-portal.ts';
import { measuredBudgets } from '../bundle-budgets.ts';
import { budgetMarkdown, fixedMarkdown } from '../bundle/budget-tables.ts';
import { contentSizeProblems, contentSizeTable, measureContentSizes } from './content-sizes.ts';
import { PORTAL_INTERACTIONS } from './interactions/of-the-portal.ts';
import { REGISTER_INTERACTIONS } from './interactions/of-the-registers.ts';
import { REPORT_TOOL_INTERACTIONS } from './interactions/of-the-report-tools.ts';
import { timeInteraction, type TimedInteraction } from './interactions/time-interaction.ts';
import { judge, lighthouseProblems, lighthouseTable } from './lighthouse.ts';
import { PUBLIC_PAGES, SIGNED_IN_PAGES, type MeasuredPage } from './measured-pages.ts';
import {
  DEBUGGING_PORT,
  PUBLIC_PORTAL,
  SECURE_PORTAL,
  SIGN_IN_PORTAL,
  withPortal,
  type PortalKind,
} from './portals.ts';
import { measureNextPages, nextPageProblems, nextPageTable } from './next-page.ts';
import { processorTimes } from './processor-times.ts';
import { interactionTable, type Part } from './report.ts';
import { figuresTable, measureVisits, visitProblems, visitTable } from './visits.ts';

export type Wanted = {
  runs: number;
  /** Measures only items with this text in their name. */
  only: string;
};

/** Figures that hardly vary need no more runs. */
const FEW_RUNS = 3;

const includes = (name: string, text: string) => name.toLowerCase().includes(text.toLowerCase());

async function visits(
  kind: PortalKind,
  all: readonly MeasuredPage[],
  title: string,
  { runs, only }: Wanted,
): Promise<Part> {
  const pages = all.filter(({ name }) => includes(name, only));
  const measured = await withPortal(kind, { runs }, (bench) => measureVisits(bench, pages));
  const problems = visitProblems(measured).map((problem) => `${title}: ${problem}`);
  const line = kind.isSecure
    ? ' The line itself is slow here, byte by byte: the connection and TLS take a turn each, for the bare page as well.'
    : '';
  const text = `The middle of ${runs} turns.${line}\n\n${visitTable(measured)}\n\nThe same in milliseconds and kB:\n\n${figuresTable(measured)}`;
  return { title, text, problems };
}

async function bytes(): Promise<Part> {
  if (!(await ensureBuilt(SIGN_IN_PORTAL.environment))) throw new Error('The build failed.');
  const { rows, fixed, problems } = measuredBudgets(DIST);
  const text = `kB as compressed with brotli: home with everything up to its first render, every other screen with what it adds.\n\n${budgetMarkdown(rows)}\n\n${fixedMarkdown(fixed)}`;
  return { title: 'Bytes of each screen', text, problems };
}

async function lighthouse({ runs, only }: Wanted): Promise<Part> {
  const pages = PUBLIC_PAGES.filter(({ name }) => includes(name, only));
  const settings = { runs: Math.min(FEW_RUNS, runs), debuggingPort: DEBUGGING_PORT };
  const judged = await withPortal(PUBLIC_PORTAL, settings, (bench) => judge(bench, DEBUGGING_PORT, pages));
  return {
    title: 'Lighthouse',
    text: `On its own slow phone, applied and not computed; the middle of ${settings.runs}. The 401 by which the identity API tells that nobody is signed in (P7) is left aside, and that registers and search results ask not to be indexed.\n\n${lighthouseTable(judged)}`,
    problems: lighthouseProblems(judged),
  };
}

async function interactions({ only, runs }: Wanted): Promise<Part> {
  const all = [...PORTAL_INTERACTIONS, ...REGISTER_INTERACTIONS, ...REPORT_TOOL_INTERACTIONS];
  const timed: TimedInteraction[] = [];
  const problems: string[] = [];
  await withPortal(SIGN_IN_PORTAL, { runs }, async (bench) => {
    for (const interaction of all.filter(({ name }) => includes(name, only)))
      try {
        const result = await timeInteraction(bench, interaction);
        console.log(`${result.name}: ${result.time.median.toFixed(0)} ms, at most ${result.limit}`);
        timed.push(result);
        problems.push(...result.problems);
      } catch (error) {
        problems.push(`${interaction.name}: not measured, ${String(error).split('\n', 1)[0]}`);
      }
  });
  const text = `At 4× CPU slowdown, 1440 × 900 px, eight turns each. Browsers report event timing in steps of 8 ms and nothing below 16 ms.\n\n${interactionTable(timed)}`;
  return { title: 'Interactions', text, problems };
}

async function next({ runs, only }: Wanted): Promise<Part> {
  const settings = { runs: Math.min(FEW_RUNS, runs) };
  const timed = await withPortal(PUBLIC_PORTAL, settings, (bench) =>
    measureNextPages(bench, (name) => includes(name, only)),
  );
  const text = `On the slow line, the link pointed at before; the processor is not slowed down, since at 4× drawing a page takes longer by itself.\n\n${nextPageTable(timed)}`;
  return { title: 'Next page', text, problems: nextPageProblems(timed) };
}

async function tree({ runs }: Wanted): Promise<Part> {
  const sizes = await measureContentSizes(Math.min(FEW_RUNS, runs));
  const text = `Home at 4× CPU slowdown, the network as it is. On a second visit the kept tree is shown and refreshed behind.\n\n${contentSizeTable(sizes)}`;
  return { title: 'Size of the content tree', text, problems: contentSizeProblems(sizes) };
}

/** The parts of the measurement by the names of `--part`. */
export const PARTS: Readonly<Record<string, (wanted: Wanted) => Promise<Part>>> = {
  visits: (wanted) => visits(PUBLIC_PORTAL, PUBLIC_PAGES, 'Public registers', wanted),
  'sign-in': (wanted) => visits(SIGN_IN_PORTAL, SIGNED_IN_PAGES, 'Registers behind sign-in', wanted),
  http2: (wanted) => visits(SECURE_PORTAL, PUBLIC_PAGES, 'Public registers over HTTP/2', wanted),
  lighthouse,
  bytes,
  next,
  tree,
  interactions,
  processor: processorTimes,
};
