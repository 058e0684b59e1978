import type { ContentItem } from '#domain/content/content.model.ts';
import { fileTarget } from '#domain/content/file-target.ts';
import { itemHref, itemTarget, type ItemTarget } from '#domain/content/item-target.ts';
import { CONTENT_TYPE } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { href } from '#shared/routing/href.ts';

/**
 * Target of an item of the content list (P2.13). A document leads to its file and news to their page. Link items and
 * highlighted services use their url: external if it starts with http, otherwise a route name. Every other type, and a service
 * without an url, opens contentNew.
 */
export function listItemTarget(item: ContentItem, lang: Lang): ItemTarget {
  if (item.contentTypeId === CONTENT_TYPE.document) return fileTarget(item.url);
  if (item.contentTypeId === CONTENT_TYPE.news)
    return { kind: 'internal', to: href('newsContent', lang, { id: item.id }) };
  const usesUrl = item.contentTypeId === CONTENT_TYPE.link || item.contentTypeId === CONTENT_TYPE.highlightedServices;
  if (usesUrl && item.url.trim() !== '') return itemTarget(item, lang);
  return { kind: 'internal', to: itemHref('content', item, lang) };
}
