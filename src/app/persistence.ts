import type { Dispatch, Reducer } from '@reduxjs/toolkit';
import { persistReducer, REHYDRATE } from 'redux-persist';
import * as z from 'zod/mini';
import { searchingSlice, searchingState } from '#domain/legal-entity/search/searching.slice.ts';
import { fromJson } from '#shared/format/from-json.ts';
import { languageSlice, languageState } from '#shared/i18n/language.slice.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { PERSISTED_SLICES, persistedKey, type PersistedSlice } from './persisted-slice.ts';

/** The slices stored between visits, each with the schema of what is stored of it; never the server cache or the session. */
const SLICES = {
  language: { slice: languageSlice, stored: languageState },
  searching: { slice: searchingSlice, stored: searchingState },
} satisfies Record<PersistedSlice, unknown>;

/**
 * Persists slices by redux-persist, each under its own key. A tab writes a slice only when it changed it itself, so it never
 * undoes what another tab selected or removed (readings P4, two tabs). What does not fit its schema is the slice's initial
 * state, and no other slice is affected (faults C03).
 */
export function createPersistence({ personal }: Pick<PortalStorage, 'personal'>) {
  /** The values of a slice that this tab last read or wrote. redux-persist also writes what it has just read. */
  const known = new Map<PersistedSlice, string>();

  const valuesOf = (name: PersistedSlice, state: unknown) =>
    z.safeParse<z.ZodMiniType<object>>(SLICES[name].stored, state).data ??
    z.parse<z.ZodMiniType<object>>(SLICES[name].stored, SLICES[name].slice.getInitialState());

  function read(name: PersistedSlice): object {
    const values = valuesOf(name, fromJson(personal.get(persistedKey(name))));
    known.set(name, JSON.stringify(values));
    return values;
  }

  function write(name: PersistedSlice, state: unknown): void {
    const text = JSON.stringify(valuesOf(name, state));
    if (text === known.get(name)) return;
    known.set(name, text);
    personal.set(persistedKey(name), text);
  }

  return {
    /** The reducer of a slice, which is then stored with every change and restored by `persistStore`. */
    persisted<R extends Reducer>(name: PersistedSlice, reducer: R): R {
      const storage = {
        getItem: () => Promise.resolve(read(name)),
        setItem: (_: string, state: unknown) => Promise.resolve(write(name, state)),
        removeItem: () => Promise.resolve(personal.remove(persistedKey(name))),
      };
      const whitelist = Object.keys(SLICES[name].stored.shape);
      // Values, not texts, are handed to and fro: the storage above makes the JSON.
      const rules = { whitelist, timeout: 0, serialize: false, deserialize: false };
      return persistReducer({ key: name, storage, ...rules }, reducer) as unknown as R;
    },

    /** Puts the stored slices into the store again, because another tab may have changed them. */
    readAgain(dispatch: Dispatch): void {
      for (const name of PERSISTED_SLICES) dispatch({ type: REHYDRATE, key: name, payload: read(name) });
    },
  };
}
