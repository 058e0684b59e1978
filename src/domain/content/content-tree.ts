import { CONTENT_TYPE } from '#shared/config/settings.ts';
import { inSlices } from '#shared/timing/in-slices.ts';
import { type ContentItem, isMedia } from './content.model.ts';

/** The content tree: items by id and their children in order (P3). */
export type ContentTree = {
  items: readonly ContentItem[];
  byId: ReadonlyMap<number, ContentItem>;
  /** Children of an item by ordinalNumber, then in the order they were sent. */
  childrenOf: (id: number) => readonly ContentItem[];
  ofType: (contentTypeId: number) => readonly ContentItem[];
};

const NONE: readonly ContentItem[] = [];

/** A tree built item by item. Duplicate ids count once, and an item that is its own parent has none (faults A11–A14). */
function startTree() {
  const byId = new Map<number, ContentItem>();
  const children = new Map<number, ContentItem[]>();
  const types = new Map<number, ContentItem[]>();
  return {
    add: (given: ContentItem): void => {
      if (byId.has(given.id)) return;
      const item = given.parentId === given.id ? { ...given, parentId: null } : given;
      byId.set(item.id, item);
      if (item.parentId !== null) push(children, item.parentId, item);
      push(types, item.contentTypeId, item);
    },
    groups: (): ContentItem[][] => [...children.values(), ...types.values()],
    tree: (): ContentTree => ({
      items: [...byId.values()],
      byId,
      childrenOf: (id) => children.get(id) ?? NONE,
      ofType: (contentTypeId) => types.get(contentTypeId) ?? NONE,
    }),
  };
}

/** Builds the tree of a list synchronously. */
export function buildTree(list: readonly ContentItem[]): ContentTree {
  const started = startTree();
  for (const item of list) started.add(item);
  started.groups().forEach(inOrder);
  return started.tree();
}

function push(groups: Map<number, ContentItem[]>, key: number, item: ContentItem): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

function inOrder(group: ContentItem[]): void {
  group.sort((a, b) => (a.ordinalNumber ?? Infinity) - (b.ordinalNumber ?? Infinity) || 0);
}

const trees = new WeakMap<readonly ContentItem[], ContentTree>();

/** The tree of a list, built only once for each list. */
export function treeOf(list: readonly ContentItem[]): ContentTree {
  let tree = trees.get(list);
  if (!tree) trees.set(list, (tree = buildTree(list)));
  return tree;
}

/** Builds the tree of a list in slices before it is rendered, so that `treeOf` finds it: 20,000 items would be one long task. */
export async function prepareTree(list: readonly ContentItem[]): Promise<void> {
  if (trees.has(list)) return;
  const started = startTree();
  await inSlices(list, started.add);
  await inSlices(started.groups(), inOrder);
  trees.set(list, started.tree());
}

/** An item's ancestors from the root down, the item last (P2.9); stops at a missing parent or a cycle (faults A11, A12). */
export function pathTo(tree: ContentTree, item: ContentItem): ContentItem[] {
  const path: ContentItem[] = [];
  const visited = new Set<number>();
  for (
    let at: ContentItem | undefined = item;
    at && !visited.has(at.id);
    at = at.parentId === null ? undefined : tree.byId.get(at.parentId)
  ) {
    visited.add(at.id);
    path.unshift(at);
  }
  return path;
}

type Dated = Pick<ContentItem, 'dateTime'>;

/** A date in a form that can be compared; '' for a missing one and for marks such as 0001-01-01 (faults A31). */
function dateOf({ dateTime }: Dated): string {
  return /^(?:1[89]|2[01])\d\d-\d\d-\d\d/.test(dateTime) ? dateTime : '';
}

/** Most recent first by date, undated last. */
export function newestFirst<Item extends Dated>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, date: dateOf(item) }))
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .map(({ item }) => item);
}

/** Highest `highlight` first, then most recent (readings, P3). */
export function highestFirst(items: readonly ContentItem[]): ContentItem[] {
  return newestFirst(items).toSorted((a, b) => (b.highlight ?? -Infinity) - (a.highlight ?? -Infinity) || 0);
}

const ROOTS: readonly number[] = [CONTENT_TYPE.rootHeaderMenu, CONTENT_TYPE.rootFooterMenu];

/**
 * The children of an item that a menu, side menu or menu page lists: a root item with a parent is in no menu (readings, P2.4),
 * and pictures and videos belong to their item.
 */
export function menuChildren(tree: ContentTree, id: number): readonly ContentItem[] {
  return tree.childrenOf(id).filter((child) => !ROOTS.includes(child.contentTypeId) && !isMedia(child));
}

/**
 * The first highlighted-services item, whose children are the activities (P2.5, P2.6); items at the root of the tree come
 * before those below another item.
 */
export function firstHighlightedService(tree: ContentTree): ContentItem | null {
  const services = tree.ofType(CONTENT_TYPE.highlightedServices);
  return services.find(({ parentId }) => parentId === null) ?? services[0] ?? null;
}
