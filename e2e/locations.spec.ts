import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';

const pinsOf = (map: string) => `fieldset:has(> legend:text-is("${map}"))`;

test('pins and list highlight each other, and the card can be reached with the pointer', async ({ page }) => {
  await openPage(page, '/bs/lokacije-i-poslovne-jedinice');
  const map = page.locator(pinsOf('Uredi na mapi Federacije'));
  await expect(map.getByRole('button')).toHaveCount(49);

  await map.getByRole('button', { name: 'Poslovna jedinica Široki Brijeg' }).hover();
  await expect(map.locator('[data-highlighted]')).toHaveCount(4);
  // A main unit is green, a branch office yellow, what is highlighted red (P2.21).
  const ground = (name: string) =>
    map
      .getByRole('button', { name })
      .locator('span')
      .evaluate((sign) =>
        (/\d+, \d+, \d+/.exec(getComputedStyle(sign).backgroundColor)?.[0] ?? '').split(', ').map(Number),
      );
  await expect(async () => {
    const [redOfMain = 0, green = 0, blueOfMain = 0] = await ground('Poslovna jedinica Bihać');
    const [red = 0, yellow = 0, blue = 0] = await ground('Cazin');
    const [highlighted = 0, ...otherThanRed] = await ground('Poslovna jedinica Široki Brijeg');
    expect(green).toBeGreaterThan(Math.max(redOfMain, blueOfMain));
    expect(Math.min(red, yellow)).toBeGreaterThan(blue + 60);
    expect(highlighted).toBeGreaterThan(Math.max(...otherThanRed) + 60);
  }).toPass();
  const card = page.getByRole('region', { name: 'Poslovna jedinica Široki Brijeg' });
  await expect(card.getByText('88220 Široki Brijeg')).toBeVisible();

  await map.getByRole('button', { name: 'Poslovna jedinica Livno' }).click();
  const stored = page.getByRole('region', { name: 'Poslovna jedinica Livno' });
  await stored.getByRole('link', { name: /^Nazovite/ }).hover();
  await expect(stored).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Poslovna jedinica Livno' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(stored).toBeHidden();
});

test('branch offices expand by keyboard, and their rows highlight their pins @further', async ({ page }) => {
  await openPage(page, '/en/locations-and-business-units');
  await page.getByRole('button', { name: 'Business unit Orašje' }).last().focus();
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: /Odžak/ });
  await expect(row.getByRole('cell').last()).toHaveText('–');
  await row.hover();
  await expect(page.locator('[data-highlighted][aria-label="Branch office Odžak"]')).toHaveCount(1);
  await expectAccessible(page);
});

test('an office is found by its name without accents, and the address can be shared', async ({ page }) => {
  await openPage(page, '/hr/lokacije-i-poslovne-jedinice');
  await page.getByRole('searchbox', { name: 'Mjesto ili poštanski broj' }).fill('zivinice');
  await expect(page.getByRole('row', { name: /Živinice/ })).toBeVisible();
  await expect(page).toHaveURL(/name=zivinice/);
  await page.reload();
  await expect(page.getByRole('row', { name: /Živinice/ })).toBeVisible();
  await page.getByLabel('Županija', { exact: true }).selectOption({ label: 'Posavska županija' });
  await expect(page.getByText('Nijedan ured ne odgovara traženom')).toBeVisible();
  await expectAccessible(page);
});

test('a refused position is explained; once the visitor allows it, the three nearest offices are listed @further', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  await openPage(page, '/bs/lokacije-i-poslovne-jedinice');
  await page.getByRole('button', { name: 'Najbliže meni' }).click();
  await expect(page.getByRole('alert')).toContainText('Pristup lokaciji nije dozvoljen');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: 17.81, latitude: 43.34 });
  await page.getByRole('button', { name: 'Najbliže meni' }).click();
  const nearest = page.getByRole('region', { name: 'Najbliži uredi' });
  await expect(nearest.getByRole('listitem')).toHaveCount(3);
  await expect(nearest.getByRole('listitem').first()).toContainText('Poslovna jedinica Mostar');
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap on a pin keeps its card, rows become small lists @further', async ({ page }) => {
    await openPage(page, '/bs/lokacije-i-poslovne-jedinice');
    const map = page.locator(pinsOf('Uredi na mapi Federacije'));
    await map.getByRole('button', { name: 'Poslovna jedinica Goražde' }).tap();
    await expect(page.getByRole('region', { name: 'Poslovna jedinica Goražde' })).toBeVisible();
    await page
      .getByRole('list', { name: 'Poslovne jedinice' })
      .getByRole('button', { name: 'Poslovna jedinica Tuzla' })
      .tap();
    await expect(page.getByRole('rowheader', { name: 'Poslovnica Živinice' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
