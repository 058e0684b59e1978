import * as z from 'zod/mini';
import { fromJson } from '#shared/format/from-json.ts';
import { jsonFile } from '#shared/format/text-file.ts';
import { type Reading, readingsOf } from '#shared/workbook/read-table.ts';
import { clientSchema } from '../clients/client.ts';
import type { FilingStores } from '../filing-stores.ts';
import { reportCheckSchema } from '../progress/report-check.ts';
import { templateDownloadSchema } from '../progress/template-download.ts';
import { receiptSchema } from '../receipts/receipt.ts';
import { readClients, type RefusedRow } from './internal/read-clients.ts';

/** Marks a file made for a colleague. */
const KIND = 'filing-season';
/** The newest form of such a file that is read; a change that older pages would misread raises it. */
const VERSION = 1;

/** Largest file to be read, in bytes; a thousand clients with their records need a fifth of it. */
export const LARGEST_IMPORT = 10_000_000;

const headSchema = z.object({ kind: z.literal(KIND), version: z.int().check(z.positive()) });

const listsSchema = z.object({
  clients: z.array(z.unknown()),
  receipts: z.array(z.unknown()),
  checks: z.array(z.unknown()),
  downloads: z.array(z.unknown()),
});

/** What one reading of a file holds: its valid entries, how many invalid ones a colleague's file has, and the refused rows of a list. */
export type ImportContent = { stores: FilingStores; invalid: number; refused: readonly RefusedRow[] };

/** A reading of a file, and what it holds; null if it has no list of clients. */
export type ImportReading = Reading & { found: ImportContent | null };

/** A file as it was read: in at least one way there is something in it. `newer`: it was made by a newer portal. */
export type ImportRead = readonly ImportReading[] | 'newer' | 'unreadable' | 'tooLarge' | 'notRead';

/** A file selected for import, by its name. */
export type ImportFile = { name: string; read: ImportRead };

/** What this computer stores as a file for a colleague; neither reports nor documents are in it. */
export const handOverFile = (stores: FilingStores): Blob =>
  jsonFile({ kind: KIND, version: VERSION, madeAt: new Date().toISOString(), ...stores });

/** Reads a file for a colleague, or a list of clients: JSON, CSV or .xlsx with the columns jib and name. */
export async function readImport(file: Blob): Promise<ImportRead> {
  if (file.size > LARGEST_IMPORT) return 'tooLarge';
  const readings = (await readingsOf(file)) ?? [];
  const [first] = readings;
  const json = typeof first?.content === 'string' ? fromJson(first.content) : null;
  const head = z.safeParse(headSchema, json);
  if (head.success && head.data.version > VERSION) return 'newer';
  const read = await Promise.all(
    readings.map(async (reading) => ({ ...reading, found: head.success ? storesIn(json) : await clientsIn(reading) })),
  );
  return read.some(({ found }) => found !== null) ? read : 'unreadable';
}

async function clientsIn({ content }: Reading): Promise<ImportContent | null> {
  const read = await readClients(content);
  if (!read) return null;
  const { clients, refused } = read;
  return { stores: { clients, receipts: [], checks: [], downloads: [] }, invalid: 0, refused };
}

/** The valid entries of a file for a colleague, each checked alone. */
function storesIn(json: unknown): ImportContent | null {
  const lists = z.safeParse(listsSchema, json);
  if (!lists.success) return null;
  const { clients, receipts, checks, downloads } = lists.data;
  const stores = {
    clients: validOf(clientSchema, clients),
    receipts: validOf(receiptSchema, receipts),
    checks: validOf(reportCheckSchema, checks),
    downloads: validOf(templateDownloadSchema, downloads),
  };
  const count = (of: Record<keyof FilingStores, readonly unknown[]>) =>
    Object.values(of).reduce((sum, list) => sum + list.length, 0);
  return { stores, invalid: count(lists.data) - count(stores), refused: [] };
}

function validOf<Schema extends z.ZodMiniType>(schema: Schema, entries: readonly unknown[]): z.output<Schema>[] {
  return entries.flatMap((entry) => {
    const { data } = z.safeParse(schema, entry);
    return data === undefined ? [] : [data];
  });
}
