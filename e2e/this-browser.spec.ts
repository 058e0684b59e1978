import { expect, expectAccessible, expectNoSidewaysScroll, openPage, test } from './fixtures.ts';

/** Adds a client on the template screen. */
const CLIENTS = [
  ['Breza d.o.o.', '4200000000005'],
  ['Hrast d.o.o.', '4200000000013'],
] as const;

test('two tabs add clients at the same time and both stay; a reset in one empties both', async ({ page, context }) => {
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) await openPage(tab, '/bs/predlosci-finansijskih-izvjestaja');
  await Promise.all(
    tabs.map(async (tab, index) => {
      const [name, jib] = CLIENTS[index] ?? CLIENTS[0];
      await tab.getByRole('button', { name: 'Dodajte klijenta' }).click();
      const dialog = tab.getByRole('dialog');
      await dialog.getByLabel(/^Naziv klijenta/).fill(name);
      await dialog.getByLabel(/^JIB/).fill(jib);
      await dialog.getByRole('button', { name: 'Sačuvajte' }).click();
    }),
  );
  for (const tab of tabs)
    for (const [name] of CLIENTS) await expect(tab.getByText(name, { exact: true })).toBeVisible();

  const [first, second] = tabs as [typeof page, typeof page];
  await openPage(first, '/bs/privatnost');
  await first.getByRole('button', { name: 'Obrišite sve iz ovog preglednika' }).click();
  await expectAccessible(first);
  const reloaded = first.waitForEvent('load');
  await first.getByRole('dialog').getByRole('button', { name: 'Obrišite sve' }).click();
  await reloaded;
  await expect(second.getByText('Još nema sačuvanih klijenata')).toBeVisible();
  const stored = () => first.evaluate(() => Object.keys(localStorage));
  // Every page stores the language of its address and the version stamp.
  await expect
    .poll(async () => (await stored()).filter((key) => !/^(stateVersion|persist:language)$/.test(key)))
    .toEqual([]);
});

test('on a shared computer typed text and collections are stored for the tab only', async ({ page, context }) => {
  await openPage(page, '/bs/privatnost');
  await page.getByRole('checkbox', { name: 'Ovaj računar koristi više osoba' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Označite i obrišite' }).click();
  await expect(page.getByRole('checkbox', { name: 'Ovaj računar koristi više osoba' })).toBeChecked();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await openPage(page, '/bs/kontaktirajte-nas');
  await page.locator('#content').fill('Nešto lično');
  await page.reload();
  await expect(page.locator('#content')).toHaveValue('Nešto lično');
  const other = await context.newPage();
  await openPage(other, '/bs/kontaktirajte-nas');
  await expect(other.locator('#content')).toHaveValue('');
  expect(await other.evaluate(() => Object.keys(localStorage).filter((key) => /draft|persist/.test(key)))).toEqual([]);
});
