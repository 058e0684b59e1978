import { endpointFor } from '#shared/api/api.ts';
import type { CallRequest } from '#shared/api/define-call.ts';
import type { RunningPortal } from './create-portal.ts';

type Dispatching = Pick<RunningPortal['store'], 'dispatch'>;

/**
 * Puts the answer of an early call into the store before the page asks, so that the page renders with it at once. Does nothing
 * while the file with the endpoint is not loaded.
 */
export function storeAnswer(request: CallRequest, { dispatch }: Dispatching): unknown {
  const query = endpointFor(request);
  return query && dispatch(query.initiate(request.arg, { subscribe: false }));
}

/**
 * Stores the answers to a page's calls that arrive while the files of the opened page load, so that its first render has them and no second
 * render follows (architecture, Loading).
 *
 * @returns a promise that resolves when every early call has been stored or has failed.
 */
export async function storeEarlyAnswers(
  { store, earlyCalls }: Pick<RunningPortal, 'store' | 'earlyCalls'>,
  calls: readonly CallRequest[] = [],
): Promise<void> {
  await Promise.allSettled(calls.filter(earlyCalls.isStarted).map((request) => storeAnswer(request, store)));
}
