import { type ContentTree, firstHighlightedService, highestFirst, menuChildren } from '#domain/content/content-tree.ts';
import { hasTag, type ContentItem } from '#domain/content/content.model.ts';
import { newsOf } from '#domain/content/news-items.ts';
import { CONTENT_TYPE, LISTS, TAG } from '#shared/config/settings.ts';

/** The five highlighted news (P2.6, P9), highest `highlight` first. */
export function highlightedNews(tree: ContentTree): readonly ContentItem[] {
  return highestFirst(newsOf(tree)).slice(0, LISTS.highlightedNews);
}

/** The four highlighted products (P2.6) and their parent; a parent may have the tag as well, but is no product itself. */
export function highlightedProducts(tree: ContentTree) {
  const tagged = tree.items.filter((item) => hasTag(item, TAG.product));
  const parents = new Set(tagged.map(({ parentId }) => parentId));
  const items = highestFirst(tagged.filter(({ id }) => !parents.has(id))).slice(0, LISTS.highlightedProducts);
  const parentId = items[0]?.parentId ?? null;
  return { parent: parentId === null ? null : (tree.byId.get(parentId) ?? null), items };
}

/** Highlighted services (P2.5, P2.6): the activities are children of the first; links to the others follow them. */
export function highlightedServices(tree: ContentTree) {
  const first = firstHighlightedService(tree);
  const others = tree
    .ofType(CONTENT_TYPE.highlightedServices)
    .filter((item) => item.parentId === null && item !== first);
  return { first, activities: first ? menuChildren(tree, first.id) : [], others };
}

/** The twelve featured items (P2.6): highlighted items other than news and products, which have blocks of their own. */
export function featuredItems(tree: ContentTree): readonly ContentItem[] {
  const featured = tree.items.filter(
    (item) => (item.highlight ?? 0) > 0 && item.contentTypeId !== CONTENT_TYPE.news && !hasTag(item, TAG.product),
  );
  return highestFirst(featured).slice(0, LISTS.featured);
}

/** The item a featured item links to: for a document, image or video (types 4 to 6) its parent, otherwise itself. */
export function featuredTarget(tree: ContentTree, item: ContentItem): ContentItem {
  const isPart = item.contentTypeId >= CONTENT_TYPE.document && item.contentTypeId <= CONTENT_TYPE.video;
  return (isPart && item.parentId !== null && tree.byId.get(item.parentId)) || item;
}
