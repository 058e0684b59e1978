import type { Locator } from '@playwright/test';
import {
  agency,
  expect,
  expectAccessible,
  expectAxeClean,
  expectNoSidewaysScroll,
  openPage,
  scrolled,
  test,
} from './fixtures.ts';

test('the news list remembers view and page in its address', { tag: '@any-agency' }, async ({ page }) => {
  await openPage(page, '/bs/sve-novosti');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveCount(4);
  await page.getByRole('button', { name: 'Stranica 2' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(titles).toHaveCount(4);
  await page.getByRole('radio', { name: 'Popis' }).check();
  await expect(page).toHaveURL(/\?view=list$/);
  await expect.poll(() => titles.count()).toBeGreaterThan(20);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Popis' })).toBeChecked();
});

test('from one item to the next the page scrolls to its top, back keeps the place @further', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await openPage(page, '/bs/novost-sadrzaj/7401');
  const next = page.getByRole('complementary').getByRole('link').first();
  await next.scrollIntoViewIfNeeded();
  const title = await next.innerText();
  await next.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Otvoren novi šalter' })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
});

/** Turns the pages of the gallery by keyboard; keys pressed during a turn are ignored. */
async function turnTo(gallery: Locator, last: number): Promise<void> {
  const current = gallery.locator('.yarl__slide_current');
  await expect(async () => {
    await gallery.press('ArrowRight');
    await expect(current).toHaveAccessibleName(new RegExp(`^${last} `), { timeout: 300 });
  }).toPass();
}

test('the gallery gets the focus, is used by keyboard up to its video and returns the focus', async ({ page }) => {
  await openPage(page, '/bs/novost-sadrzaj/7401');
  const third = page.getByRole('region', { name: 'Fotografije i video' }).getByRole('button').nth(2);
  await third.click();
  const gallery = page.getByRole('dialog', { name: 'Galerija' });
  await expect(gallery.getByText('Pokretni registratori')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  await expectAccessible(page);
  await turnTo(gallery, 8);
  const video = gallery.locator('video');
  await expect(video).toBeVisible();
  expect(await video.evaluate((element: HTMLVideoElement) => [element.muted, element.controls])).toEqual([true, true]);
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(third).toBeFocused();
});

test('a video and a picture that fail to load show a message with a link to the file @further', async ({ page }) => {
  await page.route(/video-7599\.mp4$/, (route) => route.fulfill({ status: 404 }));
  await page.route(/desk-7503\.svg$/, (route) => route.abort());
  await openPage(page, '/bs/novost-sadrzaj/7401');
  const strip = page.getByRole('region', { name: 'Fotografije i video' });
  await strip.getByRole('button').nth(1).click();
  const gallery = page.getByRole('dialog', { name: 'Galerija' });
  await expect(gallery.getByText(/Fotografija se ne može prikazati/)).toBeVisible();
  await turnTo(gallery, 8);
  await expect(gallery.getByText(/Video se ne može prikazati ovdje/)).toBeVisible();
  await expect(gallery.getByRole('link', { name: /Otvorite datoteku/ }).last()).toHaveAttribute(
    'href',
    /video-7599\.mp4$/,
  );
});

test('a picture that fails to load keeps the size of its place @further', async ({ page }) => {
  await openPage(page, '/bs/novost-sadrzaj/7401');
  const frame = page.locator('main article img').first().locator('..');
  await expect(frame).toBeVisible();
  const height = async (place: Locator) => Math.round((await place.boundingBox())?.height ?? 0);
  const before = await height(frame);
  await page.route(/city-7401\.svg$/, (route) => route.abort());
  await page.reload();
  const poster = page.getByRole('img', { name: /Otvoren novi šalter/ });
  await expect(poster).toBeVisible();
  await expect.poll(() => height(poster.locator('..'))).toBe(before);
});

test('an infographic shows its documents and the latest infographics @further', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/en/all-infographics');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('img')).toHaveCount(0);
  await expectAxeClean(page);
  await page.getByRole('link', { name: 'Legal entities by size' }).click();
  await expect(page.getByRole('complementary', { name: 'Latest infographics' }).getByRole('listitem')).toHaveCount(5);
  const file = page.getByRole('region', { name: 'Documents' }).getByRole('link').first();
  const answer = await page.request.get((await file.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('pdf');
  expect(answer.url()).toContain(agency.main);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test.describe('west of Greenwich', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the day of an instant is that of Sarajevo (P1) @further', async ({ page }) => {
    await page.route('**/ContentTranslations/PublishedContent*', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replaceAll(/"dateTime":"[^"]*"/g, '"dateTime":"2026-01-31T23:30:00Z"'),
      });
    });
    await openPage(page, '/bs/sve-novosti');
    await expect(page.getByRole('main').getByText('01.02.2026').first()).toBeVisible();
  });
});
