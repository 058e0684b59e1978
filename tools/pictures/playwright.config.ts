import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import portal from '../../e2e/playwright.config.ts';

const results = resolve(import.meta.dirname, '../../test-results');
const [agency, preview] = [portal.webServer ?? []].flat();
if (!agency || !preview) throw new Error('The browser tests have no servers.');

/** Pictures of thirty screens, compared with the accepted ones (README.md). */
export default defineConfig({
  ...portal,
  testDir: '.',
  outputDir: `${results}/pictures`,
  globalSetup: './same-browser.ts',
  snapshotPathTemplate: 'accepted/{arg}{ext}',
  projects: [{ name: 'pictures' }],
  reporter: [
    ['list'],
    ['json', { outputFile: `${results}/pictures.json` }],
    ['html', { outputFolder: `${results}/pictures-report`, open: 'never' }],
  ],
  use: { ...portal.use, contextOptions: { reducedMotion: 'reduce' } },
  expect: {
    ...portal.expect,
    toHaveScreenshot: {
      scale: 'css',
      // A pixel differs if its colour does visibly; the default of 0.2 lets a token change its shade unseen.
      threshold: 0.05,
      // The edges of a few letters and curves differ from one processor to another.
      maxDiffPixelRatio: 0.0005,
    },
  },
  // The plain agency, whatever seed the environment has.
  webServer: [{ ...agency, env: { ...agency.env, AGENCY_SEED: '0' } }, preview],
});
