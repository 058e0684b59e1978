import type { Page } from '@playwright/test';
import { PDFDocument, type PDFPage } from 'pdf-lib';

/** The sheets on which a page prints in its web font; in the wider fallback the last line may need another sheet. */
export async function printedSheets(page: Page): Promise<PDFPage[]> {
  // The fallback font is one of the page's fonts as well.
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Public Sans Variable') && status === 'loaded'),
  );
  return (await PDFDocument.load(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).getPages();
}
