import { useTranslation } from 'react-i18next';
import { groupedIban, ibanOf } from '#domain/legal-entity/iban.ts';
import { CopyButton } from '#shared/ui/CopyButton.tsx';
import styles from './Iban.module.css';

/** The computed IBAN of an account, marked as such, to copy; renders nothing for a number without one. */
export function Iban({ accountNumber }: { accountNumber: string }) {
  const { t } = useTranslation('entity-profile');
  const iban = ibanOf(accountNumber);
  if (iban === null) return null;
  return (
    <div>
      <dt>{t('iban.label')}</dt>
      <dd className={styles.row}>
        <span className={styles.iban}>{groupedIban(iban)}</span>
        <span className={styles.copy}>
          <CopyButton size="small" label={t('iban.copy')} text={iban} />
        </span>
      </dd>
    </div>
  );
}
