import { createStorage } from '#shared/storage/create-storage.ts';
import { createDrafts } from '#shared/storage/stored-drafts.ts';

/** The storage of this browser, as another tab sees it. */
export const storage = createStorage();

/** The drafts of a visitor in this browser. */
export const drafts = createDrafts({ personal: storage.personal, owner: () => null });
