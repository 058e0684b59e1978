import * as z from 'zod/mini';
import { defineCall } from '#shared/api/define-call.ts';
import { listOf } from '#shared/api/lists.ts';
import { wholeSearchWire } from './content-search.wire.ts';
import { contentItemWire, languageWire, singleItemWire, tagWire } from './content.wire.ts';

/** The whole content tree in a language (P7). Its answer is long, so it is passed on unread. */
export const publishedContentCall = defineCall({
  id: 'publishedContent',
  base: 'main',
  path: 'ContentTranslations/PublishedContent',
  wire: listOf(contentItemWire, 'PublishedContent'),
  expected: 'unread',
  isLocalised: true,
  spec: 'P7',
  summary: 'The menu and content tree',
});

/** Full-text search over the content (P2.10, P7). Its answer may be as long as the tree, so it is passed on unread. */
export const searchContentCall = defineCall({
  id: 'searchContent',
  base: 'main',
  path: 'ContentTranslations/Search',
  query: z.object({
    text: z.string(),
    tagId: z.optional(z.int()),
    contentTypeId: z.optional(z.int()),
    year: z.optional(z.int()),
  }),
  keepEmpty: true,
  wire: wholeSearchWire,
  expected: 'unread',
  isLocalised: true,
  spec: 'P7',
  summary: 'Full-text search over the content',
});

/** One content item by its id (P7). */
export const contentByIdCall = defineCall({
  id: 'contentById',
  base: 'main',
  path: 'ContentTranslations',
  query: z.object({ ContentId: z.int() }),
  wire: listOf(singleItemWire, 'ContentTranslations'),
  envelope: 'resultList',
  isLocalised: true,
  spec: 'P7',
  summary: 'One content item',
});

/** A tag by its id (P7). */
export const tagByIdCall = defineCall({
  id: 'tagById',
  base: 'main',
  path: 'TagTranslations',
  query: z.object({ TagId: z.int() }),
  wire: listOf(tagWire, 'TagTranslations'),
  envelope: 'resultList',
  isLocalised: true,
  spec: 'P7',
  summary: 'One tag',
});

/** The languages of the agency (P7). */
export const languagesCall = defineCall({
  id: 'languages',
  base: 'main',
  path: 'Languages',
  wire: listOf(languageWire, 'Languages'),
  envelope: 'resultList',
  spec: 'P7',
  summary: 'Languages',
});
