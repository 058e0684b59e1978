import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useTranslation } from 'react-i18next';
import { ClientName } from '#domain/filing/clients/ClientName.tsx';
import { Button } from '#shared/ui/Button.tsx';
import type { CellProps } from './cell-props.ts';
import styles from './DeskTable.module.css';

/** The client of a row; a jib that is no client's yet offers to become one. */
export function ClientCell({ item: { client, jib, register }, onAdd }: CellProps) {
  const { t } = useTranslation('season');
  const known = 'entity' in register ? register.entity.name : '';
  if (client) return <ClientName name={client.name} jib={jib} />;
  return (
    <div className={styles.unknown}>
      <span>
        <ClientName name={known} jib={jib} />
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
