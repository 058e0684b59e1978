import { relativeFile } from '#shared/html/file-url.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { ContentItem } from './content.model.ts';
import { externalTarget, itemHref, type ItemTarget } from './item-target.ts';

/** The file of a document: an absolute address, or a relative one with the ending of a file (P3). */
export function fileTarget(url: string): ItemTarget {
  const href = relativeFile(url);
  return href === null ? externalTarget(url) : { kind: 'external', href };
}

/** Target of a document: its file, else its own page. */
export function documentTarget(item: ContentItem, lang: Lang): ItemTarget {
  const file = fileTarget(item.url);
  return file.kind === 'external' ? file : { kind: 'internal', to: itemHref('content', item, lang) };
}
