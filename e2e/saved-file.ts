import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Saves what the open dialog offers as a file, in a format if one is given: its name and its bytes. */
export async function savedAs(page: Page, format?: RegExp): Promise<{ name: string; bytes: Buffer }> {
  const dialog = page.getByRole('dialog');
  if (format) await dialog.getByRole('radio', { name: format }).check();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Preuzmite datoteku' }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
