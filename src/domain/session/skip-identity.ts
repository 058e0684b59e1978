import type { PortalStorage } from '#shared/storage/create-storage.ts';

const KEY = 'skipIdentityOnce';

declare global {
  // Only an interface can extend Window.
  // eslint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    /** Whether this document is the one a sign-out loaded; set by the inline script (`boot.ts`). */
    followsSignOut?: boolean;
  }
}

type InTab = Pick<PortalStorage, 'session'>;

/** Marks the next document of this tab: its start does not sign the user in again unasked (readings, P4). */
export const skipIdentityOnce = ({ session }: InTab): void => session.set(KEY, 'true');

/**
 * Removes the mark and keeps it for this document. Done when the document opens: until its portal has started, the user may sign
 * in again, and then comes back to another document.
 */
export function takeSkipIdentity({ session }: InTab): void {
  window.followsSignOut = session.get(KEY) !== null;
  session.remove(KEY);
}
