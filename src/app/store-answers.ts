import { api } from '#shared/api/api.ts';
import type { EarlyQuery } from '#shared/api/api-call.ts';
import { isStartedEarly } from '#shared/api/early-calls.ts';
import { type PortalAddress, placeQueries } from './start-page-calls.ts';
import type { PortalStore } from './store.ts';

type Initiate = (arg: unknown, options: { subscribe: false }) => Parameters<PortalStore['dispatch']>[0];
type Dispatching = Pick<PortalStore, 'dispatch'>;

/** The store takes an answer before the page does, which then is drawn with it at once. Endpoints come with the file of a page. */
export function storeAnswer({ endpoint, arg }: EarlyQuery, { dispatch }: Dispatching): unknown {
  const endpoints = api.endpoints as Readonly<Partial<Record<string, { initiate: Initiate }>>>;
  const query = endpoint === undefined ? undefined : endpoints[endpoint];
  return query && dispatch(query.initiate(arg, { subscribe: false }));
}

/**
 * Takes what the agency answers while the files of the opened page are on their way: its first drawing has it then, and no second
 * one follows (architecture, Loading).
 *
 * @returns when everything that was requested early is stored, one way or the other.
 */
export async function storeEarlyAnswers(store: Dispatching, address: PortalAddress): Promise<void> {
  const queries = placeQueries(address)?.queries ?? [];
  await Promise.allSettled(
    queries.filter(({ call }) => isStartedEarly(call)).map((query) => storeAnswer(query, store)),
  );
}
