import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { readText } from '#mocks/read-text.ts';

/**
 * Reads a JSON file of the agency in a box.
 *
 * @param path below `mocks/`: 'reference/name.json'.
 * @throws Error naming the file when it is missing, no JSON or not of that shape.
 */
export function readJson<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  return checked(path, schema, JSON.parse(readText(path)));
}

/**
 * Reads a CSV file of the agency in a box (UTF-8, commas, a line of column names); every cell is a text.
 *
 * @param path below `mocks/`: 'reference/name.csv'.
 * @param row the shape of one line: column name → text.
 * @throws Error naming the file when it is missing, uneven or not of that shape.
 */
export function readCsv<Schema extends z.ZodType>(path: string, row: Schema): z.output<Schema>[] {
  return checked(path, z.array(row), parse(readText(path), { columns: true }));
}

function checked<Schema extends z.ZodType>(path: string, schema: Schema, data: unknown): z.output<Schema> {
  const { success, data: value, error } = schema.safeParse(data);
  if (!success) throw new Error(`${path}: ${z.prettifyError(error)}`);
  return value;
}
