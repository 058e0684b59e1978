import { database } from './database.ts';
import { closeStorage, safeLocal, safeSession } from './safe-storage.ts';
import { forgetLists } from './stored-list.ts';

/** Removes all that this browser stores for the portal: local and session storage and the database. Never rejects. */
export async function forgetEverything(): Promise<void> {
  safeLocal.clear();
  safeSession.clear();
  await database.clear().catch(() => undefined);
  forgetLists();
}

/** Forgets everything and loads the page anew; what the page still held in memory is not written back. */
export async function resetBrowser(reload: () => void = () => window.location.reload()): Promise<void> {
  closeStorage();
  await forgetEverything();
  reload();
}
