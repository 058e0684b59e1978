import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectPage,
  failCalls,
  openPage,
  reloadPage,
  test,
} from './fixtures.ts';

test.describe('the enterprise size calculator', () => {
  const fill = async (page: Page, values: readonly string[]) => {
    const boxes = page.getByRole('main').getByRole('textbox');
    for (const [index, value] of values.entries()) await boxes.nth(index).fill(value);
  };

  test('classifies both years and gives the reasons', async ({ page }) => {
    await openPage(page, '/bs/kalkulator-velicine');
    await page.getByRole('button', { name: 'Izračunajte' }).click();
    await expect(page.getByText('Polje je obavezno').first()).toBeVisible();
    await expectAccessible(page);
    await fill(page, ['120', '40', '3.500.000', '900.000', '1.900.000,50', '1.000.000']);
    await page.getByRole('button', { name: 'Izračunajte' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Srednje pravno lice' })).toBeFocused();
    await expect(page.getByText('malo → srednje')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('keeps what was typed over a reload and a switch of language @further', async ({ page }) => {
    await openPage(page, '/bs/kalkulator-velicine');
    // In English this would be one and a quarter: the number keeps its meaning.
    await fill(page, ['120', '40', '1.250']);
    await page.getByRole('navigation', { name: 'Jezik' }).getByRole('link', { name: 'en' }).click();
    await expectPage(page, 'Size calculator for legal entities');
    await expect(page.getByRole('main').getByRole('textbox').nth(2)).toHaveValue('1,250');
    await page.reload();
    await expect(page.getByRole('main').getByRole('textbox').nth(2)).toHaveValue('1,250');
  });
});

test.describe('the survey', () => {
  test('is completed by keyboard, keeps its answers after a failure, and is sent', async ({ page }) => {
    await openPage(page, '/bs/anketa');
    await page.getByRole('button', { name: 'Započnite anketu' }).press('Enter');
    await page.getByRole('radio', { name: '5 – odlično' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sljedeće' }).press('Enter');
    await page.getByRole('checkbox', { name: 'Registri' }).check();
    await reloadPage(page);
    await expect(page.getByRole('checkbox', { name: 'Registri' })).toBeChecked();
    await expectAccessible(page);
    for (let question = 2; question < 11; question++) await page.getByRole('button', { name: 'Sljedeće' }).click();
    await page.getByRole('textbox').last().fill('Hvala na radu 👍');
    await page.getByRole('button', { name: 'Završite' }).click();
    const failure = await failCalls(page, '**/submit-survey');
    await page.getByRole('button', { name: 'Pošaljite odgovore' }).click();
    await expect(page.getByText('Došlo je do greške prilikom čuvanja odgovora.')).toBeVisible();
    await expectAccessible(page);
    failure.mend();
    await page.getByRole('button', { name: 'Pokušajte ponovo' }).click();
    await page.getByRole('button', { name: 'Pošaljite odgovore' }).click();
    await expect(page.getByText('Anketa je završena. Hvala Vam na odgovorima!')).toBeVisible();
  });
});
