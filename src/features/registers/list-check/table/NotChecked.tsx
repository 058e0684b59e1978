import RotateCw from 'lucide-react/icons/rotate-cw';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import type { FailureReason } from '../run/list-check.ts';
import styles from './ListTable.module.css';

type NotCheckedProps = {
  reason: FailureReason;
  /** Which cell it is, and of which row. */
  label: string;
  name: string;
  onRetry: () => void;
};

/** What stands in place of a value that could not be checked, and why. */
export function NotChecked({ reason, label, name, onRetry }: NotCheckedProps) {
  const { t } = useTranslation('list-check');
  return (
    <div className={styles.failed}>
      <p>
        <strong>{t('notChecked')}</strong> <span className="xs">{t(`reasons.${reason}`)}</span>
      </p>
      <Button
        size="small"
        variant="quiet"
        icon={RotateCw}
        aria-label={t('tryAgainOf', { label, name })}
        onClick={onRetry}
      >
        {t('tryAgain')}
      </Button>
    </div>
  );
}
