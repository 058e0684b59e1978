import { truncateSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectListening, openPage, reloadPage, scrolled, signIn, test } from './fixtures.ts';
import { chooseCreator } from './template-steps.ts';

/** Holds the page's scripts back until they are released, so that only the document is there, as on a slow line. */
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

test('a button pressed before hydration works, also where the address has parameters', async ({ page }) => {
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

test('typing that begins before hydration goes on: caret, focus and text stay', async ({ page }) => {
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

test('text typed before hydration is added to the stored draft', async ({ page }) => {
  const box = (name: string) => page.getByRole('textbox', { name });
  await openPage(page, '/bs/kontaktirajte-nas');
  await box('Poruka').fill('Kako dobiti potvrdu?');
  await box('Predmet').fill('Potvrda');
  const release = await holdScripts(page);
  await page.goto('/bs/kontaktirajte-nas', { waitUntil: 'commit' });
  await box('Predmet').pressSequentially('Uvjerenje');
  release();
  await expect(page.getByRole('main').getByRole('button', { name: 'Ispraznite obrazac' })).toBeVisible();
  await page.keyboard.type('!');
  for (const reload of [false, true]) {
    if (reload) await reloadPage(page);
    await expect(box('Predmet')).toHaveValue('Uvjerenje!');
    await expect(box('Poruka')).toHaveValue('Kako dobiti potvrdu?');
  }
});

test('a stored answer that is selected again before hydration keeps the questions after it', async ({ page }) => {
  await openPage(page, '/bs/predlosci-finansijskih-izvjestaja');
  await chooseCreator(page);
  const creator = page.getByRole('combobox', { name: /Računovođa/ });
  await expect(creator).not.toHaveValue('');
  const name = await creator.inputValue();
  const release = await holdScripts(page);
  await page.goto('/bs/predlosci-finansijskih-izvjestaja', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Računovođa/ }).click();
  release();
  await expect(page.getByRole('button', { name: /^Računovođa/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(creator).toHaveValue(name);
});

for (const [way, address] of [
  ['hydrated', '/bs/kontrola-finansijskih-izvjestaja'],
  ['rendered again', '/bs/kontrola-finansijskih-izvjestaja?x=1#dno'],
] as const)
  test(`a report selected before hydration is checked, however large: ${way}`, async ({ page }, info) => {
    const report = info.outputPath('rano.xlsx');
    const large = info.outputPath('veliko.xlsx');
    writeFileSync(report, 'x');
    writeFileSync(large, '');
    truncateSync(large, 60_000_000);
    for (const [file, name, size] of [
      [report, 'rano.xlsx', '1 B'],
      [large, 'veliko.xlsx', '57,2 MB'],
    ] as const) {
      const release = await holdScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await page.getByLabel('Odaberite datoteku').setInputFiles(file);
      release();
      await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
      await expect(page.getByRole('main').getByText(size).first()).toBeVisible();
      await page.goto('about:blank');
    }
  });

test('who has scrolled before the portal listens stays there', async ({ page }) => {
  const release = await holdScripts(page);
  await page.setViewportSize({ width: 820, height: 600 });
  await page.goto('/bs/o-nama-new', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Pristup informacijama' }).scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(600);
  release();
  await expectListening(page);
  await expect(page.getByRole('heading', { name: 'Pristup informacijama' })).toBeInViewport();
});
