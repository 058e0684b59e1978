import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { findBrowser, NO_BROWSER, type Machine } from '../../scripts/browser.ts';

/** A machine on which only the given paths are browsers. */
function machine(there: string[], changes: Partial<Machine> = {}): Machine {
  return {
    env: { PATH: ['/usr/bin', '/opt/bin'].join(delimiter) },
    works: (path) => there.includes(path),
    playwrights: () => Promise.resolve('/cache/playwright/chrome'),
    canInstall: () => false,
    install: () => expect.unreachable('nothing may be installed here'),
    ...changes,
  };
}

test('CHROMIUM_PATH comes first, and a wrong one is not passed over', async () => {
  const env = { CHROMIUM_PATH: '/mine', PATH: '/usr/bin' };
  expect(await findBrowser(machine(['/mine', '/usr/bin/chromium'], { env }))).toBe('/mine');
  await expect(findBrowser(machine(['/usr/bin/chromium'], { env }))).rejects.toThrow("CHROMIUM_PATH is '/mine'");
});

test("the system's browser comes before Playwright's", async () => {
  expect(await findBrowser(machine(['/opt/bin/google-chrome', '/cache/playwright/chrome']))).toBe(
    '/opt/bin/google-chrome',
  );
  expect(await findBrowser(machine(['/opt/bin/google-chrome', '/opt/bin/chromium']))).toBe('/opt/bin/chromium');
  expect(await findBrowser(machine(['/cache/playwright/chrome']))).toBe('/cache/playwright/chrome');
});

test('as root on Debian it is installed', async () => {
  const there: string[] = [];
  const install = () => void there.push('/usr/bin/chromium');
  expect(await findBrowser(machine(there, { canInstall: () => true, install }))).toBe('/usr/bin/chromium');
});

test('else one line says what to install', async () => {
  await expect(findBrowser(machine([]))).rejects.toThrow(NO_BROWSER);
  expect(NO_BROWSER).not.toContain('\n');
});
