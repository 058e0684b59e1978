import { EXPORT_ROW_CAP } from '#shared/config/settings.ts';
import type { AboutLine, ExportColumn } from './export-table.ts';

type PagedRows<Row> = {
  /** Count of all results; Infinity when it is unknown. */
  total: number;
  /**
   * Yields page after page, in order, from the row `from` on (0, 1,000, 2,000 …), as many as one file holds. Must stop when the
   * signal is aborted; throws when a page cannot be loaded. Returns whether more rows may follow.
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
  /** Where the rows come from: computed when the export is opened, or results loaded page by page. */
  source: { rows: () => readonly Row[] } | PagedRows<Row>;
  /** Description of the file besides title, address and day, which are added: filters, unit, source, licence (`useExportAbout`). */
  about: readonly AboutLine[];
  /** Without extension: 'registar-privredna-drustva'. The date is added. */
  fileName: string;
};

/** Number of rows of a source; Infinity when it is unknown. */
export const rowCount = <Row>(source: OpenedSource<Row>): number =>
  'rows' in source ? source.rows.length : source.total;

/**
 * The part of the rows in the file that starts after `from` rows, counted from 1; a file holds at most `cap`. `next` is where
 * the next file starts, null for the last one.
 */
export function exportPart(total: number, from = 0, cap = EXPORT_ROW_CAP) {
  const last = Math.min(total, from + cap);
  return { first: from + 1, last, count: Math.max(0, last - from), total, next: last < total ? last : null };
}

/**
 * Gathers the rows of one file and reports progress after each page. `total` may only become known with the last page. Throws
 * the signal's reason when cancelled, and the errors of the source.
 */
export async function gatherRows<Row>(
  source: OpenedSource<Row>,
  signal: AbortSignal,
  onProgress: (done: number) => void,
  from = 0,
  cap = EXPORT_ROW_CAP,
): Promise<{ rows: Row[]; total: number }> {
  const total = rowCount(source);
  if ('rows' in source) return { rows: source.rows.slice(from, from + cap), total };
  const rows: Row[] = [];
  const pages = source.pages(signal, from, total === Infinity ? total : Math.min(total, from + cap));
  let step = await pages.next();
  while (!step.done) {
    signal.throwIfAborted();
    rows.push(...step.value.slice(0, cap - rows.length));
    onProgress(rows.length);
    // The source itself ends at the portal's own limit, and then knows whether more follows.
    if (rows.length >= cap && cap < EXPORT_ROW_CAP) return { rows, total };
    // oxlint-disable-next-line no-await-in-loop -- page after page
    step = await pages.next();
  }
  signal.throwIfAborted();
  return { rows, total: Number.isFinite(total) || step.value ? total : from + rows.length };
}
