/** Flags of Chromium for browser tests and measurements: it runs in any container and does no background work. */
export const BROWSER_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Only the headless shell needs it: letters then have the same width as in the whole Chromium.
  '--font-render-hinting=none',
];

/** Features that Playwright disables and these tests need disabled, because our own list replaces Playwright's. */
const OFF_IN_TESTS = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

/**
 * Further flags for tests, where no time is measured: pages of a site share a process, and the network service has no process
 * of its own.
 *
 * Pages reuse what an earlier page of the process fetched and compiled: scripts are not read ahead while they arrive, because
 * that ignores what is already compiled, and compiled code is not discarded. Scripts are not optimised, because a test's page
 * closes before that pays off. A large young generation makes garbage collections rare.
 */
export const TEST_BROWSER_FLAGS: readonly string[] = [
  ...BROWSER_FLAGS,
  '--process-per-site',
  '--enable-features=NetworkServiceInProcess2',
  `--disable-features=${[...OFF_IN_TESTS, 'ScriptStreaming'].join(',')}`,
  `--js-flags=${[
    '--no-maglev',
    '--no-turbofan',
    '--no-flush-bytecode',
    '--single-threaded-gc',
    '--min-semi-space-size=16',
    '--max-semi-space-size=32',
  ].join(' ')}`,
];
