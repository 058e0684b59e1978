import type { Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { switches } from '../mocks/switches.ts';
import { expect, expectNoSidewaysScroll, openPage, signIn, test } from './fixtures.ts';
import { savedAs } from './saved-file.ts';

/** Saves the results of the open dialog as .xlsx and opens the file as a spreadsheet program would. */
async function workbookBy(page: Page, button: string): Promise<{ name: string; book: ExcelJS.Workbook }> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const { name, bytes } = await savedAs(page);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(Uint8Array.from(bytes).buffer);
  return { name, book };
}

const columnOf = (sheet: ExcelJS.Worksheet, header: string) =>
  (sheet.getRow(1).values as unknown[]).findIndex((value) => value === header);

const aboutOf = (book: ExcelJS.Workbook) =>
  Object.fromEntries(
    book.worksheets[1]
      ?.getSheetValues()
      .flatMap((row) => (Array.isArray(row) ? [row.slice(1, 3) as [string, string]] : [])) ?? [],
  );

test(
  `an afternoon as a journalist: ten losses of one canton, four compared, a table to publish (seed ${switches.seed})`,
  { tag: '@any-agency' },
  async ({ page }) => {
    await signIn(page, 'citizen');
    await openPage(page, '/bs/profil-pravnih-lica');
    await page.getByRole('combobox', { name: 'Kanton' }).selectOption('Kanton 10');
    await expect(page.getByRole('button', { name: /Kanton: Kanton 10$/ })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);

    // No call searches by figures, so the canton is exported with them and sorted.
    const canton = await workbookBy(page, 'Preuzmite s pokazateljima');
    expect(canton.name).toMatch(/^registar-privredna-drustva-pokazatelji-/);
    const ofCanton = aboutOf(canton.book);
    expect(ofCanton['Aktivni filteri']).toContain('Kanton: Kanton 10');
    expect(ofCanton['Izvor']).toBeTruthy();
    const [sheet] = canton.book.worksheets;
    if (!sheet) throw new Error('no sheet');
    const resultAt = columnOf(sheet, 'Rezultat poslovanja');
    const losses = (sheet.getRows(2, sheet.rowCount - 1) ?? [])
      .map((row) => ({ jib: row.getCell(1).text, result: Number(row.getCell(resultAt).value ?? 0) }))
      .filter(({ result }) => result < 0)
      .toSorted((a, b) => a.result - b.result)
      .slice(0, 10);
    expect(losses).toHaveLength(10);

    // Four of them are compared.
    for (const { jib } of losses.slice(0, 4)) {
      const field = page.getByRole('textbox', { name: 'JIB' }).first();
      await field.fill(jib);
      await field.press('Enter');
      // Opened cards belong to the history entry that shows them.
      await expect(page).toHaveURL(new RegExp(`jib=${jib}`));
      await expect(page.getByRole('heading', { level: 2, name: '1 pravno lice' })).toBeVisible();
      const card = page.getByRole('listitem').filter({ hasText: jib });
      await card.getByRole('button', { name: /^Prikažite podatke/ }).click();
      await card.getByRole('button', { name: 'Dodajte za poređenje' }).click();
    }
    await page
      .getByRole('complementary', { name: 'Dodano za poređenje' })
      .getByRole('link', { name: 'Uporedite' })
      .click();
    await expect(page.getByRole('rowheader', { name: /^Neto marža/ })).toBeVisible();
    await page.getByRole('radio', { name: 'Sve godine' }).check();
    const table = page.getByRole('table', { name: /sve godine/ });
    await expect(table.getByRole('rowheader', { name: /^Prinos na imovinu/ })).toBeVisible();
    // The gutter of 2022 stays in its column and covers no figure.
    await expect(async () => {
      const [gutter, figure] = await Promise.all([
        table.locator('td[aria-hidden]').first().boundingBox(),
        table.getByRole('columnheader', { name: '2023', exact: true }).boundingBox(),
      ]);
      expect((gutter?.x ?? 0) + (gutter?.width ?? Infinity)).toBeLessThan(figure?.x ?? 0);
    }).toPass();

    // The file describes itself, and contains ratios with their formula.
    const comparison = await workbookBy(page, 'Preuzmite ili navedite podatke');
    const [figures] = comparison.book.worksheets;
    if (!figures) throw new Error('no sheet');
    const formulas = figures.getColumn(columnOf(figures, 'Formula')).values;
    expect(formulas).toContain('Neto rezultat podijeljen prihodom.');
    expect(new Set(figures.getColumn(columnOf(figures, 'JIB')).values.slice(2)).size).toBe(4);
    const about = aboutOf(comparison.book);
    for (const { jib } of losses.slice(0, 4)) expect(Object.values(about).join(' ')).toContain(jib);
    for (const header of ['Pozicija na obrascu do 2021.', 'Pozicija na obrascu od 2022.'])
      expect(columnOf(figures, header)).toBeGreaterThan(0);

    for (const width of [390, 820]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  },
);
