import { csvFile } from '#shared/format/csv.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { AboutLine, ExportTable } from './export-table.ts';

/**
 * A code as a cell that spreadsheets keep as text: a tab in front. Without it they turn 4200000000005 into 4,2E+12 and drop
 * leading zeros (faults E06); a formula (="…") would be read as text by everything else, a tab is trimmed as white space.
 */
const asText = (code: string): string => (/^[\d.]+$/.test(code) ? `\t${code}` : code);

/**
 * A table as CSV by the reader's habits (semicolon, decimal comma and BOM for bs and hr); formulas are neutralised. What the
 * file says of itself stands in columns of its own, the same in each row: lines above or below a table would be taken for
 * rows, and rows of several files keep their source when they are put together (decisions: Export).
 */
export function exportCsv({ heads, rows }: ExportTable, lang: Lang, about: readonly AboutLine[] = []): Blob {
  const body = rows.map((cells) =>
    cells.map((cell, at) => (heads[at]?.kind === 'code' && typeof cell === 'string' ? asText(cell) : cell)),
  );
  const names = heads.map(({ header }) => header);
  // What the rows say themselves needs no second column of that name.
  const added = about.filter(({ label }) => !names.includes(label));
  const labels = [...names, ...added.map(({ label }) => label)];
  return csvFile([labels, ...body.map((cells) => [...cells, ...added.map(({ text }) => text)])], lang);
}
