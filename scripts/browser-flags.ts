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

/** What Playwright switches off in Chromium and these tests need off: a list of one's own takes the place of its. */
const OFF_IN_TESTS = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

/**
 * The same for tests, where no time is measured: pages of a site share a process, and the network has none of its own.
 *
 * What one page has read and compiled the next of its process finds again: scripts are not read ahead while they come, for that
 * asks nobody whether they are known, and what was compiled is not given up. No script is compiled beyond the first steps: a document
 * of a test is gone before better machine code pays for itself. The young memory is one that is seldom collected.
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
