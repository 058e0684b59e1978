import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { resultItemOf } from '../mocks/legal-entities/profile.ts';
import { generatedEntities } from '../mocks/legal-entities/registry.ts';
import { switches } from '../mocks/switches.ts';
import { valueAddress } from '../mocks/workbooks/addresses.ts';
import { fillWorkbook, type Filling } from '../mocks/workbooks/fill-workbook.ts';
import { formFor, sheetOf } from '../mocks/workbooks/forms.ts';
import { plausibleReport } from '../mocks/workbooks/plausible-report.ts';
import { check, choose, sample } from './control-steps.ts';
import {
  expect,
  expectAccessible,
  expectAxeClean,
  expectNoSidewaysScroll,
  expectPage,
  openPage,
  reloadPage,
  signIn,
  test,
} from './fixtures.ts';
import { expectFocusSeen, tabTo } from './keyboard-steps.ts';
import { printedTexts } from './printed-sheets.ts';
import { chooseCreator, chooseReport, downloadBy } from './template-steps.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const AMENDED = 55;
const CLIENTS = generatedEntities()
  .filter((each) => each.legalEntityTypeId === 1 && each.jib.startsWith('42') && resultItemOf(each, 'bs').address)
  .slice(0, 41);
const FORTY = CLIENTS.slice(0, 40);
/** What happens to the clients' reports; the others are not sent this afternoon. */
const WITH_ERRORS = FORTY.slice(0, 5);
const AMENDING = FORTY.slice(5, 8);
const [UNANSWERED, SENT_TWICE] = [FORTY[8]!, FORTY[9]!];

/** The form of the agency with `AGENCY_SEED`, because the specification defines neither sheets nor cells. */
const FORM = formFor(false);

/** The clients as a spreadsheet saves them; it turned the jib of the last into a number. */
const clientsFile = () => {
  const rows = FORTY.map((client) =>
    [client.jib, client.shortName, 1, 1, AMENDING.includes(client) ? AMENDED : ''].join(';'),
  );
  const head = 'jib;name;legalEntityTypeId;reportingStandard;reportTypeId';
  const text = [head, ...rows, '4,2E+12;Zaokružena d.o.o.;1;1;'].join('\r\n');
  return { name: 'klijenti.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${text}`) };
};

async function filled(template: Uint8Array, cells: Filling['cells'] = {}): Promise<Buffer> {
  const general = { responsiblePerson: 'Brezagradić Luka' };
  return Buffer.from(await fillWorkbook(template, { general, sheets: plausibleReport(FORM, 11), cells }));
}

const workbook = (name: string, buffer: Buffer) => ({ name, mimeType: XLSX, buffer });
const rowOf = (page: Page, { jib }: { jib: string }) => page.getByRole('row', { name: new RegExp(jib) });
const chip = (page: Page, name: RegExp) => page.getByRole('radio', { name });

/** Checks a file for a client, at the address to which the desk leads. */
async function checkFor(page: Page, client: (typeof FORTY)[number], file: Buffer): Promise<void> {
  await openPage(page, `/bs/kontrola-finansijskih-izvjestaja?client=${client.jib}`);
  await expect(page.getByText(`(${client.jib}).`)).toBeVisible();
  await choose(page, workbook(`${client.jib}.xlsx`, file));
  await check(page);
}

/** Adds the notes to a correct report and confirms its submission. */
async function submit(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Izvještaj je ispravan.' })).toBeVisible();
  await page.getByLabel('Odaberite datoteku: Bilješke uz finansijske izvještaje').setInputFiles(sample('notes.docx'));
  await page.getByRole('button', { name: 'Predajte izvještaj' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Predajte', exact: true }).click();
}

async function importFile(page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  await page.locator('main input[type=file]').setInputFiles(file);
  return page.getByRole('dialog', { name: /^Uvoz datoteke/ });
}

test(
  `an afternoon with forty clients: five with errors, three amended, one without an answer, one sent twice (seed ${switches.seed})`,
  { tag: ['@any-agency', '@further'] },
  async ({ page }) => {
    test.slow();
    await signIn(page, 'accountant');
    await openPage(page, '/bs/sezona');
    const clients = await importFile(page, clientsFile());
    await expect(clients).toContainText('Novi klijenti: 40.');
    await expect(clients).toContainText('redovi: 42. Program za tabele');
    await expectAccessible(page);
    await clients.getByRole('button', { name: 'Uvezite' }).click();
    await expect(page.getByRole('heading', { level: 2, name: '40 pravnih lica' })).toBeVisible();
    // On paper forty clients take two sheets, and each has the headings.
    const sheets = (await printedTexts(page)).filter((text) => FORTY.some(({ jib }) => text.includes(jib)));
    expect(sheets).toHaveLength(2);
    for (const text of sheets) expect(text).toMatch(/Sljede.i korak/);

    // The templates of all forty, from the desk.
    await rowOf(page, FORTY[0]!)
      .getByRole('link', { name: /, Predložak: nije preuzet$/ })
      .click();
    await expectPage(page, 'Predlošci finansijskih izvještaja');
    await expect(page.getByRole('form').getByText(/upisani su u obrazac\. Odaberite/)).toBeVisible();
    await chooseCreator(page);
    await expect(page.getByRole('textbox', { name: 'JIB' })).toHaveValue(FORTY[0]!.jib);
    await chooseReport(page);
    await page.getByRole('checkbox', { name: /Označite sve klijente \(40\)/ }).check();
    const archive = await downloadBy(page, 'Preuzmite predloške');
    await expect(page.getByText('Preuzeto: 40 od 40')).toBeVisible();
    const templates = Object.entries(unzipSync(new Uint8Array(await readFile(await archive.path()))));
    const templateOf = ({ jib }: { jib: string }) =>
      templates.find(([name]) => name.includes(jib))?.[1] ?? new Uint8Array();

    // Five reports have an error.
    const sheet = sheetOf(FORM, 'balance');
    const cell = `${sheet.name.bs}!${valueAddress(FORM, sheet, '010', 'previous')}`;
    for (const client of WITH_ERRORS) {
      await checkFor(page, client, await filled(templateOf(client), { [cell]: 'n/p' }));
      await expect(page.getByRole('heading', { name: /^Izvještaj nije ispravan: / })).toBeVisible();
    }
    // Three amended reports and one more are submitted.
    const sentTwice = await filled(templateOf(SENT_TWICE));
    for (const client of [...AMENDING, SENT_TWICE]) {
      await checkFor(page, client, client === SENT_TWICE ? sentTwice : await filled(templateOf(client)));
      await submit(page);
      await page.getByRole('dialog', { name: 'Rezultat predaje' }).getByRole('button', { name: 'U redu' }).click();
    }
    // One is answered by a page of something between the portal and the agency.
    await page.route('**/FileTemplate/Transmit', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: '<html><p>Ponovo se prijavite na mrežu</p></html>',
        contentType: 'text/html',
      });
    });
    await checkFor(page, UNANSWERED, await filled(templateOf(UNANSWERED)));
    await submit(page);
    await expect(page.getByText('Nije poznato da li je izvještaj zaprimljen.').first()).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await page.getByRole('main').getByRole('link', { name: 'Izvještaji mojih klijenata' }).first().click();
    const leave = page.getByRole('dialog', { name: 'Napustiti stranicu?' });
    await leave.getByRole('button', { name: 'Napustite stranicu' }).click();
    await expectPage(page, 'Izvještaji mojih klijenata');
    await expect(chip(page, /^S greškama 5$/)).toBeVisible();
    await expect(chip(page, /^Nepoznat ishod 1$/)).toBeVisible();
    await expect(rowOf(page, WITH_ERRORS[0]!).getByRole('link', { name: /^Ispravite greške/ })).toHaveAttribute(
      'href',
      `/bs/kontrola-finansijskih-izvjestaja?client=${WITH_ERRORS[0]!.jib}`,
    );
    await rowOf(page, UNANSWERED)
      .getByRole('link', { name: /^Razjasnite ishod/ })
      .click();
    await expect(page.getByText('Evidencija pošiljaoca o slanju bez potvrde')).toBeVisible();
    await page.goBack();
    await expectPage(page, 'Izvještaji mojih klijenata');
    await expect(page.getByText('provjera…')).toHaveCount(0);
    // The register has reports of the winter, none of this afternoon.
    for (const client of [...AMENDING, SENT_TWICE]) {
      await expect(rowOf(page, client)).toContainText('Predano');
      await expect(rowOf(page, client)).toContainText('još nije');
    }
    await expectAccessible(page);

    // A colleague has sent the same file of a client before, has a client of whom nothing is known here, and other data of one.
    const colleague = {
      kind: 'filing-season',
      version: 1,
      madeAt: new Date().toISOString(),
      clients: [
        { ...clientData(CLIENTS[40]!), name: CLIENTS[40]!.shortName },
        { ...clientData(FORTY[20]!), name: 'Drugi naziv' },
      ],
      receipts: [
        {
          key: 'kolega',
          version: 'new',
          outcome: 'submitted',
          sentAt: '2026-01-31T09:00:00.000Z',
          reports: [{ id: `${SENT_TWICE.jib}370000000`, name: 'gfi.xlsx', taken: true }],
          files: [
            {
              name: 'MFI_gfi.xlsx',
              kind: 'main',
              size: 1,
              sha256: createHash('sha256').update(sentTwice).digest('hex'),
            },
          ],
          answer: '',
        },
      ],
      checks: [],
      downloads: [],
    };
    const file = Buffer.from(JSON.stringify(colleague));
    const question = await importFile(page, { name: 'kolega.json', mimeType: 'application/json', buffer: file });
    await expect(question).toContainText('Klijenti s drugačijim podacima: 1.');
    await expect(question).toContainText('Nove evidencije o predaji: 1.');
    await expectAxeClean(page);
    await question.getByRole('button', { name: 'Uvezite' }).click();
    await expect(page.getByRole('heading', { level: 2, name: '41 pravno lice' })).toBeVisible();
    await expect(rowOf(page, FORTY[20]!)).not.toContainText('Drugi naziv');
    await expect(rowOf(page, SENT_TWICE).getByText('Ista datoteka već je ranije poslana.')).toHaveCount(1);

    // What is still to do, in another language, after a reload, and on a phone.
    await chip(page, /^S greškama/).check();
    await expect(page.getByRole('rowheader')).toHaveCount(5);
    const table = await downloadTable(page);
    expect(table.trim().split(/\r?\n/)).toHaveLength(6);
    for (const { jib } of WITH_ERRORS) expect(table).toContain(jib);
    await page.getByRole('link', { name: 'en', exact: true }).click();
    await expectPage(page, 'My clients’ reports');
    await expect(page.getByRole('radio', { name: /^With errors 5$/ })).toBeChecked();
    await reloadPage(page);
    await expect(page.getByRole('rowheader')).toHaveCount(5);
    await page.getByRole('radio', { name: /^All 41$/ }).check();
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
      await expectAxeClean(page);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAxeClean(page);
  },
);

/** A client as in a colleague's file. */
const clientData = ({ jib }: { jib: string }) => ({
  jib,
  legalEntityTypeId: 1,
  reportingStandard: 1,
  publicInterest: false,
  creatorType: null,
  creatorId: null,
  reportTypeId: null,
});

/** The table shown, as CSV. */
async function downloadTable(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Preuzmite tabelu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Izvještaji mojih klijenata' });
  await dialog.getByRole('radio', { name: /^CSV/ }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Preuzmite datoteku' }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

test('by keyboard alone: a client is added, found by a filter, and the form is opened for it', async ({ page }) => {
  await openPage(page, '/bs/sezona');
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Dodajte klijenta' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Dodajte klijenta' });
  await expect(dialog.getByLabel(/^Naziv klijenta/)).toBeFocused();
  await page.keyboard.type('Lipa d.o.o.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4200000000009');
  // A reload in between loses nothing.
  await reloadPage(page);
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Dodajte klijenta' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel(/^Naziv klijenta/)).toHaveValue('Lipa d.o.o.');
  await expect(dialog.getByLabel(/^JIB/)).toHaveValue('4200000000009');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: /Lipa d\.o\.o\./ });
  await expect(row).toBeVisible();
  await tabTo(page, chip(page, /^Svi 1$/));
  await page.keyboard.press('ArrowRight');
  await expect(chip(page, /^Nezavršeno 1$/)).toBeChecked();
  await tabTo(page, row.getByRole('link', { name: 'Preuzmite predložak: Lipa d.o.o.' }));
  expect(await expectFocusSeen(page)).toContain('Preuzmite predložak');
  await page.keyboard.press('Enter');
  await expectPage(page, 'Predlošci finansijskih izvještaja');
  await expect(page.getByRole('heading', { name: 'Preuzimanje Excel predloška' })).toBeFocused();
  await expect(page.getByText(/^Podaci klijenta Lipa d\.o\.o\. upisani su u obrazac/).first()).toBeVisible();
});

test('what one tab does, the other shows; on a shared computer nothing stays @further', async ({ page, context }) => {
  await openPage(page, '/bs/sezona');
  const other = await context.newPage();
  await openPage(other, '/en/season');
  const clients = await importFile(page, clientsFile());
  await clients.getByRole('button', { name: 'Uvezite' }).click();
  await expect(other.getByRole('heading', { level: 2, name: '40 legal entities' })).toBeVisible();
  await other.close();

  await openPage(page, '/bs/privatnost');
  await page.getByRole('checkbox', { name: 'Ovaj računar koristi više osoba' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Označite i obrišite' }).click();
  await openPage(page, '/bs/sezona');
  await expect(page.getByText('Još nema sačuvanih klijenata')).toBeVisible();
  await expect(page.getByText(/^Ovaj popis traje samo dok je kartica otvorena/)).toBeVisible();
  const again = await importFile(page, clientsFile());
  await again.getByRole('button', { name: 'Uvezite' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '40 pravnih lica' })).toBeVisible();
  const visitor = await context.newPage();
  await openPage(visitor, '/bs/sezona');
  await expect(visitor.getByText('Još nema sačuvanih klijenata')).toBeVisible();
});
