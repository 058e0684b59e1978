import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import type { CellProps } from './cell-props.ts';
import styles from './DeskTable.module.css';

/** The client of a row; a jib that is no client's yet offers to become one. */
export function ClientCell({ item: { client, jib, register }, onAdd }: CellProps) {
  const { t } = useTranslation('season');
  const known = 'entity' in register ? register.entity.name : '';
  if (client)
    return (
      <>
        <bdi className={styles.name}>{client.name}</bdi>
        <span className={styles.jib} translate="no">
          {jib}
        </span>
      </>
    );
  return (
    <div className={styles.unknown}>
      <span>
        {known ? <bdi className={styles.name}>{known}</bdi> : null}
        <span className={known ? styles.jib : styles.name} translate="no">
          {jib}
        </span>
      </span>
      <span className="xs muted">{t('noClient')}</span>
      <Button
        size="small"
        icon={UserRoundPlus}
        className="no-print"
        aria-label={t('addJib', { jib })}
        onClick={() => onAdd({ jib, name: known })}
      >
        {t('addAsClient')}
      </Button>
    </div>
  );
}
