import { onApiHost, relativeFile } from '#shared/html/file-url.ts';
import { asLang, DEFAULT_LANG, type Lang } from '#shared/i18n/languages.ts';
import type { ContentItem } from './content.model.ts';
import { externalTarget, internalTarget, itemHref, type ItemTarget } from './item-target.ts';

/**
 * The file of a document: an absolute address, or a relative one with the ending of a file or with a path that names no screen
 * (P3), such as `/Files/Download/81`.
 */
export function fileTarget(item: ContentItem): ItemTarget {
  const href = relativeFile(item.url) ?? (isPathOfFile(item) ? onApiHost(item.url) : null);
  return href === null ? externalTarget(item.url) : { kind: 'external', href };
}

function isPathOfFile(item: ContentItem): boolean {
  const [, first] = /^\/?([^/?#]+)\/[^?#]*[^/?#](?=[?#]|$)/.exec(item.url.trim()) ?? [];
  return first !== undefined && asLang(first) === null && internalTarget(item, DEFAULT_LANG) === null;
}

/** Target of a document: its file, else its own page. */
export function documentTarget(item: ContentItem, lang: Lang): ItemTarget {
  const file = fileTarget(item);
  return file.kind === 'external' ? file : { kind: 'internal', to: itemHref('content', item, lang) };
}
