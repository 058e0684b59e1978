import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { TEST_BROWSER_FLAGS } from '../scripts/browser-flags.ts';

/** What a run leaves behind has its name, for two can run side by side (`scripts/browser-tests.ts`). */
const results = `../test-results/${process.env['BROWSER_RESULTS'] ?? 'browser'}`;

/** The browser tests. `npm run test:e2e` finds the browser, builds, and starts what is tested. */
export default defineConfig({
  testDir: '.',
  // The journeys in three engines beside them belong to Vitest.
  testMatch: '*.spec.ts',
  outputDir: results,
  // Two more than cores: they use the time the others wait.
  workers: availableParallelism() + 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // The one limit of each kind of wait, on any machine: no test has one of its own, and nothing waits longer than until it is true.
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
