import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { clientList } from '#domain/filing/clients/client-list.ts';
import { type Client, NEW_CLIENT } from '#domain/filing/clients/client.ts';
import { isJib } from '#shared/format/jib.ts';
import { urlNumber, urlValue } from '#shared/routing/url-schema.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';

/** The client and accounting period that a link to the templates asks for: `?client=4200000000001&year=2025`. */
const requestUrl = z.object({
  client: urlValue<string>('', (jib) => (isJib(jib) ? jib : undefined)),
  year: urlNumber(),
});

/**
 * Fills the form once for the client in the address; a jib that is no client fills its field alone. The address then forgets it,
 * so that a reload does not overwrite what has been entered since.
 *
 * @param isReady whether the lists of the form are loaded, or failed.
 */
export function useRequestedClient(isReady: boolean, onFill: (client: Client, year: number | null) => void): void {
  const { items: clients } = useStoredList(clientList);
  const [{ client: jib, year }, setRequest] = useUrlState(requestUrl);

  const isRequested = jib !== '' && clients !== null && isReady;

  const fill = useEffectEvent(() => {
    onFill(clients?.find((client) => client.jib === jib) ?? { ...NEW_CLIENT, jib, name: jib }, year);
    setRequest({ client: '', year: null }, { history: 'replace' });
  });
  useEffect(() => {
    if (isRequested) fill();
  }, [isRequested]);
}
