import type { Page } from '@playwright/test';
import { expect, expectListening, openPage, signIn, test } from './fixtures.ts';

/** Blocks storage, as strict private modes, company policies or third-party frames do. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { configurable: true, get: refuse });
  });
}

/** A full disk: stored values can be read, nothing can be added. */
async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
}

for (const [what, breakStorage] of [
  ['blocked', blockStorage],
  ['full', fillStorage],
] as const) {
  test(`with storage ${what} a visitor searches, opens a profile, changes language and signs out (C02)`, async ({
    page,
  }) => {
    await breakStorage(page);
    await signIn(page, 'citizen');
    await openPage(page, '/bs');
    await expect(page.getByRole('button', { name: /Moj nalog/ })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Opće informacije' })).toBeVisible();
    const hero = page.getByRole('main').getByRole('textbox').or(page.getByRole('main').getByRole('searchbox'));
    await hero.first().fill('4274074087393');
    await hero.first().press('Enter');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Drijenorent/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Osnovni podaci' })).toBeVisible();
    const english = page.getByRole('link', { name: 'en', exact: true });
    await english.click();
    await expect(page).toHaveURL(/\/en\/business-entities-profile\/\d+/);
    // A menu closes on every navigation, and switching the language ends only after the address has changed.
    await expect(english).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: /My account/ }).click();
    const out = page.getByRole('button', { name: 'Sign out' });
    await expect(out).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await out.click();
    await reloaded;
  });

  test(`with storage ${what} a form keeps what was typed over a switch of language (C02, E13)`, async ({ page }) => {
    await breakStorage(page);
    await openPage(page, '/bs/kontaktirajte-nas');
    await page.locator('#content').fill('Kako dobiti potvrdu?');
    await page.getByRole('link', { name: 'hr', exact: true }).click();
    await expect(page).toHaveURL(/\/hr\//);
    await expect(page.locator('#content')).toHaveValue('Kako dobiti potvrdu?');
  });
}

test('malformed stored data are discarded: the portal starts anew and signs nobody in (B06, C03, C08)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('malformed')) return;
    localStorage.setItem('stateVersion', '1.1.0');
    localStorage.setItem('persist:portal', '{"language":"{\\"code\\":5","searching":"[[[","drafts":"nu');
    localStorage.setItem('persist:language', '{"selected":5');
    localStorage.setItem('persist:searching', '[[[');
    localStorage.setItem('accessToken', 'undefined');
    localStorage.setItem('refreshToken', 'a.b.c');
    localStorage.setItem('isUserAuthenticated', 'true');
    for (const key of ['compare', 'watch-list', 'theme']) localStorage.setItem(key, '{"');
    sessionStorage.setItem('malformed', 'once');
  });
  await openPage(page, '/bs');
  await expect(page.getByRole('link', { name: 'Prijava' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('state of an older version is cleared with one reload, never two (C05, C11)', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  await openPage(page, '/bs');
  await page.evaluate(() => {
    localStorage.setItem('stateVersion', '1.0.0');
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
  });
  loads = 0;
  // The reload interrupts the navigation that Playwright waits for.
  await page.goto('/bs/kontaktirajte-nas', { waitUntil: 'commit' });
  await expect.poll(() => loads).toBe(2);
  await page.waitForFunction(() => localStorage.getItem('stateVersion') === '1.1.0');
  await expectListening(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('left'), sessionStorage.getItem('left')])).toEqual([
    null,
    null,
  ]);
  expect(loads).toBe(2);
});
