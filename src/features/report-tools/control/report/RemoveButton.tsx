import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import styles from './RemoveButton.module.css';

type RemoveButtonProps = {
  /** What is removed, where several things can be. */
  what?: string;
  onRemove: () => void;
};

/** Takes a chosen file away again (R2.10, R2.11); the file on the disk stays. */
export function RemoveButton({ what, onRemove }: RemoveButtonProps) {
  const { t } = useTranslation('control');
  return (
    <Button variant="quiet" size="small" icon={Trash2} className={styles.remove} onClick={onRemove}>
      {t('remove')}
      {what ? <VisuallyHidden> {what}</VisuallyHidden> : null}
    </Button>
  );
}
