import * as z from 'zod/mini';
import { database } from './database.ts';

/**
 * One technical (never personal) value in IndexedDB, validated when it is read: null when there is none, when it does not fit
 * the schema or when the browser stores nothing. A value that cannot be written is dropped silently. Neither method rejects.
 */
export function createStoredValue<Schema extends z.ZodMiniType>(key: string, schema: Schema) {
  return {
    read: async (): Promise<z.output<Schema> | null> => {
      try {
        const result = z.safeParse(schema, await database.read(key));
        return result.success ? result.data : null;
      } catch {
        return null;
      }
    },
    write: (value: z.output<Schema>): Promise<void> => database.write(key, value).catch(() => undefined),
  };
}
