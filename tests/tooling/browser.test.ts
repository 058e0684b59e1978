import { afterEach, expect, test, vi } from 'vitest';
import { findBrowser, NO_BROWSER } from '../../scripts/browser.ts';

afterEach(() => vi.unstubAllEnvs());

test('CHROMIUM_PATH comes first, and a wrong one is not passed over', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(await findBrowser()).toBe(process.execPath);
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(findBrowser()).rejects.toThrow("CHROMIUM_PATH is '/nowhere/chromium'");
});

test('one line says what to install', () => {
  expect(NO_BROWSER).not.toContain('\n');
});
