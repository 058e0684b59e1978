import { expect, test } from '../../e2e/fixtures.ts';
import { openScreen, SCREENS } from './screens.ts';

/** What every picture shows as today: a morning of the filing season. */
const TODAY = new Date('2026-02-10T09:30:00+01:00');

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 800 },
] as const;

for (const [name, screen] of Object.entries(SCREENS))
  for (const { width, height } of WINDOWS)
    test(`${name} at ${width} px looks as accepted`, async ({ page }) => {
      test.skip(Boolean(process.env['OTHER_BROWSER']), 'another browser than the one of the pictures');
      await page.setViewportSize({ width, height });
      await page.clock.setFixedTime(TODAY);
      await openScreen(page, screen);
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await expect.soft(page).toHaveScreenshot(`${name}-${width}-${theme}.png`);
      }
    });
