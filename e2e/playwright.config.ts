import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from '../scripts/browser-flags.ts';

const inCi = Boolean(process.env['CI']);

/** The browser tests. `npm run test:e2e` finds the browser, builds, and starts what is tested. */
export default defineConfig({
  testDir: '.',
  // The journeys in three engines beside them belong to Vitest.
  testMatch: '*.spec.ts',
  outputDir: '../test-results/browser',
  // Two cores: a third worker uses the time the others wait.
  workers: 3,
  fullyParallel: true,
  forbidOnly: inCi,
  retries: 0,
  timeout: inCi ? 90_000 : 30_000,
  expect: { timeout: inCi ? 15_000 : 7_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    baseURL: process.env['PORTAL_URL'] ?? 'http://127.0.0.1:5200',
    browserName: 'chromium',
    locale: 'bs-BA',
    timezoneId: 'Europe/Sarajevo',
    trace: 'off',
    actionTimeout: inCi ? 20_000 : 10_000,
    navigationTimeout: inCi ? 30_000 : 15_000,
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [...BROWSER_FLAGS],
    },
  },
});
