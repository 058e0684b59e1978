import * as z from 'zod/mini';
import { collate } from '#shared/format/fold.ts';
import { jibProblem } from '#shared/format/jib.ts';
import { templateDraftSchema, jibRule, STANDARD } from '../template-form.ts';
import { createStoredList } from '#shared/storage/stored-list.ts';

/** Longest stored name, in characters. */
const LONGEST_NAME = 200;

/** A client's data for the form; null if not given. Without an own creator or report type, that of the form is used. */
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
      // Trims the name and joins runs of white space.
      z.pipe(
        z.string(),
        z.transform((name) => name.replace(/\s+/g, ' ').trim()),
      ),
      z.string().check(z.minLength(1, 'clientNameIsRequired'), z.maxLength(LONGEST_NAME, 'clientNameTooLong')),
    ),
    ...clientFields,
  });
}

/** A client as stored on this computer and in files; the jib identifies it. */
export const clientSchema = clientRules([]);

/** A client of an accountant; it fills the form in one click. */
export type Client = z.output<typeof clientSchema>;

/** Input of the client dialog, stored over a reload. */
export const clientDraftSchema = z.object({ jib: z.string(), name: z.string(), ...clientFields });

/** A client without data. */
export const NEW_CLIENT: Client = { jib: '', name: '', ...z.parse(z.object(clientFields), {}) };

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
export const clientList = createStoredList('report-clients', clientSchema, { idOf: ({ jib }) => jib });
