import { type ContentItem, isMedia } from './content.model.ts';
import { pathTo, type ContentTree } from './content-tree.ts';

/**
 * Items that lead to the same screen, the one that is its place first; the others only point there. A trail goes to the one nearest to
 * the root, of equally near ones to one that holds something; a page that shows what lies below its item needs one that holds
 * something, however deep it is. In what order the agency sends its items decides nothing.
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
      empty: tree.childrenOf(item.id).some((child) => !isMedia(child)) ? 0 : 1,
    }))
    .toSorted((a, b) => {
      const nearer = a.depth - b.depth;
      const fuller = a.empty - b.empty;
      return (holding ? fuller || nearer : nearer || fuller) || a.item.id - b.item.id;
    })
    .map(({ item }) => item);
}
