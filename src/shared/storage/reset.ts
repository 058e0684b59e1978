import { TIMING } from '#shared/config/settings.ts';
import { leaveUnasked } from '#shared/routing/leave-unasked.ts';
import { LATE, within } from '#shared/timing/within.ts';
import type { PortalStorage } from './create-storage.ts';
import { markShared, PERSONAL_KEYS, SHARED_COMPUTER_KEY } from './shared-computer.ts';

/**
 * Removes everything this browser stores for the portal: local and session storage and the database. The mark of a shared
 * computer stays, else the next person's data would be stored on it (readings: P4). Resolves to whether the database said so in
 * time; never rejects.
 */
export function forgetEverything(storage: PortalStorage): Promise<boolean> {
  const { local, session } = storage;
  for (const key of local.keys()) if (key !== SHARED_COMPUTER_KEY) local.remove(key);
  session.clear();
  return clearDatabase(storage, storage.lists.reset);
}

/**
 * Removes everything and reloads the page; what the page still has in memory is not written again. Resolves to false when the
 * database could not be cleared: the page then stays.
 */
export async function resetBrowser(
  storage: PortalStorage,
  reload: () => void = () => leaveUnasked(() => window.location.reload()),
): Promise<boolean> {
  const writeAgain = storage.close();
  const isRemoved = await forgetEverything(storage);
  if (isRemoved) reload();
  else writeAgain();
  return isRemoved;
}

/**
 * Marks this computer as shared: personal data are removed, and from now on stored for the tab only. Resolves to false when
 * those in the database could not be removed; they are not shown, but still there.
 */
export function shareComputer(storage: PortalStorage): Promise<boolean> {
  const { local } = storage;
  markShared(local, true);
  for (const key of PERSONAL_KEYS) local.remove(key);
  return clearDatabase(storage, storage.lists.removed);
}

/**
 * Marks this computer as one person's again, after the lists of this tab have arrived on it, and then what was typed and searched.
 * Resolves to false when the lists have not: they stay in the tab, and the computer stays shared.
 */
export async function storeOnComputer({ local, session, lists, places }: PortalStorage): Promise<boolean> {
  const isMoved = await places.moveToComputer();
  if (!isMoved) return false;
  for (const key of PERSONAL_KEYS) {
    const text = session.get(key);
    if (text !== null) local.set(key, text);
    if (text === local.get(key)) session.remove(key);
  }
  markShared(local, false);
  lists.moved();
  return true;
}

/** A person waits for the answer: a database that is late is said not to have been cleared, even if it is cleared afterwards. */
async function clearDatabase({ database }: PortalStorage, tellLists: () => void): Promise<boolean> {
  const cleared = await within(database.clear(), TIMING.database).catch(() => LATE);
  tellLists();
  return cleared !== LATE;
}
