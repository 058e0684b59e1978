import * as z from 'zod/mini';
import { goodItems } from '#shared/api/lists.ts';
import { flagWire, idWire, numberWire, refWire, textWire } from '#shared/api/wire.ts';

/** A tag of an item (P3). */
export const tagWire = z.object({ tagId: idWire, name: textWire });

/** Tags are sent as a JSON string or a list; invalid JSON counts as an empty list, with a console warning (P8, faults A15). */
export const tagsWire = z.transform((raw: unknown) => {
  if (raw === '') return [];
  let list: unknown = raw;
  if (typeof raw === 'string') {
    try {
      list = JSON.parse(raw);
    } catch {
      console.warn('Tags of a content item are not valid JSON.');
      return [];
    }
  }
  return Array.isArray(list) ? goodItems(tagWire, list, 'tags') : [];
});

/** One item of the content tree or of a search answer (P3 Content item). */
export const contentItemWire = z.object({
  id: idWire,
  parentId: refWire,
  contentTypeId: idWire,
  ordinalNumber: numberWire,
  pathLevel: numberWire,
  slug: textWire,
  url: textWire,
  title: textWire,
  subtitle: textWire,
  content: textWire,
  dateTime: textWire,
  highlight: numberWire,
  isMain: flagWire,
  alt: textWire,
  tags: tagsWire,
});

/** One item requested by its id: P7 promises title, url, slug and content, but neither id nor type. */
export const singleItemWire = z.object({ ...contentItemWire.shape, id: refWire, contentTypeId: refWire });

/** A language of the agency (P3). */
export const languageWire = z.object({ id: idWire, code: textWire, name: textWire, url: textWire });
