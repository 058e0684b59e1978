import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { FileRow } from '#shared/ui/FileRow.tsx';
import { PendingBar } from '../report/PendingBar.tsx';
import { isValidReportId } from '../report/report-id.ts';
import type { OldControl } from './old-control-machine.ts';
import type { ReportResult } from '../report/report-result.ts';
import styles from './ChosenFilesDialog.module.css';

type ChosenFilesDialogProps = {
  state: Extract<OldControl, { step: 'confirming' | 'sending' }>;
  onSubmit: () => void;
  onDecline: () => void;
  onCancel: () => void;
};

/** 'chosenFiles' (R2.10): which reports will be saved and which will not, confirmed or declined; then the submission on its way. */
export function ChosenFilesDialog({ state, onSubmit, onDecline, onCancel }: ChosenFilesDialogProps) {
  const { t } = useTranslation('control');
  const { t: tr } = useTranslation('results');
  const sending = state.step === 'sending';
  const { saved, unsaved } = state.split ?? { saved: [], unsaved: [] };
  const outcome = (result: ReportResult) =>
    isValidReportId(result.id) ? tr('errorCount', { count: result.errors.length }) : tr('JIBPlusControlError');
  return (
    <Dialog
      open
      size="l"
      title={t(sending ? 'busy.send.title' : 'chosenFiles')}
      onClose={onDecline}
      locked={sending}
      actions={
        sending ? null : (
          <>
            <Button variant="primary" icon={Send} onClick={onSubmit}>
              {t('SubmitReport')}
            </Button>
            <Button onClick={onDecline}>{t('CancelReport')}</Button>
          </>
        )
      }
    >
      {sending ? (
        <PendingBar what="send" sent={state.sent} since={state.since} onCancel={onCancel} />
      ) : (
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
      )}
    </Dialog>
  );
}
