import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

/** Holds the programs of the page back until they are let through: the document stands alone, as on a slow line. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a register selected before the portal listens is shown', async ({ page }) => {
  await signIn(page, 'citizen');
  const release = await holdScripts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hr/profil-pravnih-lica', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Registar' }).selectOption('Udruge i zaklade');
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Udruge i zaklade' })).toBeVisible();
});

test('a button pressed early does what it says, also where the address holds more than the document', async ({
  page,
}) => {
  await signIn(page, 'citizen');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/bs/profil-pravnih-lica', '/bs/profil-pravnih-lica?municipality=10']) {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Filteri' }).click();
    release();
    await expect(page.getByRole('dialog', { name: 'Filteri' })).toBeVisible();
  }
});

test('a text begun early is typed on: caret, focus and the letters before stay', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/bs/kontaktirajte-nas', { waitUntil: 'commit' });
  const name = page.getByRole('main').getByRole('textbox').first();
  await name.pressSequentially('Đura Begić');
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft');
  release();
  await expect(page.locator('#root')).not.toHaveAttribute('aria-busy');
  await page.keyboard.type('đ');
  await expect(name).toHaveValue('Đurađ Begić');
  await expect(name).toBeFocused();
});

test('a report selected early is looked at', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/bs/kontrola-finansijskih-izvjestaja', { waitUntil: 'commit' });
  await page
    .getByLabel('Odaberite datoteku')
    .setInputFiles({ name: 'rano.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('x') });
  release();
  await expect(page.getByRole('main').getByText('rano.xlsx').first()).toBeVisible();
});
