import { expect, expectAccessible, expectAxeClean, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';
import { printedSheets } from './printed-sheets.ts';

for (const addresses of [
  ['/bs/o-nama-new', '/bs/standardni-pregled', '/bs/praksa', '/bs/ostale-usluge', '/bs/izjava-o-pristupacnosti'],
  ['/bs/bonitetna-ocjena', '/hr/cjenik', '/hr/registar-racuna-fizickih-lica', '/hr/privatnost'],
])
  test(
    `accessible and without sideways scroll on a phone: ${addresses.join(', ')}`,
    { tag: '@further' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const address of addresses)
        await test.step(address, async () => {
          await openPage(page, address);
          await expect(page.locator('#page-title')).toBeVisible();
          await expectAxeClean(page);
          await expectNoSidewaysScroll(page);
        });
    },
  );

test('about us: the list of contents leads down the page, documents open, a comment is sent', async ({ page }) => {
  await openPage(page, '/bs/o-nama-new');
  await page
    .getByRole('navigation', { name: 'Na ovoj stranici' })
    .getByRole('link', { name: 'Pristup informacijama' })
    .click();
  await page.waitForURL('**/o-nama-new#access');
  await expect(page.getByRole('heading', { name: 'Pristup informacijama' })).toBeInViewport();

  const guide = await page.getByRole('link', { name: /^Vodič za pristup informacijama/ }).getAttribute('href');
  const answer = await page.request.get(guide ?? '');
  expect(answer.headers()['content-type']).toContain('application/pdf');

  await page.getByRole('link', { name: 'Pohvale i pritužbe' }).click();
  const modal = page.getByRole('dialog', { name: 'Pohvale i pritužbe' });
  await expect(modal.getByRole('textbox')).toBeFocused();
  await expect(modal.getByText('Unesite komentar.')).toBeVisible();
  await expectAccessible(page);
  await modal.getByRole('textbox').fill('Mirna i brza stranica.');
  const sent = page.waitForRequest('**/Feedback/submit-feedback');
  await modal.getByRole('button', { name: 'Pošaljite' }).click();
  const request = await sent;
  expect(request.postDataJSON()).toEqual({ answers: ['Mirna i brza stranica.'] });
  expect(request.headers()['language']).toBe('bs');
  await expect(modal.getByText('Komentar je uspješno poslan. Hvala Vam!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(page.getByRole('link', { name: 'Pohvale i pritužbe' })).toBeFocused();
});

test('the price list prints on one sheet, without menus @further', async ({ page }) => {
  await openPage(page, '/bs/cjenovnik');
  await expect(page.getByRole('cell', { name: '170,00' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Glavni meni' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Odštampajte' })).toBeHidden();
  await expect(page.getByRole('cell', { name: '170,00' })).toBeVisible();
  expect(await printedSheets(page)).toHaveLength(1);
});

test('the dark theme is accessible', { tag: '@further' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const address of ['/bs/o-nama-new', '/bs/bonitetna-ocjena', '/bs/cjenovnik']) {
    await openPage(page, address);
    await expect(page.locator('#page-title')).toBeVisible();
    await expectAxeClean(page);
  }
});

test('a link with an anchor opens that part of another page @further', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 600 });
  await openPage(page, '/bs/o-nama-new');
  await page.getByRole('link', { name: 'Informatička podrška' }).click();
  await expect(page).toHaveURL(/\/ostale-usluge#itSupport$/);
  await expect(page.getByRole('heading', { name: 'Informatička podrška' })).toBeInViewport();
});
