import type { BrowserContext, Locator, Page } from 'playwright';
import { median, SLOW } from './visit.ts';

/** One interaction named in the budgets: what is done, and the most milliseconds to the next paint. */
export type Interaction = {
  name: string;
  address: string;
  limit: number;
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page, turn: number) => Promise<void>;
};

const TURNS = 8;

/** Median time from an event to the next paint, in milliseconds, at 4× slowdown (event timing). */
export async function timeInteraction(
  context: BrowserContext,
  portal: string,
  interaction: Interaction,
): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { eventTimes: times });
    const note = (list: PerformanceObserverEntryList) =>
      list.getEntries().forEach((entry) => times.push(entry.duration));
    new PerformanceObserver(note).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    } as PerformanceObserverInit);
  });
  await page.goto(portal + interaction.address);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await interaction.prepare?.(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
  const worst: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    await page.evaluate(() => ((window as unknown as { eventTimes: number[] }).eventTimes.length = 0));
    await interaction.act(page, turn);
    await page.waitForTimeout(450);
    // Nothing reported means below the 16 ms the browser reports at all.
    worst.push(await page.evaluate(() => Math.max(16, ...(window as unknown as { eventTimes: number[] }).eventTimes)));
  }
  await page.close();
  return median(worst);
}

const main = (page: Page): Locator => page.getByRole('main');

/** The interactions of the budgets (architecture): typing ≤ 64 ms; map, carousel, menu, year tag and pager ≤ 100 ms. */
export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'Typing in the register search of home',
    address: '/bs',
    limit: 64,
    act: (page, turn) => page.locator('#hero-search').press('abcdefgh'[turn] ?? 'a'),
  },
  {
    name: 'Pointer over a canton of the map',
    address: '/bs/interaktivna-mapa',
    limit: 100,
    act: async (page, turn) => {
      const shapes = main(page).locator('svg [data-canton], svg [role="button"], svg [role="option"], svg g[tabindex]');
      await shapes.nth(turn % 8).hover({ force: true });
    },
  },
  {
    name: 'Opening the main menu',
    address: '/bs',
    limit: 100,
    act: (page, turn) =>
      page
        .locator('.head-nav button')
        .nth(turn % 4)
        .click(),
  },
  {
    name: 'Next page of search results',
    address: '/bs/search?topic=izvje%C5%A1taj',
    limit: 100,
    act: (page, turn) =>
      page
        .getByRole('button', { name: turn % 2 ? /Prethodn/ : /Sljedeć/ })
        .last()
        .click(),
  },
];
