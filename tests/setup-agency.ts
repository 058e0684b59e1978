import { afterAll, afterEach, beforeAll } from 'vitest';
import { forgetEverything } from '#shared/storage/reset.ts';
import { resetAgency } from '#mocks/handlers.ts';
import { agency } from './agency.ts';

/** Tests that talk to the agency in a box begin and end with one that nobody has touched. */
process.env['AGENCY_LOG'] = 'off';

// Tests without a document talk to servers of their own over real HTTP.
beforeAll(() => agency.listen({ onUnhandledFrame: typeof window === 'undefined' ? 'bypass' : 'error' }));
afterEach(async () => {
  await forgetEverything();
  agency.resetHandlers();
  resetAgency();
});
afterAll(() => agency.close());
