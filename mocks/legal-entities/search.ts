import type { EntityQuery } from './filters.ts';
import { GENERATED, type LegalEntity } from './generate.ts';
import { BASE_DIGITS } from './jib.ts';
import { matcherOf, nameWords } from './matching.ts';
import { baseOfJib, copyOf, entitiesInNameOrder, totalEntities } from './registry.ts';

/** One page of a search and how many entities match it in all. */
export type ResultPage = { entities: LegalEntity[]; count: number };

/**
 * Searches all entities. The generated ones come first in name order, then every copy of them as a block in the same
 * order, so a page far behind costs no more than the first: blocks are skipped by their size.
 */
export function searchEntities(query: EntityQuery): ResultPage {
  const { jib = '' } = query;
  // The last digits of a jib distinguish the copies of one entity, so at most one entity can match.
  if (jib.length > BASE_DIGITS) return pageOf(copiesOf(baseOfJib(jib)).filter(matcherOf(query)), query);

  const total = totalEntities();
  const isMatch = matcherOf(query);
  const matches = entitiesInNameOrder().filter(isMatch);
  const numbers = nameWords(query.name).filter((word) => /^\d+$/.test(word));
  const start = query.Page * query.PageSize;
  const entities: LegalEntity[] = [];
  let count = 0;
  for (let copy = 0; copy * GENERATED < total; copy += 1) {
    // A copy can match differently from its original only by a number in the name filter.
    const isNumbered = copy > 0 && numbers.includes(String(copy + 1));
    const whole = isNumbered ? numberedBlock(copy, isMatch) : matches;
    const remaining = total - copy * GENERATED;
    const block = remaining >= GENERATED ? whole : whole.filter(({ index }) => index < remaining);
    const from = Math.max(0, start - count);
    const missing = query.PageSize - entities.length;
    if (from < block.length) entities.push(...block.slice(from, from + missing).map((base) => copyOf(base, copy)));
    count += block.length;
  }
  return { entities, count };
}

/** A page of the entities that match. */
export function pageOf(matches: readonly LegalEntity[], { Page, PageSize }: EntityQuery): ResultPage {
  return { entities: matches.slice(Page * PageSize, (Page + 1) * PageSize), count: matches.length };
}

/** The generated entities whose copy with that number matches; the digits of a jib in the search are the same for all copies. */
function numberedBlock(copy: number, isMatch: (entity: LegalEntity) => boolean): LegalEntity[] {
  return entitiesInNameOrder().filter((base) => isMatch({ ...copyOf(base, copy), jib: base.jib }));
}

function copiesOf(base: LegalEntity | undefined): LegalEntity[] {
  if (!base) return [];
  const copies = Math.ceil((totalEntities() - base.index) / GENERATED);
  return Array.from({ length: copies }, (_, copy) => copyOf(base, copy));
}
