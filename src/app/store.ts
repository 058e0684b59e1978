import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { searchingSlice } from '#domain/legal-entity/search/searching.slice.ts';
import { sessionSlice } from '#domain/session/session.slice.ts';
import { api } from '#shared/api/api.ts';
import { languageSlice } from '#shared/i18n/language.slice.ts';
import type { Portal } from '#shared/portal/portal.ts';
import { onStoredElsewhere } from '#shared/storage/stored-elsewhere.ts';
import { PERSISTED_SLICES, persistedKey } from './persisted-slice.ts';
import { createPersistence } from './persistence.ts';

/** Creates the store of a portal, which its thunks and queries get as `extra`. */
export function createStore(portal: Portal) {
  const persistence = createPersistence(portal.storage);
  const store = configureStore({
    reducer: combineReducers({
      [api.reducerPath]: api.reducer,
      language: persistence.persisted('language', languageSlice.reducer),
      session: sessionSlice.reducer,
      searching: persistence.persisted('searching', searchingSlice.reducer),
    }),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: portal },
        immutableCheck: false,
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          ignoredPaths: ['api'],
        },
      }).concat(api.middleware),
    // By default RTK notifies subscribers with the next frame, which on a slow device is long after the answer.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
  setupListeners(store.dispatch);
  return Object.assign(store, { persistence });
}

export type PortalStore = ReturnType<typeof createStore>;

/**
 * Restores what the last visit stored; resolves when it is in the store. From then on the store follows what other tabs store
 * (readings P4, two tabs).
 */
export function restored(store: PortalStore): Promise<void> {
  return new Promise((resolve) => {
    const persistor = persistStore(store, null, () => resolve());
    // Changes are written in a later task: write the last ones before the page is left.
    window.addEventListener('pagehide', () => void persistor.flush());
    onStoredElsewhere(PERSISTED_SLICES.map(persistedKey), () => {
      // What was selected in this tab last is newer than what is read here.
      void persistor.flush();
      store.persistence.readAgain(store.dispatch);
    });
  });
}
