import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { sampleEntity } from '../mocks/samples/fill-sample.ts';
import { valueAddress } from '../mocks/workbooks/addresses.ts';
import { fillWorkbook } from '../mocks/workbooks/fill-workbook.ts';
import { formFor, sheetOf } from '../mocks/workbooks/forms.ts';
import { plausibleReport } from '../mocks/workbooks/plausible-report.ts';
import { check, choose, submitCorrect } from './control-steps.ts';
import {
  expectListening,
  expectNoSidewaysScroll,
  expectPage,
  expectWholeAccessible,
  openPage,
  test,
} from './fixtures.ts';
import { chooseCreator, chooseReport, downloadBy } from './template-steps.ts';

/** The journeys of the practice site, `dist-practice/` on a plain static host without the agency. */

const PRACTICE = { tag: '@practice' };
const FORM = formFor(false);
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const banner = (page: Page, text = 'Vježba: ništa se ne šalje') => page.getByRole('complementary', { name: text });

/** Every address that the pages ask for. */
function requestedHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.context().on('request', (request) => hosts.add(new URL(request.url()).host));
  return hosts;
}

/** The template as an accountant fills it in, with errors where `cells` says so. */
async function filled(template: Uint8Array, cells: Record<string, string> = {}) {
  const general = { responsiblePerson: 'Brezagradić Luka' };
  const bytes = await fillWorkbook(template, { general, sheets: plausibleReport(FORM, 11), cells });
  return { name: 'izvjestaj 2025.xlsx', mimeType: XLSX, buffer: Buffer.from(bytes) };
}

/** Signs a demo user in at the site's own identity application, as a person does. */
async function signIn(page: Page, user: RegExp): Promise<void> {
  await page.getByRole('link', { name: 'Prijava' }).first().click();
  await expectPage(page, 'Prijava');
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: user }).click();
  await expectListening(page);
}

// The agency answers who has no session with 401, which the browser logs.
test.use({ allowedErrors: [/401/] });

test(
  'template, errors, correction, submission and record, without a word to another host',
  PRACTICE,
  async ({ page, baseURL }) => {
    const hosts = requestedHosts(page);
    await openPage(page, '/bs/predlosci-finansijskih-izvjestaja');
    await expect(banner(page)).toBeVisible();
    await chooseCreator(page);
    await chooseReport(page);
    await page.getByRole('textbox', { name: 'JIB' }).fill(sampleEntity().jib);
    const download = await downloadBy(page, 'Preuzmite predložak');
    expect(download.suggestedFilename()).toMatch(/^VJEŽBA .*\.xlsx$/);
    const template = new Uint8Array(await readFile(await download.path()));

    const balance = sheetOf(FORM, 'balance');
    const place = valueAddress(FORM, balance, '010', 'previous');
    await openPage(page, '/bs/kontrola-finansijskih-izvjestaja');
    await choose(page, await filled(template, { [`${balance.name.bs}!${place}`]: 'n/p' }));
    await check(page);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Izvještaj nije ispravan/);
    await expect(page.getByRole('main')).toContainText(place);
    await submitCorrect(page, await filled(template));
    await page.getByRole('dialog', { name: 'Rezultat predaje' }).getByRole('button', { name: 'U redu' }).click();
    await expect(page.getByRole('main')).toContainText('MFI_izvjestaj 2025.xlsx');
    await expect(page.getByRole('heading', { name: 'Evidencije o predaji na ovom računaru' })).toBeVisible();
    await expect(banner(page)).toBeVisible();
    expect([...hosts].filter((host) => host !== new URL(baseURL ?? '').host && host !== '')).toEqual([]);
  },
);

test(
  'a demo user signs in, searches the register, opens a profile, reloads it and signs out',
  PRACTICE,
  async ({ page }) => {
    await openPage(page, '/bs');
    await signIn(page, /Računovođa/);
    await expect(page.getByRole('button', { name: /ivo.uzorak/ })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Registar pravnih lica' }).first().click();
    await page.getByRole('button', { name: 'Pretražite', exact: true }).click();
    const result = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
    const name = await result.innerText();
    await result.click();
    await expectPage(page, name);
    await page.reload();
    await expectPage(page, name);
    await expectListening(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: /ivo.uzorak/ }).click();
    await page.getByRole('button', { name: 'Odjava' }).click();
    // The profile is for signed-in users, so the site asks who it is.
    await expectPage(page, 'Prijava');
    await openPage(page, '/bs');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Prijava' })).toBeVisible();
  },
);

test('the banner is in the language of the page, also in print, and accessible', PRACTICE, async ({ page }) => {
  await openPage(page, '/bs');
  await expectWholeAccessible(page);
  await page.getByRole('link', { name: 'en', exact: true }).first().click();
  await expect(banner(page, 'Practice: nothing is sent')).toBeVisible();
  await expect(page.getByText('All data are made up.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Practice: nothing is sent')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expectPage(page, 'Sign in');
  await expectWholeAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('one press resets the practice', PRACTICE, async ({ page }) => {
  await openPage(page, '/hr');
  await signIn(page, /Računovođa/);
  await expect(page.getByRole('button', { name: /ivo.uzorak/ })).toBeVisible();
  await page.getByRole('link', { name: 'Počnite ispočetka' }).click();
  await expect(page.getByRole('link', { name: 'Prijava' }).first()).toBeVisible();
  await expectListening(page);
  expect(new URL(page.url()).pathname).toBe('/hr');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('addresses open on a host that knows nothing of them, once the site was opened', PRACTICE, async ({ page }) => {
  await openPage(page, '/bs');
  await openPage(page, '/en/financial-reports-templates@');
  await expectPage(page, 'Financial report templates');
  await expect(page.getByText('Practice: nothing is sent')).toBeVisible();
  await openPage(page, '/hr/nema-ovoga/ovdje');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ne postoji|nije pronađena/);
});

test.describe('in a browser without service workers', () => {
  test.use({ allowedErrors: [/serviceWorker|register/] });

  test('the banner says why the practice cannot start', PRACTICE, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await page.goto('/bs');
    await expect(banner(page).getByRole('alert')).toHaveText(/^Vježba se ne može pokrenuti/);
  });
});
