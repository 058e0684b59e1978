import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, install } from './debian.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** What the search for a browser asks the machine; given by tests, real otherwise. */
export type Machine = {
  env: NodeJS.Dict<string>;
  /** True when the path is a browser that starts. */
  works: (path: string) => boolean;
  /** The path of Playwright's own Chromium, downloaded or not. */
  playwrights: () => Promise<string>;
  /** True when Chromium can be installed without a question: root on Debian. */
  canInstall: () => boolean;
  install: () => void | Promise<void>;
};

/** The one line shown when no browser can be had. */
export const NO_BROWSER =
  'No Chromium found. Install Chromium or Chrome, or run "npx playwright install chromium", or set CHROMIUM_PATH.';

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, else the system's, else Playwright's own, else (as root on
 * Debian) a newly installed one.
 *
 * @throws Error with one line that says what to install.
 */
export async function findBrowser(given: Partial<Machine> = {}): Promise<string> {
  const machine = { ...thisMachine, ...given };
  const wanted = machine.env['CHROMIUM_PATH'];
  if (wanted) {
    if (machine.works(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH is '${wanted}', but no browser starts there.`);
  }
  const installed = () => candidates(machine.env).find((path) => machine.works(path));
  const found = installed();
  if (found) return found;
  const own = await machine.playwrights();
  if (own && machine.works(own)) return own;
  if (machine.canInstall()) {
    await machine.install();
    const fresh = installed();
    if (fresh) return fresh;
  }
  throw new Error(NO_BROWSER);
}

function candidates(env: NodeJS.Dict<string>): string[] {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder && !folder.includes('node_modules'));
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES];
}

const thisMachine: Machine = {
  env: process.env,
  works: (path) => {
    if (!existsSync(path)) return false;
    // chrome.exe answers --version with a window.
    if (process.platform === 'win32') return true;
    return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
  },
  playwrights: async () => (await import('playwright')).chromium.executablePath(),
  canInstall,
  install: async () => {
    console.log('No browser found: installing Chromium with apt-get …');
    try {
      await install('chromium');
    } catch {
      throw new Error(`apt-get could not install Chromium. ${NO_BROWSER}`);
    }
  },
};
