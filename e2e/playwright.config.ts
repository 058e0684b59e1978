import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { TEST_BROWSER_FLAGS } from '../scripts/browser-flags.ts';

/** The browser tests. `npm run test:e2e` finds the browser, builds, and starts what is tested. */
export default defineConfig({
  testDir: '.',
  // The journeys in three engines beside them belong to Vitest.
  testMatch: '*.spec.ts',
  outputDir: '../test-results/browser',
  // One more than cores: it uses the time the others wait.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // The one limit of each kind of wait, on any machine: no test has one of its own, and nothing waits longer than until it is true.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
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
