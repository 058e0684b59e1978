import type { SafeStorage } from '#shared/storage/safe-storage.ts';

/** Key of the access token; its change tells other tabs of a sign-in or sign-out. */
export const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';

export type Tokens = { accessToken: string; refreshToken: string };

export type TokenStore = ReturnType<typeof createTokenStore>;

const isToken = (text: string | null): text is string => !!text && text !== 'undefined' && text !== 'null';

/** The two stored tokens of the session (P4), each under its own key; makes no copy, so that every tab sees what another one stored. */
export function createTokenStore(local: Pick<SafeStorage, 'get' | 'set' | 'remove'>) {
  /** The stored tokens (readings, P4); null when one is missing or invalid (faults B06). */
  const read = (): Tokens | null => {
    const accessToken = local.get(ACCESS);
    const refreshToken = local.get(REFRESH);
    return isToken(accessToken) && isToken(refreshToken) ? { accessToken, refreshToken } : null;
  };
  return {
    read,
    /** Stores both tokens. The access token comes last, because its change notifies the other tabs. */
    write: ({ accessToken, refreshToken }: Tokens): void => {
      local.set(REFRESH, refreshToken);
      local.set(ACCESS, accessToken);
    },
    remove: (): void => {
      local.remove(ACCESS);
      local.remove(REFRESH);
    },
    /**
     * Waits until the stored access token differs from `old`, at most `limit` milliseconds. A lock or an answer may reach this
     * tab before it sees what another tab stored (measured in Chromium: 60 ms).
     */
    changed: (old: string | null, limit: number): Promise<void> =>
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
