import { expect, test } from 'vitest';
import { firefoxPath, webkitPath } from '../../scripts/engine-places.ts';

const DRIVER = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/** A machine with these files and three small browsers of WebKit. */
const machine = (files: readonly string[]) => ({
  isFile: (path: string) => files.includes(path) || path.endsWith('MiniBrowser'),
  namesIn: () => ['webkit2gtk-4.0', 'webkit2gtk-4.1', 'x'],
});

test("Debian's Firefox comes before any other", () => {
  expect(firefoxPath(machine(['/usr/bin/firefox', '/usr/bin/firefox-esr']))).toBe('/usr/bin/firefox-esr');
  expect(firefoxPath(machine(['/usr/bin/firefox']))).toBe('/usr/bin/firefox');
  expect(firefoxPath(machine([]))).toBeUndefined();
});

test('of WebKit the newest small browser is taken, where it can be driven and seen by nobody', () => {
  expect(webkitPath(machine(DRIVER))).toMatch(/webkit2gtk-4\.1\/MiniBrowser$/);
  for (const missing of DRIVER)
    expect(webkitPath(machine(DRIVER.filter((path) => path !== missing))), missing).toBeUndefined();
});
