import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { languageSlice } from '#shared/i18n/language.slice.ts';
import { searchingSlice } from '#domain/legal-entity/search/searching.slice.ts';
import { sessionSlice } from '#domain/session/session.slice.ts';
import { api } from '#shared/api/api.ts';
import type { Portal } from '#shared/portal/portal.ts';
import { persisted } from './persistence.ts';

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  language: languageSlice.reducer,
  session: sessionSlice.reducer,
  searching: searchingSlice.reducer,
});

/** Creates the store of a portal, which its thunks and queries get as `extra`. */
export function createStore(portal: Portal) {
  const store = configureStore({
    reducer: persisted(reducer, portal.storage),
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
  return store;
}

export type PortalStore = ReturnType<typeof createStore>;

/** Restores what the last visit stored; resolves when it is in the store. */
export function restored(store: PortalStore): Promise<void> {
  return new Promise((resolve) => {
    const persistor = persistStore(store, null, () => resolve());
    // Persistence is throttled: write the last changes before the page is left.
    window.addEventListener('pagehide', () => void persistor.flush());
  });
}
