import type { Page } from '@playwright/test';
import { builtFile } from './built-files.ts';
import {
  expect,
  expectAccessible,
  expectAxeClean,
  expectNoSidewaysScroll,
  expectPage,
  failCalls,
  openPage,
  readUntil,
  signIn,
  storedNames,
  test,
} from './fixtures.ts';

const BLOCKS = 11;

/** Cumulative layout shift as browsers report it: the worst run of shifts with less than 1 s between them, within 5 s. */
function watchLayoutShift(): void {
  const windowed = { layoutShift: 0 };
  Object.defineProperty(window, 'layoutShift', { get: () => windowed.layoutShift });
  let run = { from: 0, to: 0, sum: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (entry.hadRecentInput) continue;
      const at = entry.startTime;
      const goesOn = at - run.to < 1000 && at - run.from < 5000;
      run = goesOn ? { from: run.from, to: at, sum: run.sum + entry.value } : { from: at, to: at, sum: entry.value };
      windowed.layoutShift = Math.max(windowed.layoutShift, run.sum);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Scrolls to the end like a reader on a fast line: blocks near the screen load before the next step. */
async function readToTheEnd(page: Page): Promise<void> {
  // The hero's heading, because after a step back the previous page may still be shown.
  await expect(page.locator('.hero #page-title')).toBeVisible();
  await readUntil(page, () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2));
  expect(await page.locator('main > div > div h2').count()).toBeGreaterThanOrEqual(BLOCKS);
  await expect(
    page.getByRole('group', { name: /^(Federacija po (?:kantonima|županijama)|The Federation by canton)/ }),
  ).toBeVisible();
}

for (const [width, address, title] of [
  [390, '/bs', 'Interaktivna mapa'],
  [820, '/hr', 'Interaktivna karta'],
  [1440, '/en', 'Interactive map'],
] as const) {
  test(
    `the whole page at ${width} px is accessible, without sideways scroll or layout shift (${address})`,
    { tag: '@further' },
    async ({ page }) => {
      const requested: string[] = [];
      const mapFile = builtFile('features/portal/home/home-blocks/MapBlock.tsx');
      const newsFile = builtFile('features/portal/home/home-blocks/NewsBlock.tsx');
      page.on('request', (request) => requested.push(request.url()));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(watchLayoutShift);
      await page.setViewportSize({ width, height: 700 });
      await openPage(page, address);
      await test.step('map and carousel are not fetched before they come near', async () => {
        await expect(page.locator('main > div > div h2').first()).toBeVisible();
        // It is stored when the browser is idle: what loads in that pause has been requested.
        await expect.poll(() => storedNames(page)).toContain(`content-${address.slice(1)}`);
        expect(requested.filter((url) => url.endsWith(mapFile) || url.endsWith(newsFile))).toEqual([]);
      });
      await readToTheEnd(page);
      expect(requested.filter((url) => url.endsWith(mapFile)).length).toBeGreaterThan(0);
      const shift = await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
      expect(shift).toBeLessThanOrEqual(0.01);
      await (width === 390 ? expectAccessible(page) : expectAxeClean(page));
      await expectNoSidewaysScroll(page);
      await test.step('going back finds the block that was left where it was', async () => {
        const block = page.locator('section', {
          has: page.getByRole('heading', { name: /po kantonima|po županijama|by canton/ }),
        });
        const more = block.getByRole('link', { name: title, exact: true });
        await more.scrollIntoViewIfNeeded();
        const top = async () => Math.round((await more.boundingBox())?.y ?? Infinity);
        const before = await top();
        await more.click();
        await expectPage(page, title);
        await page.goBack();
        await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(100);
      });
    },
  );
}

test('the carousel: a step is one card and 45 px, it moves every 5 s, and stops for pointer, focus and pause @further', async ({
  page,
}) => {
  // The five seconds are measured by the portal's clock, which is advanced here.
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/bs');
  await readToTheEnd(page);
  const block = page.locator('section', { has: page.getByRole('heading', { name: 'Izdvojene novosti' }) });
  await block.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  const cards = block.getByRole('article');
  const left = async (at: number) => (await cards.nth(at).boundingBox())?.x ?? 0;
  const place = (number: number) => expect(block.getByText(`${number} od 5`, { exact: true })).toBeVisible();

  // Automatically, after 5 s.
  await page.clock.fastForward(5000);
  await expect(block.getByText('1 od 5', { exact: true })).toBeHidden();

  await block.getByRole('button', { name: 'Zaustavite smjenjivanje novosti' }).click();
  const [shown] =
    (
      await block
        .locator('span', { hasText: / od 5$/ })
        .first()
        .textContent()
    )?.split(' ') ?? [];
  const now = Number(shown);
  await page.clock.runFor(900);
  const width = (await cards.first().boundingBox())?.width ?? 0;
  const before = await left(now % 5);
  await block.getByRole('button', { name: 'Sljedeća novost' }).click();
  await place((now % 5) + 1);
  await expect.poll(async () => Math.round(before - (await left(now % 5)))).toBe(Math.round(width + 45));
  await block.getByRole('button', { name: 'Prethodna novost' }).click();
  await place(now);

  // It does not move while paused.
  await page.mouse.move(5, 5);
  await page.clock.fastForward(6000);
  await place(now);

  // Started again, it stops while the pointer is on it.
  await block.getByRole('button', { name: 'Pokrenite smjenjivanje novosti' }).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await cards.nth(now - 1).hover();
  await page.clock.fastForward(6000);
  await place(now);

  // And while the focus is in it.
  await cards
    .nth(now - 1)
    .getByRole('link')
    .focus();
  await page.mouse.move(5, 5);
  await page.clock.fastForward(6000);
  await place(now);
});

test('the hero opens the register with the text, also from the box further down', async ({ page }) => {
  await signIn(page, 'citizen');
  await openPage(page, '/bs');
  await page.getByLabel('Pronađite pravno lice').fill('Vranduk');
  await page.getByLabel('Pronađite pravno lice').press('Enter');
  await expect(page).toHaveURL(/\/bs\/profil-pravnih-lica\?.*name=Vranduk/);
  await expectPage(page, 'Privredna društva');
  await page.goBack();
  await expect(page).toHaveURL(/\/bs$/);
  await readToTheEnd(page);
  await page.getByLabel('Naziv ili JIB pravnog lica').fill('Drina');
  await page.getByRole('button', { name: 'Pretražite pravna lica' }).click();
  await expect(page).toHaveURL(/\/bs\/profil-pravnih-lica\?.*name=Drina/);
});

test('without the content the rest of the page works, and the content can be requested again @further', async ({
  page,
}) => {
  const content = await failCalls(page, '**/ContentTranslations/PublishedContent', 404);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/bs');
  const noNews = page.getByText('Novosti se trenutno ne mogu prikazati');
  const entities = page.getByRole('heading', { name: 'Pravna lica u registrima' });
  await readUntil(page, async () => (await noNews.isVisible()) && entities.isVisible());
  await expectAccessible(page);
  content.mend();
  await page.locator('main').getByRole('button', { name: 'Pokušajte ponovo' }).first().click();
  await expect(page.getByRole('heading', { name: 'Izdvojene novosti' })).toBeVisible();
  await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
});
