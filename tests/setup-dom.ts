import '@testing-library/jest-dom/vitest';
import './node-name.ts';
import windowConsole from 'node:console';
import { cleanup, configure } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { afterAll, afterEach, vi } from 'vitest';
import { elementError } from './element-error.ts';
import { PATIENCE } from './patience.ts';
import { withAgency } from './with-agency.ts';

type HappyWindow = Window & { happyDOM?: { settings: { fetch: { disableSameOriginPolicy: boolean } } } };

const happy = (window as HappyWindow).happyDOM;
if (happy) happy.settings.fetch.disableSameOriginPolicy = true;

// happy-dom writes failed requests past the console of Vitest, which shows them for failed tests only (`silent`).
windowConsole.error = (...what: unknown[]) => console.error(...what);

// happy-dom has none; without it the portal waits for half a second instead.
globalThis.requestIdleCallback = (whenIdle) =>
  Number(setTimeout(() => whenIdle({ didTimeout: false, timeRemaining: () => 50 })));

configure({ asyncUtilTimeout: PATIENCE, getElementError: elementError });

/** Removes what a test has left: its elements and what it stored. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.mocked(saveAs).mockReset();
});

/** The next file of this worker begins with an empty document (`isolate: false`). */
afterAll(() => {
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  history.replaceState(null, '', '/');
});

withAgency();
