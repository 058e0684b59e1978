import { saveAs } from 'file-saver';
import Download from 'lucide-react/icons/download';
import Sheet from 'lucide-react/icons/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { exportCsv } from '#shared/export/export-csv.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { fileName } from '#shared/format/file-name.ts';
import { textFile } from '#shared/format/text-file.ts';
import { Button } from '#shared/ui/Button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { CopyButton } from '#shared/ui/CopyButton.tsx';
import { PrintButton } from '#shared/ui/PrintButton.tsx';
import { Status } from '#shared/ui/Status.tsx';
import type { ReportResult } from '../report/report-result.ts';
import styles from './ResultActions.module.css';
import { errorTable, resultsText } from './results-text.ts';

/** Sends the results to an address; the form and its libraries are loaded with the first results. */
export const EmailResults = lazyPart(() => import('./EmailForm.tsx').then((file) => file.EmailForm));

type ResultActionsProps = {
  results: readonly ReportResult[];
  sheets?: readonly string[];
  /** Files to which no result can be assigned with certainty. */
  withoutResult?: readonly string[];
  /** Whether the results came with the answer to a submission. */
  areOfSubmission?: boolean;
  /** When the answer came, in milliseconds since 1970. */
  answeredAt: number;
};

/** Ways to take the results away: a readable file (readings, R2.10), a table, a copy, a print. */
export function ResultActions({ results, sheets, withoutResult, areOfSubmission, answeredAt }: ResultActionsProps) {
  const { t } = useTranslation('results');
  const lang = useLang();
  const errors = results.some((result) => result.errors.length > 0);
  const when = formatDateTime(new Date(answeredAt), lang);
  const text = () => resultsText(results, { when, withoutResult, areOfSubmission }, t);
  const stem = `${t('file.name')} ${results.length === 1 ? (results[0]?.name.replace(/\.xlsx$/i, '') ?? '') : ''}`;
  const [saving, setSaving] = useState<'ready' | 'pending' | 'failed'>('ready');

  async function saveWorkbook(): Promise<void> {
    setSaving('pending');
    try {
      // The writer is loaded with the first workbook.
      const { exportXlsx } = await import('#shared/export/export-xlsx.ts');
      saveAs(await exportXlsx(errorTable(results, sheets ?? [], t), t('file.errors')), fileName(stem, 'xlsx'));
      setSaving('ready');
    } catch {
      setSaving('failed');
    }
  }

  return (
    <div className={`no-print ${styles.actions}`}>
      <Button variant="quiet" icon={Download} onClick={() => saveAs(textFile(text()), fileName(stem, 'txt'))}>
        {t('download')}
      </Button>
      {errors ? (
        <>
          <Button variant="quiet" icon={Sheet} isPending={saving === 'pending'} onClick={() => void saveWorkbook()}>
            {t('xlsx')}
          </Button>
          <Button
            variant="quiet"
            icon={Sheet}
            onClick={() => saveAs(exportCsv(errorTable(results, sheets ?? [], t), lang), fileName(stem, 'csv'))}
          >
            {t('csv')}
          </Button>
          <CopyButton label={t('copyErrors')} text={text} />
        </>
      ) : null}
      <PrintButton variant="quiet" />
      <Status>{saving === 'failed' ? t('notSaved') : null}</Status>
    </div>
  );
}
