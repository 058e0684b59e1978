import type * as z from 'zod/mini';
import { CONTENT_TYPE } from '#shared/config/settings.ts';
import type { contentItemWire, tagWire } from './content.wire.ts';

export type Tag = z.output<typeof tagWire>;

/** One item of the content tree (P3): texts are in the language of the call, `content` is unsanitised HTML. */
export type ContentItem = z.output<typeof contentItemWire>;

/** Whether an item carries a tag. */
export function hasTag(item: Pick<ContentItem, 'tags'>, tagId: number): boolean {
  return item.tags.some((tag) => tag.tagId === tagId);
}

/** Whether an item is a picture or video: these belong to another item and have no page of their own. */
export function isMedia({ contentTypeId }: Pick<ContentItem, 'contentTypeId'>): boolean {
  return contentTypeId === CONTENT_TYPE.image || contentTypeId === CONTENT_TYPE.video;
}
