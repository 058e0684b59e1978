import lighthouse from 'lighthouse';
import { markdownTable, marked } from './markdown-table.ts';
import { FLOOR, type MeasuredPage } from './measured-pages.ts';
import type { Bench } from './slow-device.ts';
import { median } from './statistics.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Points from 0 to 100 by category, and the ids of the audits that lost points. */
type Judged = Record<Category, number> & { failed: readonly string[] };
type JudgedPage = { name: string; judged: Judged };
export type Judgement = { floor: Judged; pages: readonly JudgedPage[] };

/** Lighthouse's results on its slow phone for the bare page and each page; the median of several runs. */
export async function judge(bench: Bench, debuggingPort: number, pages: readonly MeasuredPage[]): Promise<Judgement> {
  const several = async (name: string, url: string): Promise<Judged> => {
    const runs: Judged[] = [];
    for (let run = 0; run < bench.runs; run++) runs.push(await once(url, debuggingPort));
    const points = CATEGORIES.map((category) => [category, median(runs.map((one) => one[category]))]);
    const judged = {
      ...(Object.fromEntries(points) as Record<Category, number>),
      failed: [...new Set(runs.flatMap(({ failed }) => failed))],
    };
    console.log(`${name}: ${CATEGORIES.map((category) => judged[category]).join(' · ')} ${judged.failed.join(', ')}`);
    return judged;
  };
  const floor = await several(FLOOR.name, bench.floor + FLOOR.address);
  const judged: JudgedPage[] = [];
  for (const { name, address } of pages) judged.push({ name, judged: await several(name, bench.portal + address) });
  return { floor, pages: judged };
}

async function once(url: string, port: number): Promise<Judged> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    // Throttles the device itself: simulated throttling assumes a server without latency and lets every script delay the first
    // paint.
    throttlingMethod: 'devtools',
  });
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}.`);
  const { categories, audits } = result.lhr;
  // Some pages are deliberately not indexed (an entry of a register, search results). For signed-out visitors the identity API
  // answers 401 (P7), which browsers log.
  const isAside = (id: string) =>
    id === 'is-crawlable' || (id === 'errors-in-console' && isOfIdentity(audits[id]?.details));
  const judged = CATEGORIES.map((category) => {
    const refs = (categories[category]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && !isAside(id));
    const scored = refs.flatMap(({ id, weight }) => {
      const score = audits[id]?.score ?? null;
      return score === null ? [] : [{ id, weight, score }];
    });
    const total = scored.reduce((sum, { weight }) => sum + weight, 0);
    const points = scored.reduce((sum, { weight, score }) => sum + weight * score, 0) / Math.max(total, 1);
    return { category, points: Math.round(points * 100), failed: scored.filter(({ score }) => score < 0.9) };
  });
  return {
    ...(Object.fromEntries(judged.map(({ category, points }) => [category, points])) as Record<Category, number>),
    failed: judged.flatMap(({ failed }) => failed.map(({ id }) => id)),
  };
}

function isOfIdentity(details: unknown): boolean {
  const { items = [] } = (details ?? {}) as { items?: readonly { sourceLocation?: { url?: string } }[] };
  return items.every(({ sourceLocation }) => sourceLocation?.url?.endsWith('/Users/Identity'));
}

/** Lowest points allowed (architecture, Budgets); best practices and SEO must be those of the bare page or better. */
const leastOf = (floor: Judged): Record<Category, number> => ({
  performance: 97,
  accessibility: 100,
  'best-practices': floor['best-practices'],
  seo: floor.seo,
});

/** Results below their limit, one sentence each with the audits that lost points. */
export function lighthouseProblems({ floor, pages }: Judgement): string[] {
  const least = leastOf(floor);
  return pages.flatMap(({ name, judged }) =>
    CATEGORIES.filter((category) => judged[category] < least[category]).map(
      (category) =>
        `${name}: Lighthouse ${category} ${judged[category]} < ${least[category]} (${judged.failed.join(', ')})`,
    ),
  );
}

/** Points of all pages, the bare page first. */
export function lighthouseTable({ floor, pages }: Judgement): string {
  const least = leastOf(floor);
  return markdownTable(
    ['Lighthouse, mobile', 'Performance', 'Accessibility', 'Best practices', 'SEO'],
    [
      [FLOOR.name, ...CATEGORIES.map((category) => String(floor[category]))],
      ...pages.map(({ name, judged }) => [
        name,
        ...CATEGORIES.map((category) => marked(String(judged[category]), judged[category] < least[category])),
      ]),
      ['At least', ...CATEGORIES.map((category) => String(least[category]))],
    ],
  );
}
