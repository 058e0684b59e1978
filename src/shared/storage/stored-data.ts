/**
 * Everything the portal stores on a visitor's device (P4): the lines of the table on the privacy page, each with the keys in
 * local storage, session storage and the database. What stores a value names its key by these types, so that a key without a
 * line does not compile. Only the privacy page imports the table itself; the portal sets no cookie.
 */
export const STORED_DATA = {
  session: ['accessToken', 'refreshToken'],
  settings: ['persist:language', 'theme', 'sharedComputer', 'ownComputer', 'stateVersion'],
  search: ['persist:searching'],
  drafts: ['drafts'],
  content: [
    ...(['content-bs', 'content-hr', 'content-en'] as const),
    ...(['content-named-bs', 'content-named-hr', 'content-named-en'] as const),
    ...(['content-at-bs', 'content-at-hr', 'content-at-en'] as const),
    'last-agency-file',
  ],
  lists: [
    'watch-list',
    'named-searches',
    'list-check',
    'report-clients',
    'template-downloads',
    'report-checks',
    'report-receipts',
    'registry-inbox',
  ],
  visited: ['recent-entities'],
  forms: ['report-forms'],
  tab: [
    'afterSignIn',
    'signInTries',
    'skipIdentityOnce',
    'searchPlace',
    'compare-basket',
    'survey',
    'feedback',
    'last-year-share',
    'notices-closed',
    'agency-file-problems',
    'reloadedForChunk',
  ],
} as const;

/** A key under which the portal stores something. */
export type StoredKey = (typeof STORED_DATA)[keyof typeof STORED_DATA][number];

/** The same as web storage has it: lists of a tab, and those of a shared computer, have a prefix (`list-places.ts`). */
export type StorageKey = StoredKey | `${'tab:' | 'shared:'}${StoredKey}`;
