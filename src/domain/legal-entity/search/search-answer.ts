import * as z from 'zod/mini';
import { firstOfEach, goodItems, isErrorAnswer, isList, outOfEnvelope, rawItems } from '#shared/api/lists.ts';
import { numberWire } from '#shared/api/wire.ts';
import { LISTS } from '#shared/config/settings.ts';
import { type SearchArgs, searchRequest } from './search-call.ts';

const countWire = z.object({ count: numberWire });
const countIn = (answer: unknown) => z.safeParse(countWire, answer).data?.count ?? null;

/**
 * Answer of a search: the entities as sent and the count of all (R3.4), in any envelope; a list or a count alone is accepted. A
 * web page, a text, null, an error, or an object with neither fails the contract: it must not count as 'no results' (A03).
 */
export const searchAnswerWire = z
  .transform((answer: unknown) => {
    const sent = isList(answer) ? rawItems(answer, 'LegalEntities') : null;
    const count = countIn(answer) ?? countIn(outOfEnvelope(answer));
    return { sent, count: sent === null && isErrorAnswer(answer) ? null : count };
  })
  .check(z.refine(({ sent, count }) => sent !== null || count !== null));

type SearchAnswer = z.output<typeof searchAnswerWire>;

/**
 * One page of results. `count` is the number of all, at least the number up to this page (faults A40). If open-ended, it is
 * only this minimum, because the page is full and the total is unknown.
 */
export type ResultsPage<Item> = { items: Item[]; count: number; isOpenEnded: boolean };

/** The entities of an answer that fit the schema; the others are left out and counted in a warning. */
export const entitiesIn = <Wire extends z.ZodMiniType>({ sent }: SearchAnswer, wire: Wire) =>
  goodItems(wire, sent ?? [], 'LegalEntities');

/** Definition of an endpoint for GET LegalEntities (R7) with the item's wire and model; each entity once (faults A13). */
export function searchEndpoint<Wire extends z.ZodMiniType, Item extends { id: number }>(
  wire: Wire,
  toItem: (sent: z.output<Wire>) => Item,
) {
  return {
    query: searchRequest,
    rawResponseSchema: searchAnswerWire,
    transformResponse: (answer: SearchAnswer, _meta: unknown, { Page, PageSize }: SearchArgs): ResultsPage<Item> => {
      const items = firstOfEach(entitiesIn(answer, wire).map(toItem), ({ id }) => id);
      const seen = items.length ? Page * PageSize + items.length : 0;
      const count = Math.trunc(answer.count ?? -1);
      // A count that is too small, or is no valid number, does not tell how many follow.
      if (Number.isSafeInteger(count) && count >= seen) return { items, count, isOpenEnded: false };
      return { items, count: seen, isOpenEnded: (answer.sent?.length ?? 0) >= PageSize };
    },
  };
}

type Named = { id: number; shortName: string; longName: string; jib: string };

/** Name of an entity in a search: the short name, else the long one, else the jib (R3.3, R4.5; any may be null). */
export function nameOfEntity({ shortName, longName, jib, id }: Named): string {
  return shortName || longName || jib || String(id);
}

/** Number of pages (R9): floor(total / 10), plus 1 unless total is divisible by 10; 0 for an invalid total (faults A40). */
export function pageCount(total: number): number {
  if (!Number.isSafeInteger(Math.trunc(total)) || total <= 0) return 0;
  return Math.ceil(total / LISTS.registerPage);
}
