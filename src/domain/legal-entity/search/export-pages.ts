import type { ApiDispatch } from '#shared/api/api.ts';
import type { CallQueue } from '#shared/api/call-queue.ts';
import { EXPORT_ROW_CAP } from '#shared/config/settings.ts';
import type { SearchArgs } from './entity-filters.ts';
import { pageCount, type ResultsPage } from './search-answer.ts';

/** Pages that are ready before they are written: fast for the reader without holding a whole register. */
const AHEAD = 4;

/** The dispatch of the store, and the signal that aborts what it starts. */
type Caller = { dispatch: ApiDispatch; signal: AbortSignal };

/** Requests one page of a search. Rejects with the `ApiError` of a call that fails. */
export type LoadSearchPage<Item> = (args: SearchArgs, caller: Caller) => Promise<ResultsPage<Item>>;

/**
 * The pages of a search for one file, from a row on: in order, a few requested at a time; without a known total one by one until
 * none follows. An entity that moves to another page meanwhile is exported once. The signal aborts every pending call.
 */
export function exportPages<Item extends { id: number }>(
  { dispatch, queue }: { dispatch: ApiDispatch; queue: CallQueue },
  args: SearchArgs,
  load: LoadSearchPage<Item>,
) {
  return async function* pagesFrom(signal: AbortSignal, from: number, total: number) {
    const seen = new Set<number>();
    const begin = from / args.PageSize;
    const end = begin + pageCount(Math.min(total - from, EXPORT_ROW_CAP));
    const isOpenEnded = total === Infinity;
    const atOnce = isOpenEnded ? 1 : AHEAD;
    for (let first = begin; first < end; first += atOnce) {
      signal.throwIfAborted();
      const numbers = Array.from({ length: Math.min(atOnce, end - first) }, (_, at) => first + at);
      const pages = await Promise.all(
        numbers.map((Page) =>
          queue.add(() => load({ ...args, Page }, { dispatch, signal }), { signal, isPressed: true }),
        ),
      );
      yield pages.flatMap(({ items }) => items).filter(({ id }) => !seen.has(id) && seen.add(id));
      const mayFollow = (page: ResultsPage<Item>) => page.isOpenEnded || page.count > (first + 1) * args.PageSize;
      if (isOpenEnded && !pages.some(mayFollow)) return false;
    }
    return true;
  };
}
