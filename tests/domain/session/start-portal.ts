import { onTestFinished, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { selectIsUserAuthenticated, selectSessionNotice } from '#domain/session/session.slice.ts';

/** A portal whose session is started, as in a tab of its own; it ends with its test. */
export function startPortal() {
  const portal = createPortal();
  const { session, store } = portal;
  const ended = vi.fn<(notice: string) => void>();
  const stop = session.start(ended);
  onTestFinished(stop);
  return {
    ...portal,
    ended,
    stop,
    isSignedIn: () => selectIsUserAuthenticated(store.getState()),
    notice: () => selectSessionNotice(store.getState()),
  };
}
