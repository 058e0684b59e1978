import { defineConfig } from '@playwright/test';
import portal from '../../e2e/playwright.config.ts';

const box = process.env['BOX'] ?? '510';

/** Playwright runs the journeys, but drives neither browser: it can use only builds of its own of both engines. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  // Each journey resets the one agency.
  workers: 1,
  retries: portal.retries ?? 0,
  timeout: 240_000,
  expect: { timeout: 40_000, toPass: { timeout: 40_000 } },
  use: { baseURL: `http://127.0.0.1:${box}0` },
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
  webServer: [
    ...[portal.webServer ?? []].flat(),
    {
      // Without -noreset the display refuses a browser that opens in the moment after the last one has closed.
      command: `xvfb-run -a -s '-screen 0 1280x1024x24 -noreset' WebKitWebDriver --port=${box}8 --host=127.0.0.1`,
      url: `http://127.0.0.1:${box}8/status`,
      env: { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
    },
  ],
});
