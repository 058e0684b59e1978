import type { Browser, Locator, Page } from 'playwright';
import { markdownTable, median } from './report.ts';
import { signIn } from './visit.ts';

/** Something a person does on a page, and how long the browser may take to paint its effect, in milliseconds. */
type Press = {
  name: string;
  address: string;
  limit: number;
  on: (page: Page) => Locator;
  act: (target: Locator) => Promise<void>;
};

const CPU_SLOWDOWN = 4;
/** Typing and presses of the budgets (docs/architecture.md). */
const PRESSES: readonly Press[] = [
  {
    name: 'Typing in the register search',
    address: '/bs/profil-pravnih-lica',
    limit: 64,
    on: (page) => page.getByRole('textbox', { name: /^Naziv/ }).first(),
    act: (field) => field.pressSequentially('hrast', { delay: 120 }),
  },
  {
    name: 'The tree of 1,000 activities',
    address: '/bs/profil-pravnih-lica',
    limit: 80,
    on: (page) => page.getByRole('button', { name: /^Djelatnost/ }),
    act: (button) => button.click(),
  },
  {
    name: 'Next page of results',
    address: '/bs/profil-pravnih-lica',
    limit: 100,
    on: (page) => page.getByRole('button', { name: /^Sljedeća/ }),
    act: (button) => button.click(),
  },
  {
    name: 'All years of the figures',
    address: '/bs/profil-pravnih-lica/10048',
    limit: 100,
    on: (page) => page.getByRole('radio', { name: 'Sve godine' }),
    act: (radio) => radio.check({ force: true }),
  },
  {
    name: 'Switching the language',
    address: '/bs',
    limit: 100,
    on: (page) => page.getByRole('link', { name: 'en', exact: true }).first(),
    act: (link) => link.click(),
  },
];

/** Measures every press in a loaded page of its own; the text is a table, the problems are over their limit. */
export async function measurePresses(browser: Browser, portal: string, turns: number) {
  const rows: string[][] = [];
  const problems: string[] = [];
  for (const press of PRESSES) {
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn++) times.push(await timeOf(browser, portal, press));
    const time = median(times);
    rows.push([press.name, time.toFixed(), String(press.limit)]);
    if (time > press.limit) problems.push(`${press.name}: ${time.toFixed()} ms > ${press.limit}`);
  }
  return { table: markdownTable(['From input to the next paint', 'ms', 'At most'], rows), problems };
}

/** The longest event of the press, as the browser itself reports it (Event Timing, in steps of 8 ms). */
async function timeOf(browser: Browser, portal: string, { address, on, act }: Press): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'bs-BA' });
  try {
    await signIn(context, portal);
    const page = await context.newPage();
    await page.goto(portal + address, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    // The pointer of a person is there before the press.
    const target = on(page);
    await target.hover({ force: true });
    await page.waitForTimeout(500);
    const longest = await page.evaluateHandle(() => {
      const seen = { duration: 0 };
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.duration = Math.max(seen.duration, duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      return seen;
    });
    await act(target);
    await page.waitForTimeout(1000);
    return await longest.evaluate(({ duration }) => duration);
  } finally {
    await context.close();
  }
}
