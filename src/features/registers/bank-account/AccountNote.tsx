import { useTranslation } from 'react-i18next';
import { requestFormUrl } from '#domain/legal-entity/account-display.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import styles from './BankAccountPage.module.css';

/** The explanatory note beside the lookup (R2.6): what the register holds, and how certificates are obtained (R3.6). */
export function AccountNote() {
  const { t } = useTranslation(['bank-account', 'legal-entity']);
  const points = ['shown', 'source', 'jib'] as const;
  return (
    <aside className={styles.note} aria-labelledby="account-note">
      <h2 id="account-note">{t('note.title')}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{t(`note.${point}`)}</li>
        ))}
      </ul>
      <p>
        {t('legal-entity:account.certificate')}{' '}
        <ExternalLink href={requestFormUrl}>{t('legal-entity:account.requestForm')}</ExternalLink>.
      </p>
    </aside>
  );
}
