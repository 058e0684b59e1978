import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { forgetEverything } from '#shared/storage/reset.ts';
import { resetAgency } from '#mocks/handlers.ts';
import { agency } from './agency.ts';

/** Every test with the agency in a box starts and ends with an unchanged one. */
process.env['AGENCY_LOG'] = 'off';

// Files share workers, but no module of the portal or agency, nor its state. The hook registered first runs last.
afterAll(() => void vi.resetModules());
// Tests without a document call servers of their own over real HTTP.
beforeAll(() => agency.listen({ onUnhandledFrame: typeof window === 'undefined' ? 'bypass' : 'error' }));
afterEach(async () => {
  await forgetEverything();
  agency.resetHandlers();
  resetAgency();
});
afterAll(() => agency.close());
