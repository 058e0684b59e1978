import { safeParse } from 'zod/mini';
import type { CsvCell } from '#shared/format/csv.ts';
import { clientWire, type Client } from './client.ts';
import { csvRows } from './csv-rows.ts';

/** Column names of the CSV file; the same in all languages, so that a file moves between readers. */
const COLUMNS = ['jib', 'name', 'legalEntityTypeId', 'reportingStandard', 'publicInterest'] as const;

/** Largest file read, in bytes: a thousand clients need a fifth of it. */
export const LARGEST_FILE = 1_000_000;

/** What a file held: the clients, and the places (line of a CSV file, item of a JSON list, from 1) that were none. */
export type ClientsRead = { clients: Client[]; refused: number[] };

/** The clients as a JSON file that can be read back. */
export function clientsJson(clients: readonly Client[]): Blob {
  return new Blob([`${JSON.stringify({ version: 1, clients }, null, 2)}\n`], { type: 'application/json' });
}

/** The clients as rows of a CSV file, with their heads. */
export function clientRows(clients: readonly Client[]): CsvCell[][] {
  return [
    [...COLUMNS],
    ...clients.map(({ jib, name, legalEntityTypeId, reportingStandard, publicInterest }) => [
      jib,
      name,
      legalEntityTypeId,
      reportingStandard,
      publicInterest ? 1 : 0,
    ]),
  ];
}

/** Reads a file made here, or one written by hand with the columns jib and name. `null` when it is neither JSON nor such a CSV. */
export function readClients(text: string): ClientsRead | null {
  const items = /^\s*[[{]/.test(text.replace(/^\uFEFF/, '')) ? jsonItems(text) : csvItems(text);
  if (!items) return null;
  const read: ClientsRead = { clients: [], refused: [] };
  for (const { place, item } of items) {
    const result = safeParse(clientWire, item);
    if (result.success) read.clients.push(result.data);
    else read.refused.push(place);
  }
  return read;
}

type Item = { place: number; item: unknown };

function jsonItems(text: string): Item[] | null {
  try {
    const file: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    const list: unknown = typeof file === 'object' && file !== null && 'clients' in file ? file.clients : file;
    return Array.isArray(list) ? list.map((item: unknown, index) => ({ place: index + 1, item })) : null;
  } catch {
    return null;
  }
}

function csvItems(text: string): Item[] | null {
  const [heads, ...rows] = csvRows(text);
  const places = COLUMNS.map((column) =>
    heads?.findIndex((head) => head.trim().toLowerCase() === column.toLowerCase()),
  );
  if ((places[0] ?? -1) < 0 || (places[1] ?? -1) < 0) return null;
  return rows.map((row, index) => {
    // A spreadsheet's apostrophe marks text; it is no part of it.
    const [jib, name, type, standard, interest] = places.map((place) =>
      (row[place ?? -1] ?? '').trim().replace(/^'/, ''),
    );
    const number = (value: string | undefined) => (value && /^\d{1,9}$/.test(value) ? Number(value) : null);
    return {
      place: index + 2,
      item: {
        jib,
        name,
        legalEntityTypeId: number(type),
        reportingStandard: number(standard) ?? 0,
        publicInterest: /^(1|true|da|yes)$/i.test(interest ?? ''),
      },
    };
  });
}

/** The text of a file: UTF-8, else the Central European code page that older spreadsheets write. */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
