import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';

/** Where systems install Chromium and Chrome; the headless shell first, which needs a quarter less of the processor. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** The browser of the tests: `CHROMIUM_PATH`, else the machine's own; undefined leaves the choice to Playwright. */
export const findBrowser = (): string | undefined => process.env['CHROMIUM_PATH'] || PLACES.find(existsSync);

/** Whether packages can be installed without asking: as root on Debian. */
const canInstall = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

const aptGet = (...args: string[]) =>
  execFileSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** `npm run test:e2e` begins with it: installs Chromium where that needs no question, else says what to do. */
function prepareBrowser(): void {
  const browser = findBrowser() ?? chromium.executablePath();
  if (existsSync(browser)) return;
  if (!canInstall() || process.env['CHROMIUM_PATH']) {
    console.error(`No browser at ${browser}. Install Chromium or Chrome, or run: npx playwright install chromium`);
    process.exitCode = 1;
    return;
  }
  aptGet('update');
  // The fallback font has the width of the web font; another one would shift the page when that is loaded.
  aptGet('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
}

if (import.meta.main) prepareBrowser();
