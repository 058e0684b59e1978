import type { DemoUserKey } from '../../mocks/session/users.ts';
import { marked, markdownTable, withRange } from './markdown-table.ts';
import { PHONE, visitor, type Bench } from './slow-device.ts';
import { summaries, type Summary } from './statistics.ts';
import { visit, type VisitFigures } from './visit.ts';

export type MeasuredPage = {
  name: string;
  address: string;
  /** Something the page itself shows once it stands, not the static shell. */
  content: string;
  user?: DemoUserKey;
};

/** The pages whose first and second visit are measured (issue, Performance). */
export const PAGES: readonly MeasuredPage[] = [
  { name: 'Home', address: '/bs', content: 'a[href$="/predlosci-finansijskih-izvjestaja"]' },
  { name: 'Content search', address: '/bs/search?topic=izvje%C5%A1taj', content: 'main article, main ol > li h3' },
  { name: 'Register search', address: '/bs/profil-pravnih-lica', content: 'main h3', user: 'citizen' },
  { name: 'Profile', address: '/bs/profil-pravnih-lica/10048', content: 'main td', user: 'citizen' },
  { name: 'Report control', address: '/bs/kontrola-finansijskih-izvjestaja', content: 'main input[type=file]' },
];

type Visited = Record<keyof VisitFigures, Summary>;
export type PageVisits = { name: string; first: Visited; second: Visited };

/** First and second visit of a page on a slow phone, several times, each with a browser that was never there. */
export async function measureVisits(bench: Bench, page: MeasuredPage): Promise<PageVisits> {
  const first: VisitFigures[] = [];
  const second: VisitFigures[] = [];
  for (let run = 0; run < bench.runs; run++) {
    const context = await visitor(bench, PHONE, page.user);
    first.push(await visit(context, bench.portal + page.address, page));
    second.push(await visit(context, bench.portal + page.address, page));
    await context.close();
  }
  return { name: page.name, first: summaries(first), second: summaries(second) };
}

/** Most layout shift of any visit; largest paint of home against the bare page of the same run (architecture, Budgets). */
const VISIT_LIMITS = { layoutShift: 0.02, homeAgainstFloor: 0.8 } as const;

/** What is over a limit, one sentence each. */
export function visitProblems(pages: readonly PageVisits[], floor: Visited): string[] {
  const problems = pages.flatMap(({ name, first, second }) =>
    [first, second]
      .filter(({ layoutShift }) => layoutShift.median > VISIT_LIMITS.layoutShift)
      .map(({ layoutShift }) => `${name}: layout shift ${layoutShift.median.toFixed(3)} > ${VISIT_LIMITS.layoutShift}`),
  );
  const home = pages.find(({ name }) => name === 'Home')?.first;
  if (!home) return problems;
  const most = VISIT_LIMITS.homeAgainstFloor * floor.largestPaint.median;
  if (home.largestPaint.median > most)
    problems.push(`Home: largest paint ${Math.round(home.largestPaint.median)} ms > ${Math.round(most)} ms`);
  return problems;
}

/** Times of the visits, the bare page first. */
export function visitTable(pages: readonly PageVisits[], floor: Visited): string {
  const row = (name: string, figures: Visited) => [
    name,
    withRange(figures.firstPaint),
    withRange(figures.largestPaint),
    withRange(figures.contentAt),
    marked(withRange(figures.layoutShift, 3), figures.layoutShift.median > VISIT_LIMITS.layoutShift),
    withRange(figures.blocking),
    withRange(figures.longestTask),
  ];
  return markdownTable(
    ['Visit', 'First paint', 'Largest paint', 'Content', 'Layout shift', 'Blocking time', 'Longest task'],
    [
      row('Bare page of the mandated libraries', floor),
      ...pages.flatMap(({ name, first, second }) => [row(`${name}, first`, first), row(`${name}, second`, second)]),
    ],
  );
}

/** Bytes of the visits as they came over the wire, in kB. */
export function wireTable(pages: readonly PageVisits[]): string {
  const kb = ({ median }: Summary) => (median / 1000).toFixed(1);
  const row = (name: string, { js, css, fonts, images, rest, bytes, requests }: Visited) => [
    name,
    ...[js, css, fonts, images, rest, bytes].map(kb),
    requests.median.toFixed(0),
  ];
  return markdownTable(
    ['kB over the wire', 'JS', 'CSS', 'Fonts', 'Images', 'Page and answers', 'All', 'Requests'],
    pages.flatMap(({ name, first, second }) => [row(`${name}, first`, first), row(`${name}, second`, second)]),
  );
}
