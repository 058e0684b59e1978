import { vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { selectIsUserAuthenticated, selectSessionNotice } from '#domain/session/session.slice.ts';

/** One tab: a portal of its own, which shares only storage and locks with the others. */
export async function openTab() {
  const portal = createPortal();
  // Loaded here, because it is fetched with the first renewal, and on a busy machine that could look like a missing renewal.
  await import('#domain/session/internal/session-requests.ts');
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
