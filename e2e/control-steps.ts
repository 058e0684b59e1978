import { join } from 'node:path';
import type { Page } from '@playwright/test';

const SAMPLES = join(import.meta.dirname, '../mocks/samples');
/** The path of a sample workbook of the agency in a box. */
export const sample = (name: string) => join(SAMPLES, name);

type SelectedFiles = Parameters<ReturnType<Page['locator']>['setInputFiles']>[0];

/** Selects files, or a corrected one. */
export async function choose(page: Page, files: SelectedFiles): Promise<void> {
  await page.locator('#root:not([aria-busy])').waitFor();
  await page
    .getByLabel(/^(Odaberite datoteku|Odaberite datoteke|Provjerite ispravljenu datoteku)$/)
    .setInputFiles(files);
}

/** Solves the captcha and starts the agency's check. */
export async function check(page: Page): Promise<void> {
  const part = page.getByRole('region', { name: 'Kontrola Agencije' });
  await part.getByRole('checkbox', { name: 'Nisam robot' }).check();
  await part.getByRole('button', { name: 'Provjerite', exact: true }).click();
}

/** Checks a correct report with its notes and confirms its submission. */
export async function submitCorrect(page: Page, file: SelectedFiles = sample('correct.xlsx')): Promise<void> {
  await choose(page, file);
  await check(page);
  await page.getByLabel('Odaberite datoteku: Bilješke uz finansijske izvještaje').setInputFiles(sample('notes.docx'));
  await page.getByRole('button', { name: 'Predajte izvještaj' }).click();
  await page
    .getByRole('dialog', { name: 'Potvrda predaje izvještaja' })
    .getByRole('button', { name: 'Predajte' })
    .click();
}
