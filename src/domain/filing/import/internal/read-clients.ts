import { safeParse } from 'zod/mini';
import { fromJson } from '#shared/format/from-json.ts';
import { lostDigits } from '#shared/format/lost-digits.ts';
import { rowsOf, type TableContent } from '#shared/workbook/read-table.ts';
import { columnOf, isTotal } from '#shared/workbook/table-words.ts';
import { type Client, clientSchema } from '../../clients/client.ts';
import { CLIENT_COLUMNS } from '../../clients/clients-file.ts';

/** Why a row is refused: a spreadsheet dropped the last digits of its jib; its jib is none; its name is missing or too long. */
export const REFUSALS = ['lostDigits', 'jib', 'name'] as const;

/** A row of a table, or an item of a JSON list, from 1, that is no client. */
export type RefusedRow = { row: number; reason: (typeof REFUSALS)[number] };

export type ClientsRead = { clients: Client[]; refused: RefusedRow[] };

/** Reads an exported list or one with the columns jib and name; null if it has no clients' columns or list. */
export async function readClients(content: TableContent): Promise<ClientsRead | null> {
  const items =
    typeof content === 'string' && /^\s*[[{]/.test(content) ? jsonItems(content) : rowItems(await rowsOf(content));
  if (!items) return null;
  const read: ClientsRead = { clients: [], refused: [] };
  for (const { place, item } of items) {
    const { success, data, error } = safeParse(clientSchema, item);
    if (success) read.clients.push(data);
    else {
      const hasLostDigits = typeof item.jib === 'string' && lostDigits(item.jib) !== null;
      const hasJib = error.issues.every(({ path }) => path[0] !== 'jib');
      read.refused.push({ row: place, reason: hasLostDigits ? 'lostDigits' : hasJib ? 'name' : 'jib' });
    }
  }
  return read;
}

type Item = { place: number; item: Record<string, unknown> };

function jsonItems(text: string): Item[] | null {
  const file = fromJson(text);
  const list: unknown = typeof file === 'object' && file !== null && 'clients' in file ? file.clients : file;
  if (!Array.isArray(list)) return null;
  return list.map((item: unknown, index) => ({
    place: index + 1,
    item: typeof item === 'object' && item !== null ? { ...item } : {},
  }));
}

const isEmpty = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

/** The items below the first row with a head for the jib and one for the name, in any language; empty rows and a total are none. */
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
