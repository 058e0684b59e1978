import type { ContentTree } from '#domain/content/content-tree.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import { fileTarget } from '#domain/content/file-target.ts';
import { itemHref, itemTarget, type ItemTarget } from '#domain/content/item-target.ts';
import { CONTENT_TYPE } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';

/**
 * Target of an item of the content list (P2.13). A document leads to its file and news to their page. Link items and
 * highlighted services use their url: external if it starts with http, otherwise a route name. Every other type, and a service
 * without an url, opens contentNew.
 */
export function listItemTarget(item: ContentItem, lang: Lang, tree?: ContentTree): ItemTarget {
  const { contentTypeId: type, url } = item;
  if (type === CONTENT_TYPE.document) return fileTarget(item);
  const usesUrl = (type === CONTENT_TYPE.link || type === CONTENT_TYPE.highlightedServices) && url.trim() !== '';
  if (usesUrl || type === CONTENT_TYPE.news) return itemTarget(item, lang, tree);
  return { kind: 'internal', to: itemHref('content', item, lang) };
}
