import * as z from 'zod/mini';
import { collate } from '#shared/format/fold.ts';
import { jibProblem } from '#shared/format/jib.ts';
import { templateDraftSchema, jibRule, STANDARD } from '../template-form.ts';
import { createStoredList } from '#shared/storage/stored-list.ts';

/** Longest stored name, in characters. */
const LONGEST_NAME = 200;

/**
 * What a client brings into the form; null where the user has not said. Who prepares the reports and which report it is: null takes
 * what the form says.
 */
const clientFields = z.pick(templateDraftSchema, {
  legalEntityTypeId: true,
  reportingStandard: true,
  publicInterest: true,
  creatorType: true,
  creatorId: true,
  reportTypeId: true,
}).shape;

/** The rules of the client form; messages are keys under `errors`. `taken` are the jibs of the other clients. */
export function clientRules(taken: readonly string[]) {
  return z.object({
    jib: jibRule((jib) => jibProblem(jib) ?? (taken.includes(jib) ? 'clientExists' : null)),
    name: z.pipe(
      // Without blanks around it and runs of them inside.
      z.pipe(
        z.string(),
        z.transform((name) => name.replace(/\s+/g, ' ').trim()),
      ),
      z.string().check(z.minLength(1, 'clientNameIsRequired'), z.maxLength(LONGEST_NAME, 'clientNameTooLong')),
    ),
    ...clientFields,
  });
}

/** A client as stored on this computer and in files; the jib tells clients apart. */
export const clientSchema = clientRules([]);

/** A client of an accountant: what fills the form in one click. */
export type Client = z.output<typeof clientSchema>;

/** What was typed of a client before a reload. */
export const clientDraft = z.object({ jib: z.string(), name: z.string(), ...clientFields });

/** A client before anything is known about it. */
export const NEW_CLIENT: Client = { jib: '', name: '', ...z.parse(z.object(clientFields), {}) };

/** Public interest forces IAS/IFRS also here (R9); a creator without its type, or the other way round, is none. */
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

/** The list with some clients added, by name; the later of two with one jib counts. */
export function withClients(clients: readonly Client[], added: readonly Client[]): Client[] {
  const byJib = new Map([...clients, ...added].map((client) => [client.jib, consistent(client)]));
  return [...byJib.values()].toSorted((one, other) => collate(one.name, other.name));
}

/** The list with one client changed, also when its jib changed. */
export function withChanged(clients: readonly Client[], jib: string, changed: Client): Client[] {
  return withClients(withoutClient(clients, jib), [changed]);
}

export function withoutClient(clients: readonly Client[], jib: string): Client[] {
  return clients.filter((client) => client.jib !== jib);
}

/** The clients on this computer, the same in all open tabs. They never leave it. */
export const clientList = createStoredList('report-clients', clientSchema, { idOf: ({ jib }) => jib });
