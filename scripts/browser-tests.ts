import { refuseTaken, startAgencyAt } from './agency.ts';
import { findHeadlessBrowser } from './browser.ts';
import { DIST, ensureBuilt } from './built-portal.ts';
import { CHECKER_ENGINES, writeCheckerEngines } from './checker-engines.ts';
import { demoEnvironment, TEST_AGENCY_PORT, TEST_PORTAL_PORT } from './environment.ts';
import { commandOf, runNode } from './processes.ts';
import { preparePrograms } from './programs.ts';
import { serveDist } from './serve-dist.ts';

/** Where Playwright leaves its counts (`e2e/playwright.config.ts`). */
export const BROWSER_REPORT = 'test-results/browser.json';

/** Where the engines of the checkers are written. */
const ENGINES_FILE = 'test-results/checker-engines.js';

/** The environment the browser tests build for: their own ports, and nothing of `.env`. */
export const TEST_ENVIRONMENT = demoEnvironment(TEST_AGENCY_PORT);

/** Which agency the browser tests have: where none is told, that of `AGENCY_SEED`, or the plain one. */
type Against = { seed?: number };

/**
 * Runs the browser tests against the production build and an agency of their own.
 *
 * @param args passed on to Playwright: a file name, `--grep`, `--headed`.
 * @returns the exit code of Playwright.
 */
export async function runBrowserTests(args: readonly string[], { seed }: Against = {}): Promise<number> {
  const decided = seed === undefined ? {} : { AGENCY_SEED: String(seed) };
  await preparePrograms(['Chromium', 'Liberation Sans', 'headless shell']);
  const browser = await findHeadlessBrowser();
  if (!(await ensureBuilt(TEST_ENVIRONMENT))) throw new Error('The build failed.');
  await refuseTaken(TEST_PORTAL_PORT);
  const stopAgency = await startAgencyAt(TEST_AGENCY_PORT, { AGENCY_LOG: 'off', ...decided });
  writeCheckerEngines(ENGINES_FILE);
  const instead = { [CHECKER_ENGINES]: ENGINES_FILE };
  const server = await serveDist({ folder: DIST, port: TEST_PORTAL_PORT, enforceReportOnly: true, instead });
  try {
    const command = [commandOf('@playwright/test', 'playwright'), 'test', '--config', 'e2e/playwright.config.ts'];
    const { code } = await runNode([...command, ...args], {
      // Without a locale of its own, Chromium saves no file whose name has other letters than ASCII.
      env: {
        LC_ALL: 'C.UTF-8',
        CHROMIUM_PATH: browser,
        PORTAL_URL: `http://127.0.0.1:${TEST_PORTAL_PORT}`,
        ...decided,
      },
    });
    return code;
  } finally {
    server.closeAllConnections();
    server.close();
    await stopAgency();
  }
}
