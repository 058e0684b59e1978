import { isContentCall } from '#domain/content/content.calls.ts';
import { api } from '#shared/api/api.ts';
import type { EarlyQuery } from '#shared/api/api-call.ts';
import { isHere } from '#shared/api/early-calls.ts';
import { nextTask } from '#shared/timing/when-idle.ts';
import { type PortalAddress, placeQueries } from './early-calls.ts';
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
 * Takes what the agency has answered while the files of the opened page were on their way: its first drawing has it then, and no
 * second one follows (architecture, Loading). What would take longer is left to the page. The content is long and read in slices:
 * that goes on beside the first drawing.
 */
export async function storeEarlyAnswers(store: Dispatching, address: PortalAddress): Promise<void> {
  const here: unknown[] = [];
  for (const query of placeQueries(address)?.queries ?? []) {
    if (isContentCall(query.call)) storeAnswer(query, store);
    else if (isHere(query.call)) here.push(storeAnswer(query, store));
  }
  if (here.length > 0) await Promise.race([Promise.allSettled(here), nextTask()]);
}
