import { afterEach, vi } from 'vitest';

/** What the last test of a file replaces would stay for the next file of its worker (`isolate: false`). */
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
