import { checkedLongAgo } from './checked-long-ago.ts';
import {
  expect,
  expectAccessible,
  expectAxeClean,
  expectNoSidewaysScroll,
  expectPage,
  expectWordsAccessible,
  openPage,
  signIn,
  storedNames,
  test,
} from './fixtures.ts';

const INSURANCE = '/bs/profil-pravnih-lica?legalEntityTypeId=6';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'citizen');
});

test('a search is saved by keyboard, and an hour later says what is new until it is marked as seen', async ({
  page,
  context,
}) => {
  await openPage(page, INSURANCE);
  await page.getByRole('button', { name: 'Sačuvajte pretragu' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Naziv pretrage' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Osiguranja');
  await page.keyboard.press('Enter');
  const searches = page.getByRole('region', { name: 'Sačuvane pretrage' });
  await expect(searches.getByText('Bez promjena')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sačuvana pretraga', exact: true })).toBeFocused();
  await expectAccessible(page);

  await checkedLongAgo(page, 'named-searches');
  await page.close();
  const later = await context.newPage();
  await later.route(/LegalEntities\?.*legalEntityTypeId=6/, async (route) => {
    const answer = await route.fetch();
    const { resultList, count } = (await answer.json()) as { resultList: object[]; count: number };
    const arrived = { id: 99_999, shortName: 'Novo osiguranje d.d.', jib: '4299999999999' };
    await route.fulfill({ response: answer, json: { resultList: [arrived, ...resultList], count: count + 1 } });
  });
  await openPage(later, '/bs/popis-pracenja');
  await expect(later.getByText('Nova pravna lica: 1')).toBeVisible();
  await expectAccessible(later);
  await later.getByRole('link', { name: 'Osiguranja' }).click();
  await expectPage(later, /društva za osiguranje/i);
  const news = later.getByRole('region', { name: 'Sačuvana pretraga: Osiguranja' });
  await expect(news.getByText('Nova pravna lica: 1')).toBeVisible();
  const card = later.getByRole('listitem').filter({ has: later.getByRole('link', { name: 'Novo osiguranje d.d.' }) });
  await expect(card.getByText('Novo u pretrazi')).toBeVisible();
  await expect(later.getByText('Novo u pretrazi')).toHaveCount(1);
  await expectAccessible(later);
  for (const width of [390, 820]) {
    await later.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(later);
    await expectAxeClean(later);
  }
  await news.getByRole('button', { name: 'Označite kao viđeno: Osiguranja' }).click();
  await expect(later.getByText('Novo u pretrazi')).toHaveCount(0);
  await expect(later.getByRole('heading', { level: 2, name: /pravn/ })).toBeFocused();
  // What is a reader's own is not printed.
  await later.emulateMedia({ media: 'print' });
  await expect(later.getByRole('heading', { name: 'Sačuvane pretrage' })).toBeHidden();
});

test('a visited profile is listed on the register page, and removed from the list @further', async ({ page }) => {
  await openPage(page, INSURANCE);
  const link = page.getByRole('heading', { level: 3 }).first().getByRole('link');
  const name = await link.innerText();
  await link.click();
  // Stored when the profile is ready.
  await expect.poll(() => storedNames(page)).toContain('recent-entities');
  await page.goBack();
  const recent = page.getByRole('region', { name: 'Nedavno otvoreni profili' });
  await expect(recent.getByRole('link', { name })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await recent.getByRole('button', { name: `Uklonite s popisa: ${name}` }).click();
  await expect(recent.getByText('Popis je prazan.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test('a search that finds nothing offers others, which are counted on request @further', async ({ page }) => {
  const query = new URLSearchParams({ name: 'Храст непостојећи д.о.о.', countyId: '2029' }).toString();
  await openPage(page, `/bs/profil-pravnih-lica?${query}`);
  const help = page.getByRole('region', { name: 'Pokušajte i ovako' });
  await expect(help.getByRole('link', { name: 'Hrast nepostojeći d.o.o.', exact: true })).toBeVisible();
  await expectAccessible(page);
  await help.getByRole('button', { name: 'Prebrojte rezultate prijedloga' }).click();
  const withoutName = help.getByRole('link', { name: /^Naziv: .*\([1-9][\d.]*\)$/ });
  await expect(withoutName).toBeVisible();
  await expect(help.getByRole('link', { name: /\(0\)$/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAxeClean(page);
  await withoutName.click();
  await expect(page.getByRole('heading', { level: 2, name: /pravn/ })).toBeFocused();
  await openPage(page, `/en/business-entities-profile?${query}`);
  await expect(page.getByRole('region', { name: 'Try this as well' })).toBeVisible();
  await expectWordsAccessible(page);
});
