import { EXPORT_ROW_CAP } from '#shared/config/settings.ts';
import type { AboutLine, ExportColumn } from './export-table.ts';

type PagedRows<Row> = {
  /** Count of all results; Infinity when nobody said how many there are. */
  total: number;
  /**
   * Page after page, in order, from the row `from` on (0, 1,000, 2,000 …), as many as one file holds; must stop when the signal is
   * aborted, and throws when a page cannot be had. Ends with whether more rows may follow.
   */
  pages: (signal: AbortSignal, from: number, total: number) => AsyncGenerator<readonly Row[], boolean>;
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

/** How many rows a source has; Infinity when nobody said. */
export const rowCount = <Row>(source: OpenedSource<Row>): number =>
  'rows' in source ? source.rows.length : source.total;

/**
 * The rows of the file that begins after `from` rows (0 for the first one), counted from 1; a file holds at most 1,000 of them. `next` is
 * where the next file begins, null when this is the last one.
 */
export function exportPart(total: number, from = 0) {
  const last = Math.min(total, from + EXPORT_ROW_CAP);
  return { first: from + 1, last, count: Math.max(0, last - from), total, next: last < total ? last : null };
}

/**
 * Gathers the rows of one file, telling the progress after each page, and the total, which may be known only now. Throws the signal's
 * reason when it is cancelled, and what the source throws.
 */
export async function gatherRows<Row>(
  source: OpenedSource<Row>,
  signal: AbortSignal,
  onProgress: (done: number) => void,
  from = 0,
): Promise<{ rows: Row[]; total: number }> {
  const total = rowCount(source);
  if ('rows' in source) return { rows: source.rows.slice(from, from + EXPORT_ROW_CAP), total };
  const rows: Row[] = [];
  const pages = source.pages(signal, from, total);
  let step = await pages.next();
  while (!step.done) {
    signal.throwIfAborted();
    rows.push(...step.value.slice(0, EXPORT_ROW_CAP - rows.length));
    onProgress(rows.length);
    // oxlint-disable-next-line no-await-in-loop -- page after page
    step = await pages.next();
  }
  signal.throwIfAborted();
  return { rows, total: Number.isFinite(total) || step.value ? total : from + rows.length };
}
