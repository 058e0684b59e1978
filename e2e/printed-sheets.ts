import type { Page } from '@playwright/test';
import { PDFDocument, type PDFPage } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a page prints in its web font; in the wider fallback the last line may need another sheet. */
async function printed(page: Page): Promise<Buffer> {
  // The fallback font is one of the page's fonts as well.
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Public Sans Variable') && status === 'loaded'),
  );
  return page.pdf({ format: 'A4', preferCSSPageSize: true });
}

/** The sheets on which a page prints. */
export const printedSheets = async (page: Page): Promise<PDFPage[]> =>
  (await PDFDocument.load(await printed(page))).getPages();

/** The text of each sheet of what a page prints. */
export async function printedTexts(page: Page): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(await printed(page)) }).promise;
  const textOf = async (number: number) => {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  };
  return Promise.all(Array.from({ length: pdf.numPages }, (_, at) => textOf(at + 1)));
}
