import { agency, expect, expectAccessible, signIn, test } from './fixtures.ts';

test('a visitor signs in at the identity application and comes back to the same place', async ({ page }) => {
  await page.goto('/bs/sve-novosti?view=list#vrh');
  await page.getByRole('link', { name: 'Prijava' }).click();
  await page.waitForURL(`${agency.identityApp}/**`);
  await page.getByRole('button', { name: /ana\.primjer/ }).click();
  await page.waitForURL('**/bs/sve-novosti?view=list#vrh');
  await expect(page.getByRole('button', { name: /Moj nalog/ })).toContainText('ana.primjer');
});

test('the profile menu shows the other applications and signs out', async ({ page }) => {
  await signIn(page, 'accountant');
  await page.goto('/bs');
  const account = page.getByRole('button', { name: /Moj nalog/ });
  await account.click();
  await expect(page.getByRole('link', { name: 'Moj profil' })).toBeVisible();
  await expectAccessible(page);
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

test('two open tabs agree within a second', async ({ context, page }) => {
  await signIn(page, 'citizen');
  await page.goto('/bs');
  const other = await context.newPage();
  await other.goto('/en');
  await expect(other.getByRole('button', { name: /My account/ })).toBeVisible();
  await page.getByRole('button', { name: /Moj nalog/ }).click();
  await page.getByRole('button', { name: 'Odjava' }).click();
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible({ timeout: 1500 });
});

test('a protected page leads through sign-in and opens with its query and hash', async ({ page }) => {
  await page.goto('/bs/nfis?a=1#b');
  await page.waitForURL(`${agency.identityApp}/**`);
  expect(new URL(page.url()).searchParams.get('redirectTo')).toMatch(/\/bs\/nfis$/);
  await page.getByRole('button', { name: /ana\.primjer/ }).click();
  await page.waitForURL('**/bs/nfis?a=1#b');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('NFIS');
});

test('a blocked user is not sent round in circles', async ({ page }) => {
  await page.goto('/bs/nfis');
  await page.getByRole('button', { name: /una\.zabrana/ }).click();
  await page.waitForURL(`${agency.identityApp}/**`);
  await page.getByRole('button', { name: /una\.zabrana/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prijava nije uspjela' })).toBeVisible();
  await expectAccessible(page);
});

test("a path that ends with '@' takes the session along and drops the '@'", async ({ page }) => {
  await signIn(page, 'citizen');
  await page.goto('/bs/kontaktirajte-nas@');
  await page.waitForURL('**/bs/kontaktirajte-nas');
  await expect(page.getByRole('button', { name: /Moj nalog/ })).toBeVisible();
});
