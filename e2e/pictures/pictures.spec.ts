import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findBrowser } from '../../scripts/prepare-browser.ts';
import { expect, test } from '../fixtures.ts';
import { openScreen, SCREENS } from './screens.ts';

/** What every picture shows as today: a morning of the filing season. */
const TODAY = new Date('2026-02-10T09:30:00+01:00');

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 800 },
] as const;

/** The browser that made the accepted pictures: every main version draws letters and curves a little differently. */
const ACCEPTED_BROWSER = join(import.meta.dirname, 'accepted/browser.txt');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pictures are compared only in that browser; the run says when it is another one. */
let reason = '';

test.beforeAll(({ browser }, { config }) => {
  const present = `${basename(findBrowser() ?? 'playwright')} ${browser.version().split('.')[0]}`;
  const accepted = readFileSync(ACCEPTED_BROWSER, 'utf8').trim();
  if (['changed', 'all'].includes(config.updateSnapshots)) writeFileSync(ACCEPTED_BROWSER, `${present}\n`);
  else if (present !== accepted) reason = `Pictures are not compared: made with ${accepted}, and this is ${present}.`;
  if (reason) console.warn(reason);
});
test.beforeEach(() => test.skip(reason !== '', reason));

for (const [name, screen] of Object.entries(SCREENS))
  for (const { width, height } of WINDOWS)
    test(`${name} at ${width} px looks as accepted`, { tag: '@pictures' }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.clock.setFixedTime(TODAY);
      await openScreen(page, screen);
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await expect.soft(page).toHaveScreenshot(`${name}-${width}-${theme}.png`);
      }
    });
