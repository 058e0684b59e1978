import type { ContentTree } from '#domain/content/content-tree.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import { documentTarget } from '#domain/content/file-target.ts';
import { itemHref, itemTarget, type ItemTarget } from '#domain/content/item-target.ts';
import { CONTENT_TYPE } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { href } from '#shared/routing/href.ts';

/** Target of a search result (P2.10): a document or link opens its url, a picture or video the news item it belongs to. */
export function resultTarget(item: ContentItem, lang: Lang, tree?: ContentTree): ItemTarget {
  const { parentId: id } = item;
  switch (item.contentTypeId) {
    case CONTENT_TYPE.document:
      return documentTarget(item, lang);
    case CONTENT_TYPE.link:
    case CONTENT_TYPE.highlightedServices:
    case CONTENT_TYPE.news:
      return itemTarget(item, lang, tree);
    case CONTENT_TYPE.image:
    case CONTENT_TYPE.video:
      return id === null ? { kind: 'none' } : { kind: 'internal', to: href('newsContent', lang, { id }) };
    default:
      return { kind: 'internal', to: itemHref('content', item, lang) };
  }
}
