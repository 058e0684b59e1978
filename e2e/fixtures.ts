import { test as base, expect, type JSHandle, type Page } from '@playwright/test';
import { basesFrom } from '../mocks/bases.ts';
import type { DemoUserKey } from '../mocks/session/users.ts';
import { axeFindings, checkerFindings, textFindings, wholeAxeFindings, wholeFindings } from './checkers.ts';

const box = process.env['BOX'] ?? '510';
/** `SLOW=6` makes the processor six times slower: what reads or presses too early then fails. */
const slowdown = Number(process.env['SLOW'] ?? 1);
const portalOrigin = `http://127.0.0.1:${box}0`;

/** The agency of the portal under test. */
export const agency = basesFrom(Number(`${box}1`));

type Fixtures = {
  /** Messages this test may log as errors, besides failed loads. */
  allowedErrors: RegExp[];
  watched: void;
};

/** Playwright's test, failing on any uncaught error, blocked script or policy violation of the page. */
export const test = base.extend<Fixtures>({
  allowedErrors: [[], { option: true }],
  watched: [
    async ({ page, allowedErrors }, use) => {
      if (slowdown > 1)
        await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const problems = problemsOf(page);
      await use();
      expect(problems.filter((problem) => !allowedErrors.some((allowed) => allowed.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Collects the uncaught errors, blocked scripts and policy violations of a page from now on. */
export function problemsOf(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource|net::ERR/.test(message.text()))
      problems.push(message.text());
  });
  return problems;
}

/** Signs in a demo user at the identity application, as its form does; the portal then finds the session itself. */
export async function signIn(page: Page, who: DemoUserKey): Promise<void> {
  const answer = await page.request.post(`${agency.identityApp}/login`, {
    form: { user: who, redirectTo: `${portalOrigin}/bs` },
    maxRedirects: 0,
  });
  expect([302, 303]).toContain(answer.status());
}

/**
 * Waits until the portal is hydrated and its fonts are loaded. Only `early-input.spec.ts` tests input before that. When fonts
 * load, everything moves a little, and a click may begin in one place and end in another.
 */
export async function expectListening(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('#root[aria-busy]') &&
      (window.addFont !== undefined ||
        [...document.fonts].some(({ family }) => family.includes('Public Sans Variable'))),
  );
}

/** Opens a page and waits until it is hydrated. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectListening(page);
}

/**
 * Marks the heading of each document opened from now on; if the app renders the page again, the mark is lost (`HYDRATED`).
 *
 * @returns React's warnings about such pages.
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

/** The heading of a marked document that was hydrated unchanged. */
export const HYDRATED = 'h1[data-written]';

/** Reloads the page and waits until it is hydrated. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await expectListening(page);
}

/** Waits for the heading of the next page. Its address changes earlier, while the previous page can still be pressed. */
export async function expectPage(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** The address that a press opens in a new tab, whether this browser then shows or saves it. */
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

/** Whether everything near the screen is loaded: no empty space of a block, no pending data. */
const isNearLoaded = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > div > div div:is(:empty, [aria-busy=true])')].every(
      (place) => place.getBoundingClientRect().top > innerHeight + 690,
    ),
  );

/**
 * Scrolls down home like a reader on a fast line: blocks near the screen load before the next step. Jumping would skip blocks,
 * which then load only when they are near again.
 */
export async function readUntil(page: Page, isReached: () => Promise<boolean>): Promise<void> {
  await expect.poll(() => isNearLoaded(page)).toBe(true);
  while (!(await isReached())) {
    await page.evaluate(() => window.scrollBy(0, 500));
    await expect.poll(() => isNearLoaded(page)).toBe(true);
  }
}

/** How far the page is scrolled down, in whole pixels. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Waits for the end of fades and transitions; not for spinners, which turn as long as something is pending. */
async function expectStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

/** In CI each state is examined by all four checkers; locally those of a journey by axe alone, which takes a third. */
const isWholeRun = Boolean(process.env['CI']);

/** Expects no findings of axe (WCAG 2.2 AA) and three other checkers (`checkers.ts`) between header and footer. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNothing(page, isJourneyAlone() ? axeFindings : checkerFindings);

/** The same including header and footer: on every route, and where they show something else. */
export const expectWholeAccessible = (page: Page): Promise<void> =>
  expectNothing(page, isJourneyAlone() ? wholeAxeFindings : wholeFindings);

const isJourneyAlone = (): boolean => !isWholeRun && test.info().project.name === 'chromium';

/** Expects no findings of axe alone: in another width or other colours, after all checkers have seen the same markup. */
export const expectAxeClean = (page: Page): Promise<void> => expectNothing(page, axeFindings);

/** Adds styles to the page; unlike an element they need no leave of its content policy. */
export const addStyles = (page: Page, styles: string): Promise<JSHandle<CSSStyleSheet>> =>
  page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, styles);

async function expectNothing(page: Page, findings: (page: Page) => Promise<string[]>): Promise<void> {
  await page.locator('h1').first().waitFor();
  await expectStill(page);
  // Parts far from the screen are not laid out, and checkers would treat them as hidden; so they are laid out as when they come
  // near.
  const near = await addStyles(page, '* { content-visibility: visible !important }');
  expect(await findings(page)).toEqual([]);
  await near.evaluate((sheet) => sheet.replaceSync(''));
}

/** The same page in another language: checks its texts only, because colours and sizes are those of the first language. */
export async function expectWordsAccessible(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  expect(await textFindings(page)).toEqual([]);
}

/** The page does not scroll sideways (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  await expect.poll(() => page.evaluate(beyond), 'pixels beyond the window').toBeLessThanOrEqual(0);
}

/** The keys of what the portal has stored in its database. */
export const storedNames = async (page: Page): Promise<string[]> => (await stored(page, 'getAllKeys')).map(String);

/** What the portal has stored there, as text. */
export const storedText = async (page: Page): Promise<string> => JSON.stringify(await stored(page, 'getAll'));

function stored(page: Page, what: 'getAllKeys' | 'getAll'): Promise<unknown[]> {
  return page.evaluate(async (read) => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'portal')) return [];
    return new Promise<unknown[]>((resolve) => {
      const open = indexedDB.open('portal');
      open.addEventListener('success', () => {
        const [store = ''] = open.result.objectStoreNames;
        const found = open.result.transaction(store).objectStore(store)[read]();
        found.addEventListener('success', () => {
          open.result.close();
          resolve(found.result);
        });
      });
    });
  }, what);
}

/** An answer that the portal may read, instead of the agency's. */
export const answerOf = (status: number, body: object = {}) => ({
  status,
  body: JSON.stringify(body),
  contentType: 'application/json',
  headers: { 'access-control-allow-origin': portalOrigin, 'access-control-allow-credentials': 'true' },
});

/** Answers every call whose address matches with a failure, like the agency's own server; `mend` lets calls through again. */
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
