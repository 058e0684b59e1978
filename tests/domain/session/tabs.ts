import { configureStore } from '@reduxjs/toolkit';
import { vi } from 'vitest';

type Request = { signal?: AbortSignal; ifAvailable?: boolean };

/** A lock manager over all tabs of the test: one holder at a time, waiting can be aborted; `hang` holds a lock forever. */
export function fakeLocks() {
  const queues = new Map<string, Promise<unknown>>();
  const held = new Map<string, number>();
  const after = (signal: AbortSignal | undefined, turn: Promise<unknown>) =>
    new Promise<void>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')), { once: true });
      void turn.then(() => resolve());
    });
  const count = (name: string, by: number) => held.set(name, (held.get(name) ?? 0) + by);
  return {
    hang: (name: string) => {
      count(name, 1);
      queues.set(name, new Promise(() => {}));
    },
    manager: {
      request: async <T>(name: string, options: Request, run: (lock: object | null) => Promise<T>): Promise<T> => {
        if (options.ifAvailable && (held.get(name) ?? 0) > 0) return run(null);
        const turn = queues.get(name) ?? Promise.resolve();
        let release = () => {};
        const mine = new Promise<void>((resolve) => (release = resolve));
        queues.set(
          name,
          turn.then(() => mine),
        );
        count(name, 1);
        try {
          await after(options.signal, turn);
          return await run({ name });
        } finally {
          count(name, -1);
          release();
        }
      },
    },
  };
}

/** The modules of one tab, which shares only storage and locks with the others. */
export async function openTab() {
  vi.resetModules();
  const [session, renewal, identity, auth, slice, context, { axiosClients }, { api }] = await Promise.all([
    import('#domain/session/session.ts'),
    import('#domain/session/renewal.ts'),
    import('#domain/session/identity.ts'),
    import('#domain/session/auth-data.ts'),
    import('#domain/session/session.slice.ts'),
    import('#shared/http/call-context.ts'),
    import('#shared/http/axios-clients.ts'),
    import('#shared/api/api.ts'),
    // Loaded here, because it is fetched with the first renewal, and on a busy machine that could look like a missing renewal.
    import('#domain/session/session-requests.ts'),
  ]);
  const store = configureStore({
    reducer: { session: slice.sessionSlice.reducer, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  context.provideCallContext({ language: () => 'bs', tokens: auth.usableTokens, ready: renewal.sessionReady });
  const ended = vi.fn();
  let stop = () => {};
  return {
    ...session,
    ...renewal,
    ...identity,
    axiosClients,
    ended,
    start: () => (stop = session.startSession(store, ended)),
    stop: () => stop(),
    isSignedIn: () => slice.selectIsUserAuthenticated(store.getState()),
    notice: () => slice.selectSessionNotice(store.getState()),
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;
