import * as z from 'zod/mini';
import { firstOfEach, idOf } from '#shared/api/lists.ts';
import type { ResultsPage } from '../../search/search-answer.ts';

/** A result as a check reads it: its id, and what identifies the documents of its proceedings. */
const foundSchema = z.object({ id: z.number(), documents: z.array(z.union([z.number(), z.string()])) });

/** What a check has read of a search. */
export const lookSchema = z.object({
  /** When the check began (ISO instant). */
  at: z.string(),
  /** Number of all results; null when the agency does not tell. */
  count: z.nullable(z.number()),
  /** Whether `found` has every result, not only those of the pages read. */
  isComplete: z.boolean(),
  found: z.array(foundSchema),
});

export type FoundEntity = z.output<typeof foundSchema>;
export type Look = z.output<typeof lookSchema>;

/** What is new in a search since the reader acknowledged its state. */
export type SearchNews = {
  /** Ids of new results. */
  entities: readonly number[];
  /** Ids of known results with a new document. */
  withDocuments: readonly number[];
  /** The number of results, where it changed. */
  count: { from: number; to: number } | null;
};

/** The most results that a check reads: the first ones in the agency's order. */
const MOST_READ = 100;

/**
 * What is new in `latest` against `seen`. A result is new only if it was read now and the earlier look had read them all:
 * otherwise it may have been on a page that nobody read. A document is new if the result was read both times.
 */
export function searchNews({ seen, latest }: { seen: Look | null; latest: Look | null }): SearchNews {
  if (!seen || !latest) return { entities: [], withDocuments: [], count: null };
  const known = new Map(seen.found.map(({ id, documents }) => [id, new Set(documents)]));
  const idsOf = (found: readonly FoundEntity[]) => found.map(({ id }) => id);
  const hasNewDocument = ({ id, documents }: FoundEntity) => documents.some((one) => known.get(id)?.has(one) === false);
  const isCounted = seen.count !== null && latest.count !== null && seen.count !== latest.count;
  return {
    entities: seen.isComplete ? idsOf(latest.found.filter(({ id }) => !known.has(id))) : [],
    withDocuments: idsOf(latest.found.filter(hasNewDocument)),
    count: isCounted ? { from: seen.count ?? 0, to: latest.count ?? 0 } : null,
  };
}

/** Whether there is nothing new. */
export const isNothingNew = ({ entities, withDocuments, count }: SearchNews): boolean =>
  entities.length === 0 && withDocuments.length === 0 && count === null;

/** The state after the reader has acknowledged `shown`: what was seen before stays seen, even if it is no longer a result. */
export function acknowledged(seen: Look | null, shown: Look): Look {
  const documentsOf = new Map<number, FoundEntity['documents']>();
  for (const { id, documents } of [...shown.found, ...(seen?.found ?? [])])
    documentsOf.set(id, [...new Set([...(documentsOf.get(id) ?? []), ...documents])]);
  return { ...shown, found: [...documentsOf].map(([id, documents]) => ({ id, documents })) };
}

/** What pages of a search tell, in their order; not complete if one failed (`isWhole`) or results moved meanwhile. */
export function lookOf(pages: readonly ResultsPage<FoundEntity>[], at: string, isWhole: boolean): Look {
  const found = firstOfEach(
    pages.flatMap(({ items }) => items),
    idOf,
  );
  const last = pages.at(-1);
  // Without a total, an empty page after the last full one does not count what was before it.
  const count = !last || last.isOpenEnded ? null : Math.max(last.count, found.length);
  const isSteady = pages.every((page) => page.isOpenEnded || page.items.length === 0 || page.count === count);
  return { at, count, isComplete: isWhole && isSteady && found.length === count, found };
}

/**
 * How many pages a check reads, from its first page: those of the first hundred results. Where there are more, and new results
 * could not be told from unread ones, one page gives the number.
 */
export function pagesToRead(
  first: ResultsPage<unknown>,
  { seen, pageSize, hasDocuments }: { seen: Look | null; pageSize: number; hasDocuments: boolean },
): number {
  const most = Math.max(1, Math.floor(MOST_READ / pageSize));
  if (first.isOpenEnded) return most;
  const isOfUse = first.count <= MOST_READ || hasDocuments || seen?.isComplete;
  return isOfUse ? Math.min(most, Math.max(1, Math.ceil(first.count / pageSize))) : 1;
}
