import { createTransform, persistReducer } from 'redux-persist';
import type * as z from 'zod/mini';
import type { Reducer } from '@reduxjs/toolkit';
import { languageSlice, languageState } from '#shared/i18n/language.slice.ts';
import { searchingState } from '#domain/legal-entity/search/searching.schema.ts';
import { searchingSlice } from '#domain/legal-entity/search/searching.slice.ts';
import { fromJson } from '#shared/storage/safe-storage.ts';
import { personalStorage } from '#shared/storage/shared-computer.ts';
import { PERSIST_KEY, validSlice } from './persisted-state.ts';

const storage = {
  getItem: (key: string) => Promise.resolve(personalStorage.get(key)),
  setItem: (key: string, value: string) => Promise.resolve(personalStorage.set(key, value)),
  removeItem: (key: string) => Promise.resolve(personalStorage.remove(key)),
};

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
    return validSlice(schema as z.ZodMiniType, stored) ?? slice.getInitialState();
  },
  { whitelist: names },
);

/** Wraps the root reducer so that the persisted slices are written, throttled, under one key. */
export function persisted<R extends Reducer>(reducer: R): R {
  const rules = { whitelist: names, throttle: 100, timeout: 0, transforms: [validated], deserialize: fromJson };
  return persistReducer({ key: PERSIST_KEY, storage, ...rules }, reducer) as unknown as R;
}
