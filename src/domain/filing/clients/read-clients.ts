import { safeParse } from 'zod/mini';
import { lostDigits } from '#shared/format/lost-digits.ts';
import { csvRows, isZip, likelyFirst, textOfFile, workbookSheets } from '#shared/workbook/read-table.ts';
import { columnOf, isTotal } from '#shared/workbook/table-words.ts';
import { type Client, clientSchema } from './client.ts';
import { CLIENT_COLUMNS } from './clients-file.ts';

/**
 * Content of a file: the clients, and the places (row of a table or item of a JSON list, from 1) of invalid ones. `lostDigits`
 * are places where a spreadsheet dropped the last digits of the jib.
 */
export type ClientsRead = { clients: Client[]; refused: number[]; lostDigits: number[] };

/** Reads an exported file or one with the columns jib and name: JSON, CSV or .xlsx. Null if it is none of them. */
export async function readClientsFile(file: Blob): Promise<ClientsRead | null> {
  if (!(await isZip(file))) return readClients(await textOfFile(file));
  const sheets = likelyFirst((await workbookSheets(file)) ?? []);
  // A title sheet does not have the columns.
  return clientsOf(sheets.map(({ rows }) => rowItems(rows)).find((items) => items !== null) ?? null);
}

/** Reads the text of a JSON or CSV file; null if it has no clients' columns or list. */
export async function readClients(text: string): Promise<ClientsRead | null> {
  if (/^\s*[[{]/.test(text)) return clientsOf(jsonItems(text));
  return clientsOf(rowItems(await csvRows(text)));
}

function clientsOf(items: Item[] | null): ClientsRead | null {
  if (!items) return null;
  const read: ClientsRead = { clients: [], refused: [], lostDigits: [] };
  for (const { place, item } of items) {
    const result = safeParse(clientSchema, item);
    if (result.success) read.clients.push(result.data);
    else if (typeof item.jib === 'string' && lostDigits(item.jib) !== null) read.lostDigits.push(place);
    else read.refused.push(place);
  }
  return read;
}

type Item = { place: number; item: Record<string, unknown> };

function jsonItems(text: string): Item[] | null {
  try {
    const file: unknown = JSON.parse(text);
    const list: unknown = typeof file === 'object' && file !== null && 'clients' in file ? file.clients : file;
    return Array.isArray(list)
      ? list.map((item: unknown, index) => ({
          place: index + 1,
          item: typeof item === 'object' && item !== null ? { ...item } : {},
        }))
      : null;
  } catch {
    return null;
  }
}

const isEmpty = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

/**
 * The items of a table. Its heads are the first row that has one for the jib and one for the name, in any of the three languages;
 * above it may be a title. Empty rows and a total are skipped.
 */
function rowItems(rows: string[][]): Item[] | null {
  const placeIn = (row: readonly string[], column: keyof Client) => {
    const exact = row.findIndex((head) => head.trim().toLowerCase() === column.toLowerCase());
    return exact < 0 ? row.findIndex((head) => columnOf(head) === column) : exact;
  };
  const headsAt = rows.findIndex((row) => placeIn(row, 'jib') >= 0 && placeIn(row, 'name') >= 0);
  const heads = rows[headsAt];
  if (!heads) return null;
  const places = CLIENT_COLUMNS.map((column) => placeIn(heads, column));
  return rows.flatMap((row, index) => {
    if (index <= headsAt || isEmpty(row) || isTotal(row)) return [];
    const textAt = (at: number) => (row[at] ?? '').trim();
    const item = Object.fromEntries(
      CLIENT_COLUMNS.map((column, at) => [column, valueOf(column, textAt(places[at] ?? -1))]),
    );
    return { place: index + 1, item };
  });
}

/** The value of a client's field in a cell; null for an invalid number. */
function valueOf(column: keyof Client, cell: string): string | boolean | number | null {
  if (column === 'jib' || column === 'name') return cell;
  if (column === 'publicInterest') return /^(1|true|da|yes)$/i.test(cell);
  return /^\d{1,9}$/.test(cell) ? Number(cell) : null;
}
