const AGENCY = 'Finansijsko-informatička agencija';
const LINES = [
  'Ogledni dokument za razvoj i provjeru portala.',
  'Sample document for developing and testing the portal.',
] as const;

/** Writes letters that the PDF standard fonts lack without their marks. */
const standardLetters = (text: string) =>
  text
    .replace(/[čć]/g, 'c')
    .replace(/[ČĆ]/g, 'C')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replace(/[^\x20-\x7EŠŽšž–]/g, ' ');

/** A one-page PDF: the agency, the title and two lines. */
export async function pdfFile(title: string): Promise<Uint8Array<ArrayBuffer>> {
  const { PDFDocument, StandardFonts, rgb } = await import('pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.setTitle(title);
  const [bold, regular] = [
    await pdf.embedFont(StandardFonts.HelveticaBold),
    await pdf.embedFont(StandardFonts.Helvetica),
  ];
  const page = pdf.addPage([595, 842]);
  const ink = rgb(0.145, 0.216, 0.275);
  const write = (text: string, y: number, size: number, font = regular) =>
    page.drawText(standardLetters(text), { x: 64, y, size, font, color: ink, maxWidth: 467, lineHeight: size * 1.35 });
  write(AGENCY, 764, 10);
  page.drawLine({ start: { x: 64, y: 752 }, end: { x: 531, y: 752 }, thickness: 1.5, color: rgb(0.788, 0.51, 0.169) });
  write(title, 708, 20, bold);
  LINES.forEach((line, index) => write(line, 620 - index * 18, 11));
  return new Uint8Array(await pdf.save());
}

/** A Word document: the agency, the title and two lines. */
export async function docxFile(title: string): Promise<Uint8Array<ArrayBuffer>> {
  const { Document, HeadingLevel, Packer, Paragraph } = await import('docx');
  const children = [
    new Paragraph(AGENCY),
    new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
    ...LINES.map((line) => new Paragraph(line)),
  ];
  const packed = await Packer.toArrayBuffer(new Document({ title, sections: [{ children }] }));
  return new Uint8Array(packed);
}

/** A workbook with one sheet: the agency, the title and two lines. */
export async function xlsxFile(title: string): Promise<Uint8Array<ArrayBuffer>> {
  const { default: excel } = await import('exceljs');
  const workbook = new excel.Workbook();
  const sheet = workbook.addWorksheet('Dokument');
  sheet.getColumn(1).width = 60;
  for (const line of [AGENCY, title, ...LINES]) sheet.addRow([line]);
  sheet.getRow(2).font = { bold: true, size: 14 };
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

/** The bar-code font that printed report forms need. */
export async function ttfFile(): Promise<Uint8Array<ArrayBuffer>> {
  const [{ readFile }, { join }] = await Promise.all([import('node:fs/promises'), import('node:path')]);
  const path = join(import.meta.dirname, '../../public/fonts/barcode/LibreBarcode128-Regular.ttf');
  return new Uint8Array(await readFile(path));
}
