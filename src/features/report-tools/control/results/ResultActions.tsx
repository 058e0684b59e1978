import { saveAs } from 'file-saver';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/date.ts';
import { fileName } from '#shared/format/file-name.ts';
import { textFile } from '#shared/format/text-file.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { CopyButton } from '#shared/ui/CopyButton.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { PrintButton } from '#shared/ui/PrintButton.tsx';
import type { ReportResult } from '../report/report-result.ts';
import { ErrorTableButtons } from './ErrorTableButtons.tsx';
import { resultsText } from './results-text.ts';
import styles from './ResultActions.module.css';

/** Sends the results to an address; the form and its libraries are loaded with the first results. */
export const EmailResults = lazyPart(() => import('./EmailForm.tsx').then((file) => file.EmailForm));

type ResultActionsProps = {
  results: readonly ReportResult[];
  files: readonly File[];
  withoutResult?: readonly string[];
  /** Whether the results came with the answer to a submission. */
  areOfSubmission?: boolean;
  /** When the answer came, in milliseconds since 1970. */
  answeredAt: number;
};

/** Ways to take the results away: a readable file (readings, R2.10), a table of all errors, a copy, a print. */
export function ResultActions(props: ResultActionsProps) {
  const { results, files, answeredAt } = props;
  const { t } = useTranslation('results');
  const lang = useLang();
  const reports = results.filter(({ errors }) => errors.length > 0).map((result) => ({ result }));
  const when = formatDateTime(new Date(answeredAt), lang);
  const text = () => resultsText(results, { ...props, when }, t);
  const name = `${t('file.name')} ${results.length === 1 ? (results[0]?.name.replace(/\.xlsx$/i, '') ?? '') : ''}`;
  return (
    <div className={`button-row no-print ${styles.actions}`}>
      <Button variant="quiet" icon={Download} onClick={() => saveAs(textFile(text()), fileName(name, 'txt'))}>
        {t('download')}
      </Button>
      {reports.length > 0 ? (
        <>
          <ErrorTableButtons reports={reports} files={files} name={name} />
          <CopyButton label={t('copyErrors')} text={text} />
        </>
      ) : null}
      <PrintButton variant="quiet" />
    </div>
  );
}
