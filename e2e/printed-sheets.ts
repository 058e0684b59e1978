import type { Page } from '@playwright/test';
import { PDFDocument, type PDFPage } from 'pdf-lib';

/** The sheets a page is printed on, in its own font: before that comes texts are wider, and the last line may need one sheet more. */
export async function printedSheets(page: Page): Promise<PDFPage[]> {
  await page.waitForFunction(() => {
    const faces = [...document.fonts].map(({ status }) => status);
    return faces.includes('loaded') && !faces.includes('loading');
  });
  return (await PDFDocument.load(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).getPages();
}
