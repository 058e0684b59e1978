import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, openPage, signIn, test } from './fixtures.ts';
import { chooseFiles, expectFocusSeen, tabTo } from './keyboard-steps.ts';
import { ownYear } from './own-year.ts';

// Nothing here points, clicks, fills or sets the focus: these journeys must work with the keyboard alone.

const sample = (name: string) => join(import.meta.dirname, '../mocks/samples', name);
const PDF = { name: 'rjesenje.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };

/** Skips header and menu with the skip link. */
async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  expect(await expectFocusSeen(page)).toBe('Preskočite na sadržaj');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
}

test('find a company from the home page, open its profile, choose a year, go back', async ({ page }) => {
  await signIn(page, 'citizen');
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/bs');
  await expect(page.getByRole('button', { name: /Moj nalog/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Glavni meni' }).getByRole('button').first()).toBeVisible();
  // Once through the header, in reading order.
  const stops = await tabTo(page, page.getByLabel('Pronađite pravno lice'));
  expect(stops.slice(0, 4)).toEqual(['Preskočite na sadržaj', 'bs', 'hr', 'en']);
  expect(stops.findIndex((name) => name.startsWith('Finansijsko'))).toBeLessThan(stops.indexOf('Registri'));
  expect(stops.indexOf('O nama')).toBeLessThan(stops.indexOf('Pretraga sadržaja'));
  expect(stops.at(-2)).toBe('Zaustavite');

  await page.keyboard.type('Bistrička ljevaonička');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/bs/profil-pravnih-lica?*');
  await expect(page.locator('#page-title')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: /^Bistrička ljevaonička/ }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/profil-pravnih-lica\/\d+$/);
  await expect(page.locator('#page-title')).toBeFocused();

  const years = page.getByRole('group', { name: 'Godina' });
  await expect(years.getByRole('radio', { name: '2025' })).toBeChecked();
  await tabTo(page, years.getByRole('radio', { name: '2025' }));
  await page.keyboard.press('ArrowLeft');
  await expect(years.getByRole('radio', { name: '2024' })).toBeChecked();
  expect(await expectFocusSeen(page)).toBe('2024');
  await expect(page).toHaveURL(/year=2024/);

  await page.goBack();
  await page.waitForURL('**/bs/profil-pravnih-lica?*');
  // The first is the result; the profile is also among those opened last.
  await expect(page.getByRole('link', { name: /^Bistrička ljevaonička/ }).first()).toBeVisible();
  await expect(page.locator('#page-title')).toBeFocused();
  // Tab continues in the content, not at the top of the page.
  await page.keyboard.press('Tab');
  expect(await expectFocusSeen(page)).not.toBe('Preskočite na sadržaj');
});

test('check a report, add its notes and submit it', async ({ page }) => {
  await openPage(page, '/bs/kontrola-finansijskih-izvjestaja');
  await expect(page.getByText('Ovdje prevucite popunjeni izvještaj')).toBeVisible();
  await skipToContent(page);
  await tabTo(page, page.getByLabel('Odaberite datoteku', { exact: true }));
  await chooseFiles(page, 'Enter', sample('correct.xlsx'));
  await expect(page.getByRole('status').filter({ hasText: 'Brzi pregled nije našao' })).toBeVisible();

  await tabTo(page, page.getByRole('checkbox', { name: 'Nisam robot' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Nisam robot' })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Provjerite', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Izvještaj je ispravan.' })).toBeFocused();

  await tabTo(page, page.getByLabel('Odaberite datoteku: Bilješke uz finansijske izvještaje'));
  await chooseFiles(page, 'Space', sample('notes.docx'));
  await expect(page.getByText('Sve je spremno za predaju.')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Predajte izvještaj' });
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Potvrda predaje izvještaja' });
  await expect(dialog.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Predajte' }), { most: 4 });
  await page.keyboard.press('Enter');

  const announced = page.getByRole('dialog', { name: 'Rezultat predaje' });
  await expect(announced.getByText('Odabrani izvještaji su uspješno poslani.')).toBeVisible();
  await tabTo(page, announced.getByRole('button', { name: 'U redu' }), { most: 4 });
  await page.keyboard.press('Enter');
  await expect(announced).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Izvještaj je predan.' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: /^Odštampajte/ }));
});

test('registry staff add a document @further', async ({ page }) => {
  const jib = '4206172990667';
  const year = ownYear(1970);
  await signIn(page, 'moderator');
  await openPage(page, `/bs/predstecajni-i-stecajni-postupci?jib=${jib}`);
  const add = page.getByRole('button', { name: 'Dodajte dokument' });
  await expect(add).toBeVisible();
  await skipToContent(page);
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('JIB')).toBeFocused();
  await expectFocusSeen(page);

  // An empty form reports what is missing and links to it.
  await tabTo(page, dialog.getByRole('button', { name: 'Sačuvajte', exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('JIB')).toBeFocused();

  await page.keyboard.type(jib);
  await expect(dialog.getByText('Bistrolog d.o.o. Ilidža')).toBeVisible();
  await tabTo(page, dialog.getByLabel('Vrsta dokumenta'), { most: 3 });
  await page.keyboard.type('Op');
  await expect(dialog.getByLabel('Vrsta dokumenta').locator(':checked')).toHaveText('Opća zabrana raspolaganja');
  for (const [field, text] of [
    ['Dan', '31'],
    ['Mjesec', '3'],
    ['Godina', year],
  ] as const) {
    await tabTo(page, dialog.getByLabel(field), { most: 2 });
    await page.keyboard.type(text);
  }
  await tabTo(page, dialog.locator('input[type=file]'), { most: 2 });
  await chooseFiles(page, 'Space', PDF);
  await expect(dialog.getByText('rjesenje.pdf')).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Sačuvajte', exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(add).toBeFocused();
  await expect(page.getByText('Dokument je dodan').first()).toBeVisible();
  await expect(page.getByRole('cell', { name: `31.03.${year}` })).toBeVisible();
});

test('read the map: an indicator, a neighbour, selected and deselected, all of it announced @further', async ({
  page,
}) => {
  await openPage(page, '/bs/interaktivna-mapa');
  const canton = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}:`) });
  const announced = page.locator('[aria-live], [role=status]');
  await expect(canton('Unsko-sanski kanton')).toBeVisible();
  await skipToContent(page);
  await tabTo(page, page.getByRole('radio', { name: 'Pravna lica' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Imovina' })).toBeChecked();
  expect(await expectFocusSeen(page)).toBe('Imovina');

  await tabTo(page, canton('Unsko-sanski kanton'), { most: 8 });
  await expect(page.getByRole('heading', { level: 2, name: 'Unsko-sanski kanton' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(canton('Kanton 10')).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(canton('Kanton 10')).toHaveAttribute('aria-pressed', 'true');
  await expect(announced.filter({ hasText: 'Kanton 10' })).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(canton('Kanton 10')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(canton('Kanton 10')).toHaveAttribute('aria-pressed', 'false');
  // One canton is in the tab order, so the next stop is after the map.
  await page.keyboard.press('Tab');
  await expectFocusSeen(page);
  await expect(page.locator('svg [role=button]:focus')).toHaveCount(0);
});
