import type { SafeStorage } from '#shared/storage/safe-storage.ts';

/** Key of the access token; its change tells other tabs of a sign-in or sign-out. */
export const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';

export type Tokens = { accessToken: string; refreshToken: string };

/** The two stored tokens of the session (P4). */
export type TokenStore = {
  /** The stored tokens, each under its own key (readings, P4); null when one is missing or invalid (faults B06). */
  read: () => Tokens | null;
  /** Stores both tokens. The access token comes last, because its change notifies the other tabs. */
  write: (tokens: Tokens) => void;
  /** Removes both stored tokens. */
  remove: () => void;
  /**
   * Waits until the stored access token differs from `old`, at most `limit` milliseconds. A lock or an answer may reach this tab
   * before it sees what another tab stored (measured in Chromium: 60 ms).
   */
  changed: (old: string | null, limit: number) => Promise<void>;
};

const isToken = (text: string | null): text is string => !!text && text !== 'undefined' && text !== 'null';

/** The tokens in a local storage; makes no copy, so that every tab sees what another one stored. */
export function createTokenStore(local: Pick<SafeStorage, 'get' | 'set' | 'remove'>): TokenStore {
  const read = () => {
    const accessToken = local.get(ACCESS);
    const refreshToken = local.get(REFRESH);
    return isToken(accessToken) && isToken(refreshToken) ? { accessToken, refreshToken } : null;
  };
  return {
    read,
    write: ({ accessToken, refreshToken }) => {
      local.set(REFRESH, refreshToken);
      local.set(ACCESS, accessToken);
    },
    remove: () => {
      local.remove(ACCESS);
      local.remove(REFRESH);
    },
    changed: (old, limit) =>
      new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer);
          window.removeEventListener('storage', look);
          resolve();
        };
        const look = () => {
          if ((read()?.accessToken ?? null) !== old) finish();
        };
        const timer = setTimeout(finish, limit);
        window.addEventListener('storage', look);
        look();
      }),
  };
}
