import { createTransform, persistReducer } from 'redux-persist';
import * as z from 'zod/mini';
import type { Reducer } from '@reduxjs/toolkit';
import { languageSlice, languageState } from '#shared/i18n/language.slice.ts';
import { searchingSlice, searchingState } from '#domain/legal-entity/search/searching.slice.ts';
import { fromJson } from '#shared/storage/safe-storage.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';

/** The slices stored between visits, each with its schema; never the server cache or the session (architecture, Persistence). */
const PERSISTED = {
  language: { schema: languageState, slice: languageSlice },
  searching: { schema: searchingState, slice: searchingSlice },
};
const names = Object.keys(PERSISTED);

/** A stored slice that does not fit its schema starts with its initial state; the others are not affected (faults C03). */
const validated = createTransform(
  null,
  (stored: unknown, name) => {
    const { schema, slice } = PERSISTED[name as keyof typeof PERSISTED];
    const result = z.safeParse(schema as z.ZodMiniType, stored);
    return result.success ? result.data : slice.getInitialState();
  },
  { whitelist: names },
);

/** Wraps the root reducer so that the persisted slices are written, throttled, under one key. */
export function persisted<R extends Reducer>(reducer: R, { personal }: PortalStorage): R {
  const storage = {
    getItem: (key: string) => Promise.resolve(personal.get(key)),
    setItem: (key: string, value: string) => Promise.resolve(personal.set(key, value)),
    removeItem: (key: string) => Promise.resolve(personal.remove(key)),
  };
  const rules = { whitelist: names, throttle: 100, timeout: 0, transforms: [validated], deserialize: fromJson };
  return persistReducer({ key: 'portal', storage, ...rules }, reducer) as unknown as R;
}
