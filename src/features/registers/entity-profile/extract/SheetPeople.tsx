import { useTranslation } from 'react-i18next';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { FounderRows, ManagementRows } from '../PeopleRows.tsx';
import { SheetPart } from './SheetPart.tsx';
import styles from './ExtractSheet.module.css';

/** Founders with their contributions, and management (R2.4), beside each other. */
export function SheetPeople({ entity: { founders, management } }: { entity: LegalEntity }) {
  const { t } = useTranslation(['entity-profile', 'ui']);
  return (
    <div className={styles.beside}>
      <SheetPart title={t('founders')}>
        {founders.length === 0 ? (
          <p>{t('ui:noResults')}</p>
        ) : (
          <table className={styles.table}>
            <FounderRows of={founders} />
          </table>
        )}
      </SheetPart>
      <SheetPart title={t('management')}>
        {management.length === 0 ? (
          <p>{t('ui:noResults')}</p>
        ) : (
          <table className={styles.table}>
            <ManagementRows of={management} />
          </table>
        )}
      </SheetPart>
    </div>
  );
}
