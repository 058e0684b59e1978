import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import type { Problem } from './problem.ts';
import { ProblemText, useProblemTitle } from './ProblemBanner.tsx';

/** 'GREŠKA': the submission was not taken, in the agency's own words where it sent some (R4.8, R8, faults A51). */
export function SubmitFailureDialog({ problem, onClose }: { problem: Problem; onClose: () => void }) {
  const { t } = useTranslation('control');
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
      <div role="alert" className="stack">
        <p>
          <b>{useProblemTitle()(problem, 'send')}</b>
        </p>
        <ProblemText problem={problem} />
        <p>{t('problem.stored.send')}</p>
      </div>
    </Dialog>
  );
}
