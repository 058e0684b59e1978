import { collate } from '#shared/format/fold.ts';
import { defineStoredList } from '#shared/storage/stored-list.ts';
import { type Client, clientSchema } from './client.ts';
import { STANDARD } from './template-fields.ts';

/** Corrects contradictions: public interest forces IAS/IFRS (R9), and a creator counts only together with its type. */
function consistent(client: Client): Client {
  const { publicInterest, reportingStandard, creatorType, creatorId } = client;
  const hasCreator = creatorType !== null && creatorId !== null;
  return {
    ...client,
    reportingStandard: publicInterest ? STANDARD.full : reportingStandard,
    creatorType: hasCreator ? creatorType : null,
    creatorId: hasCreator ? creatorId : null,
  };
}

/** The list with clients added, sorted by name; of two with the same jib the later one is used. */
export function withClients(clients: readonly Client[], added: readonly Client[]): Client[] {
  const byJib = new Map([...clients, ...added].map((client) => [client.jib, consistent(client)]));
  return [...byJib.values()].toSorted((one, other) => collate(one.name, other.name));
}

/** The list with one client changed; its jib may change too. */
export function withChanged(clients: readonly Client[], jib: string, changed: Client): Client[] {
  return withClients(withoutClient(clients, jib), [changed]);
}

/** The list without the client that has the jib. */
export function withoutClient(clients: readonly Client[], jib: string): Client[] {
  return clients.filter((client) => client.jib !== jib);
}

/** The clients on this computer, the same in all open tabs. The list is never sent. */
export const clientList = defineStoredList('report-clients', clientSchema, { idOf: ({ jib }) => jib });
