import * as z from 'zod/mini';
import { type Client, clientSchema } from '#domain/filing/clients/client.ts';
import { type ClientsRead, readClientsFile } from '#domain/filing/clients/read-clients.ts';
import { reportCheckSchema } from '#domain/filing/progress/report-check.ts';
import { templateDownloadSchema } from '#domain/filing/progress/template-download.ts';
import { receiptSchema } from '#domain/filing/receipts/receipt.ts';
import { jsonFile } from '#shared/format/text-file.ts';
import { isZip, textOfFile } from '#shared/workbook/read-table.ts';
import type { FilingStores } from '../desk/desk-rows.ts';

/** Marks a file as one of this page. */
const KIND = 'filing-season';
/** The newest form of the file that this page reads; a change that older pages would misread raises it. */
const VERSION = 1;

/** Largest file to be read, in bytes; a thousand clients with their records need a fifth of it. */
export const LARGEST_HAND_OVER = 10_000_000;

const headSchema = z.object({ kind: z.literal(KIND), version: z.int().check(z.positive()) });

const listsSchema = z.object({
  clients: z.array(z.unknown()),
  receipts: z.array(z.unknown()),
  checks: z.array(z.unknown()),
  downloads: z.array(z.unknown()),
});

/**
 * What a file holds: the entries of its lists, and how many entries are invalid; of a list of clients also which rows, and why.
 * `newer`: it was made by a newer portal.
 */
export type HandOverRead =
  | { kind: 'read'; stores: FilingStores; invalid: number; rows?: RefusedPlaces }
  | { kind: 'newer' | 'unreadable' | 'tooLarge' };

/** Rows that were refused, by the reason. */
export type RefusedPlaces = Pick<ClientsRead, 'refused' | 'lostDigits'>;

/** Everything of the desk as a file for a colleague; neither reports nor documents are in it. */
export const handOverFile = (stores: FilingStores): Blob =>
  jsonFile({ kind: KIND, version: VERSION, madeAt: new Date().toISOString(), ...stores });

/** Reads a file for a colleague, or a list of clients: JSON, CSV or .xlsx with the columns jib and name. */
export async function readHandOver(file: Blob): Promise<HandOverRead> {
  if (file.size > LARGEST_HAND_OVER) return { kind: 'tooLarge' };
  const json = (await isZip(file)) ? undefined : parsed(await textOfFile(file));
  const head = z.safeParse(headSchema, json);
  if (head.success) return head.data.version > VERSION ? { kind: 'newer' } : storesIn(json);
  const list = await readClientsFile(file);
  if (!list) return { kind: 'unreadable' };
  const { clients, refused, lostDigits } = list;
  const invalid = refused.length + lostDigits.length;
  return { kind: 'read', stores: onlyClients(clients), invalid, ...(invalid > 0 && { rows: { refused, lostDigits } }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const onlyClients = (clients: readonly Client[]): FilingStores => ({
  clients,
  receipts: [],
  checks: [],
  downloads: [],
});

/** The valid entries of a file of this page, each checked alone. */
function storesIn(json: unknown): HandOverRead {
  const lists = z.safeParse(listsSchema, json);
  if (!lists.success) return { kind: 'unreadable' };
  const { clients, receipts, checks, downloads } = lists.data;
  const stores = {
    clients: validOf(clientSchema, clients),
    receipts: validOf(receiptSchema, receipts),
    checks: validOf(reportCheckSchema, checks),
    downloads: validOf(templateDownloadSchema, downloads),
  };
  const count = (of: Record<keyof FilingStores, readonly unknown[]>) =>
    Object.values(of).reduce((sum, list) => sum + list.length, 0);
  return { kind: 'read', stores, invalid: count(lists.data) - count(stores) };
}

function validOf<Schema extends z.ZodMiniType>(schema: Schema, entries: readonly unknown[]): z.output<Schema>[] {
  return entries.flatMap((entry) => {
    const { data } = z.safeParse(schema, entry);
    return data === undefined ? [] : [data];
  });
}
