import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import styles from './SubmitFailureDialog.module.css';
import type { Problem } from './problem.ts';
import { ServerText } from './ProblemBanner.tsx';
import { useProblemText } from './use-problem-text.ts';

/** 'GREŠKA': the submission did not succeed, in the agency's own words where it sent some (R4.8, R8, faults A51). */
export function SubmitFailureDialog({ problem, onClose }: { problem: Problem; onClose: () => void }) {
  const { t } = useTranslation('control');
  const { title, text, server } = useProblemText()(problem, 'send');
  return (
    <Dialog
      open
      title={t('Error')}
      size="s"
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('understood')}
        </Button>
      }
    >
      <div role="alert" className={styles.words}>
        <p>
          <b>{title}</b>
        </p>
        {server ? <ServerText>{server}</ServerText> : null}
        <p>{text}</p>
      </div>
    </Dialog>
  );
}
