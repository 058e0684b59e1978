import { expect, expectAccessible, expectNoSidewaysScroll, failCalls, test } from './fixtures.ts';

test("'/' opens the home page of the default language", async ({ page }) => {
  await page.goto('/');
  await page.waitForURL('**/bs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bs');
});

test('the language switch keeps screen, query and hash, and rewrites the slug', async ({ page }) => {
  await page.goto('/bs/sve-novosti?view=list#vrh');
  await page.getByRole('navigation', { name: 'Jezik' }).getByRole('link', { name: 'en' }).click();
  await page.waitForURL('**/en/all-news?view=list#vrh');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/all-news$/);
  await expect(page.locator('link[hreflang=hr]')).toHaveAttribute('href', /\/hr\/sve-novosti$/);
});

test('a language switch begins at the top, like any other page', async ({ page }) => {
  await page.goto('/bs/sve-novosti?view=list');
  await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(20);
  await page.evaluate(() => window.scrollTo(0, 900));
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
  // Pressed where it stands: the pointer would have to scroll to it first.
  await page
    .getByRole('navigation', { name: 'Jezik' })
    .getByRole('link', { name: 'en' })
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/en/all-news?view=list');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a new page moves focus to its heading and starts at the top; back returns to the old place', async ({ page }) => {
  await page.goto('/bs');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privatnost' }).last().scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Izjava o pristupačnosti' }).last().click();
  await page.waitForURL('**/izjava-o-pristupacnosti');
  await expect(page.locator('#page-title')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL('**/bs');
  if (before > 0) await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('the main menu works by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/bs');
  const menu = page.getByRole('navigation', { name: 'Glavni meni' });
  const first = menu.getByRole('button').first();
  await first.focus();
  await first.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(menu.locator('a:focus')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(first).toBeFocused();
});

test('the mobile menu opens, unfolds and closes on navigation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/bs');
  await page.getByRole('button', { name: 'Meni', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Glavni meni' });
  await menu.getByRole('button').first().click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await menu.getByRole('link').first().click();
  await expect(menu).toBeHidden();
});

test('the search box of the header opens the search page; the same topic again does nothing', async ({ page }) => {
  await page.goto('/bs');
  await page.getByRole('button', { name: 'Pretraga sadržaja' }).click();
  const box = page.getByRole('searchbox', { name: 'Pretraga sadržaja' });
  await expect(box).toBeFocused();
  await box.fill('izvještaj');
  await box.press('Enter');
  await page.waitForURL('**/bs/search?topic=izvje%C5%A1taj');
  const length = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Pretraga sadržaja' }).click();
  await page.getByRole('searchbox', { name: 'Pretraga sadržaja' }).press('Enter');
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('an unknown address says so and shows ways on', async ({ page }) => {
  await page.goto('/bs/nema-ove-stranice');
  await expect(page.getByRole('heading', { level: 1, name: 'Stranica nije pronađena' })).toBeVisible();
  await expect(page).toHaveTitle(/Stranica nije pronađena/);
  await expectAccessible(page);
});

test('the theme is chosen in the footer and stands before the first paint of the next visit', async ({ page }) => {
  await page.goto('/bs');
  await page.getByRole('button', { name: 'Tamni' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
});

test.describe('when the content does not come', () => {
  test('header, footer and language switch still work, and one button tries again', async ({ page }) => {
    const failure = await failCalls(page, '**/PublishedContent');
    await page.goto('/bs');
    const retry = page.getByRole('contentinfo').getByRole('button', { name: 'Pokušajte ponovo' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('link', { name: 'Prijava' })).toBeVisible();
    // The button stands still while another part of the page tries again by itself.
    await expect(retry).not.toHaveAttribute('aria-busy', 'true');
    failure.mend();
    await retry.click();
    await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Opće informacije' })).toBeVisible();
  });
});

/** The names of what the portal has stored in its database. */
async function storedNames(): Promise<string[]> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'portal')) return [];
  return new Promise((resolve) => {
    const open = indexedDB.open('portal');
    open.addEventListener('success', () => {
      const [store = ''] = open.result.objectStoreNames;
      const names = open.result.transaction(store).objectStore(store).getAllKeys();
      names.addEventListener('success', () => {
        open.result.close();
        resolve(names.result.map(String));
      });
    });
  });
}

test('a second visit shows the kept content at once', async ({ page }) => {
  await page.goto('/bs');
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Opće informacije' })).toBeVisible();
  await expect.poll(() => page.evaluate(storedNames)).toContain('content-bs');
  await page.route('**/PublishedContent', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Opće informacije' })).toBeVisible();
});
