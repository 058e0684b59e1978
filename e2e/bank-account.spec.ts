import { expect, expectAccessible, expectNoSidewaysScroll, openPage, signIn, test } from './fixtures.ts';

const PAGE = '/bs/jedinstveni-registar-racuna';
/** Entities of the agency in a box: with an account, blocked, and outside the register. */
const ACTIVE = '0076543210001';
const BLOCKED = '4259259261854';
const UNKNOWN = '4229629630742';

test.beforeEach(async ({ page }) => signIn(page, 'citizen'));

test('a visitor finds a main account by Enter, by the button and by the address', async ({ page }) => {
  await openPage(page, PAGE);
  const jib = page.getByRole('textbox', { name: /^JIB/ });
  await page.getByRole('button', { name: 'Pretražite', exact: true }).click();
  await expect(page.getByText('Unesite JIB.')).toBeVisible();
  await expect(jib).toBeFocused();

  await jib.fill(' 0076 5432 10001 ');
  await jib.blur();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PAGE}?jib=${ACTIVE}`);
  const result = page.getByRole('article');
  await expect(result.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(result.getByText(ACTIVE)).toBeVisible();
  await expect(result.getByText('Aktivan')).toBeVisible();
  await expectAccessible(page);

  // Outside the register: the panel, and every message of the server.
  await jib.fill(UNKNOWN);
  await page.keyboard.press('Enter');
  await expect(page.locator('main').getByText('Nema rezultata za Vašu pretragu')).toBeVisible();
  await expect(page.locator('main').getByText(/ne nalazi se u Jedinstvenom registru računa/)).toBeVisible();
  await expect(page.locator('main').getByText('Molimo provjerite uneseni broj.')).toBeVisible();
  await expectAccessible(page);

  await openPage(page, `/en/unique-accounts-register?jib=${BLOCKED}`);
  await expect(page.getByRole('article').getByText('Blocked', { exact: true })).toBeVisible();
  await expect(page.getByText('The main account is blocked')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 900 });
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});
