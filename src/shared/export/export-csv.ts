import { toCsv } from '#shared/format/csv.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { ExportTable } from './export-table.ts';

/**
 * A table as CSV (RFC 4180) for programs and for spreadsheets in the reader's language: one head, then the rows and nothing else,
 * so that files can be joined by the jib, which is its thirteen digits. What a spreadsheet needs besides (zeros in front of a jib,
 * dates, the description of the file) is in the .xlsx.
 */
export const exportCsv = ({ heads, rows }: ExportTable, lang: Lang): Blob =>
  new Blob([toCsv([heads.map(({ header }) => header), ...rows], lang)], { type: 'text/csv;charset=utf-8' });
