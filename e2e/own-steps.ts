import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Pastes a list on the page of the list check and starts the check of its rows. */
export async function startListCheck(page: Page, lines: readonly string[]): Promise<void> {
  await page.locator('main textarea').fill(lines.join('\n'));
  await page.getByRole('button', { name: /^(Provjerite|Check) \d+ (red|row)/ }).click();
}

/** Saves the search of the page under its suggested name, and waits until it is listed. */
export async function saveSearch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sačuvajte pretragu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sačuvajte' }).click();
  await expect(page.getByRole('region', { name: 'Sačuvane pretrage' })).toBeVisible();
}
