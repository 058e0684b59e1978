import {
  agency,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openedInTab,
  openPage,
  scrolled,
  test,
} from './fixtures.ts';

test('the content tree is followed from a section to a document and back', async ({ page }) => {
  await openPage(page, '/bs/details/7305/zahtjevi');
  await expect(page.getByRole('heading', { level: 1, name: 'Zahtjevi' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Izjava o neaktivnosti' }).click();
  await expect(page).toHaveURL(/\/bs\/content\/7365\/izjava-o-neaktivnosti$/);
  const title = page.getByRole('heading', { level: 1, name: 'Izjava o neaktivnosti' });
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle(/Izjava o neaktivnosti/);
  const side = page.getByRole('navigation', { name: 'Zahtjevi' });
  await expect(side.getByRole('heading', { name: 'Zahtjevi' })).toHaveCSS('text-transform', 'uppercase');
  await expectAccessible(page);
  const file = page.getByRole('link', { name: /Otvorite dokument/ });
  const opened = await openedInTab(page, () => file.click());
  expect(opened.slice(0, agency.main.length)).toBe(agency.main);
  await page.getByRole('navigation', { name: 'Putanja' }).getByRole('link', { name: 'Zahtjevi' }).click();
  await expect(page).toHaveURL(/\/bs\/details\/7305\/zahtjevi$/);
});

test('a card is pressed anywhere on it @further', async ({ page }) => {
  await openPage(page, '/bs/details/7303/finansijski-profesionalci-new');
  await page.getByText('Obrasci za sve vrste pravnih lica.').click({ force: true });
  await expect(page).toHaveURL(/\/bs\/predlosci-finansijskih-izvjestaja$/);
});

test('the older menu list is indented by 5 px at each of its two levels @further', async ({ page }) => {
  await openPage(page, '/bs/details/7201/za-poslovne-subjekte');
  const left = async (name: string) => (await page.getByRole('main').getByRole('link', { name }).boundingBox())?.x ?? 0;
  await expect.poll(async () => (await left('Rokovi predaje')) - (await left('Predaja izvještaja'))).toBe(5);
  await expectAccessible(page);
});

test('the list of a node changes its page and scrolls to its top a second later @further', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await openPage(page, '/bs/sadrzaj-lista/7249');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(5);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stranica 2' }).click();
  await expect(page.getByRole('link', { name: 'Gdje podnijeti zahtjev' })).toBeVisible();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('publications: a slug of another language is corrected once, groups open and close', async ({ page }) => {
  await openPage(page, '/en/publikacije?x=1#y');
  await expect(page).toHaveURL(/\/en\/publications\?x=1#y$/);
  const older = page.locator('details', { hasText: 'Publications 2025' });
  await expect(older).not.toHaveAttribute('open');
  await older.locator('summary').click();
  await expect(older.getByRole('rowheader').first()).toBeVisible();
  await expectAccessible(page);
});

test('sections, documents and lists fit a phone and are accessible', { tag: '@further' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    '/bs/details/7304/analize',
    '/en/content/7040/laws',
    '/bs/content/7025/upute',
    '/bs/stara-devizna-stednja',
    '/en/old-foreign-currency-savings',
    '/hr/sadrzaj-lista/7296',
  ])
    await test.step(path, async () => {
      await openPage(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
});
