import { CircleAlert, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { FailureText } from './FailureText.tsx';
import { Icon } from './Icon.tsx';
import styles from './LoadError.module.css';

type LoadErrorProps = {
  /** What the call rejected with: an `ApiError`, or anything. */
  error: unknown;
  /** What could not be loaded, in words; a general sentence when missing. */
  title?: string | undefined;
  onRetry?: (() => void) | undefined;
  isPending?: boolean;
};

/** A part that could not be loaded: what happened, whether anything was lost, and 'try again' (readings: P8). */
export function LoadError({ error, title, onRetry, isPending = false }: LoadErrorProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.error} role="alert">
      <Icon of={CircleAlert} className={styles.sign} />
      <div>
        <p className={styles.title}>{title ?? t('errorTitle')}</p>
        <FailureText error={error} />
        {onRetry ? (
          <Button size="small" icon={RotateCw} isPending={isPending} onClick={onRetry} className={styles.retry}>
            {t('tryAgain')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
