import type { BrowserContext, Page } from '@playwright/test';
import { agency, answerOf, expect, expectWholeAccessible, openPage, signIn, test } from './fixtures.ts';

/** A token like the agency's, `seconds` before its end, with a life of ten minutes. */
function tokenWith(seconds: number, claims: object = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const user = { username: 'ana.primjer', userId: '1', roleIdList: '1', iat: exp - 600, exp, ...claims };
  return `${part({ alg: 'none' })}.${part(user)}.x`;
}

const keep = (page: Page, accessToken: string) =>
  page.addInitScript((token) => {
    if (localStorage.getItem('accessToken') !== null || sessionStorage.getItem('begun') !== null) return;
    sessionStorage.setItem('begun', '1');
    localStorage.setItem('refreshToken', 'first');
    localStorage.setItem('accessToken', token);
  }, accessToken);

test('a visitor signs in at the identity application and comes back to the same place', async ({ page }) => {
  await openPage(page, '/bs/sve-novosti?view=list#vrh');
  await page.getByRole('link', { name: 'Prijava' }).click();
  await page.waitForURL(`${agency.identityApp}/**`);
  await page.getByRole('button', { name: /ana\.primjer/ }).click();
  await page.waitForURL('**/bs/sve-novosti?view=list#vrh');
  await expect(page.getByRole('button', { name: /Moj nalog/ })).toContainText('ana.primjer');
});

test('the profile menu shows the other applications and signs out', { tag: '@any-agency' }, async ({ page }) => {
  await signIn(page, 'accountant');
  await openPage(page, '/bs');
  const account = page.getByRole('button', { name: /Moj nalog/ });
  await account.click();
  await expect(page.getByRole('link', { name: 'Moj profil' })).toBeVisible();
  await expectWholeAccessible(page);
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await account.press('Enter');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Odjava' }).click();
  await reloaded;
  await expect(page.getByRole('link', { name: 'Prijava' })).toBeVisible();
  expect(
    await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]),
  ).toEqual([null, null]);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Prijava' })).toBeVisible();
});

test(
  'a protected page leads through sign-in and opens with its query and hash',
  { tag: '@any-agency' },
  async ({ page }) => {
    // The page redirects at once and is never ready.
    await page.goto('/bs/nfis?a=1#b');
    await page.waitForURL(`${agency.identityApp}/**`);
    expect(new URL(page.url()).searchParams.get('redirectTo')).toMatch(/\/bs\/nfis$/);
    await page.getByRole('button', { name: /ana\.primjer/ }).click();
    await page.waitForURL('**/bs/nfis?a=1#b');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('NFIS');
  },
);

test('a blocked user sees that: in a page of its own, and on a public page by a notice (B35) @further', async ({
  page,
}) => {
  await page.goto('/bs/nfis');
  await page.getByRole('button', { name: /una\.zabrana/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nemate pristup' })).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'uskratila' })).toHaveCount(0);
  await expectWholeAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Početna stranica' }).click();
  await expect(page).toHaveURL(/\/bs$/);
  await openPage(page, '/en/all-news');
  await expect(page.getByText('The Agency has withdrawn access from your user account')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
});

test('a user who never gets a token is not sent round in circles (B16) @further', async ({ page }) => {
  await page.route('**/Users/Identity', (route) => route.fulfill(answerOf(401)));
  await page.goto('/bs/nfis');
  for (let trip = 0; trip < 2; trip += 1) {
    await page.waitForURL(`${agency.identityApp}/**`);
    await page.getByRole('button', { name: /ana\.primjer/ }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Prijava nije uspjela' })).toBeVisible();
  await expect(page).toHaveTitle(/^Prijava nije uspjela/);
  await expectWholeAccessible(page);
});

/** Counts renewals and answers them on request; records the Authorization of every later call to the main API. */
async function watchRenewals(context: BrowserContext) {
  const fresh = tokenWith(600);
  const authorizations: (string | undefined)[] = [];
  let renewals = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await context.route('**/UserSessions/Refresh', async (route) => {
    renewals += 1;
    await held;
    return route.fulfill(answerOf(200, { accessToken: fresh, refreshToken: 'second' }));
  });
  await context.route(`${agency.main}/**`, (route) => {
    if (route.request().method() === 'GET') authorizations.push(route.request().headers()['authorization']);
    return route.continue();
  });
  return { fresh, authorizations, renewals: () => renewals, answer };
}

test('no call leaves with a token that has ended, before its renewal or during it (B31) @further', async ({
  context,
  page,
}) => {
  const { fresh, authorizations, renewals, answer } = await watchRenewals(context);
  await keep(page, tokenWith(-5));
  await openPage(page, '/bs/sve-novosti');
  await expect.poll(renewals).toBe(1);
  expect(authorizations.filter((sent) => sent !== undefined)).toEqual([]);
  answer();
  await expect(page.getByRole('button', { name: /Moj nalog/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(authorizations).toContain(fresh);
  expect(authorizations.filter((sent) => sent !== undefined && sent !== fresh)).toEqual([]);
});

test('three open tabs renew with one call (B30) @further', async ({ context }) => {
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()];
  for (const tab of tabs) await openPage(tab, '/bs/kontaktirajte-nas');
  for (const tab of tabs) await expect(tab.getByRole('link', { name: 'Prijava' })).toBeVisible();
  const { renewals, answer } = await watchRenewals(context);
  // All three learn at the same moment that somebody is signed in, with an expired token.
  const elsewhere = await context.newPage();
  await elsewhere.goto('/icon.svg');
  await elsewhere.evaluate((token) => {
    localStorage.setItem('refreshToken', 'first');
    localStorage.setItem('accessToken', token);
  }, tokenWith(-5));
  await expect.poll(() => elsewhere.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBe(2);
  answer();
  for (const tab of tabs) await expect(tab.getByRole('button', { name: /Moj nalog/ })).toBeVisible();
  expect(renewals()).toBe(1);
});

test('a wrong clock is named as the cause (B36) @further', async ({ page }) => {
  await page.route('**/Users/Identity', (route) =>
    route.fulfill(answerOf(200, { accessToken: tokenWith(-7200), refreshToken: 'r' })),
  );
  await openPage(page, '/bs/sve-novosti');
  await expect(page.getByText(/sat na računaru nije tačan: pokazuje \d\d\.\d\d\.\d{4}\.? \d\d:\d\d/)).toBeVisible();
  await openPage(page, '/en/nfis');
  await expect(page.getByRole('heading', { level: 1, name: 'The clock of this computer is wrong' })).toBeVisible();
  await expectWholeAccessible(page);
});

test('a token of 20 kB does not lock anybody out of the public pages (B37) @further', async ({ page }) => {
  await keep(page, tokenWith(600, { photoUrl: 'x'.repeat(20_000) }));
  await openPage(page, '/bs/sve-novosti');
  await expect(page.getByText(/zbog tehničke greške/)).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('article').or(page.getByRole('main').getByRole('listitem')).first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Prijava' })).toBeVisible();
});

test('signed out in another tab, a register page closes with a notice (B39) @further', async ({ context, page }) => {
  await signIn(page, 'citizen');
  await openPage(page, '/bs/profil-pravnih-lica?countyId=2035');
  await expect(page.getByRole('heading', { level: 2, name: /^\d[\d.]* pravn/ })).toBeVisible();
  const other = await context.newPage();
  await openPage(other, '/bs/kontaktirajte-nas');
  await other.getByRole('button', { name: /Moj nalog/ }).click();
  await other.getByRole('button', { name: 'Odjava' }).click();
  await expect(page.getByText('Prijava je završila u drugoj kartici.')).toBeVisible();
  await expect(page).toHaveURL(/\/bs$/);
  await expect(page.getByRole('link', { name: 'Prijava' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Prijava' })).toBeVisible();
});

test("a path that ends with '@' takes the session along and drops the '@'", async ({ page }) => {
  await signIn(page, 'citizen');
  await openPage(page, '/bs/kontaktirajte-nas@');
  await page.waitForURL('**/bs/kontaktirajte-nas');
  await expect(page.getByRole('button', { name: /Moj nalog/ })).toBeVisible();
});
