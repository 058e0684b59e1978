import * as z from 'zod/mini';
import { fromJson } from '#shared/storage/safe-storage.ts';
import { personalStorage } from '#shared/storage/shared-computer.ts';

/** The key of the persisted slices; redux-persist stores them under `persist:` and this. */
export const PERSIST_KEY = 'portal';

/** A stored slice, if it fits its schema; undefined otherwise (faults C03). */
export function validSlice<Schema extends z.ZodMiniType>(
  schema: Schema,
  stored: unknown,
): z.output<Schema> | undefined {
  return z.safeParse(schema, stored).data;
}

/**
 * A slice that the last visit stored, for what runs before the store exists; undefined when there is none that fits its schema.
 * redux-persist stores one JSON object, in which each slice is a JSON text of its own.
 */
export function storedSlice<Schema extends z.ZodMiniType>(name: string, schema: Schema): z.output<Schema> | undefined {
  const slices = validSlice(z.object({ [name]: z.string() }), fromJson(personalStorage.get(`persist:${PERSIST_KEY}`)));
  return validSlice(schema, fromJson(slices?.[name] ?? null));
}
