import * as z from 'zod/mini';
import { innerListOf, oneOf } from '#shared/api/lists.ts';
import { idWire, numberWire } from '#shared/api/wire.ts';
import { contentItemWire, tagWire } from './content.wire.ts';

/** Number of results of a facet; an invalid count becomes null and is not shown (faults A40). */
const countWire = z.pipe(
  numberWire,
  z.transform((count) => (count !== null && count >= 0 ? Math.trunc(count) : null)),
);

const numberFacetWire = z.object({ key: idWire, value: countWire });
/** A year as the address of a search takes it: with four digits. */
const yearFacetWire = z.object({ key: z.pipe(idWire, z.number().check(z.gte(1000), z.lte(9999))), value: countWire });
const tagFacetWire = z.object({ key: tagWire, value: countWire });

/** Answer of GET ContentTranslations/Search (P3 Search state, P7); a null or missing list counts as empty (faults A41). */
const searchWire = z.object({
  contents: innerListOf(contentItemWire, 'contents', ({ id }) => id),
  contentTypes: innerListOf(numberFacetWire, 'contentTypes', ({ key }) => key),
  tags: innerListOf(tagFacetWire, 'tags', ({ key }) => key.tagId),
  years: innerListOf(yearFacetWire, 'years', ({ key }) => key),
});

/** The whole answer: without any of the four lists it is invalid, not a search without results (faults A03). */
export const wholeSearchWire = oneOf(
  z.pipe(
    z.transform((answer: unknown, { issues }) => {
      if (!Object.keys(searchWire.shape).some((name) => name in Object(answer)))
        issues.push({ code: 'custom', input: answer });
      return answer;
    }),
    searchWire,
  ),
);
