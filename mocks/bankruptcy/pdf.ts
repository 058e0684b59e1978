import { PDFDocument, PDFHexString, PDFName, PDFNumber, PDFOperator, PDFOperatorNames } from 'pdf-lib';
import { entityById } from '../legal-entities/registry.ts';
import { documentTypeOf } from '../reference/document-types.ts';
import type { ProceedingDocument } from './documents.ts';

/** Letters the standard fonts contain but WinAnsi does not; they are mapped to unused codes. */
const EXTRA_LETTERS = { č: 'ccaron', ć: 'cacute', đ: 'dcroat', Č: 'Ccaron', Ć: 'Cacute', Đ: 'Dcroat' } as const;
const FIRST_EXTRA_CODE = 0xe0;
/** The letters of our languages that WinAnsi places outside Latin-1. */
const WIN_ANSI: Record<string, number> = { š: 0x9a, Š: 0x8a, ž: 0x9e, Ž: 0x8e, '–': 0x96 };
const FONT = 'ProceedingText';

/** One A4 page that names the document, its entity and the day of submission. */
export async function createDocument(document: ProceedingDocument): Promise<Uint8Array<ArrayBuffer>> {
  const entity = entityById(document.legalEntityId);
  const [year, month, day] = document.submittedOn.split('-');
  const pdf = await PDFDocument.create();
  const title = documentTypeOf(document.documentTypeId)?.title ?? 'Dokument';
  pdf.setTitle(title);
  pdf.setLanguage('bs');
  const page = pdf.addPage([595, 842]);
  page.node.setFontDictionary(PDFName.of(FONT), pdf.context.register(pdf.context.obj(fontDictionary())));
  const lines: [text: string, size: number, gap: number][] = [
    ['Registar stečajnih i predstečajnih postupaka', 11, 0],
    [title, 17, 60],
    [entity?.shortName ?? '', 12, 40],
    [`JIB: ${entity?.jib ?? ''}`, 12, 20],
    [`Dostavljeno agenciji: ${day}.${month}.${year}.`, 12, 20],
    [`Broj dokumenta: ${document.id}`, 12, 20],
    ['Primjer dokumenta za prikaz portala. Nema pravnu snagu.', 9, 60],
  ];
  let y = 770;
  for (const [text, size, gap] of lines) {
    y -= gap;
    page.pushOperators(...textAt(text, size, y));
  }
  return new Uint8Array(await pdf.save());
}

function fontDictionary() {
  const glyphs = Object.values(EXTRA_LETTERS);
  const encoding = { Type: 'Encoding', BaseEncoding: 'WinAnsiEncoding', Differences: [FIRST_EXTRA_CODE, ...glyphs] };
  return { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: encoding };
}

function textAt(text: string, size: number, y: number): PDFOperator[] {
  return [
    PDFOperator.of(PDFOperatorNames.BeginText),
    PDFOperator.of(PDFOperatorNames.SetFontAndSize, [PDFName.of(FONT), PDFNumber.of(size)]),
    PDFOperator.of(PDFOperatorNames.MoveText, [PDFNumber.of(60), PDFNumber.of(y)]),
    PDFOperator.of(PDFOperatorNames.ShowText, [PDFHexString.of(hexOf(text))]),
    PDFOperator.of(PDFOperatorNames.EndText),
  ];
}

function hexOf(text: string): string {
  const extras = Object.keys(EXTRA_LETTERS);
  return [...text]
    .map((letter) => {
      const place = extras.indexOf(letter);
      const code = place >= 0 ? FIRST_EXTRA_CODE + place : (WIN_ANSI[letter] ?? letter.charCodeAt(0));
      return code.toString(16).padStart(2, '0');
    })
    .join('');
}
