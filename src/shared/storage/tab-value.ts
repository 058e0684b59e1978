import * as z from 'zod/mini';
import { fromJson } from '#shared/format/from-json.ts';
import type { SafeStorage } from './safe-storage.ts';
import type { StoredKey } from './stored-data.ts';

export type TabValue<Value> = {
  /** Null when there is none that fits the schema. */
  read: () => Value | null;
  write: (value: Value) => void;
  remove: () => void;
};

/** Defines a value in session storage; the result gives it for a storage. No method throws. */
export const defineTabValue =
  <Schema extends z.ZodMiniType>(key: StoredKey, schema: Schema) =>
  ({ session }: { session: SafeStorage }): TabValue<z.output<Schema>> => ({
    read: () => z.safeParse(schema, fromJson(session.get(key))).data ?? null,
    write: (value) => session.set(key, JSON.stringify(value)),
    remove: () => session.remove(key),
  });
