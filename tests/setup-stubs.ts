import { afterEach, vi } from 'vitest';

/** A test leaves nothing replaced behind, for the next file of its worker neither (`isolate: false`). */
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
