/** How Chromium is started by the browser tests and the measurements: in any container, without work of its own. */
export const BROWSER_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The headless shell alone listens to it: letters are as wide as the whole Chromium draws them.
  '--font-render-hinting=none',
];

/**
 * The same for tests, where no time is measured: pages of a site share a process, the network has none of its own, and no script is
 * compiled beyond the first steps. A document of a test is gone before a better machine code pays for itself; making it took a tenth of
 * the processor time.
 */
export const TEST_BROWSER_FLAGS: readonly string[] = [
  ...BROWSER_FLAGS,
  '--process-per-site',
  '--enable-features=NetworkServiceInProcess2',
  '--js-flags=--no-maglev --no-turbofan --always-sparkplug',
];
