import { useTranslation } from 'react-i18next';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { AccountNote } from './AccountNote.tsx';
import { AccountResult } from './AccountResult.tsx';
import styles from './BankAccountPage.module.css';
import { JibSearch } from './JibSearch.tsx';
import { useAccountLookup } from './use-account-lookup.ts';

/** Main bank account lookup by jib in the single register of accounts (R2.6). */
export default function BankAccountPage() {
  const { t } = useTranslation('bank-account');
  const lookup = useAccountLookup();
  usePageMeta(t('title'), t('intro'));
  return (
    <div className="wrap">
      <ContentTrail base="bankAccount" title={t('title')} reading="D" />
      <PageHead title={t('title')} intro={<p>{t('intro')}</p>} />
      <div className={styles.layout}>
        <div className={styles.main}>
          <JibSearch lookup={lookup} />
          {lookup.jib === null ? null : <AccountResult jib={lookup.jib} query={lookup.query} />}
        </div>
        <AccountNote />
      </div>
    </div>
  );
}
