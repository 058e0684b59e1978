import { agency, expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';

const RESULT_COUNT = { level: 2, name: /^\d+ rezultat/ } as const;

test('a text is searched, filtered, unfiltered and paged, back and forward', async ({ page }) => {
  await openPage(page, '/bs/search');
  await expect(page.getByRole('main').getByText('Unesite pojam za pretragu')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Pojam za pretragu' }).fill('izvjestaj');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/topic=izvjestaj$/);
  const all = await page.getByRole('heading', RESULT_COUNT).innerText();
  await expectAccessible(page);

  await page
    .getByRole('navigation', { name: 'Vrsta sadržaja' })
    .getByRole('link', { name: /^Dokumenti/ })
    .click();
  await expect(page).toHaveURL(/contentTypeId=4&topic=izvjestaj$/);
  await expect(page.getByRole('heading', RESULT_COUNT)).not.toHaveText(all);
  await page.getByRole('button', { name: /Vrsta sadržaja: Dokumenti/ }).click();
  await expect(page.getByRole('heading', RESULT_COUNT)).toHaveText(all);

  await page.getByRole('button', { name: 'Stranica 2' }).click();
  await expect(page).toHaveURL(/page=2&topic=izvjestaj$/);
  await expect(page.getByRole('heading', RESULT_COUNT)).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/contentTypeId=4&topic=izvjestaj$/);
  await expect(page.getByRole('button', { name: /Vrsta sadržaja: Dokumenti/ })).toBeVisible();
});

test('a tag of an item leads to the search for it; the language switch keeps the search', async ({ page }) => {
  await openPage(page, '/bs/novost-sadrzaj/7402');
  await page.getByRole('list', { name: 'Oznake' }).getByRole('link', { name: 'Obuka' }).click();
  await expect(page).toHaveURL(/\/bs\/search\?tagId=1005$/);
  await expect(page.getByRole('button', { name: /Oznaka: Obuka/ })).toBeVisible();
  await expect(page.getByRole('heading', RESULT_COUNT)).toBeVisible();
  await page.getByRole('link', { name: 'en', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/search\?tagId=1005$/);
  await expect(page.getByRole('button', { name: /Tag: Training/ })).toBeVisible();
});

test('typed text stays when a filter is selected before the search @further', async ({ page }) => {
  await openPage(page, '/bs/search?topic=izvjestaj');
  await expect(page.getByRole('heading', RESULT_COUNT)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Pojam za pretragu' }).fill('nešto drugo');
  await page.getByRole('navigation', { name: 'Godine' }).getByRole('link', { name: /^2026/ }).click();
  await expect(page).toHaveURL(/year=2026$/);
  await expect(page.getByRole('searchbox', { name: 'Pojam za pretragu' })).toHaveValue('nešto drugo');
});

test('on a phone the facets are a sheet behind a button that counts them @further', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/bs/search?topic=izvjestaj');
  await page.getByRole('button', { name: 'Filteri' }).click();
  const sheet = page.getByRole('dialog', { name: 'Suzite rezultate' });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('link', { name: /^Novosti/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filteri (odabrano: 1)' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a slow search enables its button after two seconds and still shows its results @further', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${agency.main}/ContentTranslations/Search**`, async (route) => {
    await held;
    await route.continue();
  });
  await openPage(page, '/bs/search');
  // The two seconds are measured by the portal's clock, which is stopped until it is advanced.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox', { name: 'Pojam za pretragu' }).fill('izvjestaj');
  await page.keyboard.press('Enter');
  const pending = page.getByRole('button', { name: 'Pretraživanje…' });
  await expect(pending).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(1900);
  await expect(pending).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('button', { name: 'Pretražite' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/Pretraga traje duže/)).toBeVisible();
  await page.clock.resume();
  release();
  await expect(page.getByRole('heading', RESULT_COUNT)).toBeVisible();
});

test('an address of 8,000 characters neither breaks the page nor its layout @further', async ({ page }) => {
  await openPage(page, `/bs/search?topic=${'ž'.repeat(1300)}`);
  await expect(page.getByRole('main').getByText('Nema rezultata za Vašu pretragu')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await openPage(page, '/bs/search?topic[]=x&year=abc&tagId=1e9&contentTypeId=-4');
  await expect(page.getByRole('main').getByText('Unesite pojam za pretragu')).toBeVisible();
});
