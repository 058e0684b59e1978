import type { Page } from '@playwright/test';
import { expect, openPage, signIn, test } from './fixtures.ts';

const COVERS: readonly [
  what: string,
  address: string,
  size: 'phone' | 'desk',
  open: (page: Page) => Promise<unknown>,
][] = [
  [
    'the menu of a phone',
    '/bs/sve-novosti',
    'phone',
    (page) => page.getByRole('button', { name: 'Meni', exact: true }).click(),
  ],
  [
    'the filters of the register',
    '/bs/profil-pravnih-lica',
    'phone',
    (page) => page.getByRole('button', { name: /^Filteri/ }).click(),
  ],
  [
    'the dialog of an export',
    '/bs/interaktivna-mapa',
    'desk',
    (page) => page.getByRole('button', { name: 'Preuzmite ili navedite podatke' }).click(),
  ],
  [
    'the gallery of a news item',
    '/bs/novost-sadrzaj/7401',
    'desk',
    (page) =>
      page
        .getByRole('button', { name: /^Uvećajte/ })
        .first()
        .click(),
  ],
];

/** What covers the page: a modal dialog, the gallery, or the menu. */
const cover = (page: Page) => page.locator('dialog:modal, .yarl__root, #mobile-menu');

const hasCoverEntry = (page: Page) =>
  page.evaluate(() => typeof (history.state as { usr?: { cover?: unknown } | null } | null)?.usr?.cover === 'string');

for (const [what, address, size, open] of COVERS)
  test(`Back closes ${what} and stays on the page; the next Back leaves it`, async ({ page }) => {
    await page.setViewportSize(size === 'phone' ? { width: 390, height: 844 } : { width: 1440, height: 900 });
    await signIn(page, 'citizen');
    await openPage(page, '/bs/kontaktirajte-nas');
    await openPage(page, address);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await open(page);
    await expect(cover(page)).toBeVisible();
    await expect.poll(() => hasCoverEntry(page)).toBe(true);
    await page.goBack();
    await expect(cover(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    await open(page);
    await expect(cover(page)).toBeVisible();
    await expect.poll(() => hasCoverEntry(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(cover(page)).toHaveCount(0);
    // The entry of what was closed stays, and is passed over.
    await page.goBack();
    await expect(page).toHaveURL(/kontaktirajte-nas$/);
  });

test('Back closes the dialog that the address opens, and stays on the page', async ({ page }) => {
  await openPage(page, '/bs/o-nama-new');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('link', { name: 'Pohvale i pritužbe' }).click();
  await expect(cover(page)).toBeVisible();
  await page.goBack();
  await expect(cover(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveURL(/o-nama-new$/);
});
