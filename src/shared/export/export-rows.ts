import { EXPORT_ROW_CAP } from '#shared/config/settings.ts';
import type { ExportColumn } from './export-table.ts';

/** Where the rows of an export come from: a table that is there already, or results walked page by page. */
export type ExportSource<Row> =
  | { rows: readonly Row[] }
  | {
      /** Count of all results, as far as it is known. */
      total: number;
      /** Page after page, in order; must stop when the signal is aborted, and throws when a page cannot be had. */
      pages: (signal: AbortSignal) => AsyncIterable<readonly Row[]>;
    };

/** What is offered for download. */
export type ExportOffer<Row> = {
  /** What is exported, in words: 'Results of the search'. */
  title: string;
  columns: readonly ExportColumn<Row>[];
  source: ExportSource<Row>;
  /** Without its ending: 'registar-privredna-drustva'. The date is added. */
  fileName: string;
};

/** How many rows an export will have, and whether the cap of 1,000 cuts it (decisions: Export). */
export function exportSize<Row>(source: ExportSource<Row>): { count: number; total: number; isCut: boolean } {
  const total = 'rows' in source ? source.rows.length : source.total;
  return { count: Math.min(total, EXPORT_ROW_CAP), total, isCut: total > EXPORT_ROW_CAP };
}

/**
 * Gathers the rows, never more than the cap, telling the progress after each page. Throws the signal's reason when it is
 * cancelled, and what the source throws.
 */
export async function gatherRows<Row>(
  source: ExportSource<Row>,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Row[]> {
  if ('rows' in source) return source.rows.slice(0, EXPORT_ROW_CAP);
  const gathered: Row[] = [];
  for await (const page of source.pages(signal)) {
    signal.throwIfAborted();
    gathered.push(...page.slice(0, EXPORT_ROW_CAP - gathered.length));
    onProgress(gathered.length);
    if (gathered.length >= EXPORT_ROW_CAP) break;
  }
  signal.throwIfAborted();
  return gathered;
}
