import type { Page } from '@playwright/test';
import { agency, expect, signIn, test } from './fixtures.ts';
import { SCREENS, type Screen } from './malformed-screens.ts';

/** `FUZZ_FROM=17 FUZZ_SEEDS=1` opens the screens of one seed again. */
const FIRST_SEED = Number(process.env['FUZZ_FROM'] ?? 1);
const SEED_COUNT = Number(process.env['FUZZ_SEEDS'] ?? 20);
/** Two screens for each seed, others for the next, so that a few seeds cover all screens. */
const SCREENS_PER_SEED = 2;
/** Enough for three attempts of a call with the pauses between them, on a busy machine, too. */
const PATIENCE = { timeout: 120_000 };
/** More calls than any screen has parts, each tried three times: beyond that the page repeats calls endlessly. */
const MOST_CALLS = 120;

function screensOf(seed: number): Screen[] {
  const first = seed * SCREENS_PER_SEED + Math.floor((seed * SCREENS_PER_SEED) / SCREENS.length);
  return SCREENS.concat(SCREENS).slice(first % SCREENS.length, (first % SCREENS.length) + SCREENS_PER_SEED);
}

test.use({
  // High, so that parts which wait until they are visible are loaded.
  viewport: { width: 1280, height: 3600 },
  contextOptions: { reducedMotion: 'reduce' },
  allowedErrors: [/CORS policy/],
});

/** Waits until the page has a heading and nothing is pending, and expects some content. */
async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  const pending = page.locator('[aria-busy=true], [role=progressbar]:not([aria-valuenow]), :text("Učitavanje…")');
  await expect(pending).toHaveCount(0);
  await expect(page.locator('main')).toContainText(/\S[^]{18,}\S/);
}

/** A malformed session leads to the sign-in page, as any lost session does, and from there back to the screen. */
async function expectSignIn(page: Page, path: string): Promise<void> {
  expect(page.url()).toContain(agency.identityApp);
  expect(new URL(page.url()).searchParams.get('redirectTo')).toContain(path.split('?')[0]);
  await expect(page.getByRole('button', { name: /mia\.ogled/ })).toBeVisible();
}

for (let seed = FIRST_SEED; seed < FIRST_SEED + SEED_COUNT; seed++)
  test.describe(`answers malformed by seed ${seed}`, { tag: '@fuzz' }, () => {
    // The agency reads the seed from here (`mocks/vary/fuzz.ts`), because many seeds run in parallel.
    test.use({ userAgent: `Mozilla/5.0 AgencyFuzz/${seed}` });

    for (const { name, path, act } of screensOf(seed))
      test(`${name} shows a page or says what failed`, async ({ page, baseURL }) => {
        let calls = 0;
        page.on('request', (request) => {
          // The browser itself follows a redirect that leads back, up to twenty times.
          const isCall = ['xhr', 'fetch'].includes(request.resourceType()) && !request.redirectedFrom();
          calls += Number(isCall);
        });
        await signIn(page, 'moderator');
        // Pictures may take minutes.
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const isHere = () => page.url().startsWith(String(baseURL));
        await expect(() => (isHere() ? expectSettled(page) : expectSignIn(page, path))).toPass(PATIENCE);
        if (act && isHere()) {
          expect(await act(page), 'a success that the agency did not report').toBeNull();
          await expectSettled(page);
        }
        expect(calls).toBeLessThan(MOST_CALLS);
      });
  });
