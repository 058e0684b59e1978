import { expect, expectAccessible, expectNoSidewaysScroll, failCalls, openPage, test } from './fixtures.ts';
import { printedSheets } from './printed-sheets.ts';
import { savedAs } from './saved-file.ts';

const SUMMARIES = '**/FinancialIndicators/**';

test('pointing shows a canton, a click selects it, a click outside returns to the federation', async ({ page }) => {
  await openPage(page, '/bs/interaktivna-mapa');
  const panel = (name: string) => page.getByRole('heading', { level: 2, name });
  const canton = (name: string) => page.getByRole('button', { name: `${name}:` });
  await expect(panel('Federacija Bosne i Hercegovine')).toBeVisible();

  await canton('Tuzlanski kanton').hover();
  await expect(panel('Tuzlanski kanton')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(panel('Federacija Bosne i Hercegovine')).toBeVisible();

  await canton('Zeničko-dobojski kanton').click();
  await expect(page).toHaveURL(/canton=2030/);
  await canton('Kanton 10').hover();
  await expect(panel('Zeničko-dobojski kanton')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Registar za ovaj kanton: Privredna društva' })).toHaveAttribute(
    'href',
    /countyId=2030/,
  );
  await expectAccessible(page);

  await page.locator('[data-outer]').click({ position: { x: 5, y: 5 } });
  await expect(panel('Federacija Bosne i Hercegovine')).toBeVisible();
  await expect(page).not.toHaveURL(/canton=/);
});

test('the map works by keyboard alone @further', async ({ page }) => {
  await openPage(page, '/en/interactive-map');
  const canton = (name: string) => page.getByRole('button', { name: `${name}:` });
  await expect(canton('Una-Sana Canton')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Public enterprises' }).focus();
  await page.keyboard.press('Tab');
  await expect(canton('Una-Sana Canton')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(canton('Canton 10')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(canton('Canton 10')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[aria-live], [role=status]').filter({ hasText: 'Shown: Canton 10.' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(canton('Canton 10')).toHaveAttribute('aria-pressed', 'false');
});

test('an indicator colours the cantons and sorts the table; what is shown can be shared by its address', async ({
  page,
}) => {
  await openPage(page, '/hr/interaktivna-mapa');
  await page.getByRole('radio', { name: 'Rezultat poslovanja' }).check();
  await expect(page.getByText(/^Gubitak: −3,2\smil\.$/)).toBeVisible();
  await expect(page.getByText('Nema podataka', { exact: true })).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toHaveText('Županija Sarajevo');
  await page.getByLabel('Vrsta pravne osobe').selectOption({ label: 'Proračunski korisnici' });
  await expect(page.getByText('Proračunski korisnici: bez javnih poduzeća')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Proračunski korisnici: bez javnih poduzeća')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Rezultat poslovanja' })).toBeChecked();
  await expectAccessible(page);
});

test('the table is saved as CSV that a spreadsheet of the language opens', async ({ page }) => {
  await openPage(page, '/bs/interaktivna-mapa');
  await page.getByRole('button', { name: 'Preuzmite ili navedite podatke' }).click();
  const { name, bytes } = await savedAs(page, /^CSV/);
  expect(name).toMatch(/^pokazatelji-po-kantonima-\d{4}-sva-pravna-lica-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = bytes.toString('utf8');
  expect(text.startsWith('\uFEFFKanton;Godina;Pravna lica;')).toBe(true);
  expect(text).toContain('Zeničko-dobojski kanton;2025;9108;');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap selects a canton, also beside a small one, and a tap outside deselects it @further', async ({ page }) => {
    await openPage(page, '/bs/interaktivna-mapa');
    await expect(page.getByRole('heading', { level: 2, name: 'Federacija Bosne i Hercegovine' })).toBeVisible();
    const smallest = page.getByRole('button', { name: 'Bosansko-podrinjski kanton Goražde:' });
    await smallest.scrollIntoViewIfNeeded();
    const box = (await smallest.boundingBox())!;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height + 4);
    await expect(smallest).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('heading', { level: 2, name: 'Bosansko-podrinjski kanton Goražde' })).toBeVisible();
    const outer = (await page.locator('[data-outer]').boundingBox())!;
    await page.touchscreen.tap(outer.x + 12, outer.y + outer.height - 20);
    await expect(smallest).toHaveAttribute('aria-pressed', 'false');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test('a failed load stays in its own place and can be repeated (G07) @further', async ({ page }) => {
  const calls = await failCalls(page, SUMMARIES, 400);
  await openPage(page, '/bs/interaktivna-mapa');
  await expect(page.getByRole('alert')).toContainText('Podaci po kantonima trenutno se ne mogu prikazati');
  await expect(page.getByRole('heading', { level: 1, name: 'Interaktivna mapa' })).toBeVisible();
  await expectAccessible(page);
  calls.mend();
  await page.getByRole('button', { name: 'Pokušajte ponovo' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Federacija Bosne i Hercegovine' })).toBeVisible();
});

test('map, figures and table are printed on one sheet @further', async ({ page }) => {
  await openPage(page, '/bs/interaktivna-mapa');
  await expect(page.locator('main svg path').first()).toBeAttached();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect(await printedSheets(page)).toHaveLength(1);
});
