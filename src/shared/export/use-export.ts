import { useCallback, useEffect, useRef, useState } from 'react';
import type { Lang } from '#shared/i18n/languages.ts';
import { gatherRows, type OpenedSource } from './export-rows.ts';
import { exportTable, type AboutLine, type ExportColumn, type ExportTable } from './export-table.ts';

export type ExportFormat = 'csv' | 'xlsx';

export type ExportState = { name: 'ready' } | { name: 'working'; done: number } | { name: 'failed'; error: unknown };

type ExportTask<Row> = {
  source: OpenedSource<Row>;
  /** Rows that earlier files hold. */
  from: number;
  columns: readonly ExportColumn<Row>[];
  format: ExportFormat;
  /** Without its ending. */
  fileName: string;
  about: readonly AboutLine[];
  sheets: { table: string; about: string };
  lang: Lang;
};

async function fileOf(
  table: ExportTable,
  { format, about, sheets, lang }: Pick<ExportTask<never>, 'format' | 'about' | 'sheets' | 'lang'>,
) {
  if (format === 'xlsx')
    return (await import('./export-xlsx.ts')).exportXlsx(table, sheets.table, { sheet: sheets.about, lines: about });
  return (await import('./export-csv.ts')).exportCsv(table, lang, about);
}

/** Runs one export at a time: gathers, writes and saves the file. Leaving the screen cancels it. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ name: 'ready' });
  const running = useRef<AbortController | null>(null);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setState({ name: 'ready' });
  }, []);

  useEffect(() => () => running.current?.abort(), []);

  /** The number of rows that were saved; null when it was cancelled or failed. */
  async function run<Row>(task: ExportTask<Row>): Promise<number | null> {
    if (running.current) return null;
    const controller = new AbortController();
    running.current = controller;
    setState({ name: 'working', done: 0 });
    try {
      const progress = (done: number) => setState({ name: 'working', done });
      const rows = await gatherRows(task.source, controller.signal, progress, task.from);
      const file = await fileOf(exportTable(task.columns, rows), task);
      const { saveAs } = await import('file-saver');
      controller.signal.throwIfAborted();
      saveAs(file, `${task.fileName}.${task.format}`);
      setState({ name: 'ready' });
      return rows.length;
    } catch (error) {
      if (!controller.signal.aborted) setState({ name: 'failed', error });
      return null;
    } finally {
      if (running.current === controller) running.current = null;
    }
  }

  return { state, run, cancel };
}
