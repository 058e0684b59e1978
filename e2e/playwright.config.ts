import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { TEST_BROWSER_FLAGS } from '../scripts/browser-flags.ts';

/** Results are named after the run, because two can run in parallel (`scripts/browser-tests.ts`). */
const results = `../test-results/${process.env['BROWSER_RESULTS'] ?? 'browser'}`;

/** The browser tests. `npm run test:e2e` finds the browser, builds, and starts what is tested. */
export default defineConfig({
  testDir: '.',
  // The journeys in three engines, in a folder beside them, run with Vitest.
  testMatch: '*.spec.ts',
  outputDir: results,
  // Two more than cores, to use the time in which others wait.
  workers: availableParallelism() + 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // The only limit for each kind of wait, on any machine; no test has its own, and waiting ends as soon as the condition is
  // true.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `${results}.json` }]],
  use: {
    baseURL: process.env['PORTAL_URL'] ?? 'http://127.0.0.1:5200',
    browserName: 'chromium',
    locale: 'bs-BA',
    timezoneId: 'Europe/Sarajevo',
    trace: 'off',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [...TEST_BROWSER_FLAGS],
    },
  },
});
