import { saveAs } from 'file-saver';
import Sheet from 'lucide-react/icons/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callWorker } from '#domain/report-form/call-worker.ts';
import type { SheetRows } from '#domain/report-form/row-texts.ts';
import { fileName, nameOf } from '#shared/format/file-name.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useOneAtATime } from '#shared/timing/use-one-at-a-time.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Status } from '#shared/ui/Status.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { isResultOf } from '../report/read-results.ts';
import type { ReportResult } from '../report/report-result.ts';
import type { ReportErrors } from './error-table.ts';

type ErrorTableButtonsProps = {
  reports: readonly ReportErrors[];
  /** The selected files, of which the rows of the errors are read. */
  files: readonly File[];
  name: string;
  /** What the table is of, for readers who do not see where the button is: with it only the workbook, in a small button. */
  what?: string;
};

/** Saves errors as a table, .xlsx or CSV. The rows of the reports are read in the worker when the table is requested. */
export function ErrorTableButtons({ reports, files, name, what }: ErrorTableButtonsProps) {
  const { t } = useTranslation('results');
  const lang = useLang();
  const [last, setLast] = useState<{ format: 'xlsx' | 'csv'; step: 'pending' | 'failed' } | null>(null);
  const { run } = useOneAtATime();

  async function save(format: 'xlsx' | 'csv', signal: AbortSignal): Promise<void> {
    setLast({ format, step: 'pending' });
    try {
      const fileOf = (result: ReportResult) => files.find((file) => isResultOf(result, nameOf(file)));
      const rows = await rowsOf(new Set(reports.flatMap(({ result }) => fileOf(result) ?? [])), signal);
      if (signal.aborted) return;
      // The table and the writers are loaded with the first file.
      const { errorTable } = await import('./error-table.ts');
      const table = errorTable(reports, (result) => rows.get(fileOf(result)) ?? null, t);
      const file =
        format === 'xlsx'
          ? await (await import('#shared/export/export-xlsx.ts')).exportXlsx(table, t('file.sheetName'))
          : (await import('#shared/export/export-csv.ts')).exportCsv(table, lang);
      saveAs(file, fileName(name, format));
      setLast(null);
    } catch {
      if (!signal.aborted) setLast({ format, step: 'failed' });
    }
  }

  const formats = what ? (['xlsx'] as const) : (['xlsx', 'csv'] as const);
  return (
    <>
      {formats.map((format) => (
        <Button
          key={format}
          variant="quiet"
          size={what ? 'small' : undefined}
          icon={Sheet}
          isPending={last?.format === format && last.step === 'pending'}
          onClick={() => void run((signal) => save(format, signal))}
        >
          <span>{t(format)}</span>
          {what ? <VisuallyHidden>{` ${what}`}</VisuallyHidden> : null}
        </Button>
      ))}
      <Status>
        {last?.step === 'failed' ? t(last.format === 'xlsx' && !what ? 'notSavedAsXlsx' : 'notSaved') : null}
      </Status>
    </>
  );
}

/** The rows of each file; null when it can no longer be read. */
const rowsOf = async (files: ReadonlySet<File>, signal: AbortSignal) =>
  new Map<File | undefined, readonly SheetRows[] | null>(
    await Promise.all(
      [...files].map(
        async (file) => [file, await callWorker({ task: 'rows', file }, signal).catch(() => null)] as const,
      ),
    ),
  );
