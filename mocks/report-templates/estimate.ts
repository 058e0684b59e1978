import { formatAmount } from '../workbooks/findings.ts';
import { labels } from '../workbooks/labels.ts';
import type { TemplateRequest } from './template-request.ts';

/** Prices in KM of the price list: a regular and an audited report submission (P9). */
const PRICES = { regular: 70, audited: 50 } as const;

const TITLE = labels('Predračun', 'Predračun', 'Pro-forma invoice');
const ISSUER = labels(
  'Finansijsko-informatička agencija',
  'Financijsko-informatička agencija',
  'Financial-Information Agency',
);
const NAME = labels('Naziv pravnog lica', 'Naziv pravne osobe', 'Name of the legal entity');
const REPORT = labels('Vrsta izvještaja', 'Vrsta izvješća', 'Report type');
const YEAR = labels('Godina', '', 'Year');
const PRICE = labels('Cijena, KM', '', 'Price, KM');
const JIB = labels('JIB', '', 'UIN (JIB)');
const PURPOSE = labels('Poziv na broj', '', 'Payment reference');
const DATE = labels('Datum', '', 'Date');

/** The price of submitting a report in KM (P9). */
const priceOf = ({ reportType }: Pick<TemplateRequest, 'reportType'>): number =>
  PRICES[reportType.audited ? 'audited' : 'regular'];

/** The pro-forma invoice of a report submission as a .docx (R2.9). */
export async function makeEstimate(
  request: TemplateRequest & { entity: NonNullable<TemplateRequest['entity']> },
): Promise<Uint8Array<ArrayBuffer>> {
  const { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun, WidthType } =
    await import('docx');
  const { language, entity, reportType, year, jib } = request;
  const rows: [string, string][] = [
    [DATE[language], language === 'en' ? '11/21/2026' : '21.11.2026.'],
    [JIB[language], jib],
    [NAME[language], entity.longName || entity.shortName],
    [REPORT[language], request.reportTypeName || reportType.name[language]],
    [YEAR[language], String(year)],
    [PRICE[language], formatAmount(priceOf(request), language)],
    [PURPOSE[language], `${jib}-${String(reportType.id).padStart(2, '0')}-${year}`],
  ];
  const cell = (text: string, bold: boolean, share: number) =>
    new TableCell({
      width: { size: share, type: WidthType.PERCENTAGE },
      children: [new Paragraph({ children: [new TextRun({ text, bold })] })],
    });
  const table = new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(([label, value]) => new TableRow({ children: [cell(label, true, 35), cell(value, false, 65)] })),
  });
  const children = [
    new Paragraph(ISSUER[language]),
    new Paragraph({ text: TITLE[language], heading: HeadingLevel.HEADING_1 }),
    table,
  ];
  const document = new Document({ title: TITLE[language], creator: ISSUER[language], sections: [{ children }] });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}
