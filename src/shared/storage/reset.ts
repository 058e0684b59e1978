import { database } from './database.ts';
import { closeStorage, safeLocal, safeSession } from './safe-storage.ts';
import { markShared, PERSONAL_KEYS } from './shared-computer.ts';
import { forgetLists, itemsIn, sharedStorage } from './stored-list.ts';

/** Removes everything this browser stores for the portal: local and session storage and the database. Never rejects. */
export async function forgetEverything(): Promise<void> {
  safeLocal.clear();
  safeSession.clear();
  await database.clear().catch(() => undefined);
  forgetLists();
}

/** Removes everything and reloads the page; what the page still has in memory is not written again. */
export async function resetBrowser(reload: () => void = () => window.location.reload()): Promise<void> {
  closeStorage();
  await forgetEverything();
  reload();
}

/** Marks this computer as shared: personal data are removed, and from now on stored for the tab only. */
export async function shareComputer(): Promise<void> {
  markShared(true);
  for (const key of PERSONAL_KEYS) safeLocal.remove(key);
  await database.clear().catch(() => undefined);
  forgetLists();
}

/** Marks this computer as one person's again, and stores the lists of this tab on it. */
export async function storeOnComputer(): Promise<void> {
  markShared(false);
  for (const key of sharedStorage.keys()) {
    const items = itemsIn(await sharedStorage.read(key));
    await database.change(key, (stored) => [...itemsIn(stored), ...items]).catch(() => undefined);
    sharedStorage.remove(key);
  }
  forgetLists();
}
