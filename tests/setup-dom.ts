import '@testing-library/jest-dom/vitest';
import './node-name.ts';
import { cleanup, configure } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { afterEach, vi } from 'vitest';

type HappyWindow = Window & { happyDOM?: { settings: { fetch: { disableSameOriginPolicy: boolean } } } };

const happy = (window as HappyWindow).happyDOM;
if (happy) happy.settings.fetch.disableSameOriginPolicy = true;

// The one limit of everything that is waited for: no test has one of its own, and nothing waits longer than until it is true.
configure({ asyncUtilTimeout: 60_000 });

/** Tests with a document leave none of it behind. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.mocked(saveAs).mockReset();
});
