import { relativeFile } from '#shared/html/file-url.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { ContentItem } from './content.model.ts';
import { externalTarget, itemHref, type ItemTarget } from './item-link.ts';

/** The file of a document: by a whole address, or by a relative one that has the ending of a file (P3). */
export function fileTarget(url: string): ItemTarget {
  const href = relativeFile(url);
  return href === null ? externalTarget(url) : { kind: 'external', href };
}

/** Where a document is opened: its file, else its own page. */
export function documentTarget(item: ContentItem, lang: Lang): ItemTarget {
  const file = fileTarget(item.url);
  return file.kind === 'external' ? file : { kind: 'internal', to: itemHref('content', item, lang) };
}
