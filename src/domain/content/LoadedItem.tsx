import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from 'react-i18next';
import { NotFound } from '#shared/ui/NotFound.tsx';
import { Loaded, type LoadState } from '#shared/ui/Loaded.tsx';
import { TextSkeleton } from '#shared/ui/Skeleton.tsx';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { LoadError } from '#shared/ui/FailureText.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { type ContentItem, itemId } from './content.model.ts';
import type { ContentTree } from './content-tree.ts';
import { useItem } from './use-item.ts';

type LoadedItemProps = { children: (item: ContentItem, tree: ContentTree) => ReactNode };

/**
 * The page of the item whose id stands in the address: skeleton, failure with 'try again', not-found screen or content.
 * A bad id is not found without a call (faults D02, D03).
 */
export function LoadedItem({ children }: LoadedItemProps) {
  const id = itemId(useParams()['id']);
  const state = useItem(id);
  if (id === null || state.data?.item === null) return <NotFound />;
  if (state.isError && !state.data && !state.isLoading) return <FailedPage of={state} />;
  if (!state.data) {
    return (
      <div className="wrap">
        <Loaded of={state} skeleton={<TextSkeleton lines={8} />}>
          {() => null}
        </Loaded>
      </div>
    );
  }
  return children(state.data.item, state.data.tree);
}

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
