import { csvFile } from '#shared/format/csv.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { AboutLine, ExportTable } from './export-table.ts';

/**
 * A code as a cell that spreadsheets keep as text, with a tab in front. Without it they turn 4200000000005 into 4,2E+12 and
 * drop leading zeros (faults E06). Other programs would read a formula (="…") as text, but trim a tab as white space.
 */
const asText = (code: string): string => (/^[\d.]+$/.test(code) ? `\t${code}` : code);

/**
 * A table as CSV for spreadsheets in the reader's language (semicolon, decimal comma and BOM for bs and hr); formulas are
 * neutralised. The description of the file is in additional columns, the same in each row: lines above or below the table would
 * be read as rows, and rows of several files keep their source when they are combined (decisions: Export).
 */
export function exportCsv({ heads, rows }: ExportTable, lang: Lang, about: readonly AboutLine[] = []): Blob {
  const body = rows.map((cells) =>
    cells.map((cell, at) => (heads[at]?.kind === 'code' && typeof cell === 'string' ? asText(cell) : cell)),
  );
  const names = heads.map(({ header }) => header);
  // A line whose label is already a column needs no second column.
  const added = about.filter(({ label }) => !names.includes(label));
  const labels = [...names, ...added.map(({ label }) => label)];
  return csvFile([labels, ...body.map((cells) => [...cells, ...added.map(({ text }) => text)])], lang);
}
