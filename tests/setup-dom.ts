import '@testing-library/jest-dom/vitest';
import './node-name.ts';
import { cleanup, configure } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { afterEach, vi } from 'vitest';

type HappyWindow = Window & { happyDOM?: { settings: { fetch: { disableSameOriginPolicy: boolean } } } };

const happy = (window as HappyWindow).happyDOM;
if (happy) happy.settings.fetch.disableSameOriginPolicy = true;

// As for `expect.poll` (vitest.config.ts); no test has a limit of its own, and waiting ends as soon as the condition is true.
configure({ asyncUtilTimeout: 60_000 });

/** Removes everything a test has left in the document. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.mocked(saveAs).mockReset();
});
