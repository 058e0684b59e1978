import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/prepare-browser.ts';

const box = process.env['BOX'] ?? '510';
const portal = `http://127.0.0.1:${box}0`;
const practice = `http://127.0.0.1:${box}9`;
const root = resolve(import.meta.dirname, '..');
const isCi = Boolean(process.env['CI']);
const executablePath = findBrowser();

/**
 * What `npm test` leaves to `.ci/run`: every screen by four checkers in three languages, screens in hard conditions (large text,
 * failing calls, early presses, two tabs, large files, older and translating browsers), whole afternoons, the operator's desk,
 * figures to cite: files by name, and journeys of other files by a tag.
 */
const FURTHER =
  /(?:every-route|documents|role-tree|edges|adaptation|faults-\w+|cached-answers|early-input|older-browsers|translated|tabs|large-\w+|checkers|operator-desk|figures|back|next-page|this-browser|unknown-outcome|formats|any-agency|journalist-afternoon|accountant-afternoon)\.spec\.ts |@further/;

/**
 * The browser tests, against the build of `npm run build:box` and the agency in a box. `npm run test:e2e` runs the project
 * `chromium`, as `npm test` does; `.ci/run` then runs `another-agency` by itself and the others in one call (docs/testing.md).
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: isCi,
  workers: availableParallelism(),
  retries: isCi ? 1 : 0,
  // The only limits, on any machine: waiting ends as soon as the condition is true.
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: {
      scale: 'css',
      // A pixel differs if its colour does visibly; the default of 0.2 lets a token change its shade unseen.
      threshold: 0.05,
      // The edges of a few letters and curves differ from one processor to another.
      maxDiffPixelRatio: 0.0005,
    },
  },
  snapshotPathTemplate: '{testFileDir}/accepted/{arg}{ext}',
  reporter: [
    ['list'],
    ['json', { outputFile: resolve(root, process.env['REPORT'] ?? 'test-results/browser.json') }],
    ['html', { outputFolder: resolve(root, 'test-results/report'), open: 'never' }],
  ],
  use: {
    baseURL: portal,
    locale: 'bs-BA',
    timezoneId: 'Europe/Sarajevo',
    trace: 'on-first-retry',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Letters of the headless shell then have the width that they have on a screen.
      args: ['--font-render-hinting=none'],
    },
  },
  projects: [
    { name: 'chromium', grepInvert: [/@fuzz|@practice|@pictures/, FURTHER] },
    { name: 'further', grep: FURTHER },
    // Thirty screens, compared with the accepted pictures (pictures/README.md).
    { name: 'pictures', grep: /@pictures/ },
    // Journeys that work with every agency, here with one that answers differently: AGENCY_SEED=7 (`mocks/vary`).
    { name: 'another-agency', grep: /@any-agency/ },
    { name: 'malformed-answers', grep: /@fuzz/ },
    // The build of `npm run build:practice`, which has its agency in the browser, on a plain static host.
    { name: 'practice', grep: /@practice/, use: { baseURL: practice } },
  ],
  webServer: [
    {
      command: 'node mocks/main.ts',
      cwd: root,
      url: `http://127.0.0.1:${box}5`,
      env: { AGENCY_LOG: 'off' },
      reuseExistingServer: false,
    },
    { command: 'vite preview --mode box', cwd: root, url: portal, reuseExistingServer: false },
    { command: `node e2e/static-server.ts dist-practice ${box}9`, cwd: root, port: Number(`${box}9`) },
  ],
});
