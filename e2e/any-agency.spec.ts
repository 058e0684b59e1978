import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { sampleEntity } from '../mocks/samples/fill-sample.ts';
import { switches } from '../mocks/switches.ts';
import { valueAddress } from '../mocks/workbooks/addresses.ts';
import { fillWorkbook, type Filling } from '../mocks/workbooks/fill-workbook.ts';
import { formFor, sheetOf } from '../mocks/workbooks/forms.ts';
import { plausibleReport } from '../mocks/workbooks/plausible-report.ts';
import { check, choose, sample } from './control-steps.ts';
import { expect, openPage, test } from './fixtures.ts';
import { chooseCreator, chooseReport, downloadBy, goToControl } from './template-steps.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

/** A template for the sample's company, as the generator gives it. */
async function template(page: Page): Promise<Buffer> {
  await openPage(page, '/bs/predlosci-finansijskih-izvjestaja');
  await chooseCreator(page);
  await chooseReport(page);
  await page.getByRole('textbox', { name: 'JIB' }).fill(sampleEntity().jib);
  return bytesOf(await downloadBy(page, 'Preuzmite predložak'));
}

const workbook = (name: string, buffer: Buffer) => ({ name, mimeType: XLSX, buffer });

// With the forms and texts of the agency with `AGENCY_SEED` (`mocks/vary`); `.ci/run` repeats journeys with this tag on another.
test(
  `template, filled, incorrect, corrected, submitted, receipt (seed ${switches.seed})`,
  { tag: '@any-agency' },
  async ({ page }) => {
    test.slow();
    const form = formFor(false);
    const sheet = sheetOf(form, 'balance');
    const cell = valueAddress(form, sheet, '010', 'current');
    const empty = await template(page);
    const filled = async (cells: Filling['cells'] = {}) =>
      Buffer.from(
        await fillWorkbook(empty, {
          general: { name: 'Javor', address: 'Lipa 1', municipality: 'Zenica', responsiblePerson: 'Brezagradić Luka' },
          sheets: plausibleReport(form, 11),
          cells,
        }),
      );
    await goToControl(page);
    await choose(page, workbook('greska.xlsx', await filled({ [`${sheet.name.bs}!${cell}`]: 'n/p' })));
    await check(page);
    await expect(page.getByRole('heading', { name: /^Izvještaj nije ispravan: \d+ grešk/ })).toBeFocused();
    await expect(page.getByRole('main')).toContainText(cell);
    await expect(page.getByRole('main')).not.toContainText(/<\/?[a-z]/);
    await expect(page.getByRole('button', { name: 'Predajte izvještaj' })).toHaveCount(0);

    await choose(page, workbook('ispravno.xlsx', await filled()));
    await check(page);
    await expect(page.getByRole('heading', { name: 'Izvještaj je ispravan.' })).toBeFocused();
    await page.getByLabel('Odaberite datoteku: Bilješke uz finansijske izvještaje').setInputFiles(sample('notes.docx'));
    await page.getByRole('button', { name: 'Predajte izvještaj' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Predajte' }).click();
    await page.getByRole('dialog', { name: 'Rezultat predaje' }).getByRole('button', { name: 'U redu' }).click();
    await expect(page.getByRole('heading', { name: 'Izvještaj je predan.' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Evidencije o predaji na ovom računaru' })).toBeVisible();
  },
);
