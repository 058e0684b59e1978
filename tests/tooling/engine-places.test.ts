import { expect, test } from 'vitest';
import { findEngines, type EngineMachine } from '../../scripts/engine-places.ts';

const DRIVER = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/xauth'];

/** A machine with these files; what it says and installs is noted. */
function machine(files: readonly string[], changes: Partial<EngineMachine> = {}) {
  const there = new Set(files);
  const lines: string[] = [];
  const installed: string[] = [];
  const given: EngineMachine = {
    chromium: () => Promise.resolve('/usr/bin/chromium'),
    isFile: (path) => there.has(path) || path.endsWith('MiniBrowser'),
    namesIn: () => ['webkit2gtk-4.0', 'webkit2gtk-4.1', 'x'],
    canInstall: () => false,
    install: (...packages) => {
      installed.push(...packages);
      if (packages.includes('firefox-esr')) there.add('/usr/bin/firefox-esr');
      if (packages.includes('xvfb')) for (const path of DRIVER) there.add(path);
    },
    say: (line) => lines.push(line),
    ...changes,
  };
  return { given, lines, installed };
}

test('all engines that are there are found, and nothing is said', async () => {
  const { given, lines, installed } = machine(['/usr/bin/firefox-esr', ...DRIVER]);
  const found = await findEngines(given);
  expect([...found.keys()]).toEqual(['Chromium', 'Firefox', 'WebKit']);
  expect(found.get('WebKit')).toMatch(/webkit2gtk-4\.1\/MiniBrowser$/);
  expect([lines, installed]).toEqual([[], []]);
});

test('one line says what to install for those that are not, and the others are tried', async () => {
  const { given, lines, installed } = machine(['/usr/bin/firefox']);
  expect([...(await findEngines(given)).keys()]).toEqual(['Chromium', 'Firefox']);
  expect(lines).toEqual(['Not tried in WebKit. On Debian: apt-get install webkit2gtk-driver xvfb xauth']);
  expect(installed).toEqual([]);
});

test('as root on Debian, what is missing is installed and nothing else', async () => {
  const { given, installed } = machine(DRIVER, { canInstall: () => true });
  expect((await findEngines(given)).get('Firefox')).toBe('/usr/bin/firefox-esr');
  expect(installed).toEqual(['firefox-esr']);
});

test('an installation that fails leaves the engines there are', async () => {
  const fails = () => {
    throw new Error('no network');
  };
  const { given, lines } = machine([], { canInstall: () => true, install: fails });
  expect([...(await findEngines(given)).keys()]).toEqual(['Chromium']);
  expect(lines.at(-1)).toMatch(/^Not tried in Firefox and WebKit\. On Debian: apt-get install firefox-esr /);
});
