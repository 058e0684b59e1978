import type { Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { createDocument } from '../mocks/bankruptcy/pdf.ts';
import { entityById } from '../mocks/legal-entities/registry.ts';
import { expect, openPage, signIn } from './fixtures.ts';

export const INBOX = '/bs/pristigli-dokumenti';

/** A file as it is selected. */
export type Pdf = { name: string; mimeType: string; buffer: Buffer };

export const pdf = (name: string, buffer: Buffer): Pdf => ({ name, mimeType: 'application/pdf', buffer });

/** Document types whose title in a document of the agency in a box is the portal's name for them. */
export const TITLED_TYPES = [11, 12, 15, 16, 17, 18, 19, 20, 22, 26] as const;

/** The legal entity with an id. */
export function entity(id: number) {
  const known = entityById(id);
  if (!known) throw new Error(`There is no entity ${id}.`);
  return known;
}

/** A document with text: its type, entity, jib and the day of its submission (`YYYY-MM-DD`). */
export async function written(name: string, legalEntityId: number, documentTypeId: number, day: string): Promise<Pdf> {
  return pdf(name, Buffer.from(await createDocument({ id: 1, legalEntityId, documentTypeId, submittedOn: day })));
}

/** A document with a page but without text, as a scan is. */
export async function scanned(name: string): Promise<Pdf> {
  const document = await PDFDocument.create();
  // No two scans have the same content.
  document.setTitle(name);
  document.addPage([595, 842]).drawRectangle({ x: 60, y: 60, width: 475, height: 722 });
  return pdf(name, Buffer.from(await document.save()));
}

export async function openInbox(page: Page): Promise<void> {
  await signIn(page, 'moderator');
  await openPage(page, INBOX);
  await expect(page.getByLabel('Odaberite PDF datoteke')).toBeAttached();
}

/** Selects files and waits until their first pages have been read. */
export async function select(page: Page, files: readonly Pdf[]): Promise<void> {
  await page.getByLabel('Odaberite PDF datoteke').setInputFiles([...files]);
  await expect(page.getByRole('heading', { level: 2, name: /^Red: / })).toBeVisible();
  await expect(page.getByText('Čita se', { exact: true })).toHaveCount(0);
}

/** The row of a file in the queue. */
export const rowOf = (page: Page, name: string) =>
  page
    .getByRole('region', { name: /^Red: / })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) });

/** The form of the document that is open. */
export const openForm = (page: Page) => page.getByRole('form', { name: /^Podaci dokumenta/ });

/** Takes the jib and the day that the name of an unread document offers. */
export async function takeOffered(page: Page): Promise<void> {
  const offered = openForm(page).getByRole('group', { name: 'U dokumentu ili nazivu datoteke piše:' });
  for (const count of [2, 1]) {
    await expect(offered).toHaveCount(count);
    await offered.first().getByRole('button').click();
  }
  await openForm(page)
    .getByRole('button', { name: /^Potvrdite i pređite/ })
    .focus();
}

/** Confirms the open document with Enter; resolves when `count` documents are confirmed. */
export async function confirmWithEnter(page: Page, count: number): Promise<void> {
  await expect(openForm(page).getByRole('button', { name: /^Potvrdite i pređite/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(new RegExp(`spremno: ${count}(?:\\D|$)`))).toBeVisible();
}
