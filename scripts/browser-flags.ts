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
