import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Interaction } from './time-interaction.ts';

const FILE = join(import.meta.dirname, '../../../mocks/samples/errors-400.xlsx');

/** Checks a report with 400 errors; ten of them are shown. */
async function checkedReport(page: Page): Promise<void> {
  await page.locator('main input[type=file]').first().setInputFiles(FILE);
  await page.getByRole('checkbox', { name: 'Nisam robot' }).check();
  await page.getByRole('button', { name: /^Provjerite$/ }).click();
  await ticks(page).nth(9).waitFor();
}

/** …and all 400 are shown. */
async function allErrors(page: Page): Promise<void> {
  await checkedReport(page);
  await page.getByRole('button', { name: /\(400\)$/ }).click();
  await ticks(page).nth(399).waitFor();
}

const ticks = (page: Page) => page.locator('main ol input[type=checkbox]');
const control = '/bs/kontrola-finansijskih-izvjestaja';

/** Templates and control. Limits: typing 64 ms, all else 100 ms (architecture, Budgets). */
export const REPORT_TOOL_INTERACTIONS: readonly Interaction[] = [
  {
    name: 'Typing in the list of accountants',
    address: '/bs/predlosci-finansijskih-izvjestaja',
    limit: 64,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Računovođa/ }).click();
      const box = page.locator('input[role=combobox]:enabled').first();
      await box.fill('b');
      await page.getByRole('option').first().waitFor();
    },
    act: (page, turn) =>
      page
        .locator('input[role=combobox]')
        .first()
        .press('rezak  '[turn] ?? 'Backspace'),
  },
  {
    name: 'Showing all of 400 errors',
    address: control,
    limit: 100,
    prepare: checkedReport,
    act: (page) => page.getByRole('button', { name: /\(400\)$/ }).click(),
    turns: 1,
  },
  {
    name: 'Typing in the filter of 400 errors',
    address: control,
    limit: 64,
    prepare: allErrors,
    act: (page, turn) => page.locator('main input[type=search]').press('zaposlen'[turn] ?? 'a'),
  },
  {
    name: 'Ticking off one of 400 errors',
    address: control,
    limit: 100,
    prepare: allErrors,
    act: (page, turn) => ticks(page).nth(turn).click(),
  },
];
