import * as z from 'zod/mini';
import { firstOfEach, goodItems, isErrorAnswer, isList, outOfEnvelope, rawItems } from '#shared/api/lists.ts';
import { numberWire } from '#shared/api/wire.ts';
import { LISTS } from '#shared/config/settings.ts';
import { type SearchArgs, searchRequest } from './search-call.ts';

const countWire = z.object({ count: numberWire });
const countIn = (answer: unknown) => z.safeParse(countWire, answer).data?.count ?? null;

/**
 * What a search was answered with: the entities as sent and the count of all (R3.4), in any of the envelopes; also a list alone, or a
 * count alone. A page, a text, null, an error, or an object that says neither fails the contract: it must not read as 'nothing found' (A03).
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
 * One page of results; `count` is the number of all, never less than what is seen (faults A40). Open-ended, it is only the least there
 * can be: the page is full, and how many follow was not said.
 */
export type ResultsPage<Item> = { items: Item[]; count: number; isOpenEnded: boolean };

/** The entities of an answer; one that does not fit is left out and counted in a warning. */
export const entitiesIn = <Wire extends z.ZodMiniType>({ sent }: SearchAnswer, wire: Wire) =>
  goodItems(wire, sent ?? [], 'LegalEntities');

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
      const seen = items.length ? Page * PageSize + items.length : 0;
      const count = Math.trunc(answer.count ?? -1);
      // A count below what is seen, or one that no register has, says nothing of the rest.
      if (Number.isSafeInteger(count) && count >= seen) return { items, count, isOpenEnded: false };
      return { items, count: seen, isOpenEnded: (answer.sent?.length ?? 0) >= PageSize };
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
