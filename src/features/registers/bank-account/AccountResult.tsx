import { useTranslation } from 'react-i18next';
import type { BankAccountAnswer } from '#domain/legal-entity/bank-account.api.ts';
import { isApiError } from '#shared/http/api-error.ts';
import { LoadError } from '#shared/ui/FailureText.tsx';
import { TextSkeleton } from '#shared/ui/Skeleton.tsx';
import { useAnnounce } from '#shared/ui/Announcer.tsx';
import { useDelayed } from '#shared/ui/Spinner.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { AccountFound } from './AccountFound.tsx';
import { AccountMissing } from './AccountMissing.tsx';
import type { useAccountLookup } from './use-account-lookup.ts';

/** What came of the lookup: the account, nothing with the server's reasons, or no answer at all with 'try again' (R2.6, R8). */
export function AccountResult({ jib, query }: { jib: string; query: ReturnType<typeof useAccountLookup>['query'] }) {
  const { t } = useTranslation(['bank-account', 'ui']);
  const { currentData: answer, error, isFetching } = query;
  const outcome = isFetching ? null : resultKind(answer, error);
  useAnnounce(
    outcome === 'found'
      ? t('found', { name: answer?.legalEntity?.name ?? '' })
      : outcome === 'missing'
        ? t('ui:searchNoResults')
        : null,
  );
  if (outcome === null) return <Waiting />;
  const retry = () => void query.refetch();
  if (outcome === 'found' && answer) return <AccountFound answer={answer} />;
  if (outcome === 'missing')
    return <AccountMissing jib={jib} error={isApiError(error) ? error : null} onRetry={retry} />;
  return <LoadError error={error} title={t('failed')} onRetry={retry} />;
}

function resultKind(answer: BankAccountAnswer | undefined, error: unknown): 'found' | 'missing' | 'failed' {
  if (error !== undefined) return isApiError(error) && error.kind === 'http' ? 'missing' : 'failed';
  if (!answer) return 'failed';
  const { legalEntity, bankAccount, message } = answer;
  return legalEntity || bankAccount.length > 0 || message ? 'found' : 'missing';
}

/** The layout of the answer in grey, after a moment. */
function Waiting() {
  const { t } = useTranslation('bank-account');
  const isShown = useDelayed();
  return (
    <div aria-busy="true">
      {isShown ? (
        <>
          <VisuallyHidden>{t('asking')}</VisuallyHidden>
          <TextSkeleton lines={5} />
        </>
      ) : null}
    </div>
  );
}
