import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CLIENT_ID } from '../mocks/bases.ts';
import { sampleEntity } from '../mocks/samples/fill-sample.ts';
import { valueAddress } from '../mocks/workbooks/addresses.ts';
import { fillWorkbook, type Filling } from '../mocks/workbooks/fill-workbook.ts';
import { ALL_FORMS, NEW_FORM, sheetOf } from '../mocks/workbooks/forms.ts';
import { makeWorkbook } from '../mocks/workbooks/make-workbook.ts';
import { plausibleReport } from '../mocks/workbooks/plausible-report.ts';
import { check, choose, sample } from './control-steps.ts';
import { cutLine } from './cut-line.ts';
import { agency, expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { postsTo } from './posts-to.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

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

/** The template filled in by an accountant; `faults` are written over it. */
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

test('generate, fill, look, incorrect, corrected, correct, documents, submitted, receipt', async ({ page }) => {
  const template = await generateTemplate(page);
  await openPage(page, '/bs/kontrola-finansijskih-izvjestaja');
  await choose(page, await filled(template, { 'Bilans stanja!E10': '1.200,00', 'Bilans uspjeha!D36': 500 }));
  const look = page.getByRole('region', { name: 'Brzi pregled datoteke' });
  await expect(look.getByText('Brojevi su zapisani kao tekst.')).toBeVisible();
  await expect(look.getByText('E10')).toBeVisible();
  // The form is unknown until a template of it was read.
  await expect(look.getByText(/Predložak ovog izvještaja nije poznat/)).toBeVisible();
  await look
    .getByLabel('Odaberite prazan predložak')
    .setInputFiles({ name: 'predlozak.xlsx', mimeType: XLSX, buffer: template });
  await expect(look.getByText('Preko formule iz predloška upisana je vrijednost.')).toBeVisible();
  await expect(look.getByText('D36')).toBeVisible();
  await expect(look.getByText(/^Upoređeno s predloškom koji je ovdje odabran/)).toBeVisible();
  await expectAccessible(page);
  await check(page);
  const verdict = page.getByRole('heading', { level: 2 }).first();
  await expect(verdict).toHaveText(/^Izvještaj nije ispravan: \d+ grešk[ae] na 2 lista\.$/);
  await expect(verdict).toBeFocused();
  await expect(page.getByText('Ništa nije predano.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Predajte izvještaj' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Preuzmite nalaz' }).click();
  const results = await readFile(await (await download).path(), 'utf8');
  expect(results).toContain('Ovo je nalaz kontrole.');
  expect(results).toContain('ćelija E10');

  // One error is fixed, one remains with another amount, one is new.
  await choose(page, await filled(template, { 'Bilans stanja!D15': 'n/p', 'Bilans uspjeha!D36': 700 }));
  await check(page);
  const change = page.getByRole('region', { name: 'Od prethodne kontrole' });
  for (const [part, cell] of [
    ['Ispravljeno', 'E10'],
    ['Preostalo', 'D35'],
    ['Novo', 'D15'],
  ] as const) {
    await change.getByText(part, { exact: true }).click();
    await expect(change.getByRole('listitem').filter({ hasText: cell, visible: true }).first()).toBeVisible();
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await choose(page, await filled(template));
  await check(page);
  await expect(page.getByRole('heading', { name: 'Izvještaj je ispravan.' })).toBeFocused();
  await expect(page.getByText('Još nije predano.')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Predajte izvještaj' });
  await expect(submit).toHaveAccessibleDescription('Nedostaju bilješke uz finansijske izvještaje.');
  await page.getByLabel('Odaberite datoteku: Bilješke uz finansijske izvještaje').setInputFiles(sample('notes.docx'));
  await page
    .getByLabel('Odaberite datoteku: Godišnji izvještaj o poslovanju')
    .setInputFiles(sample('annual-report.pdf'));
  await expect(page.getByText('Sve je spremno za predaju.')).toBeVisible();
  await expectAccessible(page);
  await submit.click();
  const dialog = page.getByRole('dialog', { name: 'Potvrda predaje izvještaja' });
  await expect(dialog.getByText("MFI_Izvještaj „čćžšđ“ O'Hara 2025.xlsx")).toBeVisible();
  const submissions = postsTo(page, 'FileTemplate/Transmit');
  await dialog.getByRole('button', { name: 'Predajte' }).dblclick();

  const announced = page.getByRole('dialog', { name: 'Rezultat predaje' });
  await expect(announced.getByText('Odabrani izvještaji su uspješno poslani.')).toBeVisible();
  await announced.getByRole('button', { name: 'U redu' }).click();
  await expect(page.getByRole('heading', { name: 'Izvještaj je predan.' })).toBeVisible();
  await expect(page.getByText(/vlastita evidencija pošiljaoca, a ne zvanična potvrda/)).toBeVisible();
  await expect(page.locator('pre')).toContainText("MFI_Izvještaj „čćžšđ“ O'Hara 2025.xlsx");
  await expect(page.locator('pre')).toContainText('BFI_notes.docx');
  expect(submissions).toHaveLength(1);
  await expectAccessible(page);
  // The record is still there after a reload.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Evidencije o predaji na ovom računaru' })).toBeVisible();
});

test('unknown forms are checked by what their templates say, in agreement with the agency @further', async ({
  page,
}) => {
  for (const form of ALL_FORMS.filter(({ era, family }) => era === 'new' && family.key !== 'plain')) {
    const content = {
      jib: sampleEntity().jib,
      reportType: 37,
      year: 2025,
      general: { periodFrom: '01.01.2025', periodTo: '31.12.2025' },
    };
    const template = Buffer.from(await makeWorkbook(form, content, 'bs'));
    const { key } = form.family;
    const typed = {
      general: { name: 'Javor', address: 'Lipa 1', municipality: 'Zenica', responsiblePerson: 'Brezagradić Luka' },
      sheets: plausibleReport(form, 11),
    };
    const sheet = sheetOf(form, 'balance');
    const cell = valueAddress(form, sheet, '010', 'current');
    const report = async (name: string, cells: Filling['cells'] = {}) => ({
      name,
      mimeType: XLSX,
      buffer: Buffer.from(await fillWorkbook(template, { ...typed, cells })),
    });
    await openPage(page, '/bs/kontrola-finansijskih-izvjestaja');
    await choose(page, await report(`${key}.xlsx`));
    const look = page.getByRole('region', { name: 'Brzi pregled datoteke' });
    await expect(look.getByText('Brzi pregled nije našao ništa što treba ispraviti.')).toBeVisible();
    await look
      .getByLabel('Odaberite prazan predložak')
      .setInputFiles({ name: 'p.xlsx', mimeType: XLSX, buffer: template });
    await expect(look.getByText(/^Upoređeno s predloškom/)).toBeVisible();
    await expect(look.getByText('Brzi pregled nije našao ništa što treba ispraviti.')).toBeVisible();
    await check(page);
    await expect(page.getByRole('heading', { name: 'Izvještaj je ispravan.' })).toBeFocused();

    await openPage(page, '/bs/kontrola-finansijskih-izvjestaja');
    await choose(page, await report(`${key}-greska.xlsx`, { [`${sheet.name.bs}!${cell}`]: 'n/p' }));
    await expect(look.getByText('U polju za iznos je tekst.')).toBeVisible();
    await expect(look.getByText(sheet.name.bs, { exact: true })).toBeVisible();
    await expect(look.getByText(cell, { exact: true })).toBeVisible();
  }
});

test('the results of the quick look do not move the buttons below @further', async ({ page }) => {
  for (const path of ['kontrola-finansijskih-izvjestaja', 'kontrola-finansijskih-izvjestaja-old'])
    await test.step(path, async () => {
      const held = Promise.withResolvers<void>();
      await page.route('**/assets/file.worker-*.js', async (route) => {
        await held.promise;
        return route.continue();
      });
      await openPage(page, `/bs/${path}`);
      await choose(page, sample('encrypted.xlsx'));
      const captcha = page.getByRole('checkbox', { name: 'Nisam robot' });
      await expect(page.getByText('Datoteka se pregledava…').first()).toBeVisible();
      const before = await captcha.boundingBox();
      held.resolve();
      await expect(page.getByText('Brzi pregled: 1 primjedba').first()).toBeVisible();
      await expect.poll(() => captcha.boundingBox()).toEqual(before);
      await page.getByRole('button', { name: 'Prikažite' }).click();
      await expect(page.getByRole('region', { name: 'Brzi pregled datoteke' })).toBeVisible();
      await page.unroute('**/assets/file.worker-*.js');
    });
});

test('the old control: three files of which one is wrong', { tag: '@any-agency' }, async ({ page }) => {
  await openPage(page, '/bs/kontrola-finansijskih-izvjestaja-old');
  await choose(page, ['old-format.xlsx', 'old-errors.xlsx', 'old-format-2.xlsx'].map(sample));
  // Without a template less is checked, and the page says so.
  await expect(page.getByText('Brzi pregled: bez općih grešaka')).toHaveCount(2);
  await page.getByRole('button', { name: 'Prikažite old-format.xlsx' }).click();
  await expect(page.getByText(/Predložak ovog izvještaja nije poznat/)).toBeVisible();
  await expectAccessible(page);
  await check(page);
  await expect(page.getByRole('heading', { name: 'Neispravni izvještaji: 1 od 3.' })).toBeFocused();
  await page.getByText('Prikažite greške (3)').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Predajte izvještaje' }).click();
  const dialog = page.getByRole('dialog', { name: 'Odabrane datoteke' });
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Predajte' }).click();
  await expect(page.getByRole('heading', { name: 'Predane datoteke: 3.' })).toBeVisible();
  await expect(page.getByText(/Sačuvani su samo ispravni izvještaji: 2 od 3\./)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('400 errors can all be shown, filtered and marked as done @further', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/bs/kontrola-finansijskih-izvjestaja');
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

test('60 MB: real progress, a cut on the way keeps the file, then the agency’s own refusal @further', async ({
  browser,
}, info) => {
  const path = info.outputPath('veliki.xlsx');
  const bytes = Buffer.alloc(60 * 1024 * 1024, 7);
  bytes.set([0x50, 0x4b, 0x03, 0x04]);
  await writeFile(path, bytes);
  // Bytes accepted by the system count as sent before anybody reads them: up to 36 MB.
  const line = await cutLine('FileTemplate/Check', 6 * 1024 * 1024);
  const page = await (await browser.newContext({ proxy: line.proxy })).newPage();
  await openPage(page, '/bs/kontrola-finansijskih-izvjestaja');
  await choose(page, path);
  await expect(page.getByText('60 MB').first()).toBeVisible();
  await check(page);
  const share = async () => Number(await page.getByRole('progressbar').getAttribute('value'));
  await expect.poll(share).toBeGreaterThan(5);
  expect(await share()).toBeLessThan(100);
  line.cut();
  await expect(page.getByRole('alert')).toContainText(/Slanje je prekinuto: poslano je \d\d?\s% od 60\sMB/);
  await expect(page.getByRole('alert')).toContainText(
    'Ili je veza prekinuta ili server ne prima datoteku te veličine.',
  );
  line.mend();
  // The agency reads everything before it answers.
  const answered = page.waitForResponse('**/FileTemplate/Check', { timeout: 0 });
  await check(page);
  await answered;
  await expect(page.getByRole('alert')).toContainText('datoteka je veća od 25 MB');
  await expect(page.getByText('veliki.xlsx').first()).toBeVisible();
  await page.context().close();
  line.close();
  await rm(path);
});

test('a session that ends, 413, 500, a senseless answer, an expired captcha: each is said, the file stays @further', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, '/bs/kontrola-finansijskih-izvjestaja');
  await choose(page, sample('correct.xlsx'));
  await expect(page.getByText('Brzi pregled nije našao ništa što treba ispraviti.')).toBeVisible();
  const origin = new URL(page.url()).origin;
  const headers = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
  for (const { status, body, said } of [
    { status: 401, body: '', said: 'možda je prijava u međuvremenu istekla' },
    {
      status: 413,
      body: '<html><body><h1>413</h1></body></html>',
      said: 'Server ne prima toliko podataka odjednom.',
    },
    { status: 500, body: '', said: 'Na serveru je došlo do greške.' },
    { status: 200, body: '{"id":"1","errors":"none"}', said: 'Stigao je odgovor koji portal ne može pročitati.' },
  ]) {
    await page.route('**/FileTemplate/Check', (route) => route.fulfill({ status, body, headers }), { times: 1 });
    await check(page);
    const alert = page.getByRole('alert').filter({ hasText: said });
    await expect(alert).not.toContainText('<');
  }
  await page.getByRole('checkbox', { name: 'Nisam robot' }).check();
  await page.clock.fastForward(130_000);
  const start = page.getByRole('button', { name: 'Provjerite', exact: true });
  await expect(start).toHaveAccessibleDescription('Najprije potvrdite da niste robot.');
  await expect(page.getByRole('status').filter({ hasText: 'istekla' })).toBeVisible();
  await check(page);
  await expect(page.getByRole('heading', { name: 'Izvještaj je ispravan.' })).toBeFocused();
});

test('a file changed or deleted after it was selected is not sent, and the page says so @further', async ({
  page,
}, info) => {
  const path = info.outputPath('izvjestaj.xlsx');
  await writeFile(path, await readFile(sample('correct.xlsx')));
  await openPage(page, '/bs/kontrola-finansijskih-izvjestaja');
  await choose(page, path);
  await expect(page.getByText('Brzi pregled nije našao ništa što treba ispraviti.')).toBeVisible();
  await writeFile(path, await readFile(sample('errors-1.xlsx')));
  await check(page);
  await expect(page.getByRole('alert')).toContainText('više se ne može pročitati');
  await page.getByRole('button', { name: 'Uklonite' }).click();
  await choose(page, path);
  await expect(page.getByRole('region', { name: 'Kontrola Agencije' })).toBeVisible();
  await rm(path);
  await check(page);
  await expect(page.getByRole('alert')).toContainText('više se ne može pročitati');
});

test('a dropped file is taken, an empty and a stray drop do no harm (F12) @further', async ({ page }) => {
  await openPage(page, '/bs/kontrola-finansijskih-izvjestaja');
  const isPrevented = await page.getByRole('contentinfo').evaluate((place) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'zalutao.xlsx'));
    return ['dragover', 'drop'].map(
      (type) => !place.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
    );
  });
  expect(isPrevented, 'the browser opens no stray file').toEqual([true, true]);
  const empty = await page.evaluateHandle(() => new DataTransfer());
  const zone = page.getByText('Ovdje prevucite popunjeni izvještaj');
  await zone.dispatchEvent('drop', { dataTransfer: empty });
  await expect(zone).toBeVisible();
  const bytes = [...(await readFile(sample('correct.xlsx')))];
  const full = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(content)], 'prevucen.xlsx'));
    return data;
  }, bytes);
  await zone.dispatchEvent('drop', { dataTransfer: full });
  await expect(page.getByText('Brzi pregled nije našao ništa što treba ispraviti.')).toBeVisible();
  await expect(page.getByText('prevucen.xlsx').first()).toBeVisible();
});
