import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { CLIENT_ID } from '../mocks/bases.ts';
import { sampleEntity } from '../mocks/samples/fill-sample.ts';
import { fillWorkbook, type Filling } from '../mocks/workbooks/fill-workbook.ts';
import { NEW_FORM } from '../mocks/workbooks/forms.ts';
import { plausibleReport } from '../mocks/workbooks/plausible-report.ts';
import { agency, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const SAMPLES = join(import.meta.dirname, '../mocks/samples');
const sample = (name: string) => join(SAMPLES, name);

/** A fresh template of the agency, as the generator would download it. */
async function generateTemplate(page: Page): Promise<Buffer> {
  const headers = { ClientId: CLIENT_ID, 'accept-language': 'bs', Language: 'bs' };
  const companies = await page.request.get(`${agency.main}/AuditCompanies?isActive=true&RetrieveAll=true`, { headers });
  const { resultList } = (await companies.json()) as { resultList: { id: number }[] };
  const answer = await page.request.post(`${agency.main}/FileTemplate/generate`, {
    headers,
    data: {
      creatorType: 2,
      creatorId: resultList[0]?.id,
      legalEntityTypeId: 1,
      jib: sampleEntity().jib,
      reportType: 37,
      reportingYear: 2025,
      reportingStandard: 1,
      reportTypeName: 'Godišnji izvještaj',
      publicInterest: 0,
    },
  });
  expect(answer.status()).toBe(200);
  return answer.body();
}

/** The template as an accountant fills it in; `faults` are written over it. */
async function filled(template: Buffer, faults: Filling['cells'] = {}) {
  const buffer = Buffer.from(
    await fillWorkbook(template, {
      general: { responsiblePerson: 'Brezagradić Luka' },
      sheets: plausibleReport(NEW_FORM, 11),
      cells: faults,
    }),
  );
  return { name: "Izvještaj „čćžšđ“ O'Hara 2025.xlsx", mimeType: XLSX, buffer };
}

const choose = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.getByLabel(/^(Odaberite datoteku|Odaberite datoteke|Provjerite ispravljenu datoteku)$/).setInputFiles(files);

async function check(page: Page): Promise<void> {
  const part = page.getByRole('region', { name: 'Provjera kod Agencije' });
  await part.getByRole('checkbox', { name: 'Nisam robot' }).check();
  await part.getByRole('button', { name: 'Provjerite izvještaj' }).click();
}

test('generate, fill, look, incorrect, corrected, correct, documents, submitted, receipt', async ({ page }) => {
  const template = await generateTemplate(page);
  await page.goto('/bs/kontrola-finansijskih-izvjestaja');
  await expectAccessible(page);

  await choose(page, await filled(template, { 'Bilans stanja!E10': '1.200,00', 'Bilans uspjeha!D36': 500 }));
  const look = page.getByRole('region', { name: 'Brzi pregled datoteke' });
  await expect(look.getByText('Brojevi su zapisani kao tekst.')).toBeVisible();
  await expect(look.getByText('E10')).toBeVisible();
  await look.getByRole('button', { name: 'Uporedite listove s praznim predloškom' }).click();
  await expect(look.getByText('Listovi su isti kao u praznom predlošku.')).toBeVisible();
  await expectAccessible(page);
  await check(page);
  const verdict = page.getByRole('heading', { level: 2 }).first();
  await expect(verdict).toHaveText(/^Izvještaj nije ispravan: \d+ grešk[ae] na 2 lista\.$/);
  await expect(verdict).toBeFocused();
  await expect(page.getByText('Samo provjereno. Ništa nije predano.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Predajte izvještaj' })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Preuzmite nalaz' }).click();
  const results = await readFile(await (await download).path(), 'utf8');
  expect(results).toContain('Provjerom se ništa ne predaje.');
  expect(results).toContain('ćelija E10');

  await choose(page, await filled(template));
  await check(page);
  await expect(page.getByRole('heading', { name: 'Izvještaj je ispravan.' })).toBeFocused();
  await expect(page.getByText('Samo provjereno. Još nije predano.')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Predajte izvještaj' });
  await expect(submit).toHaveAccessibleDescription('Nedostaju bilješke uz finansijske izvještaje.');
  await page.getByLabel('Odaberite datoteku: Bilješke uz finansijske izvještaje').setInputFiles(sample('notes.docx'));
  await page
    .getByLabel('Odaberite datoteku: Godišnji izvještaj o poslovanju')
    .setInputFiles(sample('annual-report.pdf'));
  await expect(page.getByText('Sve je spremno za predaju. Izvještaj još nije predan.')).toBeVisible();
  await expectAccessible(page);
  await submit.click();
  const dialog = page.getByRole('dialog', { name: 'Potvrda predaje izvještaja' });
  await expect(dialog.getByText("MFI_Izvještaj „čćžšđ“ O'Hara 2025.xlsx")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Predajte' }).click();

  const told = page.getByRole('dialog', { name: 'Rezultat predaje' });
  await expect(told.getByText('Odabrani izvještaji su uspješno poslani.')).toBeVisible();
  await told.getByRole('button', { name: 'U redu' }).click();
  await expect(page.getByRole('heading', { name: 'Izvještaj je predan.' })).toBeVisible();
  await expect(page.getByText(/vlastita evidencija pošiljaoca, a ne službena potvrda/)).toBeVisible();
  await expect(page.locator('pre')).toContainText("MFI_Izvještaj „čćžšđ“ O'Hara 2025.xlsx");
  await expectAccessible(page);
  // The record outlives the page.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Predaje s ovog računara' })).toBeVisible();
});

test('the old control: three files of which one is wrong', async ({ page }) => {
  await page.goto('/bs/kontrola-finansijskih-izvjestaja-old');
  await choose(page, ['old-format.xlsx', 'old-errors.xlsx', 'old-format-2.xlsx'].map(sample));
  await expect(page.getByText('Brzi pregled: bez primjedbi')).toHaveCount(2);
  await expectAccessible(page);
  await check(page);
  await expect(page.getByRole('heading', { name: 'Neispravno: 1 od 3 izvještaja.' })).toBeFocused();
  await page.getByText('Kliknite za prikaz grešaka (3)').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Predajte ispravne izvještaje' }).click();
  const dialog = page.getByRole('dialog', { name: 'Odabrane datoteke' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Predajte' }).click();
  await expect(page.getByRole('heading', { name: 'Predana su 2 izvještaja.' })).toBeVisible();
  await expect(page.getByText('Nije predano')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('400 errors stay within reach: all shown, filtered, ticked off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/bs/kontrola-finansijskih-izvjestaja');
  await choose(page, sample('errors-400.xlsx'));
  await check(page);
  const ticks = page.getByRole('checkbox', { name: /^Označite kao ispravljeno/ });
  await expect(ticks).toHaveCount(10);
  await page.getByRole('button', { name: 'Prikažite sve (400)' }).click();
  await expect(ticks).toHaveCount(400);
  await page.getByRole('searchbox').fill('zaposleni');
  await expect(ticks).not.toHaveCount(400);
  await ticks.first().check();
  await expect(page.getByText('označeno 1 od 400')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('60 MB: real progress, a cut half-way keeps the file, then the agency’s own refusal', async ({ page }, info) => {
  const path = info.outputPath('veliki.xlsx');
  const bytes = Buffer.alloc(60 * 1024 * 1024, 7);
  bytes.set([0x50, 0x4b, 0x03, 0x04]);
  await writeFile(path, bytes);
  await page.goto('/bs/kontrola-finansijskih-izvjestaja');
  await choose(page, path);
  await expect(page.getByText('60,0 MB').first()).toBeVisible();
  const network = await page.context().newCDPSession(page);
  const speed = (offline: boolean, uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput });
  await network.send('Network.enable');
  await speed(false, 12 * 1024 * 1024);
  await check(page);
  const progress = page.getByRole('progressbar');
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(20);
  await speed(true, 0);
  await expect(page.getByRole('alert')).toContainText('Veza s Agencijom je prekinuta.');
  await speed(false, -1);
  await check(page);
  await expect(page.getByRole('alert')).toContainText('datoteka je veća od 25 MB');
  await expect(page.getByText('veliki.xlsx').first()).toBeVisible();
  await rm(path);
});

test('a file changed or deleted after it was chosen is not sent, and it is said', async ({ page }, info) => {
  const path = info.outputPath('izvjestaj.xlsx');
  await writeFile(path, await readFile(sample('correct.xlsx')));
  await page.goto('/bs/kontrola-finansijskih-izvjestaja');
  await choose(page, path);
  await expect(page.getByText('Brzi pregled nije našao ništa za ispraviti.')).toBeVisible();
  await writeFile(path, await readFile(sample('errors-1.xlsx')));
  await check(page);
  await expect(page.getByRole('alert')).toContainText('više se ne može pročitati');
  await page.getByRole('button', { name: 'Uklonite' }).click();
  await choose(page, path);
  await rm(path);
  await check(page);
  await expect(page.getByRole('alert')).toContainText('više se ne može pročitati');
});

test('a dropped file is taken, a folder and a stray drop do no harm (F12)', async ({ page }) => {
  await page.goto('/bs/kontrola-finansijskih-izvjestaja');
  const transfer = await page.evaluateHandle(() => new DataTransfer());
  await page.getByRole('contentinfo').dispatchEvent('drop', { dataTransfer: transfer });
  const zone = page.getByText('Ovdje prevucite popunjeni izvještaj');
  await zone.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(zone).toBeVisible();
  const bytes = [...(await readFile(sample('correct.xlsx')))];
  const full = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(content)], 'prevucen.xlsx'));
    return data;
  }, bytes);
  await zone.dispatchEvent('drop', { dataTransfer: full });
  await expect(page.getByText('Brzi pregled nije našao ništa za ispraviti.')).toBeVisible();
  await expect(page.getByText('prevucen.xlsx').first()).toBeVisible();
});
