import type { ContentItem } from '#domain/content/content.model.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';
import { infographicsOf, isInfographic, newsOf } from '#domain/content/news-items.ts';
import { LISTS } from '#shared/config/settings.ts';

/** The five latest of the same kind as an item, without the item itself (P2.12, P9). */
export function latestBeside(tree: ContentTree, item: ContentItem): readonly ContentItem[] {
  const same = isInfographic(item) ? infographicsOf(tree) : newsOf(tree);
  return same
    .slice(0, LISTS.sideLatest + 1)
    .filter(({ id }) => id !== item.id)
    .slice(0, LISTS.sideLatest);
}
