import { safeLocal } from '#shared/storage/safe-storage.ts';

const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';

export type Tokens = { accessToken: string; refreshToken: string };

const usable = (text: string | null): text is string => !!text && text !== 'undefined' && text !== 'null';

/** The stored tokens, each under its own key (readings, P4); null when one is missing or invalid (faults B06). */
export function readTokens(): Tokens | null {
  const accessToken = safeLocal.get(ACCESS);
  const refreshToken = safeLocal.get(REFRESH);
  return usable(accessToken) && usable(refreshToken) ? { accessToken, refreshToken } : null;
}

/** Stores both tokens. The access token comes last, because its change notifies the other tabs (`isTokenEvent`). */
export function storeTokens({ accessToken, refreshToken }: Tokens): void {
  safeLocal.set(REFRESH, refreshToken);
  safeLocal.set(ACCESS, accessToken);
}

/** Removes both stored tokens. */
export function dropTokens(): void {
  safeLocal.remove(ACCESS);
  safeLocal.remove(REFRESH);
}

/** Whether a storage event means that another tab changed the tokens; clearing the storage counts (faults C12). */
export function isTokenEvent(event: Pick<StorageEvent, 'key'>): boolean {
  return event.key === null || event.key === ACCESS;
}

/**
 * Waits until the stored access token differs from `old`, at most `limit` milliseconds. A lock or an answer may reach this tab
 * before it sees what another tab stored (measured in Chromium: 60 ms).
 */
export function tokensChanged(old: string | null, limit: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener('storage', look);
      resolve();
    };
    const look = () => {
      if ((readTokens()?.accessToken ?? null) !== old) finish();
    };
    const timer = setTimeout(finish, limit);
    window.addEventListener('storage', look);
    look();
  });
}
