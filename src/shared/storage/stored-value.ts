import * as z from 'zod/mini';
import { database } from './database.ts';

/**
 * One value of the portal's own (never a person's) in IndexedDB, validated when it is read: null when there is none, when it does not
 * fit the schema or when the browser stores nothing. Writing is best effort. Neither ever rejects.
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
