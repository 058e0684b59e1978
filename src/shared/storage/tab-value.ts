import * as z from 'zod/mini';
import { fromJson, safeSession } from './safe-storage.ts';

/** One value in session storage, until the tab closes. Null when there is none that fits the schema. Never throws. */
export function createTabValue<Schema extends z.ZodMiniType>(key: string, schema: Schema) {
  return {
    read: (): z.output<Schema> | null => z.safeParse(schema, fromJson(safeSession.get(key))).data ?? null,
    write: (value: z.output<Schema>): void => safeSession.set(key, JSON.stringify(value)),
    remove: (): void => safeSession.remove(key),
  };
}
