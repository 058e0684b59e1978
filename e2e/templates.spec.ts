import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import exceljs from 'exceljs';
import { strFromU8, unzipSync } from 'fflate';
import { entityByJib, generatedEntities } from '../mocks/legal-entities/registry.ts';
import { sampleEntity } from '../mocks/samples/fill-sample.ts';
import { expect, expectAccessible, expectAxeClean, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { chooseReport, creatorOptions, downloadBy, goToControl } from './template-steps.ts';

const NEW = '/bs/predlosci-finansijskih-izvjestaja';
const OLD = '/bs/financial-reports-templates-old';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const UNKNOWN = '4999999999999';

async function bytesOf(download: Download): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(await download.path()));
}

/** The texts of all cells of a workbook, opened as a spreadsheet program would. */
async function cellsOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(bytes.buffer);
  const cells: string[] = [];
  workbook.eachSheet((sheet) =>
    sheet.eachRow((row) => row.eachCell((cell) => void (cell.master === cell && cells.push(cell.text)))),
  );
  return cells.join('\n');
}

/** Selects everything except the jib, by keyboard and pointer. */
async function fillForm(page: Page, report?: Parameters<typeof chooseReport>[1]): Promise<void> {
  await page.getByRole('button', { name: /^Računovođa/ }).click();
  const creator = page.getByRole('combobox', { name: /Računovođa/ });
  await creator.fill('brez vod');
  await expect(creatorOptions(page).first()).toBeVisible();
  await creator.press('ArrowDown');
  await creator.press('ArrowUp');
  await creator.press('Enter');
  await expect(creator).toHaveValue(/^Breza?vodić/);
  await chooseReport(page, report);
}

const jibField = (page: Page) => page.getByRole('textbox', { name: 'JIB' });

test('an accountant gets a template with the data of the entity, and the way to the control', async ({ page }) => {
  const { jib } = sampleEntity();
  await openPage(page, NEW);
  await fillForm(page);
  await jibField(page).fill(` ${jib.slice(0, 4)} ${jib.slice(4)} `);
  await test.step('a slow download shows the wait and can be cancelled', async () => {
    await page.route('**/FileTemplate/generate', () => {}, { times: 1 });
    await page.getByRole('button', { name: 'Preuzmite predložak' }).click();
    await expect(page.getByRole('main').getByText('Sačekajte…')).toBeVisible();
    await expect(page.getByText(/Proteklo: [1-9]\d*\ss/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Prekinite preuzimanje' }).click();
    await expect(page.getByText(/Preuzimanje je prekinuto/)).toBeVisible();
    await expect(page.getByLabel(/^Obračunski period/)).toHaveValue('2025');
  });
  const download = await downloadBy(page, 'Preuzmite predložak');
  expect(download.suggestedFilename()).toBe('Privredna društva.xlsx');
  const bytes = await bytesOf(download);
  const cells = await cellsOf(bytes);
  expect(cells).toContain(jib);
  expect(cells).toContain(entityByJib(jib)?.longName ?? '?');
  expect(cells).toContain('Godišnji izvještaj');
  await expect(page.getByText('Excel predložak je preuzet')).toBeVisible();
  await expectAccessible(page);
  await goToControl(page);
  // The quick look knows the form from the template downloaded here.
  await page
    .getByLabel('Odaberite datoteku')
    .setInputFiles({ name: 'izvjestaj.xlsx', mimeType: XLSX, buffer: Buffer.from(bytes) });
  await expect(page.getByText(/^Upoređeno s predloškom „Godišnji izvještaj“ koji je ovdje preuzet/)).toBeVisible();
});

test('a pro-forma invoice is a Word file named by jib and year, in the language of the page @further', async ({
  page,
}) => {
  const { jib } = sampleEntity();
  await openPage(page, NEW);
  await fillForm(page);
  await jibField(page).fill(jib);
  await page.getByRole('link', { name: 'en', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'UIN (JIB)' })).toHaveValue(jib);
  const download = await downloadBy(page, 'Download pro-forma invoice');
  expect(download.suggestedFilename()).toBe(`pro-forma invoice - ${jib} 2025.docx`);
  const document = unzipSync(await bytesOf(download))['word/document.xml'];
  const text = document ? strFromU8(document) : '';
  for (const part of [jib, 'Annual report', 'Pro-forma invoice', '2025']) expect(text).toContain(part);
});

test(
  'an unknown jib: the dialog shows the message of the agency, and accepting clears the jib',
  { tag: ['@any-agency', '@further'] },
  async ({ page }) => {
    await openPage(page, NEW);
    await fillForm(page);
    await jibField(page).fill(UNKNOWN);
    await page.getByRole('button', { name: 'Preuzmite predračun' }).click();
    const dialog = page.getByRole('dialog', { name: 'Predračun nije preuzet' });
    await expect(dialog).toContainText('JIB je obavezno polje za preuzimanje predračuna.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Uklonite JIB' }).click();
    await expect(jibField(page)).toHaveValue('');
    await expect(jibField(page)).toBeFocused();
    const download = await downloadBy(page, 'Preuzmite predložak');
    expect(await cellsOf(await bytesOf(download))).toContain('0000000000000372025');
  },
);

test('the old generator makes the old form', { tag: ['@any-agency', '@further'] }, async ({ page }) => {
  const { jib } = sampleEntity();
  await openPage(page, OLD);
  await expect(page.getByText(/važe samo za izvještaje za periode do 2021/)).toBeVisible();
  await fillForm(page, { reportType: 'Godišnji obračun', year: '2021' });
  await jibField(page).fill(jib);
  await expect(page.getByRole('button', { name: 'Preuzmite predračun' })).toHaveCount(0);
  const download = await downloadBy(page, 'Preuzmite predložak');
  expect(await cellsOf(await bytesOf(download))).toContain(`${jib}012021`);
  await expectAccessible(page);
});

test('the selection is restored after a reload @further', async ({ page }) => {
  await openPage(page, NEW);
  await fillForm(page);
  await jibField(page).fill('0012345678901');
  await page.getByRole('checkbox', { name: 'Subjekt od javnog interesa' }).check();
  await page.reload();
  await expect(jibField(page)).toHaveValue('0012345678901');
  await expect(page.getByRole('combobox', { name: /Računovođa/ })).toHaveValue(/^Breza?vodić/);
  await expect(page.getByLabel(/^Obračunski period/)).toHaveValue('2025');
  await expect(page.getByLabel(/^Standard izvještavanja/)).toHaveValue('2');
  // A restored draft can be cleared and does not return.
  const notice = page.getByText('Vraćen je unos od');
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').locator('form').getByRole('button', { name: 'Ispraznite obrazac' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Računovođa/ })).toHaveAttribute('aria-pressed', 'false');
});

test('clients are stored on this computer and a batch gives one zip file that opens', async ({ page }) => {
  const entities = generatedEntities()
    .filter(({ legalEntityTypeId }) => legalEntityTypeId === 1)
    .slice(0, 3);
  const clients = [
    ...entities.map(({ jib, shortName }) => ({ jib, name: shortName, legalEntityTypeId: 1, reportingStandard: 1 })),
    { jib: UNKNOWN, name: 'Zaboravljena d.o.o.', legalEntityTypeId: 1, reportingStandard: 0 },
  ];
  await openPage(page, NEW);
  await page.getByText('Uvoz i preuzimanje').click();
  const file = {
    name: 'klijenti.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ clients })),
  };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Uvezite' }).click();
  await expect(page.getByText('4 klijenta', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('4 klijenta', { exact: true })).toBeVisible();
  await fillForm(page);
  await page.getByRole('button', { name: `Popunite obrazac podacima klijenta ${entities[0]?.shortName}` }).click();
  await expect(jibField(page)).toHaveValue(entities[0]?.jib ?? '?');

  await page.getByRole('checkbox', { name: /Označite sve klijente \(4\)/ }).check();
  await page.getByRole('button', { name: 'Preuzmite predloške' }).click();
  await expect(page.getByText('Preuzeto: 3 od 4')).toBeVisible();
  await expectAccessible(page);
  const archive = await downloadBy(page, 'Preuzmite ZIP (3)');
  expect(archive.suggestedFilename()).toBe('predlošci 2025.zip');
  const files = unzipSync(await bytesOf(archive));
  expect(Object.keys(files)).toHaveLength(3);
  for (const { jib } of entities) {
    const name = Object.keys(files).find((each) => each.includes(` - ${jib} - Privredna društva 2025.xlsx`)) ?? '';
    const template = files[name];
    expect(await cellsOf(new Uint8Array(template ?? []))).toContain(jib);
  }

  await page.getByRole('button', { name: 'Uklonite klijenta Zaboravljena d.o.o.' }).click();
  await page.getByRole('button', { name: 'Uklonite klijenta', exact: true }).click();
  await expect(page.getByText('3 klijenta', { exact: true })).toBeVisible();
});

test('the font, the instruction and the additional templates can be fetched @further', async ({ page, request }) => {
  await openPage(page, '/hr/predlosci-finansijskih-izvjestaja');
  const font = await fontBy(page, 'Preuzmite font crtičnog koda (TTF)');
  expect(Array.from((await bytesOf(font)).subarray(0, 4))).toEqual([0, 1, 0, 0]);
  const panel = page.getByRole('complementary', { name: 'Uputa, font i dodatni predlošci' });
  const links = panel.locator('a[target=_blank][href*=documents-files]');
  await expect(links).toHaveCount(8);
  for (const link of await links.all()) {
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
  }
});

async function fontBy(page: Page, link: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()]);
  return download;
}

test('accessible and without sideways scroll at 390 and 820 px', { tag: '@further' }, async ({ page }) => {
  const expectFits = async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 820, height: 900 });
    await expectAxeClean(page);
    await expectNoSidewaysScroll(page);
  };
  await openPage(page, '/en/financial-reports-templates');
  await page.getByRole('button', { name: /^Audit company/ }).click();
  await expectFits();
  await page.getByRole('button', { name: 'Download template' }).click();
  await expect(page.getByRole('alert').first()).toBeFocused();
  await expectFits();
  const options = page.getByRole('listbox', { name: /Audit company/ }).getByRole('option');
  await page.getByRole('combobox', { name: /Audit company/ }).fill('bilanca');
  await expect(options.first()).toBeVisible();
  await expectFits();
  await expect(options.first()).toBeVisible();
  await page.getByRole('button', { name: 'Add a client' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFits();
});
