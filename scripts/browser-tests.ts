import { rmSync } from 'node:fs';
import { copyPortal } from './portal-copy.ts';
import { refuseTaken, startAgencyAt } from './agency.ts';
import { findHeadlessBrowser } from './browser.ts';
import { DIST, ensureBuilt } from './built-portal.ts';
import { CHECKER_ENGINES, writeCheckerEngines } from './checker-engines.ts';
import { demoEnvironment, OTHER_PORTAL_PORT, TEST_AGENCY_PORT, TEST_PORTAL_PORT } from './environment.ts';
import { commandOf, runNode, type Outcome } from './processes.ts';
import { preparePrograms } from './programs.ts';
import { serveDist } from './serve-dist.ts';

/** A run of the browser tests: the name of its results, and the port of its portal, which those of its agency follow. */
type BrowserRun = { name: string; portalPort: number; folder: string };

const MAIN: BrowserRun = { name: 'browser', portalPort: TEST_PORTAL_PORT, folder: DIST };
/** A second run beside the first, with a copy of the portal that calls an agency of its own. */
const BESIDE: BrowserRun = {
  name: 'another-agency',
  portalPort: OTHER_PORTAL_PORT,
  folder: 'test-results/another-agency-portal',
};

/** The environment the browser tests build for: their own ports, independent of `.env`. */
export const TEST_ENVIRONMENT = demoEnvironment(TEST_AGENCY_PORT);

type Against = {
  /** Seed of the agency; by default `AGENCY_SEED`, or the plain agency. */
  seed?: number;
  /** Runs beside another run and prints nothing: its output is in the outcome. */
  isBeside?: boolean;
};

/**
 * Runs the browser tests against the production build and an agency of their own.
 *
 * @param args passed on to Playwright: a file name, `--grep`, `--headed`.
 * @returns the outcome of Playwright, and the file with its counts (`e2e/playwright.config.ts`).
 */
export async function runBrowserTests(
  args: readonly string[],
  { seed, isBeside = false }: Against = {},
): Promise<Outcome & { report: string }> {
  const { name, portalPort, folder } = isBeside ? BESIDE : MAIN;
  const agencyPort = portalPort + 1;
  const report = `test-results/${name}.json`;
  const decided = seed === undefined ? {} : { AGENCY_SEED: String(seed) };
  await preparePrograms(['Chromium', 'Liberation Sans', 'headless shell']);
  const browser = await findHeadlessBrowser();
  if (!(await ensureBuilt(TEST_ENVIRONMENT))) throw new Error('The build failed.');
  rmSync(report, { force: true });
  await refuseTaken(portalPort);
  const stopAgency = await startAgencyAt(agencyPort, { AGENCY_LOG: 'off', ...decided });
  if (folder !== DIST) copyPortal(DIST, folder, { from: TEST_AGENCY_PORT, to: agencyPort });
  const engines = `test-results/${name}-checker-engines.js`;
  writeCheckerEngines(engines);
  const instead = { [CHECKER_ENGINES]: engines };
  const server = await serveDist({ folder, port: portalPort, enforceReportOnly: true, instead });
  try {
    const command = [commandOf('@playwright/test', 'playwright'), 'test', '--config', 'e2e/playwright.config.ts'];
    const outcome = await runNode([...command, ...args], {
      quiet: isBeside,
      // Without a UTF-8 locale, Chromium cannot save files whose names are not ASCII.
      env: {
        LC_ALL: 'C.UTF-8',
        CHROMIUM_PATH: browser,
        PORTAL_URL: `http://127.0.0.1:${portalPort}`,
        BROWSER_RESULTS: name,
        ...decided,
      },
    });
    return { ...outcome, report };
  } finally {
    server.closeAllConnections();
    server.close();
    await stopAgency();
  }
}
