import { useTranslation } from 'react-i18next';
import { Badge } from '#shared/ui/Badge.tsx';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { requestFormUrl } from './account-display.ts';
import styles from './AccountPanel.module.css';
import { NOT_AVAILABLE } from './DrawnValue.tsx';

/** What the account panel shows before the register has answered (R3.6): every value 'N/A', and how certificates are obtained. */
export function AccountPlaceholder() {
  const { t } = useTranslation('legal-entity');
  return (
    <div className={styles.panel} aria-busy="true">
      <VisuallyHidden>{t('account.loading')}</VisuallyHidden>
      <dl className={styles.account}>
        <div>
          <dt>{t('account.number')}</dt>
          <dd className={styles.number}>{NOT_AVAILABLE}</dd>
        </div>
        <div>
          <dt>{t('account.bank')}</dt>
          <dd>{NOT_AVAILABLE}</dd>
        </div>
        <div>
          <dt>{t('account.status')}</dt>
          <dd>
            <Badge>{NOT_AVAILABLE}</Badge>
          </dd>
        </div>
      </dl>
      <p className={styles.message}>
        {t('account.certificate')} <ExternalLink href={requestFormUrl}>{t('account.requestForm')}</ExternalLink>.
      </p>
    </div>
  );
}
