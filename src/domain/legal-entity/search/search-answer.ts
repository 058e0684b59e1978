import type { ArgOf } from '#shared/api/define-call.ts';
import { firstOfEach, idOf } from '#shared/api/lists.ts';
import { LISTS } from '#shared/config/settings.ts';
import type { legalEntitiesCall } from '../legal-entity.calls.ts';
import type { EntityPage, SearchedEntity } from '../legal-entity.wire.ts';

/**
 * One page of results. `count` is the number of all, at least the number up to this page (faults A40). If open-ended, it is
 * only this minimum, because the page is full and the total is unknown.
 */
export type ResultsPage<Item> = { items: Item[]; count: number; isOpenEnded: boolean };

/** Wire → model of a page of a search (R3.4, R7), with the model of an item; each entity once (faults A13). */
export const toResultsPage =
  <Item extends { id: number }>(toItem: (sent: SearchedEntity) => Item) =>
  (
    { resultList, count: sentCount }: EntityPage,
    { Page = 0, PageSize }: Pick<ArgOf<typeof legalEntitiesCall>, 'Page' | 'PageSize'>,
  ): ResultsPage<Item> => {
    const items = firstOfEach(resultList.items.map(toItem), idOf);
    const seen = items.length ? Page * PageSize + items.length : 0;
    const count = Math.trunc(sentCount ?? -1);
    // A count that is too small, or is no valid number, does not say how many follow.
    if (Number.isSafeInteger(count) && count >= seen) return { items, count, isOpenEnded: false };
    return { items, count: seen, isOpenEnded: resultList.sent >= PageSize };
  };

/** All results of a search by its first page; null when they are not known: some may follow, or were left out as unreadable. */
export function allResults({ resultList, count }: EntityPage): SearchedEntity[] | null {
  const page = toResultsPage((entity) => entity)({ resultList, count }, { PageSize: LISTS.registerPage });
  const isWhole = resultList.items.length === resultList.sent && page.count <= resultList.sent && !page.isOpenEnded;
  return isWhole ? page.items : null;
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
