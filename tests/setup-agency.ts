import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { provideCallContext } from '#shared/http/call-context.ts';
import { forgetEverything } from '#shared/storage/reset.ts';
import { resetAgency } from '#mocks/handlers.ts';
import { agency } from './agency.ts';

/** Tests that talk to the agency in a box begin and end with one that nobody has touched. */
process.env['AGENCY_LOG'] = 'off';

// Files share their workers, but no module of the portal or of the agency, nor what it holds for itself. What is registered first ends last.
afterAll(() => void vi.resetModules());
// Tests without a document talk to servers of their own over real HTTP.
beforeAll(() => agency.listen({ onUnhandledFrame: typeof window === 'undefined' ? 'bypass' : 'error' }));
afterEach(async () => {
  await forgetEverything();
  // The session of a page that is over holds back no call of the next.
  provideCallContext({ language: () => 'bs', tokens: () => null, ready: () => Promise.resolve() });
  agency.resetHandlers();
  resetAgency();
});
afterAll(() => agency.close());
