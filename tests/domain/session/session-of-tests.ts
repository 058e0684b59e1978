import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, vi } from 'vitest';
import { startSession } from '#domain/session/session.ts';
import { selectIsUserAuthenticated, sessionSlice } from '#domain/session/session.slice.ts';
import { readTokens } from '#domain/session/token-store.ts';
import { api } from '#shared/api/api.ts';
import { provideCallContext } from '#shared/http/call-context.ts';

const makeStore = () =>
  configureStore({
    reducer: { session: sessionSlice.reducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });

/** A session as the portal starts it, each time with a store of its own; it ends with its test. */
export function sessionOfTests() {
  const session = {
    store: makeStore(),
    stop: () => {},
    ended: vi.fn(),
    begin: () => {
      session.store = makeStore();
      session.stop = startSession(session.store, session.ended);
    },
    isSignedIn: () => selectIsUserAuthenticated(session.store.getState()),
  };
  beforeEach(() => {
    session.ended.mockClear();
    provideCallContext({ language: () => 'bs', tokens: readTokens, ready: () => Promise.resolve() });
  });
  afterEach(() => session.stop());
  return session;
}
