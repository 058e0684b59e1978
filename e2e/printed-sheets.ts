import type { Page } from '@playwright/test';
import { PDFDocument, type PDFPage } from 'pdf-lib';

/** The sheets a page is printed on, in its own font: before that comes texts are wider, and the last line may need one sheet more. */
export async function printedSheets(page: Page): Promise<PDFPage[]> {
  // The face that stands in for it until then is one of the page's fonts as well.
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Public Sans Variable') && status === 'loaded'),
  );
  return (await PDFDocument.load(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).getPages();
}
