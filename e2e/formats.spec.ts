import { expect, expectPage, openPage, test } from './fixtures.ts';
import { amountsIn, WRITTEN } from './language-formats.ts';

// Formats in Chromium, which claims to know Bosnian and writes it as English (Firefox and WebKit:
// `tools/engines/reading.spec.ts`).

test('dates have the format of the language when it is switched on the same page', async ({ page }) => {
  await openPage(page, '/bs/sve-novosti');
  const main = page.getByRole('main');
  await expect(main.getByText(WRITTEN.bs.day).first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'hr', exact: true }).click();
  await expect(page).toHaveURL(/\/hr\/sve-novosti/);
  await expect(main.getByText(WRITTEN.hr.day).first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'en', exact: true }).click();
  await expectPage(page, 'News');
  await expect(main.getByText(WRITTEN.en.day).first()).toBeVisible();
  await expect(main.getByText(WRITTEN.bs.day)).toHaveCount(0);
});

test('numbers have the separators of each language', async ({ page }) => {
  const amounts: string[] = [];
  for (const [lang, { map, result, decimal, group }] of Object.entries(WRITTEN)) {
    await openPage(page, `/${lang}/${map}`);
    await page.getByRole('radio', { name: result }).check();
    const main = page.getByRole('main');
    await expect(main).toContainText(decimal);
    amounts.push(amountsIn(await main.innerText(), group));
  }
  expect(amounts[0]).not.toBe('');
  expect(new Set(amounts).size).toBe(1);
});
