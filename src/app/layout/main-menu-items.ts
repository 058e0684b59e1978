import { type ContentTree, firstHighlightedService, menuChildren } from '#domain/content/content-tree.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import { CONTENT_TYPE, LISTS } from '#shared/config/settings.ts';

/** Root header menu items: only those with pathLevel below 3 and no parent (P2.4, P9). */
export const mainMenuItems = (tree: ContentTree) => tree.ofType(CONTENT_TYPE.rootHeaderMenu).filter(isRoot);

/** Root footer menu items (P2.5). */
export const footerMenuItems = (tree: ContentTree) => tree.ofType(CONTENT_TYPE.rootFooterMenu).filter(isRoot);

const isRoot = (item: ContentItem) => item.parentId === null && isMenuLevel(item);

const isMenuLevel = ({ pathLevel }: ContentItem) => (pathLevel ?? 0) < LISTS.menuPathLevelBelow;

/** The activities of the footer (P2.5): children of the first highlighted service. */
export function activityItems(tree: ContentTree): readonly ContentItem[] {
  const service = firstHighlightedService(tree);
  return service ? menuChildren(tree, service.id) : [];
}

/** A root item with a parent is none of them: it belongs to no menu (readings P2.4). */
const IN_MENUS: readonly number[] = [CONTENT_TYPE.subMenu, CONTENT_TYPE.link, CONTENT_TYPE.highlightedServices];

/** Most entries of a sub-menu: more do not fit a screen, and a tree may have thousands of items below one root. */
const SUBMENU_MOST = 12;

/**
 * The sub-menu of a root item: the entries it shows and their number in all. Entries are its menu and link children with a
 * pathLevel of menus (P2.4, P9). Documents, news and media are none, nor are the older main and secondary menus, which have
 * pages of their own (P2.7).
 */
export function subMenuItems(tree: ContentTree, id: number) {
  const entries = tree.childrenOf(id).filter((child) => IN_MENUS.includes(child.contentTypeId) && isMenuLevel(child));
  return { shown: entries.slice(0, SUBMENU_MOST), total: entries.length };
}
