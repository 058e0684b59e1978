import { readFile } from 'node:fs/promises';
import { openWorkbook } from '../mocks/workbooks/open-workbook.ts';
import { check, choose, sample } from './control-steps.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectWholeAccessible,
  openPage,
  signIn,
  test,
} from './fixtures.ts';
import { printedSheets, printedTexts } from './printed-sheets.ts';
import { reportsOfTwoYears } from './year-reports.ts';

const PAGE = '/bs/poredjenje-s-proslogodisnjim-izvjestajem';

test(
  'two reports are compared on this computer alone: differences, large changes, columns to select, a file, paper',
  { tag: '@any-agency' },
  async ({ page }) => {
    await openPage(page, PAGE);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') requests.push(request.url());
    });
    const { last, now } = await reportsOfTwoYears({ 'Bilans stanja!E17': 12_345.5 });
    await page.getByLabel(/: Izvještaj za tekuću godinu$/).setInputFiles(now);
    await page.getByLabel(/: Izvještaj za prethodnu godinu$/).setInputFiles(last);
    await expect(
      page.getByText('Početni iznosi koji se razlikuju od završnih iznosa prethodne godine: 1'),
    ).toBeVisible();
    const differences = page.getByRole('table', { name: 'Početni iznosi koji se razlikuju' });
    await expect(differences.getByRole('row')).toHaveCount(2);
    await expect(differences.getByRole('row').last()).toContainText('010 Postrojenja i oprema');
    await expect(differences.getByRole('row').last()).toContainText('12.345,50');

    const share = page.getByRole('textbox', { name: 'Prikažite promjene veće od' });
    await expect(page.getByRole('button', { name: /^Prikažite još \d+/ })).toBeVisible();
    await share.fill('1000000');
    await expect(page.getByText(/(?:veće|više) od 1\.000\.000\s%/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Prikažite još \d+/ })).toHaveCount(0);
    await share.fill('50');

    const equity = page.getByRole('listitem').filter({ hasText: 'Promjene na kapitalu' });
    await equity.getByLabel('Završni iznosi prethodne godine').selectOption('H (Ukupno)');
    await equity.getByLabel('Početni iznosi tekuće godine').selectOption('H (Ukupno)');
    await expect(equity.getByText(/^Malo je redova jednako\./)).toBeVisible();
    await equity.getByLabel('Početni iznosi tekuće godine').selectOption('Nije odabrano');
    await expectWholeAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 720 });

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Preuzmite razlike' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Preuzmite datoteku' }).click();
    const workbook = await openWorkbook(await readFile(await (await download).path()));
    expect(workbook?.worksheets[0]?.getRow(2).values).toContain(12_345.5);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // What was selected is still there in another language.
    await page.getByRole('banner').getByRole('link', { name: 'en', exact: true }).click();
    await expect(
      page.getByText('Opening amounts that differ from the closing amounts of the previous year: 1'),
    ).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.getByText(/^Report for the previous year: GFI 2024\.xlsx\. Report for the current year: GFI 2025\.xlsx\.$/),
    ).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    expect((await printedSheets(page)).length).toBeLessThan(8);
    expect(requests).toEqual([]);
  },
);

test('a reader who is signed in sees the published figures beside, others are told how @further', async ({ page }) => {
  const { last, now } = await reportsOfTwoYears();
  const compare = async () => {
    await openPage(page, PAGE);
    await page.getByLabel(/: Izvještaj za tekuću godinu$/).setInputFiles(now);
    await page.getByLabel(/: Izvještaj za prethodnu godinu$/).setInputFiles(last);
    await page.getByText('Prikažite objavljene podatke').click();
  };
  await compare();
  await expect(page.getByText('U upoređenim redovima nema razlika')).toBeVisible();
  await expect(page.getByText(/^Nije sve upoređeno/)).toBeVisible();
  await expect(page.getByText(/^Objavljeni podaci prikazuju se prijavljenim korisnicima\./)).toBeVisible();
  await signIn(page, 'accountant');
  await compare();
  await expect(page.getByRole('table').filter({ hasText: 'Pokazatelj' })).toBeVisible();
  await expectAccessible(page);
});

test(
  'beside the selected report of the control; the sheet for signing; the same content is asked about',
  { tag: ['@any-agency', '@further'] },
  async ({ page }) => {
    await openPage(page, '/bs/kontrola-finansijskih-izvjestaja');
    const { last, now } = await reportsOfTwoYears();
    await choose(page, now);
    await page.getByRole('heading', { name: 'Poređenje s izvještajem za prethodnu godinu' }).click();
    await page.getByLabel(/: Izvještaj za prethodnu godinu$/).setInputFiles(last);
    await expect(page.getByText('U upoređenim redovima nema razlika')).toBeVisible();
    await check(page);
    await expect(page.getByRole('heading', { name: 'Izvještaj je ispravan.' })).toBeVisible();
    await expect(page.getByText('U upoređenim redovima nema razlika')).toBeVisible();
    await page.getByLabel('Odaberite datoteku: Bilješke uz finansijske izvještaje').setInputFiles(sample('notes.docx'));

    await page.getByRole('button', { name: 'List za potpis' }).click();
    const sheet = page.getByRole('dialog', { name: 'List za potpis' });
    await expect(sheet.getByRole('row')).toHaveCount(3);
    await expect(sheet.getByText('Bez grešaka')).toBeVisible();
    await expectAccessible(page);
    // Printed alone, on one sheet of paper.
    await page.evaluate(() => (window.print = () => {}));
    await sheet.getByRole('button', { name: 'Odštampajte' }).click();
    await page.emulateMedia({ media: 'print' });
    const [paper = '', ...further] = await printedTexts(page);
    expect(paper).toContain('GFI 2025.xlsx');
    expect(paper).toContain('Popunjava osoba koja potpisuje');
    expect(further).toEqual([]);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await sheet.getByRole('button', { name: 'Zatvorite' }).first().click();

    const submit = async (confirm: string) => {
      await page.getByRole('button', { name: 'Predajte izvještaj' }).click();
      await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
      await page.getByRole('dialog', { name: 'Rezultat predaje' }).getByRole('button', { name: 'U redu' }).click();
    };
    await submit('Predajte');
    await page.getByRole('button', { name: 'Provjerite novi izvještaj' }).click();
    await choose(page, { ...now, name: 'preimenovan.xlsx' });
    await check(page);
    await expect(page.getByText(/^preimenovan\.xlsx: predano .*, tada pod nazivom GFI 2025\.xlsx$/)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Odaberite datoteku: Bilješke uz finansijske izvještaje').setInputFiles(sample('notes.docx'));
    await submit('Pošaljite ponovo');
    await expect(page.getByRole('heading', { name: 'Izvještaj je predan.' })).toBeVisible();
  },
);
