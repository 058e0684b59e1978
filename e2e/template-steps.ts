import type { Download, Locator, Page } from '@playwright/test';
import { expectPage } from './fixtures.ts';

/** The creators offered: a list besides the options of the form's selects. */
export const creatorOptions = (page: Page): Locator =>
  page.getByRole('listbox', { name: /Računovođa/ }).getByRole('option');

/** Selects an accountant as the creator: the first one, or the first that matches the typed text. */
export async function chooseCreator(page: Page, typed = ''): Promise<void> {
  await page.getByRole('button', { name: /^Računovođa/ }).click();
  const creator = page.getByRole('combobox', { name: /Računovođa/ });
  await (typed ? creator.fill(typed) : creator.click());
  await creatorOptions(page).first().click();
}

/** The type of the legal entity and of its report, and the year. */
export async function chooseReport(
  page: Page,
  { reportType = 'Godišnji izvještaj', year = '2025' } = {},
): Promise<void> {
  await page.getByLabel(/^Vrsta pravnog lica/).selectOption({ label: 'Privredna društva' });
  await page.getByLabel(/^Vrsta izvještaja/).selectOption({ label: reportType });
  await page.getByLabel(/^Obračunski period/).selectOption(year);
}

/** The download started by the button with this name. */
export async function downloadBy(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return download;
}

/** Follows the link of the page to the control, with the template just downloaded. */
export async function goToControl(page: Page): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name: 'Kontrola i predaja finansijskih izvještaja' });
  await link.last().click();
  await expectPage(page, 'Kontrola i predaja finansijskih izvještaja');
}
