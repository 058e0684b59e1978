import { vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { selectIsUserAuthenticated, selectSessionNotice } from '#domain/session/session.slice.ts';

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

/** One tab: a portal of its own, which shares only storage and locks with the others. */
export async function openTab() {
  const portal = createPortal();
  // Loaded here, because it is fetched with the first renewal, and on a busy machine that could look like a missing renewal.
  await import('#domain/session/session.calls.ts');
  const [main, identity] = await Promise.all([portal.calls.client('main'), portal.calls.client('identity')]);
  const ended = vi.fn<(notice: string) => void>();
  let stop = () => {};
  return {
    ...portal.session,
    clients: { main, identity },
    ended,
    start: () => (stop = portal.session.start(ended)),
    stop: () => stop(),
    isSignedIn: () => selectIsUserAuthenticated(portal.store.getState()),
    notice: () => selectSessionNotice(portal.store.getState()),
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;
