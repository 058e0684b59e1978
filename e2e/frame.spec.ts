import {
  expect,
  expectWholeAccessible,
  expectNoSidewaysScroll,
  expectPage,
  openPage,
  reloadPage,
  scrolled,
  storedNames,
  test,
} from './fixtures.ts';

test('the language switch keeps screen, query and hash, and rewrites the slug', async ({ page }) => {
  await openPage(page, '/bs/sve-novosti?view=list#vrh');
  await page.getByRole('navigation', { name: 'Jezik' }).getByRole('link', { name: 'en' }).click();
  await page.waitForURL('**/en/all-news?view=list#vrh');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/all-news$/);
  await expect(page.locator('link[hreflang=hr]')).toHaveAttribute('href', /\/hr\/sve-novosti$/);

  // The page begins at the top, like any other.
  await openPage(page, '/bs/sve-novosti?view=list');
  await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(20);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  // Pressed without the pointer, which would have to scroll to it first.
  await page
    .getByRole('navigation', { name: 'Jezik' })
    .getByRole('link', { name: 'en' })
    .evaluate((link: HTMLElement) => link.click());
  await expectPage(page, 'News');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('a new page moves focus to its heading and starts at the top; back returns to the old place', async ({ page }) => {
  await test.step("'/' opens the home page of the default language", async () => {
    await openPage(page, '/');
    await page.waitForURL('**/bs');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bs');
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Izjava o pristupačnosti' }).last();
  await link.click();
  await expectPage(page, 'Izjava o pristupačnosti');
  await expect(page.locator('#page-title')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/bs$/);
  await expect(link).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});

test('an address opened in the same tab begins at its top; a reload and Back return to the old place', async ({
  page,
}) => {
  await openPage(page, '/bs/privatnost');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => scrolled(page)).toBe(900);
  await openPage(page, '/bs/cjenovnik');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => scrolled(page)).toBe(300);
  await reloadPage(page);
  await expect.poll(() => scrolled(page)).toBe(300);
  await page.goBack();
  await expectPage(page, 'Privatnost');
  await expect.poll(() => scrolled(page)).toBe(900);
});

test('the main menu works by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/bs');
  const menu = page.getByRole('navigation', { name: 'Glavni meni' });
  const first = menu.getByRole('button').first();
  await first.focus();
  await first.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(menu.locator('a:focus')).toHaveCount(1);
  await expectWholeAccessible(page);
  await page.keyboard.press('Escape');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(first).toBeFocused();
  await test.step('the search box of the header opens the search page; the same topic again does nothing', async () => {
    await page.getByRole('button', { name: 'Pretraga sadržaja' }).click();
    const box = page.getByRole('searchbox', { name: 'Pretraga sadržaja' });
    await expect(box).toBeFocused();
    await box.fill('izvještaj');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/bs\/search\?topic=izvje%C5%A1taj$/);
    // A navigation closes what is open in the header.
    await expect(page.locator('#page-title')).toBeFocused();
    const length = await page.evaluate(() => history.length);
    await page.getByRole('button', { name: 'Pretraga sadržaja' }).click();
    await box.press('Enter');
    await expect(box).toBeHidden();
    expect(await page.evaluate(() => history.length)).toBe(length);
  });
});

test('the mobile menu opens, expands and closes on navigation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/bs');
  await page.getByRole('button', { name: 'Meni', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Glavni meni' });
  await menu.getByRole('button').first().click();
  await expectWholeAccessible(page);
  await expectNoSidewaysScroll(page);
  await menu.getByRole('link').first().click();
  await expect(menu).toBeHidden();
});

test('an unknown address says so and shows ways on', async ({ page }) => {
  await openPage(page, '/bs/nema-ove-stranice');
  await expect(page.getByRole('heading', { level: 1, name: 'Stranica nije pronađena' })).toBeVisible();
  await expect(page).toHaveTitle(/Stranica nije pronađena/);
  await expectWholeAccessible(page);
});

test('the theme is selected in the footer and applies from the first paint of the next visit', async ({ page }) => {
  await openPage(page, '/bs');
  await page.getByRole('button', { name: 'Tamni' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectWholeAccessible(page);
});

test('a second visit shows the stored content at once @further', async ({ page }) => {
  await openPage(page, '/bs');
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Opće informacije' })).toBeVisible();
  await expect.poll(() => storedNames(page)).toContain('content-bs');
  await page.route('**/PublishedContent', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Opće informacije' })).toBeVisible();
});

test('the agency’s name has one line, a sub-menu is shown under its button, a trail on phones one line with an ellipsis @further', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/bs/sve-novosti');
  const name = page.getByRole('banner').getByText('Finansijsko-informatička agencija', { exact: true });
  const lines = (part: Element) => part.getClientRects().length;
  expect(await name.evaluate(lines)).toBe(1);
  const button = page.getByRole('navigation', { name: 'Glavni meni' }).getByRole('button', { name: 'Registri' });
  await button.click();
  const menu = await page.locator(`[id="${await button.getAttribute('aria-controls')}"]`).boundingBox();
  const own = await button.boundingBox();
  expect(Math.abs((menu?.x ?? 0) - (own?.x ?? 999))).toBeLessThan(40);
  expect(menu?.y ?? 0).toBeGreaterThanOrEqual((own?.y ?? 999) + (own?.height ?? 0) - 2);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/bs/novost-sadrzaj/7440');
  const trail = page.getByRole('navigation', { name: 'Putanja' });
  const last = trail.getByRole('listitem').last();
  await expect(last).toBeVisible();
  expect(
    await last.evaluate((item) => [item.scrollWidth > item.clientWidth, getComputedStyle(item).textOverflow]),
  ).toEqual([true, 'ellipsis']);
  const [first, end] = await Promise.all([trail.getByRole('listitem').first().boundingBox(), last.boundingBox()]);
  expect(Math.round(first?.y ?? 0)).toBe(Math.round(end?.y ?? 1));
});
