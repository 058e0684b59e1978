import { test as base, expect, type Page } from '@playwright/test';
import { basesFrom } from '../mocks/bases.ts';
import { emptied, openedTab, sharedContext } from '../scripts/shared-context.ts';
import type { DemoUserKey } from '../mocks/session/users.ts';
import { axeFindings, checkerFindings, wholeFindings, wordFindings } from './checkers.ts';

const portal = process.env['PORTAL_URL'] ?? 'http://127.0.0.1:5200';
const portalOrigin = new URL(portal).origin;

/** The agency the portal under test talks to: its five ports follow the portal's. */
export const agency = basesFrom(Number(new URL(portal).port) + 1);

type Fixtures = {
  /** Messages that may be logged as errors in this test, beside failed loads. */
  allowedErrors: RegExp[];
  /** In a browser that has opened nothing before: where it matters what is fetched, and what has been fetched already. */
  isFirstVisit: boolean;
  watched: void;
};

/** Playwright's test, failing on any uncaught error, blocked script or policy violation of the page. */
export const test = base.extend<Fixtures>({
  allowedErrors: [[], { option: true }],
  isFirstVisit: [false, { option: true }],
  context: async ({ browser, isFirstVisit, viewport, timezoneId, hasTouch, isMobile }, run) => {
    const visitor = { viewport, timezoneId, hasTouch, isMobile };
    const context = isFirstVisit ? await browser.newContext() : await sharedContext(browser, visitor);
    await run(context);
    await emptied(context);
  },
  page: async ({ context }, run) => run(await openedTab(context)),
  watched: [
    async ({ page, allowedErrors }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource|net::ERR/.test(message.text()))
          problems.push(message.text());
      });
      await use();
      expect(problems.filter((problem) => !allowedErrors.some((allowed) => allowed.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs a demo user in at the identity application, as its form does: the portal finds the session by itself. */
export async function signIn(page: Page, who: DemoUserKey): Promise<void> {
  const answer = await page.request.post(`${agency.identityApp}/login`, {
    form: { user: who, redirectTo: `${portal}/bs` },
    maxRedirects: 0,
  });
  expect([302, 303]).toContain(answer.status());
}

/**
 * The portal listens, and its fonts are there: what is done in a document before is tried by `early-input.spec.ts` alone. When the
 * fonts come, everything moves a little, and a click that began in one place ends in another.
 */
export async function expectListening(page: Page): Promise<void> {
  await expect(page.locator('#root[aria-busy]')).toHaveCount(0);
  await page.waitForFunction(
    () =>
      window.addFont !== undefined || [...document.fonts].some(({ family }) => family.includes('Public Sans Variable')),
  );
}

/** Opens a page and waits until it listens. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectListening(page);
}

/**
 * Marks the heading of each document that is opened from now on: where the app draws the page anew, the mark is lost (`TAKEN_OVER`).
 *
 * @returns what React warns of such pages.
 */
export async function watchDocuments(page: Page): Promise<readonly string[]> {
  const differences: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('React error')) differences.push(`${page.url()} ${message.text()}`);
  });
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-written', '')),
  );
  return differences;
}

/** The heading of a document that was marked and taken over as it stands. */
export const TAKEN_OVER = 'h1[data-written]';

/** Loads the page anew and waits until it listens. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await expectListening(page);
}

/** The next page stands: its heading is drawn. The address changes before, while the page that is left can still be pressed. */
export async function expectPage(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** The address that a press opens in a tab of its own, whether this browser then shows what is there or saves it. */
export async function openedInTab(page: Page, press: () => Promise<void>): Promise<string> {
  const context = page.context();
  const [tab, request] = await Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('request', (candidate) => candidate.isNavigationRequest()),
    press(),
  ]);
  await tab.close();
  return request.url();
}

/** Whether all that is near the screen stands: no place of a block is empty there, none waits for its data. */
const nearStands = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > div div:is(:empty, [aria-busy=true])')].every(
      (place) => place.getBoundingClientRect().top > innerHeight + 690,
    ),
  );

/**
 * Scrolls home down as a reader does whose line keeps up: what is near stands before the next step. Who leaps leaves blocks out,
 * which come when they are near again.
 */
export async function readUntil(page: Page, isReached: () => Promise<boolean>): Promise<void> {
  await expect.poll(() => nearStands(page)).toBe(true);
  while (!(await isReached())) {
    await page.evaluate(() => window.scrollBy(0, 500));
    await expect.poll(() => nearStands(page)).toBe(true);
  }
}

/** How far the page is scrolled down, in whole pixels. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Nothing fades in or passes over any more; what turns for as long as it waits is not waited for. */
async function expectStill(page: Page): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
      .length;
  await expect.poll(() => page.evaluate(moving), 'animations under way').toBe(0);
}

/** Nothing to find on the page as it stands, between header and footer: for axe (WCAG 2.2 AA), nor for three others (`checkers.ts`). */
export const expectAccessible = (page: Page): Promise<void> => expectNothing(page, checkerFindings);

/** The same with header and footer: on every route, and where they show something else. */
export const expectWholeAccessible = (page: Page): Promise<void> => expectNothing(page, wholeFindings);

/** Nothing to find for axe alone: in another width or other colours, when all have looked at the same markup. */
export const expectAxeClean = (page: Page): Promise<void> => expectNothing(page, axeFindings);

async function expectNothing(page: Page, findings: (page: Page) => Promise<string[]>): Promise<void> {
  await page.locator('h1').first().waitFor();
  await expectStill(page);
  // What is far from the screen is not laid out, and a checker takes it for hidden: it is looked at as it is when it comes near.
  const near = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  expect(await findings(page)).toEqual([]);
  await near.evaluate((sheet) => sheet.replaceSync(''));
}

/** The same page in another language: its words are asked about, its colours and measures are those of the first. */
export async function expectWordsAccessible(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  expect(await wordFindings(page)).toEqual([]);
}

/** The page does not scroll sideways (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await expect.poll(() => page.evaluate(beyond), 'pixels beyond the window').toBeLessThanOrEqual(0);
}

/** The names of what the portal has stored in its database. */
export function storedNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'portal')) return [];
    return new Promise((resolve) => {
      const open = indexedDB.open('portal');
      open.addEventListener('success', () => {
        const [store = ''] = open.result.objectStoreNames;
        const names = open.result.transaction(store).objectStore(store).getAllKeys();
        names.addEventListener('success', () => {
          open.result.close();
          resolve(names.result.map(String));
        });
      });
    });
  });
}

/** An answer that the portal may read, in place of the agency's. */
export const answerOf = (status: number, body: object = {}) => ({
  status,
  body: JSON.stringify(body),
  contentType: 'application/json',
  headers: { 'access-control-allow-origin': portalOrigin, 'access-control-allow-credentials': 'true' },
});

/** Answers every call whose address matches with a failure, as the agency's own server would send it; `mend` lets calls through again. */
export async function failCalls(page: Page, address: string, status = 500): Promise<{ mend: () => void }> {
  let broken = true;
  await page.route(address, async (route) => {
    if (!broken) return route.continue();
    const headers = {
      'access-control-allow-origin': portalOrigin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': '*',
    };
    return route.fulfill({ status, body: '', headers });
  });
  return { mend: () => void (broken = false) };
}
