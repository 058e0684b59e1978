import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * The text of a PDF with its form fields and notes. `isWhole` false where a page has none, because it is a picture, or where there
 * are too many pages.
 */
export type PdfText = { text: string; isWhole: boolean };

/** Pages whose text is read, and its longest text in characters. */
const LIMIT = { pages: 10, text: 60_000 } as const;
/** How far above a field its label may stand, in points. */
const LABEL_ABOVE = 40;

/** Reads the text of a PDF, page by page. */
export async function textOfPdf(pdf: PDFDocumentProxy): Promise<PdfText> {
  let text = '';
  let isWhole = pdf.numPages <= LIMIT.pages;
  for (let at = 1; at <= Math.min(LIMIT.pages, pdf.numPages) && text.length < LIMIT.text; at++) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time
    const page = await textOfPage(await pdf.getPage(at));
    if (page.trim() === '') isWhole = false;
    text += `${page}\n`;
  }
  return { text: text.slice(0, LIMIT.text), isWhole: isWhole && text.length < LIMIT.text };
}

type Item = { str: string; hasEOL: boolean; transform: readonly number[] };
type Annotation = {
  rect?: readonly number[];
  fieldValue?: unknown;
  contentsObj?: { str?: string };
  textContent?: readonly string[];
};

/** The text of a page; what is written in a form field or note is no text of the page and is put, on a line of its own, where it is seen. */
async function textOfPage(page: PDFPageProxy): Promise<string> {
  const content = await page.getTextContent();
  const items = content.items.filter((item) => 'str' in item) as readonly Item[];
  const annotations = (await page.getAnnotations()) as readonly Annotation[];
  const after = new Map<number, string>();
  for (const annotation of annotations) {
    const place = placeOf(annotation, items);
    for (const written of textsOf(annotation)) after.set(place, `${after.get(place) ?? ''}\n${written}\n`);
  }
  const text = items.map(({ str, hasEOL }, at) => str + (hasEOL ? '\n' : '') + (after.get(at) ?? ''));
  return text.join('') + (after.get(-1) ?? '');
}

/** The value of a form field, or the words of a note. */
function textsOf({ fieldValue, contentsObj, textContent }: Annotation): string[] {
  const values = [fieldValue].flat().filter((value): value is string => typeof value === 'string' && value !== 'Off');
  const note = textContent?.length ? textContent.join('\n') : (contentsObj?.str ?? '');
  return [...values, note].filter((each) => each.trim() !== '');
}

/** The index of the text that a field belongs to: the last one before it on its line, else the one above it; -1 for none. */
function placeOf({ rect = [] }: Annotation, items: readonly Item[]): number {
  const [left = 0, bottom = 0, , top = 0] = rect;
  const placed = items.map(({ str, transform: [, , , , x = 0, y = 0] }, at) => ({ str, at, x, y }));
  const texts = placed.filter(({ str }) => str.trim() !== '');
  const onLine = texts.filter(({ x, y }) => x < left && y >= bottom - 2 && y <= top + 2);
  const above = texts.filter(({ y }) => y > top && y - top < LABEL_ABOVE);
  const found =
    onLine.toSorted((one, other) => other.x - one.x)[0] ?? above.toSorted((one, other) => one.y - other.y)[0];
  return found?.at ?? -1;
}
