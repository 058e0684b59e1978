import * as z from 'zod/mini';
import { TIMING } from '#shared/config/settings.ts';
import { within } from '#shared/timing/within.ts';
import type { Database } from './database.ts';
import type { StoredKey } from './stored-data.ts';

/** One technical (never personal) value in IndexedDB. */
export type StoredValue<Value> = {
  /** Null when there is none, when it does not fit the schema or when the browser stores nothing or does not answer in time. Never rejects. */
  read: () => Promise<Value | null>;
  /** A value that cannot be written is dropped silently. Never rejects. */
  write: (value: Value) => Promise<void>;
};

/** Defines a value in IndexedDB, validated when it is read; the result gives it for a storage. */
export const defineStoredValue =
  <Schema extends z.ZodMiniType>(key: StoredKey, schema: Schema) =>
  ({ database }: { database: Database }): StoredValue<z.output<Schema>> => ({
    read: async () => {
      try {
        const result = z.safeParse(schema, await within(database.read(key), TIMING.database));
        return result.success ? result.data : null;
      } catch {
        return null;
      }
    },
    write: (value) => database.write(key, value).catch(() => undefined),
  });
