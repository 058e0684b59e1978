import { useTranslation } from 'react-i18next';
import { FileRow } from '#shared/ui/FileRow.tsx';
import { isValidReportId } from '../report/report-id.ts';
import type { ReportResult } from '../report/report-result.ts';
import { SubmitDialogFrame } from '../report/SubmitDialogFrame.tsx';
import styles from './SelectedFilesDialog.module.css';
import type { OldIn } from './old-control-machine.ts';

type SelectedFilesDialogProps = {
  state: OldIn<'confirming'> | OldIn<'sending'>;
  onSubmit: () => void;
  onDecline: () => void;
  onCancel: () => void;
};

/** 'chosenFiles' (R2.10): all files are sent; which reports will be saved and which will not, confirmed or declined. */
export function SelectedFilesDialog({ state, ...acts }: SelectedFilesDialogProps) {
  const { t } = useTranslation('control');
  const { t: tr } = useTranslation('results');
  const { files, split } = state.from;
  const { saved, unsaved } = split ?? { saved: [], unsaved: [] };
  const outcome = (result: ReportResult) =>
    isValidReportId(result.id) ? tr('errorCount', { count: result.errors.length }) : tr('JIBPlusControlError');
  return (
    <SubmitDialogFrame state={state} title={t('chosenFiles')} size="l" {...acts}>
      <p>{t('old.allSent', { count: files.length })}</p>
      <div className={styles.lists}>
        <section>
          <h3>{t('reportsThatWillBeSaved')}</h3>
          <ul>
            {saved.map((result) => (
              <FileRow key={result.name} name={result.name} status="ok" note={tr('noErrors')} />
            ))}
          </ul>
        </section>
        {unsaved.length > 0 ? (
          <section>
            <h3>{t('reportsThatWontBeSaved')}</h3>
            <ul>
              {unsaved.map((result) => (
                <FileRow key={result.name} name={result.name} status="error" note={outcome(result)} />
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </SubmitDialogFrame>
  );
}
