import * as z from 'zod/mini';
import { fromJson, safeSession } from './safe-storage.ts';

/** One value that a reload keeps and the end of the tab takes; null when there is none, or none that fits the schema. Never throws. */
export function createTabValue<Schema extends z.ZodMiniType>(key: string, schema: Schema) {
  return {
    read: (): z.output<Schema> | null => z.safeParse(schema, fromJson(safeSession.get(key))).data ?? null,
    write: (value: z.output<Schema>): void => safeSession.set(key, JSON.stringify(value)),
    remove: (): void => safeSession.remove(key),
  };
}
