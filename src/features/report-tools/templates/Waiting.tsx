import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { ProgressBar, useElapsed } from '#shared/ui/ProgressBar.tsx';
import { Spinner } from '#shared/ui/Spinner.tsx';
import { Status } from '#shared/ui/Status.tsx';
import styles from './Waiting.module.css';

type WaitingProps = {
  /** Share of the file that arrived, 0 to 1; 0 while the agency is still making it. */
  share: number;
  onCancel: () => void;
};

/** 'Please wait…' with the time that passed, real progress once the file arrives, and a way out (R2.8). */
export function Waiting({ share, onCancel }: WaitingProps) {
  const { t } = useTranslation('templates');
  const [since] = useState(Date.now);
  const seconds = useElapsed(since);
  return (
    <div className={styles.waiting}>
      <Status className={styles.words}>
        <Spinner size="l" />
        <span>{t('pleaseWait')}</span>
      </Status>
      <p className={styles.elapsed}>{t('elapsed', { seconds })}</p>
      {share > 0 ? <ProgressBar label={t('arriving')} value={share} text={`${Math.round(share * 100)} %`} /> : null}
      <Button size="small" onClick={onCancel}>
        {t('cancelDownload')}
      </Button>
    </div>
  );
}
