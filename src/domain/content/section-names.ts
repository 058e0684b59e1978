import { weakMapMemoize } from '@reduxjs/toolkit';
import { type CONTENT_ID, CONTENT_TYPE } from '#shared/config/settings.ts';
import { decoded } from '#shared/format/encode-segment.ts';
import type { ContentTree } from './content-tree.ts';
import { isMedia } from './content.model.ts';
import sectionPages from './section-pages.json' with { type: 'json' };

type SectionPage = readonly [local: string, english: string, content?: keyof typeof CONTENT_ID];

/**
 * Local and English slugs of the same section page (P2.2, 'further slugs'): either opens the page in any language. Pages with a
 * fixed id (P9) open it whatever the agency calls the item.
 */
const SECTION_PAGES = sectionPages as unknown as readonly SectionPage[];

/** The section page that a slug of either language opens. */
export function sectionPage(slug: string): SectionPage | undefined {
  return SECTION_PAGES.find(([local, english]) => slug === local || slug === english);
}

/** A slug or url as names are compared: decoded, in lower case, without slashes around it. */
export const plainName = (text: string): string =>
  decoded(text)
    ?.normalize('NFC')
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '') ?? text;

/**
 * Names that open a page below the language's root although no route has them (readings, P2.2: further slugs): the slugs of
 * items, except links and media, which have no page of their own, and both slugs of a section with an item or a fixed id.
 */
export const sectionNames = weakMapMemoize((tree: ContentTree): ReadonlySet<string> => {
  const own = tree.items.filter((item) => item.contentTypeId !== CONTENT_TYPE.link && !isMedia(item));
  const names = new Set(own.map(({ slug }) => plainName(slug)));
  for (const [local, english, content] of SECTION_PAGES)
    if (content !== undefined || names.has(local) || names.has(english)) names.add(local).add(english);
  return names;
});
