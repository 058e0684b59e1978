import { EXPORT_ROW_CAP } from '#shared/config/settings.ts';
import type { AboutLine, ExportColumn } from './export-table.ts';

type PagedRows<Row> = {
  /** Count of all results, as far as it is known. */
  total: number;
  /**
   * Page after page, in order, from the row `from` on (0, 1,000, 2,000 …); must stop when the signal is aborted, and throws
   * when a page cannot be had.
   */
  pages: (signal: AbortSignal, from: number, total: number) => AsyncIterable<readonly Row[]>;
};

/** The rows of an opened export. */
export type OpenedSource<Row> = { rows: readonly Row[] } | PagedRows<Row>;

/** What is offered for download. */
export type ExportOffer<Row> = {
  /** What is exported, as text: 'Results of the search'. */
  title: string;
  columns: readonly ExportColumn<Row>[];
  /** Where the rows come from: made when the export is opened, or results walked page by page. */
  source: { rows: () => readonly Row[] } | PagedRows<Row>;
  /** What the file says of itself beside title, address and day, which are added: filters, unit, source, licence (`useExportAbout`). */
  about: readonly AboutLine[];
  /** Without its ending: 'registar-privredna-drustva'. The date is added. */
  fileName: string;
};

/**
 * The rows of the file that begins after `from` rows (0 for the first one), counted from 1; a file holds at most 1,000 of them. `next` is
 * where the next file begins, null when this is the last one.
 */
export function exportPart<Row>(source: OpenedSource<Row>, from = 0) {
  const total = 'rows' in source ? source.rows.length : source.total;
  const last = Math.min(total, from + EXPORT_ROW_CAP);
  return { first: from + 1, last, count: Math.max(0, last - from), total, next: last < total ? last : null };
}

/**
 * Gathers the rows of one file, telling the progress after each page. Throws the signal's reason when it is cancelled, and
 * what the source throws.
 */
export async function gatherRows<Row>(
  source: OpenedSource<Row>,
  signal: AbortSignal,
  onProgress: (done: number) => void,
  from = 0,
): Promise<Row[]> {
  if ('rows' in source) return source.rows.slice(from, from + EXPORT_ROW_CAP);
  const gathered: Row[] = [];
  for await (const page of source.pages(signal, from, source.total)) {
    signal.throwIfAborted();
    gathered.push(...page.slice(0, EXPORT_ROW_CAP - gathered.length));
    onProgress(gathered.length);
    if (gathered.length >= EXPORT_ROW_CAP) break;
  }
  signal.throwIfAborted();
  return gathered;
}
