import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { recordsOf } from '../mocks/indicators/records.ts';
import { resultItemOf } from '../mocks/legal-entities/profile.ts';
import { generatedEntities } from '../mocks/legal-entities/registry.ts';
import { switches } from '../mocks/switches.ts';
import { valueAddress } from '../mocks/workbooks/addresses.ts';
import { fillWorkbook, type Filling } from '../mocks/workbooks/fill-workbook.ts';
import type { SheetKey } from '../mocks/workbooks/form-model.ts';
import { formFor, sheetOf } from '../mocks/workbooks/forms.ts';
import { plausibleReport } from '../mocks/workbooks/plausible-report.ts';
import { check, choose, submitCorrect } from './control-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, signIn, test } from './fixtures.ts';
import { chooseCreator, chooseReport, downloadBy, goToControl } from './template-steps.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const AMENDED = 55;
const CLIENTS = generatedEntities()
  .filter((each) => each.legalEntityTypeId === 1 && each.jib.startsWith('42') && resultItemOf(each, 'bs').address)
  .slice(0, 3);

/** An entity whose latest year has the annual report and an amended one. */
const AMENDING = generatedEntities().find((entity) => {
  const latest = recordsOf(entity, 'bs').filter(({ year }) => year === 2025);
  return entity.legalEntityTypeId === 1 && latest.length === 2 && latest.some((each) => each.reportTypeId === AMENDED);
});

/** The clients as a spreadsheet saves them; it turned the jib of the fourth into a number. */
const clientsFile = () => {
  const rows = CLIENTS.map(({ jib, shortName }, at) => [jib, shortName, 1, 1, at === 2 ? AMENDED : ''].join(';'));
  const head = 'jib;name;legalEntityTypeId;reportingStandard;reportTypeId';
  const text = [head, ...rows, '4,2E+12;Zaokružena d.o.o.;1;1;'].join('\r\n');
  return { name: 'klijenti.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${text}`) };
};

/** The form of the agency with `AGENCY_SEED`, because the specification defines neither sheets nor cells. */
const FORM = formFor(false);

/** A cell of a statement, by the name for `fillWorkbook` and by its address. */
function cellOf(key: SheetKey, code: string): { name: string; place: string } {
  const sheet = sheetOf(FORM, key);
  const place = valueAddress(FORM, sheet, code, 'previous');
  return { name: `${sheet.name.bs}!${place}`, place };
}

async function filled(template: Uint8Array, cells: Filling['cells'] = {}) {
  const general = { responsiblePerson: 'Brezagradić Luka' };
  const buffer = await fillWorkbook(template, { general, sheets: plausibleReport(FORM, 11), cells });
  return { name: 'izmjena 2025.xlsx', mimeType: XLSX, buffer: Buffer.from(buffer) };
}

test(
  `an afternoon as an accountant: three clients, two errors, one amended report (seed ${switches.seed})`,
  { tag: '@any-agency' },
  async ({ page }) => {
    const wrong = [cellOf('balance', '010'), cellOf('income', '209')];
    // Three clients are imported; the fourth has lost its digits, and its row is reported.
    await openPage(page, '/bs/predlosci-finansijskih-izvjestaja');
    await page.getByText('Uvoz i preuzimanje').click();
    await page.locator('input[type=file]').setInputFiles(clientsFile());
    const question = page.getByRole('dialog');
    await expect(question).toContainText('Novi klijenti: 3.');
    await expect(question).toContainText('redovi: 5. Program za tabele');
    await question.getByRole('button', { name: 'Uvezite' }).click();

    // One creator, type and period for all; the third client's report amends one that was submitted.
    await chooseCreator(page, 'brez vod');
    await chooseReport(page);
    await page.getByRole('checkbox', { name: /Označite sve klijente \(3\)/ }).check();
    const archive = await downloadBy(page, 'Preuzmite predloške');
    await expect(page.getByText('Preuzeto: 3 od 3')).toBeVisible();
    const files = Object.entries(unzipSync(new Uint8Array(await readFile(await archive.path()))));
    expect(files.every(([name]) => name.endsWith(' 2025.xlsx'))).toBe(true);
    const [, template] = files.find(([name]) => name.includes(CLIENTS[2]?.jib ?? '?')) ?? [];
    expect(strFromU8(unzipSync(template ?? new Uint8Array())['xl/workbook.xml'] ?? new Uint8Array())).toContain(
      'sheet',
    );

    // The amended report first has two errors, then none; it is submitted with its notes.
    await goToControl(page);
    await choose(
      page,
      await filled(template ?? new Uint8Array(), Object.fromEntries(wrong.map(({ name }) => [name, 'n/p']))),
    );
    await check(page);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Izvještaj nije ispravan: 2 greške/);
    for (const { place } of wrong) await expect(page.getByRole('main')).toContainText(place);
    await expectAccessible(page);
    await submitCorrect(page, await filled(template ?? new Uint8Array()));
    await page.getByRole('dialog', { name: 'Rezultat predaje' }).getByRole('button', { name: 'U redu' }).click();
    // The agency's answer is not specified, so the record itself names the file and the entity.
    await expect(page.getByRole('main')).toContainText('MFI_izmjena 2025.xlsx');
    await expect(page.getByRole('main')).toContainText(`JIB+: ${CLIENTS[2]?.jib}`);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Evidencije o predaji na ovom računaru' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  },
);

test(
  'the preselected report of a year names the one that amends it and leads to it',
  { tag: '@any-agency' },
  async ({ page }) => {
    await signIn(page, 'accountant');
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, `/bs/profil-pravnih-lica/${AMENDING?.id}`);
    const finances = page.getByRole('region', { name: 'Finansijski pokazatelji' });
    await expect(finances.getByText(/^Izvještaj predan: \d\d\.\d\d\.2026\./)).toBeVisible();
    const note = finances.getByText(/^Za ovu godinu postoji izmijenjeni izvještaj: Godišnji izvještaj – izmjena/);
    await expect(note).toBeVisible();
    await finances.getByRole('button', { name: 'Prikažite: Godišnji izvještaj – izmjena' }).click();
    await expect(finances.getByRole('radio', { name: 'Godišnji izvještaj – izmjena' })).toBeChecked();
    await expect(note).toBeHidden();
    await expectNoSidewaysScroll(page);
  },
);
