import ExcelJS from 'exceljs';
import { builtFile } from './built-files.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openPage, signIn, test } from './fixtures.ts';
import { savedAs } from './saved-file.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, 'citizen');
});

test(
  'a company is found by activity and municipality, its card opened, its profile visited and the search restored',
  { tag: '@any-agency' },
  async ({ page }) => {
    await openPage(page, '/bs/profil-pravnih-lica');
    const results = page.getByRole('region', { name: /pravn(o|a|ih) lic/ });
    await expect(results.getByRole('heading', { level: 2 })).toHaveText('2.150 pravnih lica');

    await page.getByRole('combobox', { name: 'Kanton' }).selectOption('Tuzlanski kanton');
    await page.getByRole('combobox', { name: 'Općina' }).selectOption('Tuzla');
    await page.getByRole('button', { name: /^Djelatnost/ }).click();
    const tree = page.getByRole('dialog', { name: 'Odabir djelatnosti' });
    await expect(tree.getByRole('treeitem').first()).toBeVisible();
    expect(await tree.evaluate((element) => element.querySelectorAll('*').length)).toBeLessThanOrEqual(150);
    await tree.getByRole('searchbox').fill('preradivacka');
    await page.keyboard.press('ArrowDown');
    await expect(tree.getByRole('treeitem', { name: /^C - Prerađivačka/ })).toBeFocused();
    // The earlier results stay until these arrive.
    const narrowed = page.waitForResponse((answer) => answer.url().includes('activityCode=C') && answer.ok());
    await page.keyboard.press('Enter');
    await narrowed;
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);

    await expect(page).toHaveURL(/activityCode=C&countyId=2029&municipalityId=\d+$/);
    for (const chip of ['Kanton: Tuzlanski kanton', 'Općina: Tuzla', /Djelatnost: C - /])
      await expect(page.getByRole('button', { name: chip })).toBeVisible();
    const cards = results.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(cards.first()).toContainText('Tuzla');
    const count = await cards.count();
    expect(count).toBeGreaterThan(2);

    const third = cards.nth(2);
    const name = await third.getByRole('link').innerText();
    await third.getByRole('button', { name: `Prikažite podatke: ${name}` }).click();
    await expect(third.getByText('Puni naziv')).toBeVisible();
    await expect(third.getByRole('radio', { name: '2023' })).toBeVisible();
    await expect(third.getByRole('cell').first()).toBeVisible();
    await third.getByRole('link', { name: 'Otvorite profil' }).scrollIntoViewIfNeeded();
    // Pressed without the pointer, which would first scroll it away from under the agency's notice.
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);

    await third.getByRole('link', { name: 'Otvorite profil' }).dispatchEvent('click');
    await expect(page).toHaveURL(/\/profil-pravnih-lica\/\d+$/);
    const returned = async () => {
      await expect(third.getByText('Puni naziv')).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    };
    await page.goBack();
    await returned();

    await third.getByRole('link', { name: 'Otvorite profil' }).dispatchEvent('click');
    await expect(page).toHaveURL(/\/profil-pravnih-lica\/\d+$/);
    await page.getByRole('navigation', { name: 'Putanja' }).getByRole('link', { name: 'Profil pravnih lica' }).click();
    await returned();
  },
);

test('the register, the open tree and an open card are accessible', { tag: '@further' }, async ({ page }) => {
  await openPage(page, '/bs/profil-pravnih-lica?legalEntityTypeId=5');
  await page
    .getByRole('button', { name: /^Prikažite podatke/ })
    .first()
    .click();
  await expect(page.getByRole('radio', { name: '2023' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Djelatnost/ }).click();
  await expect(page.getByRole('treeitem').first()).toBeVisible();
  await expectAccessible(page);
});

test(
  'the red portal: statuses, years, and none of the two filters at status 3',
  { tag: '@any-agency' },
  async ({ page }) => {
    await openPage(page, '/en/business-entities-profile');
    await page.getByRole('link', { name: 'Red portal' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Red portal' })).toBeVisible();
    await expect(page.getByText('not operating in accordance with the law on 1 March')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('2021');
    const heading = page.getByRole('heading', { level: 2, name: /legal entit/ });
    const submitted = await heading.innerText();
    await page.getByRole('combobox', { name: 'Account status' }).selectOption('Main account blocked');
    await expect(heading).not.toHaveText(submitted);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Not in the Unique accounts register' }).click();
    await expect(page).toHaveURL(/legalEntityStatus=3&redPortal=true$/);
    await expect(page.getByRole('combobox', { name: 'Year' })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Account status' })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'Account status' })).toHaveValue('3');
  },
);

test('a turned page of results is not styled anew as a whole @further', async ({ page }) => {
  await openPage(page, '/bs/profil-pravnih-lica');
  await page.evaluate(() => {
    const written = new MutationObserver(() => performance.mark('language written'));
    written.observe(document.documentElement, { attributeFilter: ['lang'] });
  });
  const writes = () => page.evaluate(() => performance.getEntriesByName('language written').length);
  await page.getByRole('button', { name: 'Sljedeća stranica' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect(await writes()).toBe(0);
  await page.getByRole('link', { name: 'en', exact: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await writes()).toBe(1);
});

test('the export is opened again: a workbook and a CSV file with every result and the jib as text', async ({
  page,
}) => {
  await openPage(page, '/bs/profil-pravnih-lica?legalEntityTypeId=3');
  await expect(page.getByRole('heading', { level: 2, name: '60 pravnih lica' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Prikažite podatke/ })
    .first()
    .click();

  const save = async (format: RegExp) => {
    await page.getByRole('button', { name: 'Preuzmite', exact: true }).click();
    return savedAs(page, format);
  };

  const workbook = await save(/Excel/);
  expect(workbook.name).toMatch(/^registar-banke-i-druge-finansijske-organizacije-\d{4}-\d{2}-\d{2}\.xlsx$/);
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(Uint8Array.from(workbook.bytes).buffer);
  const sheet = book.worksheets[0]!;
  expect(sheet.rowCount).toBe(61);
  const jibs = sheet.getColumn(1).values.slice(2);
  expect(jibs.every((jib) => typeof jib === 'string' && /^\d{13}$/.test(jib))).toBe(true);

  const csv = await save(/CSV/);
  expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = csv.bytes.toString('utf8').slice(1).trimEnd().split('\r\n');
  expect(lines).toHaveLength(61);
  expect(lines[0]).toMatch(/^JIB;Skraćeni naziv;/);
  expect(lines.slice(1).map((line) => line.split(';')[0]?.replaceAll('"', '').trim())).toEqual(jibs);
  // The dialogs have closed no card.
  await expect(page.getByRole('button', { name: /^Sakrijte podatke/ })).toHaveCount(1);
});

test('on a phone: the registers are a select, the filters a sheet with their number on its button @further', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/hr/profil-pravnih-lica');
  await page.getByRole('combobox', { name: 'Registar' }).selectOption('Udruge i zaklade');
  await expect(page.getByRole('heading', { level: 1, name: /Udruge i zaklade|udruge i zaklade/ })).toBeVisible();
  await page.getByRole('button', { name: 'Filtri' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtri' });
  await sheet.getByRole('combobox', { name: 'Županija' }).selectOption('Županija Sarajevo');
  await expect(sheet.getByRole('button', { name: /^Prikažite: \d+ pravn/ })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: /^Djelatnost/ }).click();
  await expect(sheet.getByRole('treeitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet.getByRole('tree')).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: /^Prikažite:/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Filtri.*Aktivni filtri: 1/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('in the middle of a long list the pager fits the narrowest phone @further', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const shown of [4, 104]) {
    await openPage(page, `/bs/profil-pravnih-lica?page=${shown}`);
    await expect(page.getByRole('button', { name: `Stranica ${shown}, trenutna` })).toBeVisible();
    await expectNoSidewaysScroll(page);
    const next = await page.getByRole('button', { name: 'Sljedeća stranica' }).boundingBox();
    expect(next && next.x + next.width).toBeLessThanOrEqual(320);
  }
});

for (const [width, address, tool] of [
  [1280, '/bs/profil-pravnih-lica?jib=4274074087393', 'Sačuvajte pretragu'],
  [1024, '/hr/profil-pravnih-lica', 'Spremite pretragu'],
  [1440, '/en/business-entities-profile', 'Save this search'],
  [390, '/bs/profil-pravnih-lica', 'Sačuvajte pretragu'],
] as const)
  test(`results do not move under a press when the tools beside their number are loaded: ${address}, ${width} px @further`, async ({
    page,
  }) => {
    const loaded = Promise.withResolvers<void>();
    await page.route(
      `**${builtFile('domain/legal-entity/named-searches/internal/OwnSearchParts.tsx')}`,
      async (route) => {
        await loaded.promise;
        await route.continue();
      },
    );
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, address);
    const name = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
    await expect(name).toBeVisible();
    // Its width may change with the font, which comes late.
    const top = (await name.boundingBox())?.y;
    loaded.resolve();
    await expect(page.getByRole('button', { name: tool })).toBeVisible();
    expect((await name.boundingBox())?.y).toBe(top);
  });
