import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CellObject, read, utils, type WorkSheet } from '@e965/xlsx';
import { readWorkbook } from '#shared/workbook/read-workbook.ts';
import type { Cell, Sheet } from '#shared/workbook/workbook.ts';

/** Most milliseconds for one file. */
const MOST_TIME = 10_000;
const LAST = { row: 20_000, column: 256 };

/** A cell of the other reader as this portal's reader gives it; null for what is not compared. */
function expected({ t: type, v: value, w: shown }: CellObject): string | null {
  if (type === 'e' || type === 'z' || value === undefined) return null;
  if (type === 'd' || value instanceof Date) return null;
  const text = type === 's' || typeof value === 'string' ? String(value).trim() : String(value);
  return text === '' && shown === undefined ? null : text;
}

/** The first cell that differs, or null. */
function difference(sheet: Sheet, other: WorkSheet): string | null {
  for (const [address, held] of Object.entries(other)) {
    if (address.startsWith('!')) continue;
    const { r: row, c: column } = utils.decode_cell(address);
    const text = row < LAST.row && column < LAST.column ? expected(held as CellObject) : null;
    if (text !== null && !isSame(sheet.cells.get(address), text))
      return `${sheet.name}!${address}: '${sheet.cells.get(address)?.value}' instead of '${text}'`;
  }
  return null;
}

function isSame(cell: Cell | undefined, text: string): boolean {
  if (!cell) return text === '';
  // The other reader gives the number of a date's day, and an error as a text.
  if (cell.kind === 'date' || cell.kind === 'error') return true;
  const withLineEnds = (value: string) => value.replaceAll(/\r\n?/g, '\n');
  return withLineEnds(cell.value) === withLineEnds(text) || Number(cell.value) === Number(text);
}

async function outcome(path: string): Promise<string> {
  const bytes = readFileSync(path);
  const opened = await readWorkbook(new Blob([new Uint8Array(bytes)]));
  if (!opened.ok) return opened.reason;
  let other;
  try {
    other = read(bytes, { cellFormula: false });
  } catch {
    return 'read, and not by the other reader';
  }
  const names = other.SheetNames.filter((name) => (other.Sheets[name] as { '!type'?: string })['!type'] === undefined);
  const lost = names.find((name) => !opened.sheets.some((sheet) => sheet.name === name));
  if (lost !== undefined) return `LOST SHEET ${lost}`;
  const found = opened.sheets.flatMap((sheet) => difference(sheet, other.Sheets[sheet.name] ?? {}) ?? []);
  return found[0] === undefined ? 'equal' : `DIFFERS ${found[0]}`;
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node tools/workbooks/check-workbooks.ts <folder>');
const counts = new Map<string, number>();
let slowest = { time: 0, name: '' };
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(?:xlsx|xlsm)$/i.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const start = performance.now();
  // oxlint-disable-next-line no-await-in-loop -- one after the other, to measure each
  const result = await outcome(path).catch((error: unknown) => `CRASH ${String(error)}`);
  const time = performance.now() - start;
  if (time > slowest.time) slowest = { time, name: entry.name };
  const kind = /^[A-Z]{3}/.test(result) ? (/^[A-Z]+/.exec(result)?.[0] ?? '') : result;
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (kind !== 'equal' || time > MOST_TIME)
    console.log(`${entry.name}: ${result}${time > MOST_TIME ? ' TOO SLOW' : ''}`);
}
console.table(Object.fromEntries(counts));
console.log(
  `slowest: ${Math.round(slowest.time)} ms (${slowest.name}); most memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`,
);
