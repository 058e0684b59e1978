import { expect, expectPage, openPage, reloadPage, signIn, test } from './fixtures.ts';

const REGISTER = '/bs/profil-pravnih-lica';

// The registers are for people who are signed in.
test.beforeEach(({ page }) => signIn(page, 'citizen'));

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
  await page
    .getByRole('banner')
    .getByRole('link', { name: /agencija/ })
    .first()
    .click();
  await expect(page).toHaveURL('/bs');

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

// The headless browser has no back/forward cache: the page receives no events of storage, as there, and then `pageshow`.
test('a page that comes back after a sign-out elsewhere shows neither the name nor the profile', async ({
  page,
  context,
}) => {
  await page.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await openPage(page, `${REGISTER}/10048`);
  const account = page.getByRole('button', { name: /Moj nalog/ });
  const profile = page.getByRole('heading', { name: 'Osnovni podaci' });
  await expect(account).toBeVisible();
  await expect(profile).toBeVisible();

  const other = await context.newPage();
  await openPage(other, '/bs');
  await other.getByRole('button', { name: /Moj nalog/ }).click();
  const reloaded = other.waitForEvent('load');
  await other.getByRole('button', { name: 'Odjava' }).click();
  await reloaded;
  await expect(other.getByRole('link', { name: 'Prijava' })).toBeVisible();
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await expect(profile).toBeVisible();

  // Before the next paint.
  const shown = await page.evaluate(async () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return { text: document.body.innerText, theme: document.documentElement.dataset['theme'] };
  });
  expect(shown.text).not.toMatch(/Osnovni podaci|ana\.primjer/);
  expect(shown.theme).toBe('dark');
  await expect(page).toHaveURL('/bs');
  await expect(page.getByText(/^Prijava je završila u drugoj kartici/)).toBeVisible();
});
