import { type ContentTree, menuChildren } from '#domain/content/content-tree.ts';
import type { ContentItem } from '#domain/content/content.model.ts';

/** Most entries of a group beside an item; a news parent has thousands of children. */
const MOST = 20;

/** A group of the side menu: the parent of its entries, the entries shown, and their number in all. */
export type SideGroup = { head: ContentItem; entries: readonly ContentItem[]; total: number };

/** At most `MOST` entries, around the current one if it is among them. */
function around(entries: readonly ContentItem[], current: number): readonly ContentItem[] {
  const at = entries.findIndex((entry) => entry.id === current);
  const from = Math.max(0, Math.min(at - MOST / 2, entries.length - MOST));
  return entries.slice(from, from + MOST);
}

/**
 * Groups beside an item (P2.8): under its own title the items below it, under its parent's title its siblings and itself. An
 * item without children has only the second group, a root item only the first.
 */
export function sideGroups(tree: ContentTree, item: ContentItem): SideGroup[] {
  const parent = item.parentId === null ? undefined : tree.byId.get(item.parentId);
  return [item, parent].flatMap((head) => {
    const entries = head ? menuChildren(tree, head.id) : [];
    return head && entries.length > 0 ? [{ head, entries: around(entries, item.id), total: entries.length }] : [];
  });
}
