import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { startAgencyAt } from '../agency.ts';
import { TEST_BROWSER_FLAGS } from '../browser-flags.ts';
import { TEST_ENVIRONMENT } from '../browser-tests.ts';
import { findHeadlessBrowser } from '../browser.ts';
import { DIST, ensureBuilt } from '../built-portal.ts';
import type { Counts } from '../checks.ts';
import { TEST_AGENCY_PORT, TEST_PORTAL_PORT } from '../environment.ts';
import { serveDist } from '../serve-dist.ts';
import { emptied, openedTab, sharedContext } from '../shared-context.ts';
import { SCREENS, type Screen } from './screens.ts';

const PORTAL = `http://127.0.0.1:${TEST_PORTAL_PORT}`;
const IDENTITY_APP = `http://127.0.0.1:${TEST_AGENCY_PORT + 4}`;
/** Two screens for each seed, others for the next, so that a few seeds cover all screens. */
const SCREENS_PER_SEED = 2;
const AT_ONCE = 6;
/** How often a page is checked, in milliseconds of an idle page, so that a busy machine makes no page late. */
const LOOK_MS = 250;
/** Enough for three attempts of a call, each with a time-out of five seconds or twenty redirects, and the pauses between them. */
const MOST_LOOKS = 160;
/** A page in an endless loop does not answer, not even to the browser's control. */
const OPENING_MS = 300_000;
/** More calls than any screen has parts, each tried three times: beyond that the page repeats calls endlessly. */
const MOST_CALLS = 120;

/** The range of a fuzz run: the first seed, their number, and one screen when a failure is repeated. */
export type FuzzRange = { from: number; seeds: number; only?: string | undefined };

/** Opens the main screens with answers damaged by seed and counts those without problems; each failure says how to repeat it. */
export async function fuzzSeeds({ from, seeds, only }: FuzzRange): Promise<Counts> {
  const executablePath = await findHeadlessBrowser();
  if (!(await ensureBuilt(TEST_ENVIRONMENT))) throw new Error('The build failed.');
  const stopAgency = await startAgencyAt(TEST_AGENCY_PORT, { AGENCY_LOG: 'off', AGENCY_TOKEN_SECONDS: '3600' });
  const server = await serveDist({ folder: DIST, port: TEST_PORTAL_PORT, enforceReportOnly: true });
  const browser = await chromium.launch({ executablePath, args: [...TEST_BROWSER_FLAGS] });
  const waiting = Array.from({ length: seeds }, (_, at) => from + at).flatMap((seed) =>
    screensOf(seed, only).map((screen) => ({ seed, screen })),
  );
  let passed = 0;
  const failures: string[] = [];
  const worker = async (_: unknown, place: number) => {
    let visitor = place;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const limit = pause(OPENING_MS, null, { ref: false });
      const outcome = await Promise.race([problemsOf(browser, next, visitor), limit]);
      // A blocked page makes its context unusable.
      if (!outcome) visitor += AT_ONCE;
      const problems = outcome ?? ['did not come to an end'];
      if (problems.length === 0) passed += 1;
      else {
        failures.push(`seed ${next.seed}, ${next.screen.name}: ${problems.join('; ')}`);
        report(next.screen, next.seed, problems);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return { passed, failed: failures.length, failures };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
    await stopAgency();
  }
}

type Opening = { seed: number; screen: Screen };

function screensOf(seed: number, only?: string): readonly Screen[] {
  if (only !== undefined) return SCREENS.filter(({ name }) => name === only);
  const first = seed * SCREENS_PER_SEED + Math.floor((seed * SCREENS_PER_SEED) / SCREENS.length);
  return Array.from({ length: SCREENS_PER_SEED }, (_, at) => SCREENS[(first + at) % SCREENS.length] as Screen);
}

function report(screen: Screen, seed: number, problems: readonly string[]): void {
  console.error(`✗ seed ${seed}, ${screen.name}\n${problems.map((problem) => `    ${problem}`).join('\n')}`);
  console.error(`    again: npm run fuzz -- --from ${seed} --seeds 1 --screen '${screen.name}'`);
}

const VISITOR = {
  baseURL: PORTAL,
  // High, so that parts which wait until they are visible are loaded.
  viewport: { width: 1280, height: 3600 },
  locale: 'bs-BA',
  timezoneId: 'Europe/Sarajevo',
  // Motion is not tested here, and a page of this height takes long to render.
  reducedMotion: 'reduce',
} satisfies BrowserContextOptions;

/** All problems of a screen with the answers of a seed, in a context that a visitor keeps between pages. */
async function problemsOf(browser: Browser, { screen, seed }: Opening, visitor: number): Promise<string[]> {
  const context = await sharedContext(browser, { visitor }, VISITOR);
  context.setDefaultTimeout(OPENING_MS / 5);
  const page = await openedTab(context);
  // The agency reads the seed from the page's User-Agent, because many seeds run in parallel.
  const session = await context.newCDPSession(page);
  const userAgent = `Mozilla/5.0 AgencyFuzz/${seed}`;
  await session.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: VISITOR.locale });
  const problems = watch(page);
  try {
    const form = { user: 'moderator', redirectTo: `${PORTAL}/bs` };
    await context.request.post(`${IDENTITY_APP}/login`, { form, maxRedirects: 0 });
    // Do not wait for pictures that take minutes.
    await page.goto(screen.path, { waitUntil: 'domcontentloaded' });
    problems.push(...(await problemsOfPage(page)));
    // A damaged session leads to the sign-in page, as any lost session does.
    if (screen.act && problems.length === 0 && page.url().startsWith(PORTAL)) {
      const untrue = await screen.act(page);
      problems.push(...(untrue === null ? [] : [untrue]), ...(await problemsOfPage(page)));
    }
  } catch (error) {
    problems.push(error instanceof Error ? error.message.split('\n', 2).join(' ') : String(error));
  } finally {
    await emptied(context);
  }
  return [...new Set(problems)];
}

/** Collects problems reported by the page: uncaught errors, parts that failed to render, repeated calls. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  let calls = 0;
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? String(error)}`.slice(0, 600)));
  page.on('console', (message) => {
    const text = message.text();
    // The browser's own messages about failed loads are expected.
    if (message.type() === 'error' && !/Failed to load resource|net::ERR|CORS policy/.test(text))
      problems.push(`error: ${text.slice(0, 600)}`);
  });
  page.on('request', (request) => {
    if (['xhr', 'fetch'].includes(request.resourceType()) && ++calls === MOST_CALLS)
      problems.push(`${MOST_CALLS} calls, the last of them ${request.url()}`);
  });
  return problems;
}

const PENDING = `[aria-busy=true], [role=progressbar]:not([aria-valuenow])`;

/** Detects an empty page or one that waits forever, after its calls had enough time. */
async function problemsOfPage(page: Page): Promise<string[]> {
  const settled = await page
    .waitForFunction(
      ([pending, mostLooks]) => {
        const looks = Number(Reflect.get(window, 'looks') ?? 0) + 1;
        Reflect.set(window, 'looks', looks);
        const isSettled =
          document.querySelector('main h1, h1') !== null &&
          document.querySelector(pending) === null &&
          !document.body.innerText.includes('Učitavanje…');
        return isSettled ? 'settled' : looks > mostLooks && 'late';
      },
      [PENDING, MOST_LOOKS] as const,
      { timeout: OPENING_MS, polling: LOOK_MS },
    )
    .then((state) => state.jsonValue())
    .catch(() => 'late');
  if (!page.url().startsWith(PORTAL)) return [];
  return page.evaluate(
    ([isSettled, pending]) => {
      const problems: string[] = [];
      const main = document.querySelector('main');
      if (!document.querySelector('h1')) problems.push('blank: no heading');
      else if ((main?.innerText.trim().length ?? 0) < 20) problems.push('blank: nothing in the page');
      if (!isSettled)
        problems.push(
          `waits for ever: ${[...document.querySelectorAll(pending)].map((part) => `${part.tagName} ${part.textContent.trim().slice(0, 80)}`).join(' | ')}`,
        );
      return problems;
    },
    [settled === 'settled', PENDING] as const,
  );
}
