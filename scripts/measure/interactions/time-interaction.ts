import type { Page } from 'playwright';
import type { DemoUserKey } from '../../../mocks/session/users.ts';
import { observePage } from '../page-observers.ts';
import { DESKTOP, slowProcessor, visitor, type Bench } from '../slow-device.ts';
import { summary, type Summary } from '../statistics.ts';

/** One interaction of the budgets: what is done, and the most milliseconds from input to the next paint. */
export type Interaction = {
  name: string;
  address: string;
  limit: number;
  viewport?: { width: number; height: number };
  user?: DemoUserKey;
  /** Prepares the page; not timed and not slowed down. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page, turn: number) => Promise<void>;
  /** Undoes the interaction; not timed. */
  reset?: (page: Page) => Promise<void>;
  /** Number of turns, if fewer than eight because it can only be done once on a page. */
  turns?: number;
  /** Most elements within `count.of` after the last turn. */
  count?: { of: string; most: number };
};

const TURNS = 8;
/** Pause between turns, long enough for everything a turn triggers. */
const REST_MS = 500;
/** Browsers report no shorter event. */
const SHORTEST_MS = 16;

export type TimedInteraction = { name: string; limit: number; time: Summary; problems: string[] };

/** Opens the page and times the interaction several times at 4× slowdown with Event Timing: the longest event of a turn counts. */
export async function timeInteraction(bench: Bench, interaction: Interaction): Promise<TimedInteraction> {
  const { name, address, limit, viewport = DESKTOP, user, prepare, act, reset, count, turns = TURNS } = interaction;
  const context = await visitor(bench, viewport, user);
  try {
    const page = await context.newPage();
    await page.addInitScript(observePage, '');
    await page.goto(bench.portal + address);
    await page.locator('#page-title').first().waitFor();
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    await slowProcessor(page);
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn++) {
      await page.evaluate(() => (window.observed.events.length = 0));
      await act(page, turn);
      await page.waitForTimeout(REST_MS);
      times.push(Math.max(SHORTEST_MS, ...(await page.evaluate(() => window.observed.events))));
      if (reset && turn < turns - 1) await reset(page);
      if (reset) await page.waitForTimeout(REST_MS / 2);
    }
    const time = summary(times);
    const problems = time.median > limit ? [`${name}: ${Math.round(time.median)} ms > ${limit} ms`] : [];
    if (count) {
      const elements = await page.locator(count.of).first().locator('*').count();
      if (elements > count.most) problems.push(`${name}: ${elements} elements > ${count.most}`);
    }
    return { name, limit, time, problems };
  } finally {
    await context.close();
  }
}
