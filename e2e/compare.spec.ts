import { expect, expectAccessible, expectNoSidewaysScroll, openPage, signIn, test } from './fixtures.ts';
import { printedSheets } from './printed-sheets.ts';

test.beforeEach(async ({ page }) => signIn(page, 'citizen'));

test('two entities are selected on their profiles and compared; another year keeps them; the address can be shared', async ({
  page,
}) => {
  for (const id of [10001, 10008]) {
    await openPage(page, `/bs/profil-pravnih-lica/${id}`);
    await page.getByRole('button', { name: 'Dodajte za poređenje' }).click();
    await expect(page.getByRole('complementary', { name: 'Dodano za poređenje' })).toBeVisible();
  }
  await page
    .getByRole('complementary', { name: 'Dodano za poređenje' })
    .getByRole('link', { name: 'Uporedite' })
    .click();
  await expect(page.getByRole('rowheader', { name: 'Ukupna imovina' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^2021/ }).check();
  await expect(page.getByRole('rowheader', { name: /Ukupna aktiva/ })).toBeVisible();
  await expect(page).toHaveURL(/ids=10001,10008&year=2021/);
  await page.reload();
  await expect(page.getByRole('rowheader', { name: /Ukupna aktiva/ })).toBeVisible();

  // A change is shown within one form only; the first year of the new form says why it has none.
  await page.getByRole('radio', { name: 'Sve godine' }).check();
  const change = page.getByRole('rowgroup').filter({ has: page.getByRole('rowheader', { name: /^Promjena prihoda/ }) });
  await expect(change.getByText('novi obrazac')).toHaveCount(2);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('an entity that cannot be compared is refused with the reason and can be removed @further', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/en/compare-legal-entities?ids=10001,12761,10008,99999');
  await expect(page.getByText('Legal entities that cannot be compared: 2')).toBeVisible();
  await expect(page.getByText(/it belongs to another register/)).toBeVisible();
  await expect(page.getByText(/there is no such legal entity/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Remove from comparison: Legal entity 99999/ }).click();
  await expect(page.getByText('Legal entities that cannot be compared: 1')).toBeVisible();
});

test('all years of four entities are printed on few wide sheets, one year on upright ones @further', async ({
  page,
}) => {
  for (const [view, most, isWide] of [
    ['&view=years', 12, true],
    ['', 5, false],
  ] as const) {
    await openPage(page, `/bs/poredjenje-pravnih-lica?ids=10002,10003,10004,10005${view}`);
    await expect(page.getByRole('rowheader', { name: /^Promjena broja zaposlenih/ })).toBeVisible();
    const sheets = await printedSheets(page);
    expect(sheets.length).toBeLessThanOrEqual(most);
    expect(sheets.map((sheet) => sheet.getWidth() > sheet.getHeight())).toEqual(sheets.map(() => isWide));
  }
});
