import { safeLocal } from '#shared/storage/safe-storage.ts';

const ACCESS = 'accessToken';
const REFRESH = 'refreshToken';

export type Tokens = { accessToken: string; refreshToken: string };

const usable = (text: string | null): text is string => !!text && text !== 'undefined' && text !== 'null';

/** The stored tokens, in their own two keys (readings, P4); null when one is missing or nonsense (faults B06). */
export function readTokens(): Tokens | null {
  const accessToken = safeLocal.get(ACCESS);
  const refreshToken = safeLocal.get(REFRESH);
  return usable(accessToken) && usable(refreshToken) ? { accessToken, refreshToken } : null;
}

export function storeTokens({ accessToken, refreshToken }: Tokens): void {
  safeLocal.set(REFRESH, refreshToken);
  safeLocal.set(ACCESS, accessToken);
}

export function dropTokens(): void {
  safeLocal.remove(ACCESS);
  safeLocal.remove(REFRESH);
}

/** Whether a storage event means that the tokens changed in another tab; a cleared storage counts (faults C12). */
export function isTokenEvent(event: Pick<StorageEvent, 'key'>): boolean {
  return event.key === null || event.key === ACCESS;
}

/**
 * Waits until another access token than `old`, or none, is stored, for `limit` milliseconds at most. A browser may tell a tab that
 * a lock is free, and an answer may come, sooner than what another tab has stored meanwhile is seen (measured in Chromium: 60 ms).
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
