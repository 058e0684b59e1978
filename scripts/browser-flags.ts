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
