import { api } from '#shared/api/api.ts';
import type { EarlyQuery } from '#shared/api/api-call.ts';
import { isStartedEarly } from '#shared/api/early-calls.ts';
import { type PortalAddress, placeQueries } from './start-page-calls.ts';
import type { PortalStore } from './store.ts';
import type { RunningPortal } from './create-portal.ts';

type Initiate = (arg: unknown, options: { subscribe: false }) => Parameters<PortalStore['dispatch']>[0];
type Dispatching = Pick<PortalStore, 'dispatch'>;

/**
 * Puts the answer of an early query into the store before the page asks, so that the page renders with it at once. Does nothing
 * while the file with the endpoint is not loaded.
 */
export function storeAnswer({ endpoint, arg }: EarlyQuery, { dispatch }: Dispatching): unknown {
  const endpoints = api.endpoints as Readonly<Partial<Record<string, { initiate: Initiate }>>>;
  const query = endpoint === undefined ? undefined : endpoints[endpoint];
  return query && dispatch(query.initiate(arg, { subscribe: false }));
}

/**
 * Stores the answers that arrive while the files of the opened page load, so that its first render has them and no second
 * render follows (architecture, Loading).
 *
 * @returns a promise that resolves when every early query has been stored or has failed.
 */
export async function storeEarlyAnswers(
  { store, storage }: Pick<RunningPortal, 'store' | 'storage'>,
  address: PortalAddress,
): Promise<void> {
  const queries = placeQueries(address, storage)?.queries ?? [];
  await Promise.allSettled(
    queries.filter(({ call }) => isStartedEarly(call)).map((query) => storeAnswer(query, store)),
  );
}
