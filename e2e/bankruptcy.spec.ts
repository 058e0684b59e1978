import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAxeClean,
  expectNoSidewaysScroll,
  failCalls,
  openedInTab,
  openPage,
  reloadPage,
  signIn,
  test,
} from './fixtures.ts';
import { ownYear } from './own-year.ts';

const PAGE = '/bs/predstecajni-i-stecajni-postupci';
/** Entities of the agency in a box with a bankruptcy; each test that adds a document uses another one. */
const READ = { jib: '4224691554988', name: 'Bistrička ljevaonička d.o.o. Sarajevo' };
const WEST = { jib: '4206172990667', name: 'Bistrolog d.o.o. Ilidža' };
const WRITTEN = { jib: '4200000238949', name: 'Bistroeko – razvoj softvera i informatičke usluge d.o.o. Sapna' };

const YEAR = ownYear(1950);

const PDF = { name: 'rjesenje.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%čćžšđ\n%%EOF\n') };

async function enterDocument(page: Page, type: string, [day, month, year]: [string, string, string]): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Vrsta dokumenta').selectOption({ label: type });
  await dialog.getByLabel('Dan').fill(day);
  await dialog.getByLabel('Mjesec').fill(month);
  await dialog.getByLabel('Godina').fill(year);
  await dialog.locator('input[type=file]').setInputFiles(PDF);
  await expect(dialog.getByText('rjesenje.pdf')).toBeVisible();
}

test('anyone searches the registry and opens a document in a new tab', async ({ page }) => {
  await openPage(page, PAGE);
  await expect(page.getByRole('heading', { level: 2, name: /pravnih lica$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dodajte dokument' })).toHaveCount(0);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }

  await page.getByLabel('Kanton').selectOption({ label: 'Kanton Sarajevo' });
  await expect(page).toHaveURL(`${PAGE}?countyId=2035`);
  await page.getByLabel('Naziv pravnog lica').fill('bistricka');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PAGE}?countyId=2035&name=bistricka`);
  await expect(page.getByRole('heading', { level: 2, name: '1 pravno lice' })).toBeVisible();
  const table = page.getByRole('table', { name: `Dokumenti: ${READ.name}` });
  await expect(table.getByRole('cell').last()).toHaveText(/^\d\d\.\d\d\.\d{4}$/);
  const days = (await table.locator('td.num').allTextContents()).map((day) => day.split('.').toReversed().join());
  expect(days.length).toBeGreaterThan(5);
  expect(days).toEqual(days.toSorted());
  await expectAccessible(page);
  const decision = table.getByRole('link', { name: /Rješenje o otvaranju stečajnog postupka/ });
  expect(await openedInTab(page, () => decision.click())).toMatch(/\/files\/proceedings\/\d+\.pdf$/);

  await page.goBack();
  await expect(page).toHaveURL(`${PAGE}?countyId=2035`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAxeClean(page);
});

test('staff add documents one after the other and find them', async ({ page }) => {
  await signIn(page, 'moderator');
  await openPage(page, PAGE);
  await page.getByRole('button', { name: 'Dodajte dokument' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sačuvajte', exact: true }).click();
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveCount(4);
  await expectAccessible(page);

  await dialog.getByLabel('JIB').pressSequentially(WRITTEN.jib);
  await expect(dialog.getByText(WRITTEN.name)).toBeVisible();
  await enterDocument(page, 'Opća zabrana raspolaganja', ['31', '3', YEAR]);
  const failure = await failCalls(page, '**/api/documents', 413);
  await dialog.getByRole('button', { name: 'Sačuvajte i dodajte sljedeći' }).click();
  await expect(dialog.getByText(/Server ne prima toliko podataka/)).toBeVisible();
  await expectAccessible(page);
  failure.mend();
  await dialog.getByRole('button', { name: 'Sačuvajte i dodajte sljedeći' }).dblclick();
  await expect(dialog.getByText('Dokument je dodan')).toBeVisible();

  await expect(dialog.getByLabel('JIB')).toHaveValue(WRITTEN.jib);
  await enterDocument(page, 'Opća zabrana raspolaganja', ['31', '3', YEAR]);
  await dialog.getByRole('button', { name: 'Sačuvajte', exact: true }).click();
  await expect(dialog.getByText(/već je evidentiran za ovo pravno lice/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Mjesec').fill('10');
  await dialog.getByLabel('Dan').fill('27');
  await dialog.getByRole('button', { name: 'Sačuvajte', exact: true }).click();
  // Another day, but the same file as before.
  await expect(dialog.getByText(/^Datoteka s istim sadržajem već je poslana s ovog računara/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Ipak sačuvajte' }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Prikažite dokumente pravnog lica' }).click();
  await expect(page).toHaveURL(`${PAGE}?jib=${WRITTEN.jib}`);
  const table = page.getByRole('table', { name: `Dokumenti: ${WRITTEN.name}` });
  await expect(table.getByRole('cell', { name: `31.03.${YEAR}` })).toHaveCount(1);
  await expect(table.getByRole('cell', { name: `27.10.${YEAR}` })).toHaveCount(1);
});

test('leaving a half-completed form asks first, and its text is restored after a reload @further', async ({ page }) => {
  await signIn(page, 'administrator');
  await openPage(page, PAGE);
  await page.getByRole('button', { name: 'Dodajte dokument' }).click();
  await page.getByRole('dialog').getByLabel('JIB').fill(READ.jib);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Odbaciti unos?')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Odbaciti unos?')).toHaveCount(0);
  await expect(page.getByRole('dialog').getByLabel('JIB')).toHaveValue(READ.jib);

  // The draft is stored a moment after typing.
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(READ.jib);
  await reloadPage(page);
  await page.getByRole('button', { name: 'Dodajte dokument' }).click();
  await expect(page.getByRole('dialog').getByText(READ.name)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Odustajanje' }).click();
  await page.getByRole('button', { name: 'Odbacite unos' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('west of Greenwich', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the day that is entered is the day in the registry @further', async ({ page }) => {
    await signIn(page, 'moderator');
    await openPage(page, `${PAGE}?jib=${WEST.jib}`);
    await page.getByRole('button', { name: 'Dodajte dokument' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('JIB').fill(WEST.jib);
    await expect(dialog.getByText(WEST.name)).toBeVisible();
    await enterDocument(page, 'Priznanje strane sudske odluke', ['1', '1', YEAR]);
    // The browser does not show the body of the call, because it is a blob; the agency shows what it took.
    const registry = page.waitForResponse(
      async (answer) => answer.url().includes('/LegalEntities?') && (await answer.text()).includes(`"${YEAR}-01-01`),
    );
    await dialog.getByRole('button', { name: 'Sačuvajte', exact: true }).click();
    await registry;
    await expect(page.getByRole('cell', { name: `01.01.${YEAR}` })).toBeVisible();
  });
});
