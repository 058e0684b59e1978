import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { isJib } from '#shared/format/jib.ts';
import { errorReason, isApiError, serverLines } from '#shared/http/api-error.ts';
import { LoadError, ServerLines } from '#shared/ui/FailureText.tsx';
import { AccountPanel, AccountPlaceholder } from './AccountPanel.tsx';
import styles from './AccountPanel.module.css';
import { useBankAccountQuery } from './bank-account.api.ts';

/**
 * The account panel of a profile: asks the register of accounts by jib; the placeholder of R3.6 until it answers, its own
 * message when it refuses (R8), else the error with 'try again' (faults A43: the rest of the profile never waits for it).
 */
export function EntityAccount({ jib }: { jib: string }) {
  const { t } = useTranslation('legal-entity');
  const lang = useLang();
  const hasJib = isJib(jib);
  const account = useBankAccountQuery({ jib, lang }, { skip: !hasJib });
  // No call was made: that there is no account would be made up.
  if (!hasJib) return <p className={styles.none}>{t(jib.trim() === '' ? 'account.noJib' : 'account.oddJib')}</p>;
  if (account.currentData) return <AccountPanel answer={account.currentData} />;
  if (account.isFetching) return <AccountPlaceholder />;
  const { error } = account;
  if (isApiError(error) && (error.status ?? 500) < 500 && serverLines(error).length > 0)
    return (
      <div className={styles.refusal}>
        <ServerLines error={error} />
      </div>
    );
  // A register that does not know the jib has no account of it, as the lookup says (R2.6).
  if (errorReason(error) === 'notFound') return <p className={styles.none}>{t('account.none')}</p>;
  return <LoadError error={error} title={t('account.failed')} onRetry={() => void account.refetch()} />;
}
