import type { PortalStorage } from './create-storage.ts';
import { markShared, PERSONAL_KEYS } from './shared-computer.ts';
import { itemsIn, SHARED_PREFIX, tabStorage } from './stored-list.ts';

/** Removes everything this browser stores for the portal: local and session storage and the database. Never rejects. */
export async function forgetEverything({ local, session, database, lists }: PortalStorage): Promise<void> {
  local.clear();
  session.clear();
  await database.clear().catch(() => undefined);
  lists.readAgain();
}

/** Removes everything and reloads the page; what the page still has in memory is not written again. */
export async function resetBrowser(
  storage: PortalStorage,
  reload: () => void = () => window.location.reload(),
): Promise<void> {
  storage.close();
  await forgetEverything(storage);
  reload();
}

/** Marks this computer as shared: personal data are removed, and from now on stored for the tab only. */
export async function shareComputer({ local, database, lists }: PortalStorage): Promise<void> {
  markShared(local, true);
  for (const key of PERSONAL_KEYS) local.remove(key);
  await database.clear().catch(() => undefined);
  lists.readAgain();
}

/** Marks this computer as one person's again, and stores the lists of this tab on it. */
export async function storeOnComputer({ local, session, database, lists }: PortalStorage): Promise<void> {
  markShared(local, false);
  const ofTab = tabStorage(SHARED_PREFIX, session);
  for (const key of ofTab.keys()) {
    const items = itemsIn(await ofTab.read(key));
    await database.change(key, (stored) => [...itemsIn(stored), ...items]).catch(() => undefined);
    ofTab.remove(key);
  }
  lists.readAgain();
}
