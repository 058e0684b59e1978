import { useLang } from '#shared/i18n/use-lang.ts';
import type { LoadState } from '#shared/ui/Loaded.tsx';
import { useContentByIdQuery } from './content.api.ts';
import type { ContentItem } from './content.model.ts';
import type { ContentTree } from './content-tree.ts';
import { useItemNames } from './item-names.ts';
import { useContent } from './use-content.ts';

/** An item with the tree around it; `item` is null when the agency has none with that id. */
export type ItemInTree = { item: ContentItem | null; tree: ContentTree };

/**
 * The item of an address, from the tree, else by GET ContentTranslations?ContentId= (P7): a tree kept from an earlier visit
 * may be older than the link that was followed. No call is made without an id.
 */
export function useItem(id: number | null): LoadState<ItemInTree> {
  const lang = useLang();
  const content = useContent();
  const nameAll = useItemNames();
  const tree = content.data;
  const inTree = id === null ? undefined : tree?.byId.get(id);
  const skip = id === null || !tree || inTree !== undefined;
  const single = useContentByIdQuery({ id: id ?? 0, lang }, { skip });
  if (!tree)
    return { isLoading: content.isLoading, isError: content.isError, error: content.error, refetch: content.refetch };
  if (skip) return { data: { item: inTree ?? null, tree } };
  const { currentData, isFetching, isError, error, refetch } = single;
  if (currentData === undefined) return { isLoading: isFetching, isError, error, refetch };
  const [item = null] = currentData ? nameAll(listOfOne(currentData)) : [];
  return { data: { item, tree } };
}

const lists = new WeakMap<ContentItem, readonly ContentItem[]>();

/** The same list for the same item, so that its name is made once. */
function listOfOne(item: ContentItem): readonly ContentItem[] {
  let list = lists.get(item);
  if (!list) lists.set(item, (list = [item]));
  return list;
}
