import '@testing-library/jest-dom/vitest';
import './node-name.ts';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { forgetEverything } from '#shared/storage/kept.ts';
import { resetAgency } from '#mocks/handlers.ts';
import { agency } from './agency.ts';

type HappyWindow = Window & {
  happyDOM?: { settings: { fetch: { disableSameOriginPolicy: boolean }; navigator?: object } };
};

const hasDom = typeof window !== 'undefined';
const happy = hasDom ? (window as HappyWindow).happyDOM : undefined;
if (happy) happy.settings.fetch.disableSameOriginPolicy = true;
process.env['AGENCY_LOG'] = 'off';

// Tests without a document talk to servers of their own over real HTTP.
beforeAll(() => agency.listen({ onUnhandledFrame: hasDom ? 'error' : 'bypass' }));
afterEach(async () => {
  await forgetEverything();
  if (hasDom) {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  }
  agency.resetHandlers();
  resetAgency();
});
afterAll(() => agency.close());
