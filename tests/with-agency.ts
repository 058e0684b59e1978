import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { resetAgency } from '#mocks/handlers.ts';
import { forgetEverything } from '#shared/storage/reset.ts';
import { agency } from './agency.ts';
import { database, storage } from './storage.ts';

/** The agency in a box for the tests of a file; each test begins with an unchanged one. */
export function withAgency(): void {
  process.env['AGENCY_LOG'] = 'off';

  // Tests without a document call servers of their own over real HTTP.
  beforeAll(() => agency.listen({ onUnhandledFrame: typeof window === 'undefined' ? 'bypass' : 'error' }));
  afterEach(async () => {
    // Clearing the database needs a clock that goes, and the database.
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.stubGlobal('indexedDB', database);
    await forgetEverything(storage);
    vi.unstubAllGlobals();
    agency.resetHandlers();
    resetAgency();
  });
  afterAll(() => agency.close());
}
