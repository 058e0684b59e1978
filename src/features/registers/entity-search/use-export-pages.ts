import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { pageCount } from '#domain/legal-entity/search/page-count.ts';
import { EXPORT_ROW_CAP } from '#shared/config/settings.ts';
import { entitySearchApi, type EntitySearchArgs, type EntityResult } from './entity-search.api.ts';

/** Pages asked for at the same time: quick for the visitor, gentle to the agency. */
const AT_ONCE = 4;

type FetchPage = (page: number, signal: AbortSignal) => Promise<readonly EntityResult[]>;

/**
 * Walks the results page by page up to the cap, a few at a time and in order. An entity that moved to another page while
 * they were walked comes once.
 */
async function* walkPages(fetchPage: FetchPage, total: number, signal: AbortSignal) {
  const seen = new Set<number>();
  const pages = pageCount(Math.min(total, EXPORT_ROW_CAP));
  for (let first = 0; first < pages; first += AT_ONCE) {
    signal.throwIfAborted();
    const numbers = Array.from({ length: Math.min(AT_ONCE, pages - first) }, (_, at) => first + at);
    const batch = await Promise.all(numbers.map((page) => fetchPage(page, signal)));
    yield batch.flat().filter(({ id }) => !seen.has(id) && seen.add(id));
  }
}

/** The pages of a search for the export; every call is given up when the signal is aborted. */
export function useExportPages(args: EntitySearchArgs, total: number) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useMemo(() => {
    const fetchPage: FetchPage = async (Page, signal) => {
      const running = dispatch(
        entitySearchApi.endpoints.entitySearch.initiate({ ...args, Page }, { subscribe: false }),
      );
      const stop = () => running.abort();
      signal.addEventListener('abort', stop, { once: true });
      const { data, error } = await running;
      signal.removeEventListener('abort', stop);
      if (!data) throw error ?? new Error('The page has no data.');
      return data.items;
    };
    return (signal: AbortSignal) => walkPages(fetchPage, total, signal);
  }, [args, dispatch, total]);
}
