import type { CellStyle, CellValue, WriteSheet } from 'hucre';
import { writeXlsx } from 'hucre/xlsx';
import { toDateParts } from '#shared/format/date.ts';
import type { AboutLine, ColumnKind, ExportTable } from './export-table.ts';

type StyledCell = [place: string, { style: CellStyle }];

const DEFAULT_WIDTH = 18;
/** Excel's limit for the name of a sheet. */
const LONGEST_SHEET_NAME = 31;
const BOLD: CellStyle = { font: { bold: true } };

/** Excel's limit for the text of a cell; it repairs a file with a longer one. */
const LONGEST_TEXT = 32_767;

/**
 * Characters that the XML of a workbook cannot hold or would change, and texts that look like their escape: Excel reads `_x0041_`
 * as 'A', so that the underscore itself is escaped. So is the sign of a text like `#N/A`, which would be written as an error.
 */
const TO_ESCAPE =
  // oxlint-disable-next-line no-control-regex
  /_(?=x[0-9a-f]{4}_)|^#(?=[A-Z_/0-9]+[!?]?$)|[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gi;

const escaped = (character: string) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/**
 * A text as a cell holds it, so that every reader gets it back: always a text cell, never run as a formula or turned into a
 * number; with the line ends of Excel, and cut at its limit.
 */
function cellText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n');
  const cut = lines.slice(0, LONGEST_TEXT);
  const whole = /[\ud800-\udbff]$/.test(cut) && lines.length > LONGEST_TEXT ? cut.slice(0, -1) : cut;
  return whole.replace(TO_ESCAPE, escaped);
}

/** Formats of numbers and days, the same in every language; a program writes the separators of its own. */
const FORMATS: Partial<Record<ColumnKind, string>> = {
  amount: '#,##0.00',
  year: '0',
  day: 'yyyy-mm-dd',
  time: 'yyyy-mm-dd hh:mm:ss',
};

/** Whole amounts, and numbers of people among them, have no decimals. */
const WHOLE = '#,##0';

/** Days since 1900 as a workbook counts them; null before 1 March 1900, which programs count differently. */
function serialOf(value: string): number | null {
  const parts = toDateParts(value);
  if (!parts) return null;
  const { year, month, day, time } = parts;
  const days = Date.UTC(year, month - 1, day) / 86_400_000 + 25_569;
  const seconds = time ? (time.hour * 60 + time.minute) * 60 + time.second : 0;
  return days < 61 ? null : days + seconds / 86_400;
}

function cellOf(value: string | number | null, kind: ColumnKind): CellValue {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value === null) return null;
  return ((kind === 'day' || kind === 'time') && serialOf(value)) || cellText(value);
}

/** The format of a cell's value; undefined for a text. */
const formatOf = (value: CellValue, kind: ColumnKind): string | undefined =>
  typeof value === 'number' ? (kind === 'amount' && Number.isInteger(value) ? WHOLE : FORMATS[kind]) : undefined;

/** Numbers and dates stand on the right, like their cells. */
const isText = (kind: ColumnKind) => kind === 'text' || kind === 'code';

const sheetName = (name: string) =>
  name
    .replace(/[[\]:*?/\\\p{Cc}]/gu, ' ')
    .slice(0, LONGEST_SHEET_NAME)
    .replace(/^['\s]+|['\s]+$/g, '') || 'Sheet';

/**
 * A table as an .xlsx workbook whose head stays visible, with numbers and dates that can be sorted and added up; a second sheet
 * describes the file. Load this module only when needed.
 */
export async function exportXlsx(
  { heads, rows }: ExportTable,
  sheet: string,
  about?: { sheet: string; lines: readonly AboutLine[] },
): Promise<Blob> {
  const kindAt = (column: number) => heads[column]?.kind ?? 'text';
  const values = rows.map((cells) => cells.map((value, column) => cellOf(value, kindAt(column))));
  const headStyles = heads.map(({ kind }, column): StyledCell => [
    `0,${column}`,
    { style: { ...BOLD, alignment: { horizontal: isText(kind) ? 'left' : 'right' } } },
  ]);
  const formats = values.flatMap((cells, row) =>
    cells.flatMap((value, column): StyledCell[] => {
      const numFmt = formatOf(value, kindAt(column));
      return numFmt === undefined ? [] : [[`${row + 1},${column}`, { style: { numFmt } }]];
    }),
  );
  const table: WriteSheet = {
    name: sheetName(sheet),
    rows: [heads.map(({ header }) => cellText(header)), ...values],
    columns: heads.map(({ width = DEFAULT_WIDTH }) => ({ width })),
    cells: new Map([...headStyles, ...formats]),
    freezePane: { rows: 1 },
  };
  const notes: WriteSheet | undefined = about && {
    name: sheetName(about.sheet),
    rows: about.lines.map(({ label, text }) => [cellText(label), cellText(text)]),
    columns: [{ width: 26 }, { width: 90 }],
    cells: new Map(about.lines.map((_line, row) => [`${row},0`, { style: BOLD }])),
  };
  const bytes = await writeXlsx({ sheets: notes ? [table, notes] : [table] });
  return new Blob([new Uint8Array(bytes)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}
