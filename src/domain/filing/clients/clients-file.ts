import type { ExportTable } from '#shared/export/export-table.ts';
import { jsonFile } from '#shared/format/text-file.ts';
import { type Client, clientSchema } from './client.ts';

/** Column names of the CSV and .xlsx files, the same in all languages, so that readers can exchange files. */
export const CLIENT_COLUMNS = Object.keys(clientSchema.shape) as (keyof Client)[];

/** The clients as a JSON file that can be imported again. */
export const clientsJson = (clients: readonly Client[]) => jsonFile({ version: 1, clients });

/** The clients as a table for CSV and .xlsx; the jib is a code, so that spreadsheets do not make it a number. */
export function clientsTable(clients: readonly Client[]): ExportTable {
  return {
    heads: CLIENT_COLUMNS.map((header) => ({
      header,
      kind: header === 'jib' ? 'code' : header === 'name' ? 'text' : 'number',
    })),
    rows: clients.map((client) => CLIENT_COLUMNS.map((column) => cellOf(client[column]))),
  };
}

const cellOf = (value: Client[keyof Client]) => (typeof value === 'boolean' ? Number(value) : value);
