import { CONTENT_TYPE, LISTS } from '#shared/config/settings.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';

/** Root header menu items: only those with pathLevel below 3 and no parent (P2.4, P9). */
export function mainMenuItems(tree: ContentTree): readonly ContentItem[] {
  return tree.ofType(CONTENT_TYPE.rootHeaderMenu).filter(isRoot);
}

/** Root footer menu items (P2.5). */
export function footerMenuItems(tree: ContentTree): readonly ContentItem[] {
  return tree.ofType(CONTENT_TYPE.rootFooterMenu).filter(isRoot);
}

function isRoot(item: ContentItem): boolean {
  return item.parentId === null && (item.pathLevel ?? 0) < LISTS.menuPathLevelBelow;
}

const IN_MENUS: readonly number[] = [
  CONTENT_TYPE.subMenu,
  CONTENT_TYPE.link,
  CONTENT_TYPE.rootHeaderMenu,
  CONTENT_TYPE.highlightedServices,
  CONTENT_TYPE.mainMenu,
  CONTENT_TYPE.secondaryMenu,
];

/** What stands in the sub-menu of a menu item: its menu and link children, without documents, news and media. */
export function subMenuItems(tree: ContentTree, id: number): readonly ContentItem[] {
  return tree.childrenOf(id).filter((child) => IN_MENUS.includes(child.contentTypeId));
}
