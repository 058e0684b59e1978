import * as z from 'zod/mini';
import { contentItemWire, tagWire } from '#domain/content/content.wire.ts';
import { firstOfEach, goodItems } from '#shared/api/lists.ts';
import { formed, idWire, numberWire } from '#shared/api/wire.ts';

/** A part of the answer that may be missing: no list is an empty one (faults A41), bad elements and doubles are left out (A06, A13). */
const listOrNone = <Wire extends z.ZodMiniType>(item: Wire, what: string, keyOf: (item: z.output<Wire>) => unknown) =>
  formed(
    z.transform((raw: unknown) => (Array.isArray(raw) ? firstOfEach(goodItems(item, raw, what), keyOf) : [])),
    'list',
    item,
  );

/** How many results a facet has; a count that makes no sense is not shown (faults A40). */
const countWire = z.pipe(
  numberWire,
  z.transform((count) => (count !== null && count >= 0 ? Math.trunc(count) : null)),
);

const numberFacetWire = z.object({ key: idWire, value: countWire });
const tagFacetWire = z.object({ key: tagWire, value: countWire });

/** Answer of GET ContentTranslations/Search (P3 Search state, P7). */
export const searchWire = z.object({
  contents: listOrNone(contentItemWire, 'contents', ({ id }) => id),
  contentTypes: listOrNone(numberFacetWire, 'contentTypes', ({ key }) => key),
  tags: listOrNone(tagFacetWire, 'tags', ({ key }) => key.tagId),
  years: listOrNone(numberFacetWire, 'years', ({ key }) => key),
});
