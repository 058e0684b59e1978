import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { NotFound } from '#domain/not-found/NotFound.tsx';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { TextSkeleton } from '#shared/ui/Skeleton.tsx';
import type { ContentItem } from './content.model.ts';
import type { ContentTree } from './content-tree.ts';
import { itemId } from './item-id.ts';
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
  if (!state.data) {
    return (
      <div className="wrap">
        {state.isError ? <FailedHead /> : null}
        <Loaded of={state} skeleton={<TextSkeleton lines={8} />}>
          {() => null}
        </Loaded>
      </div>
    );
  }
  return children(state.data.item, state.data.tree);
}

/** Heading and title of a page whose item did not come: without them the last page's title would stay (faults A02, I05). */
function FailedHead() {
  const { t } = useTranslation('frame');
  usePageMeta(t('error.title'));
  return <PageHead title={t('error.title')} />;
}
