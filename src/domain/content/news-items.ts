import { weakMapMemoize } from '@reduxjs/toolkit';
import { CONTENT_TYPE, TAG } from '#shared/config/settings.ts';
import { newestFirst, pathTo, type ContentTree } from './content-tree.ts';
import { hasTag, type ContentItem } from './content.model.ts';

/** Whether an item is an infographic, that is, has tag 1069 (P3 Tag). */
export function isInfographic(item: Pick<ContentItem, 'tags'>): boolean {
  return hasTag(item, TAG.infographic);
}

/** Both lists, sorted once for each tree, so that a page visit does not sort 20,000 items again. */
const newsItems = weakMapMemoize((tree: ContentTree) => {
  const all = newestFirst(tree.ofType(CONTENT_TYPE.news));
  return { news: all.filter((item) => !isInfographic(item)), infographics: all.filter(isInfographic) };
});

/** All news, newest first: the items of the news type that are no infographics (P2.11). */
export function newsOf(tree: ContentTree): readonly ContentItem[] {
  return newsItems(tree).news;
}

/** All infographics, newest first: the items of the news type with tag 1069 (readings, P3). */
export function infographicsOf(tree: ContentTree): readonly ContentItem[] {
  return newsItems(tree).infographics;
}

/** The items below a parent (P2.1); all items when there is no such parent or none is below it. */
export function belowParent(
  tree: ContentTree,
  items: readonly ContentItem[],
  parent: number | null,
): readonly ContentItem[] {
  const head = tree.byId.get(parent ?? 0);
  if (!head) return items;
  const below = items.filter((item) => pathTo(tree, item).includes(head));
  return below.length > 0 ? below : items;
}

/** The parent item of most news: the one whose id the news route carries (P2.1); undefined without news. */
export function newsParentId(tree: ContentTree): number | undefined {
  const counts = new Map<number, number>();
  for (const { parentId } of newsOf(tree)) if (parentId !== null) counts.set(parentId, (counts.get(parentId) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
