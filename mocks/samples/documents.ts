import { newWorkbook, workbookBytes } from '../workbooks/open-workbook.ts';

/** A small Word document of a title and paragraphs. */
export async function wordDocument(title: string, paragraphs: readonly string[]): Promise<Uint8Array> {
  const { Document, HeadingLevel, Packer, Paragraph } = await import('docx');
  const children = [
    new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
    ...paragraphs.map((text) => new Paragraph(text)),
  ];
  return new Uint8Array(
    await Packer.toArrayBuffer(new Document({ title, creator: 'Javordolić', sections: [{ children }] })),
  );
}

/** A one-page PDF. Its standard font has no č, ć and đ, so its text does not use them. */
export async function pdfDocument(title: string): Promise<Uint8Array> {
  const { PDFDocument, StandardFonts } = await import('pdf-lib');
  const document = await PDFDocument.create();
  document.setTitle(title);
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([595, 842]).drawText(title, { x: 60, y: 760, size: 18, font });
  return document.save();
}

/** The decision on profit distribution as a workbook (R2.9: decision files are xlsx). */
export async function decisionWorkbook(): Promise<Uint8Array> {
  const workbook = await newWorkbook();
  const sheet = workbook.addWorksheet('Odluka');
  sheet.addRow(['Odluka o raspodjeli poslovnog rezultata']);
  sheet.addRow(['Dobit za raspodjelu, KM', 120_000]);
  sheet.addRow(['Rezerve, KM', 20_000]);
  sheet.addRow(['Neraspoređena dobit, KM', 100_000]);
  return workbookBytes(workbook);
}

/** The first bytes of a program, as in a renamed .exe. */
export function programStart(): Uint8Array {
  const bytes = new Uint8Array(512);
  bytes.set([0x4d, 0x5a, 0x90, 0x00, 0x03]);
  bytes.set(new TextEncoder().encode('This program cannot be run in DOS mode.'), 78);
  return bytes;
}

/** The outline of a password-protected workbook: an OLE container with the stream 'EncryptedPackage' in its directory. */
export function encryptedShell(): Uint8Array {
  const bytes = new Uint8Array(1536);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const entry = (name: string, at: number) => {
    for (const [place, letter] of [...name].entries()) bytes[at + 2 * place] = letter.charCodeAt(0);
  };
  entry('Root Entry', 1024);
  entry('EncryptionInfo', 1152);
  entry('EncryptedPackage', 1280);
  return bytes;
}
