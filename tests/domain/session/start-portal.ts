import { onTestFinished, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { selectIsUserAuthenticated, selectSessionNotice } from '#domain/session/session.slice.ts';

/** One tab: a portal of its own, which shares only storage and locks with the others. Its session ends with its test. */
export function openTab() {
  const portal = createPortal();
  const { session, store } = portal;
  const ended = vi.fn<(notice: string) => void>();
  let stop = () => {};
  onTestFinished(() => stop());
  return {
    ...portal,
    ended,
    start: () => (stop = session.start(ended)),
    stop: () => stop(),
    isSignedIn: () => selectIsUserAuthenticated(store.getState()),
    notice: () => selectSessionNotice(store.getState()),
  };
}

/** A portal whose session is started, as in a tab of its own. */
export function startPortal() {
  const tab = openTab();
  tab.start();
  return tab;
}
