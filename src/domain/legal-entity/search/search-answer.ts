import * as z from 'zod/mini';
import { firstOfEach, goodItems, isList, rawItems } from '#shared/api/lists.ts';
import { numberWire } from '#shared/api/wire.ts';
import { LISTS } from '#shared/config/settings.ts';
import { type SearchArgs, searchRequest } from './search-call.ts';

/**
 * The envelope of a search: a list and the count of all (R3.4); also a bare list, or a count alone. A page, a text, null or an object
 * that says neither fails the contract: it must not read as 'nothing found' (A03).
 */
export const searchAnswerWire = z.union([
  z.array(z.unknown()),
  z.looseObject({ count: numberWire }).check(z.refine((answer) => answer.count !== null || isList(answer))),
]);

type SearchAnswer = z.output<typeof searchAnswerWire>;

/** One page of results; `count` is the number of all, never less than what is seen (faults A40). */
export type ResultsPage<Item> = { items: Item[]; count: number };

/** The entities of an answer; one that does not fit is left out and counted in a warning. */
export const entitiesIn = <Wire extends z.ZodMiniType>(answer: SearchAnswer, wire: Wire) =>
  goodItems(wire, rawItems(answer, 'LegalEntities'), 'LegalEntities');

/** GET LegalEntities as a search (R7), each entity once (faults A13): to be spread into an endpoint of one's own with the item's wire and model. */
export function searchEndpoint<Wire extends z.ZodMiniType, Item extends { id: number }>(
  wire: Wire,
  toItem: (sent: z.output<Wire>) => Item,
) {
  return {
    query: searchRequest,
    rawResponseSchema: searchAnswerWire,
    transformResponse: (answer: SearchAnswer, _meta: unknown, { Page, PageSize }: SearchArgs): ResultsPage<Item> => {
      const items = firstOfEach(entitiesIn(answer, wire).map(toItem), ({ id }) => id);
      const count = Array.isArray(answer) ? 0 : (answer.count ?? 0);
      return { items, count: Math.max(Math.trunc(count), items.length ? Page * PageSize + items.length : 0) };
    },
  };
}

type Named = { id: number; shortName: string; longName: string; jib: string };

/** What a search calls an entity: the short name, else the long one, else the jib (R3.3, R4.5; any of them may be null). */
export function nameOfEntity({ shortName, longName, jib, id }: Named): string {
  return shortName || longName || jib || String(id);
}

/** Number of pages (R9): floor(total / 10), plus 1 unless total is divisible by 10, which is to round up. A senseless total has none (faults A40). */
export function pageCount(total: number): number {
  if (!Number.isSafeInteger(Math.trunc(total)) || total <= 0) return 0;
  return Math.ceil(total / LISTS.registerPage);
}
