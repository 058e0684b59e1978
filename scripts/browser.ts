import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Launcher } from 'chrome-launcher';

/** Message shown when there is no browser. */
const NO_BROWSER =
  'No Chromium found. Install Chromium or Chrome, or run "npx playwright install chromium", or set CHROMIUM_PATH.';

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, else the machine's own, else Playwright's.
 *
 * @throws Error with one line that says what to install.
 */
export async function findBrowser(): Promise<string> {
  const wanted = process.env['CHROMIUM_PATH'];
  const candidates = wanted ? [wanted] : [...installed(), (await import('playwright')).chromium.executablePath()];
  const browser = candidates.find(starts);
  if (browser) return browser;
  throw new Error(wanted ? `CHROMIUM_PATH is '${wanted}', but no browser starts there.` : NO_BROWSER);
}

function installed(): string[] {
  try {
    return Launcher.getInstallations();
  } catch {
    // It throws when there is none.
    return [];
  }
}

function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  // chrome.exe opens a window for --version.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}
