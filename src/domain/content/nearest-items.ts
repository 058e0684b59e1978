import { menuChildren, pathTo, type ContentTree } from './content-tree.ts';
import type { ContentItem } from './content.model.ts';

/**
 * Sorts items that lead to the same screen, so that the first one represents it; others are mere menu entries. For a trail the
 * item nearest to the root wins, then one with children. With `holding`, for a page that shows the children, an item with
 * children wins at any depth. Ties are decided by id, so that the order in which the agency sends its items does not matter.
 */
export function nearestFirst(
  tree: ContentTree,
  items: readonly ContentItem[],
  { holding = false } = {},
): readonly ContentItem[] {
  return items
    .map((item) => ({
      item,
      depth: pathTo(tree, item).length,
      empty: menuChildren(tree, item.id).length > 0 ? 0 : 1,
    }))
    .toSorted((a, b) => {
      const nearer = a.depth - b.depth;
      const fuller = a.empty - b.empty;
      return (holding ? fuller || nearer : nearer || fuller) || a.item.id - b.item.id;
    })
    .map(({ item }) => item);
}
