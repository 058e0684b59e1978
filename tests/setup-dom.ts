import '@testing-library/jest-dom/vitest';
import './node-name.ts';
import windowConsole from 'node:console';
import { cleanup, configure } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { afterEach, vi } from 'vitest';
import { elementError } from './element-error.ts';
import { PATIENCE } from './patience.ts';

type HappyWindow = Window & { happyDOM?: { settings: { fetch: { disableSameOriginPolicy: boolean } } } };

const happy = (window as HappyWindow).happyDOM;
if (happy) happy.settings.fetch.disableSameOriginPolicy = true;

// happy-dom writes failed requests past the console of Vitest, which shows them for failed tests only (`silent`).
windowConsole.error = (...what: unknown[]) => console.error(...what);

configure({ asyncUtilTimeout: PATIENCE, getElementError: elementError });

/** Removes everything a test has left in the document. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.mocked(saveAs).mockReset();
});
