import type { Page } from 'playwright';
import { markdownTable, marked, withRange } from './markdown-table.ts';
import { observePage } from './page-observers.ts';
import { PHONE, slowNetwork, visitor, type Bench } from './slow-device.ts';
import { summary, type Summary } from './statistics.ts';

type NextPage = {
  name: string;
  from: string;
  /** The link that is hovered and then pressed. */
  link: string;
  /** Selector of something that appears with the data of the next page and is not on the first one. */
  data: string;
  /** For a person who prefers reduced motion: without a view transition. */
  withoutMotion?: true;
};

const NEXT_PAGES: readonly NextPage[] = [
  {
    name: 'From the register search to a profile',
    from: '/bs/profil-pravnih-lica',
    link: 'main a[href^="/bs/profil-pravnih-lica/"]',
    data: 'main td',
  },
  {
    name: 'The same without motion',
    from: '/bs/profil-pravnih-lica',
    link: 'main a[href^="/bs/profil-pravnih-lica/"]',
    data: 'main td',
    withoutMotion: true,
  },
  {
    name: 'From home to the bankruptcy registry',
    from: '/bs',
    link: 'main a[href="/bs/predstecajni-i-stecajni-postupci"]',
    data: 'main form select',
  },
];

/** Typical time between hovering and pressing a link, in milliseconds; even on the slow line the page is loaded by then. */
const POINTED_MS = 1500;
/** Most milliseconds from the click to the painted data. */
const NEXT_PAGE_LIMIT = 100;

export type TimedNextPage = { name: string; time: Summary };

/**
 * How long after a click the next page's data are shown if its link was hovered before: on the slow line, but with the
 * machine's own processor, because on a slower one rendering a page alone takes longer than the limit.
 */
export async function measureNextPages(bench: Bench, wanted: (name: string) => boolean): Promise<TimedNextPage[]> {
  const timed: TimedNextPage[] = [];
  for (const next of NEXT_PAGES.filter(({ name }) => wanted(name))) {
    const times: number[] = [];
    for (let run = 0; run < bench.runs; run++) {
      const context = await visitor(bench, PHONE);
      const page = await context.newPage();
      times.push(await pressed(page, bench.portal, next));
      await context.close();
    }
    timed.push({ name: next.name, time: summary(times) });
    console.log(`${next.name}: ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
  }
  return timed;
}

async function pressed(page: Page, portal: string, next: NextPage): Promise<number> {
  const { from, link, data, withoutMotion } = next;
  if (withoutMotion) await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(portal + from);
  await page.locator(link).first().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await slowNetwork(await page.context().newCDPSession(page));
  await page.locator(link).first().hover();
  await page.waitForTimeout(POINTED_MS);
  await page.evaluate(observePage, data);
  await page.evaluate(() =>
    document.addEventListener('click', () => performance.mark('click'), { capture: true, once: true }),
  );
  await page.locator(link).first().click();
  await page.waitForFunction(() => window.observed.dataAt > 0);
  return page.evaluate(() => window.observed.dataAt - (performance.getEntriesByName('click')[0]?.startTime ?? 0));
}

const isOver = ({ time }: TimedNextPage) => time.median > NEXT_PAGE_LIMIT;

/** What is over the limit, one sentence each. */
export const nextPageProblems = (timed: readonly TimedNextPage[]): string[] =>
  timed.filter(isOver).map(({ name, time }) => `${name}: ${time.median.toFixed(0)} ms > ${NEXT_PAGE_LIMIT} ms`);

/** Times beside their limit. */
export const nextPageTable = (timed: readonly TimedNextPage[]): string =>
  markdownTable(
    ['Next page, ms from the click to its painted data', 'Measured', 'At most'],
    timed.map((one) => [one.name, marked(withRange(one.time), isOver(one)), String(NEXT_PAGE_LIMIT)]),
  );
