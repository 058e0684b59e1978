import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '#shared/ui/NotFound.tsx';
import { Loaded } from '#shared/ui/Loaded.tsx';
import { TextSkeleton } from '#shared/ui/Skeleton.tsx';
import type { ContentItem } from './content.model.ts';
import type { ContentTree } from './content-tree.ts';
import { FailedPage } from './FailedPage.tsx';
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
