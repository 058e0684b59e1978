import { unzipSync } from 'fflate';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, reloadPage, signIn, test } from './fixtures.ts';
import { printedSheets } from './printed-sheets.ts';
import { savedAs } from './saved-file.ts';

test('the map per employee is saved as a picture that names its source, and as a package', async ({ page }) => {
  await openPage(page, '/bs/interaktivna-mapa?indicator=assets');
  await page.getByRole('radio', { name: 'Po zaposlenom' }).check();
  await expect(page).toHaveURL(/indicator=assetsPerEmployee/);
  await expect(page.getByText(/^Prosjek kantona;/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Preuzmite ili navedite podatke' }).click();
  await expect(page.getByRole('heading', { name: 'Kako navesti izvor' })).toBeVisible();
  await expectAccessible(page);

  const svg = (await savedAs(page, /SVG/)).bytes.toString('utf8');
  expect(svg).toContain('Pokazatelji po kantonima: Sva pravna lica');
  for (const text of [
    'Imovina po zaposlenom, KM',
    'Jedinica: ',
    'Obrazac: ',
    'Izvor: ',
    'Preuzeto: ',
    '/bs/interaktivna-mapa',
  ])
    expect(svg).toContain(text);
  const png = await savedAs(page, /PNG/);
  expect(png.name).toMatch(/\.png$/);
  // The signature of PNG, and the width of the picture at twice its size.
  expect(png.bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(png.bytes.readUInt32BE(16)).toBe(2400);

  const files = unzipSync((await savedAs(page, /ZIP/)).bytes);
  expect(Object.keys(files)).toHaveLength(8);
  const codebook = new TextDecoder().decode(files['codebook.csv']);
  expect(codebook).toContain('assetsPerEmployee');
  expect(codebook).toContain('Assets per employee');
  expect(codebook).toContain('Imovina podijeljena brojem zaposlenih.');
});

test('an average is printed with the map on one sheet, and embedded with its address', async ({ page }) => {
  await openPage(page, '/bs/interaktivna-mapa?embed&indicator=businessResultPerEntity');
  await expect(page.locator('main svg path').first()).toBeAttached();
  await expect(page.getByRole('radio', { name: 'Po pravnom licu' })).toBeChecked();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect(await printedSheets(page)).toHaveLength(1);
});

test('the profile shows shares and an index that begins anew in 2022, by keyboard, on a phone too', async ({
  page,
}) => {
  await signIn(page, 'citizen');
  await openPage(page, '/bs/profil-pravnih-lica/10048?view=years');
  const finances = page.getByRole('region', { name: 'Finansijski pokazatelji' });
  const switches = finances.getByRole('group', { name: 'Prikaz iznosa' });
  await switches.getByRole('radio', { name: 'Iznosi' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/measure=share/);
  const assets = finances.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^.*Ukupna imovina/ }) });
  await expect(
    assets
      .getByRole('cell')
      .filter({ hasText: /^100,0\s%$/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/measure=index/);
  // The first year of either set of forms.
  await expect(
    assets
      .last()
      .getByRole('cell')
      .filter({ hasText: /^100,0$/ }),
  ).toHaveCount(2);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await reloadPage(page);
  await expect(switches.getByRole('radio', { name: 'Indeks' })).toBeChecked();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await finances.getByRole('button', { name: 'Preuzmite ili navedite podatke' }).click();
  await expect(page.getByRole('dialog')).toContainText(/Finansijski pokazatelji: .+: Indeks/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('the comparison is shown as shares of one year and as an index of all years, and its picture has a chart for each', async ({
  page,
}) => {
  await signIn(page, 'citizen');
  await openPage(page, '/bs/poredjenje-pravnih-lica?ids=10002,10003&measure=share');
  await expect(page.getByRole('row', { name: /^Ukupna imovina 100,0\s%/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Sve godine' }).check();
  await page.getByRole('radio', { name: 'Indeks' }).check();
  await expect(page).toHaveURL(/measure=index/);
  await expect(page.getByText(/Preko promjene obrazaca 2022\. indeks se ne računa/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Preuzmite ili navedite podatke' }).click();
  const svg = (await savedAs(page, /SVG/)).bytes.toString('utf8');
  // Long names are broken into lines.
  expect(svg.replaceAll(/<[^>]+>/g, ' ').match(/:\s+Ukupna\s+imovina,\s+indeks/g)).toHaveLength(2);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
