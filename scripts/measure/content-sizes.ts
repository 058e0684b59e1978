import { markdownTable, marked, withRange } from './markdown-table.ts';
import { PUBLIC_PORTAL, withPortal } from './portals.ts';
import { PHONE, visitor } from './slow-device.ts';
import { summaries, type Summary } from './statistics.ts';
import { visit, type VisitFigures } from './visit.ts';

/** Numbers of items in the content tree: about as authored, of a busy agency, and far more (faults A42). */
const CONTENT_SIZES = [200, 2000, 20_000] as const;
/** The longest task of a second visit, in milliseconds… */
const LONGEST_TASK = 100;
/** …or this multiple of the longest task with the smallest tree, which the portal's start takes with any tree. */
const NOISE = 1.3;
/** More runs would take minutes without being more exact. */
const MOST_RUNS = 3;
/** An entry of the main menu, which appears as soon as the tree is ready. */
const MENU = '.head-nav li';

export type ContentSize = { items: number; first: Sized; second: Sized };
type Sized = Record<keyof VisitFigures, Summary>;

/** Home with growing content trees on a slow processor and a fast network: 13 MB on a slow one would hide the rest. */
export async function measureContentSizes(runs: number): Promise<ContentSize[]> {
  const sizes: ContentSize[] = [];
  for (const items of CONTENT_SIZES)
    sizes.push(
      await withPortal(PUBLIC_PORTAL, { runs: Math.min(MOST_RUNS, runs), contentItems: items }, async (bench) => {
        const first: VisitFigures[] = [];
        const second: VisitFigures[] = [];
        const settings = { data: MENU, fastNetwork: true };
        for (let run = 0; run < bench.runs; run++) {
          const context = await visitor(bench, PHONE);
          first.push(await visit(context, `${bench.portal}/bs`, settings));
          second.push(await visit(context, `${bench.portal}/bs`, settings));
          await context.close();
        }
        return { items, first: summaries(first), second: summaries(second) };
      }),
    );
  return sizes;
}

/** What is over a limit, one sentence each. */
export function contentSizeProblems(sizes: readonly ContentSize[]): string[] {
  return sizes
    .filter((size) => isSlow(size, sizes))
    .map(
      ({ items, second }) =>
        `Second visit with ${items} items: longest task ${Math.round(second.longestTask.median)} ms, the start alone takes less`,
    );
}

const isSlow = ({ second }: ContentSize, [smallest]: readonly ContentSize[]) =>
  smallest !== undefined &&
  second.longestTask.median > Math.max(LONGEST_TASK, NOISE * smallest.second.longestTask.median);

/** Times by number of items. */
export function contentSizeTable(sizes: readonly ContentSize[]): string {
  const row = (items: number, name: string, figures: Sized, isOver: boolean) => [
    `${items.toLocaleString('en')} items, ${name} visit`,
    withRange(figures.largestPaint),
    withRange(figures.dataAt),
    withRange(figures.blocking),
    marked(withRange(figures.longestTask), isOver),
  ];
  return markdownTable(
    ['Home', 'Largest paint', 'Menus', 'Blocking time', 'Longest task'],
    sizes.flatMap((size) => [
      row(size.items, 'first', size.first, false),
      row(size.items, 'second', size.second, isSlow(size, sizes)),
    ]),
  );
}
