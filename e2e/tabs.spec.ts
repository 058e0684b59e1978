import { expect, expectPage, openPage, reloadPage, signIn, test } from './fixtures.ts';

const REGISTER = '/bs/profil-pravnih-lica';

// Playwright turns the back/forward cache off.
test.use({ launchOptions: { ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('the language selected in one tab stays when the other one searches, reloads and goes on', async ({
  page,
  context,
}) => {
  await openPage(page, REGISTER + '?name=bistr');
  const other = await context.newPage();
  await openPage(other, '/bs');
  await other.getByRole('link', { name: 'en', exact: true }).click();
  await expect(other).toHaveURL(/\/en$/);
  await expect(other.getByRole('link', { name: 'en', exact: true })).toHaveAttribute('aria-current', 'true');

  await page.getByRole('textbox', { name: 'Naziv' }).fill('drijen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/name=drijen/);
  await reloadPage(page);
  await expect(page).toHaveURL(`${REGISTER}?name=drijen`);
  await page.getByRole('link', { name: 'Kontaktirajte nas' }).first().click();
  await expect(page).toHaveURL('/bs/kontaktirajte-nas');

  const third = await context.newPage();
  await third.goto('/');
  await expect(third).toHaveURL(/\/en$/);
});

test('a search deleted in one tab stays deleted when the other one switches the language', async ({
  page,
  context,
}) => {
  await openPage(page, REGISTER + '?name=bistr');
  await expect(page.getByRole('heading', { level: 2, name: /^\d.* pravn/ })).toBeVisible();
  const other = await context.newPage();
  await openPage(other, REGISTER);
  await expect(other).toHaveURL(`${REGISTER}?name=bistr`);
  await other.getByRole('button', { name: 'Poništite pretragu' }).click();
  await expect(other).toHaveURL(REGISTER);

  await page.getByRole('link', { name: 'hr', exact: true }).click();
  await expect(page).toHaveURL(/\/hr\//);
  await expect(page.getByRole('link', { name: 'hr', exact: true })).toHaveAttribute('aria-current', 'true');
  const third = await context.newPage();
  await openPage(third, REGISTER);
  await expect(third.getByRole('heading', { level: 2, name: /^[\d.]+ pravn/ })).toBeVisible();
  await expect(third).toHaveURL(REGISTER);
});

for (const [register, search, title] of [
  ['/bs/profil-pravnih-lica', 'name=bistr', 'Registar pravnih lica: privredna društva'],
  ['/bs/profil-pravnih-lica', 'countyId=2035&legalEntityTypeId=4', 'Registar pravnih lica: budžetski korisnici'],
  ['/en/business-entities-profile', 'name=bistr&page=2', /^Register/],
  ['/bs/profil-pravnih-lica', 'redPortal=true', /crveni|Crveni/],
  ['/bs/profil-javnih-preduzeca', 'countyId=2035', 'Registar pravnih lica: javna preduzeća'],
] as const)
  test(`the register at its bare address ${register} opens with the last search ${search}, and again in a third tab`, async ({
    page,
    context,
  }) => {
    await openPage(page, `${register}?${search}`);
    await expectPage(page, title);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('persist:searching'))).toContain('=');
    const stored = await page.evaluate(() => localStorage.getItem('persist:searching'));
    for (let time = 0; time < 2; time++) {
      const tab = await context.newPage();
      await openPage(tab, register);
      await expectPage(tab, title);
      await expect(tab).toHaveURL(new RegExp(`${register}\\?.*${search.split('&')[0]}`));
      expect(await tab.evaluate(() => localStorage.getItem('persist:searching'))).toBe(stored);
    }
  });

test('a page that comes back after a sign-out elsewhere shows neither the name nor the profile', async ({
  page,
  context,
}) => {
  await signIn(page, 'citizen');
  await openPage(page, `${REGISTER}/10048`);
  await expect(page.getByRole('button', { name: /Moj nalog/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Osnovni podaci' })).toBeVisible();
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) =>
      document.body.setAttribute('data-persisted', String(persisted)),
    ),
  );
  await page.goto('/licences.txt');
  const other = await context.newPage();
  await openPage(other, '/bs');
  await other.getByRole('button', { name: /Moj nalog/ }).click();
  const reloaded = other.waitForEvent('load');
  await other.getByRole('button', { name: 'Odjava' }).click();
  await reloaded;
  await expect(other.getByRole('link', { name: 'Prijava' })).toBeVisible();
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));

  await page.goBack();
  await expect(page.locator('body[data-persisted=true]')).toBeAttached();
  expect(await page.getByRole('button', { name: /Moj nalog/ }).count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Osnovni podaci' }).count()).toBe(0);
  await expect(page.locator('html[data-theme=dark]')).toBeAttached();
  await expect(page).toHaveURL('/bs');
});
