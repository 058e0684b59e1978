import { useTranslation } from 'react-i18next';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { LoadError } from '#shared/ui/FailureText.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import type { LoadState } from '#shared/ui/Loaded.tsx';

/**
 * A page whose content did not come: heading and title, without which the last page's would stay (faults A02, I05), what
 * happened, and 'try again'.
 */
export function FailedPage({ of: { error, refetch } }: { of: LoadState<unknown> }) {
  const { t } = useTranslation('layout');
  usePageMeta(t('error.title'));
  return (
    <div className="wrap">
      <PageHead title={t('error.title')} />
      <LoadError error={error} onRetry={() => void refetch?.()} />
    </div>
  );
}
