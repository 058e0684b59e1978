import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { check, choose, sample } from './control-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, reloadPage, test } from './fixtures.ts';

const DESK = '/bs/radni-sto-operatera';

/** The file that the desk saves, to be uploaded. */
async function savedFile(page: Page): Promise<unknown> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Sačuvajte agency.json' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('agency.json');
  await expect(page.getByText(/Postavite je na server/)).toBeVisible();
  return JSON.parse(await readFile(await file.path(), 'utf8')) as unknown;
}

test('an operator writes a notice, closes the control, explains an error and publishes', async ({ page }) => {
  // The host: what the operator uploads replaces what is published.
  let published: unknown = { about: 'kept', later: [1] };
  await page.route('**/agency.json', (route) => route.fulfill({ json: published }));
  await openPage(page, DESK);

  await page.getByRole('button', { name: 'Dodajte obavještenje' }).click();
  const notice = page.getByRole('group', { name: 'Obavještenje 1' });
  await notice.getByLabel(/^Vrsta/).selectOption({ label: 'Važno' });
  await notice.getByLabel('Bosanski').fill('Kontrola se održava.');
  await notice.getByLabel('Hrvatski').fill('Kontrola se održava.');
  await notice.getByLabel('Engleski').fill('The control is being maintained.');
  await notice.getByRole('combobox', { name: /^Stranice/ }).fill('kontrola i predaja');
  await page.getByRole('option', { name: 'Kontrola i predaja finansijskih izvještaja', exact: true }).click();
  const preview = page.getByRole('region', { name: 'Kako će izgledati' });
  await expect(preview.getByText('The control is being maintained.')).toBeVisible();
  await expectAccessible(page);

  const parts = page.getByRole('navigation', { name: 'Dijelovi datoteke' });
  await parts.getByRole('button', { name: /^Privremena zatvaranja/ }).click();
  await page.getByRole('button', { name: 'Dodajte zatvaranje' }).click();
  const closure = page.getByRole('group', { name: 'Zatvaranje 1' });
  await closure.getByRole('combobox', { name: /^Šta se zatvara/ }).fill('provjera izvj');
  await page.getByRole('option', { name: 'Radnja: Provjera izvještaja' }).click();
  await closure.getByRole('button', { name: 'Zatvorite na jedan sat' }).click();
  const reason = closure.getByRole('group', { name: /^Razlog/ });
  for (const language of ['Bosanski', 'Hrvatski', 'Engleski']) await reason.getByLabel(language).fill('Održavanje.');
  await expect(preview.getByText('Reports cannot be checked for now')).toBeVisible();
  await expectAccessible(page);

  await parts.getByRole('button', { name: /^Objašnjenja grešaka/ }).click();
  await page.getByRole('button', { name: 'Dodajte objašnjenje' }).click();
  const explanation = page.getByRole('group', { name: 'Objašnjenje 1' });
  await explanation.getByLabel(/^Dio teksta greške/).fill('mora biti zbir');
  const text = explanation.getByRole('group', { name: /^Objašnjenje/ });
  for (const language of ['Bosanski', 'Hrvatski', 'Engleski']) await text.getByLabel(language).fill('Provjerite zbir.');
  await page.getByLabel(/^Isprobajte tekst greške/).fill('AOP 039 mora biti zbir AOP 001 + 022.');
  await expect(page.getByText('The Agency’s explanation')).toBeVisible();

  // A reload loses nothing.
  await reloadPage(page);
  await expect(page.getByRole('group', { name: 'Objašnjenje 1' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  published = await savedFile(page);
  expect(published).toMatchObject({ about: 'kept', later: [1] });

  await reloadPage(page);
  await expect(page.getByText('Nema razlike prema objavljenoj datoteci.').first()).toBeVisible();
  await expect(page.getByText(/^Objavljena datoteka se promijenila/)).toHaveCount(0);
  await openPage(page, '/bs/kontrola-finansijskih-izvjestaja');
  await expect(page.getByText('Izvještaji se trenutno ne mogu provjeravati')).toBeVisible();
  await expect(page.getByText('Kontrola se održava.')).toBeVisible();
  await expectAccessible(page);

  // The closure is ended early, and the control explains the error.
  await openPage(page, `${DESK}?part=switches`);
  await page.getByRole('button', { name: 'Uklonite: Zatvaranje 1' }).click();
  published = await savedFile(page);
  expect(published).toMatchObject({ about: 'kept', later: [1] });
  expect(published).not.toHaveProperty('switches');
  await openPage(page, '/bs/kontrola-finansijskih-izvjestaja');
  await choose(page, sample('errors-12.xlsx'));
  await check(page);
  const error = page.getByRole('listitem').filter({ hasText: 'AOP 039 mora biti zbir AOP 001 + 022.' });
  await expect(error.getByText('Provjerite zbir.')).toBeVisible();
  await expect(page.getByText('Izvještaji se trenutno ne mogu provjeravati')).toHaveCount(0);
  await expectAccessible(page);
});

test('the second tab looks at the four APIs and walks the content', async ({ page }) => {
  await openPage(page, `${DESK}?tab=agency`);
  await page.getByRole('button', { name: 'Provjerite sada' }).click();
  await expect(page.getByText(/^Provjereno /)).toBeVisible();
  await expect(page.getByRole('row', { name: /PublishedContent/ }).first()).toContainText('odgovara');
  await expect(page.getByRole('region', { name: 'Sadržaj' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the desk is in no menu, no sitemap and no search engine', async ({ page, request }) => {
  await openPage(page, DESK);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('operatera');
  await openPage(page, '/bs');
  await expect(page.locator('a[href*="radni-sto"]')).toHaveCount(0);
});
