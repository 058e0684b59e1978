import {
  agency,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectPage,
  failCalls,
  openPage,
  reloadPage,
  signIn,
  test,
} from './fixtures.ts';
import { printedTexts } from './printed-sheets.ts';
import { savedAs } from './saved-file.ts';

test.beforeEach(async ({ page }) => signIn(page, 'citizen'));

test(
  'a profile: year, report type, chart, all years, and the address that shares it',
  { tag: '@any-agency' },
  async ({ page }) => {
    await openPage(page, '/bs/profil-pravnih-lica/10048');
    await expectAccessible(page);
    const finances = page.getByRole('region', { name: 'Finansijski pokazatelji' });
    await finances.getByRole('button', { name: 'Bilans uspjeha' }).click();
    await finances.getByRole('radio', { name: '2021' }).check();
    await finances.getByRole('button', { name: 'Prikaz na grafikonu: Amortizacija' }).click();
    await expect(finances.getByRole('img', { name: /^Amortizacija\./ })).toBeVisible();
    await expect(page).toHaveURL(/card=income.*chart=.*year=2021/);
    const shared = page.url();
    const margin = finances.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Neto marža/ }) });
    await expect(margin).toContainText('Neto rezultat podijeljen prihodom.');
    await expect(margin.getByRole('cell').first()).toHaveText(/^−?[\d,]+\s%$/);
    await finances.getByRole('radio', { name: 'Sve godine' }).check();
    await expect(finances.getByRole('columnheader', { name: '2025', exact: true }).first()).toBeVisible();
    await finances.getByRole('checkbox', { name: 'Prikaz iznosa iz kojih su omjeri izračunati' }).check();
    await expect(finances.getByRole('rowheader', { name: 'Dugoročne obaveze + Kratkoročne obaveze' })).toBeVisible();
    await expectAccessible(page);
    await openPage(page, shared);
    await expect(finances.getByRole('radio', { name: '2021' })).toBeChecked();
    await expect(finances.getByRole('img', { name: /^Amortizacija\./ })).toBeVisible();
  },
);

test('nothing of a profile is cut off on a phone and a tablet @further', async ({ page }) => {
  const WIDTHS = [320, 820];
  const outside = () =>
    page
      .locator('h1 svg text')
      .evaluateAll(
        (lines) =>
          lines.filter((line) => line.getBoundingClientRect().right > document.documentElement.clientWidth).length,
      );
  await openPage(page, '/hr/profil-pravnih-lica/10006');
  await expect(page.getByRole('region', { name: 'Financijski pokazatelji' }).getByRole('table').first()).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await openPage(page, '/hr/profil-pravnih-lica/10006?view=years&card=income');
  await expect(page.getByRole('columnheader', { name: '2022', exact: true }).first()).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expect.poll(outside).toBe(0);
  }
});

test('back returns to the old place of a profile @further', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/bs/profil-pravnih-lica/10048');
  // All of it is there: a part that comes later moves what is below it.
  await expect(page.getByRole('region', { name: 'Hronologija' })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  const cell = page.getByRole('main').getByRole('cell').first();
  await cell.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector('main td')?.scrollIntoView({ block: 'center' }));
  const top = async () => Math.round((await cell.boundingBox())?.y ?? Infinity);
  const before = await top();
  // Pressed without being scrolled to.
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/bs/privatnost"]')?.click());
  await expectPage(page, /privatnost/i);
  await page.goBack();
  await expect(cell).toBeVisible();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(5);
});

/** A company of the agency in a box with documents of both proceedings. */
const IN_PROCEEDINGS = 10015;

test(
  'the profile of a company in bankruptcy says so; its timeline is saved, and the extract printed with all statements and its address as QR code',
  { tag: '@any-agency' },
  async ({ page }) => {
    await openPage(page, `/bs/profil-pravnih-lica/${IN_PROCEEDINGS}`);
    const head = page.getByRole('region', { name: 'Predstečajni i stečajni postupci' });
    await expect(head.getByText('Stečajni postupak', { exact: true })).toBeVisible();
    await expect(head.getByText('8 dokumenata')).toBeVisible();
    const documents = page.getByRole('region', { name: 'Dokumenti postupaka' });
    await expect(documents.getByRole('row')).toHaveCount(9);
    const summary = page.getByRole('region', { name: 'Ukratko' });
    await expect(summary).toContainText('Ovo pravno lice je privredno društvo (sjedište: ');
    await expect(summary).toContainText('ima 8 dokumenata o ovom pravnom licu (predstečajni i stečajni postupak)');
    const timeline = page.getByRole('region', { name: 'Hronologija' });
    await expect(timeline.getByText('Registracija').first()).toBeVisible();
    await timeline.getByRole('radio', { name: 'Dokumenti postupaka' }).check();
    await expect(timeline.getByRole('listitem')).toHaveCount(8);
    await expect(page).toHaveURL(/\?events=document$/);
    await expectAccessible(page);

    await timeline.getByRole('button', { name: 'Preuzmite' }).click();
    const { name, bytes } = await savedAs(page, /CSV/);
    expect(name).toMatch(/^hronologija-\d{13}-/);
    const lines = bytes.toString('utf8').trim().split('\n');
    expect(lines).toHaveLength(9);
    expect(lines[1]).toMatch(/;\d{4}-\d\d-\d\d;Dokument postupka;/);

    await page.setViewportSize({ width: 320, height: 900 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    const printed = page.evaluate(() => new Promise<void>((resolve) => (window.print = resolve)));
    await page.getByRole('button', { name: 'Odštampajte izvod' }).click();
    const dialog = page.getByRole('dialog', { name: 'Odštampajte izvod' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Odštampajte' }).click();
    await printed;
    const sheets = await printedTexts(page);
    expect(sheets.length).toBeLessThanOrEqual(4);
    const text = sheets.join(' ');
    for (const part of [
      'Izvod iz registra pravnih lica',
      'Bilans stanja',
      'Bilans uspjeha',
      'Omjeri i promjene',
      'Hronologija',
    ])
      expect(text).toContain(part);
    for (const button of ['Kopirajte', 'Pišite Agenciji', 'Odštampajte izvod']) expect(text).not.toContain(button);
    // The name is the largest text, and nothing of the screen is on paper.
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('img', { name: 'QR kod adrese ove stranice' })).toBeVisible();
    await expect(summary).toBeHidden();
    const sizes = await page.evaluate(() => {
      const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      const shown = [...document.querySelectorAll('main *')].filter((each) => each.checkVisibility());
      const [largest, next] = shown.toSorted((a, b) => sizeOf(b) - sizeOf(a));
      return [largest?.tagName, sizeOf(next!) < sizeOf(largest!)];
    });
    expect(sizes).toEqual(['H1', true]);
  },
);

test('a failed base leaves the rest of the profile, which says what is not known, and is requested again (A43, G08) @further', async ({
  page,
}) => {
  const accounts = await failCalls(page, '**/BankAccount/Search**');
  const registry = await failCalls(page, '**/LegalEntities?*searchType=3*');
  await openPage(page, `/bs/profil-pravnih-lica/${IN_PROCEEDINGS}`);
  const account = page.getByRole('region', { name: 'Glavni račun' });
  const head = page.getByRole('region', { name: 'Predstečajni i stečajni postupci' });
  const timeline = page.getByRole('region', { name: 'Hronologija' });
  const summary = page.getByRole('region', { name: 'Ukratko' });
  await expect(account.getByRole('button', { name: 'Pokušajte ponovo' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Finansijski pokazatelji' }).getByRole('table').first()).toBeVisible();
  await expect(summary).toContainText('Podaci o glavnom računu nisu dostupni.');
  await expect(head.getByText('Nije poznato')).toBeVisible();
  await expect(timeline.getByText(/^Dokumenti postupaka nisu poznati/)).toBeVisible();
  await expect(timeline.getByText('Registracija').first()).toBeVisible();
  await expect(summary).toContainText(
    'Nije poznato da li u registru predstečajnih i stečajnih postupaka ima dokumenata',
  );
  await expect(page.getByText('Nema dokumenata u registru postupaka')).toHaveCount(0);
  await expectAccessible(page);
  accounts.mend();
  registry.mend();
  await account.getByRole('button', { name: 'Pokušajte ponovo' }).click();
  await expect(account.getByText(/ banka d\.d\. /).first()).toBeVisible();
  await head.getByRole('button', { name: 'Pokušajte ponovo' }).click();
  await expect(head.getByText('8 dokumenata')).toBeVisible();
  await expect(timeline.getByText(/^Dokumenti postupaka nisu poznati/)).toHaveCount(0);
});

test('what a profile says is copied, saved, shown in another language and reported as wrong @further', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/bs/profil-pravnih-lica/10048?year=2020');
  await test.step('identity values are drawn: not in a copied selection, but with their names (I01)', async () => {
    await expect(page.getByRole('img', { name: '4274074087393' })).toBeVisible();
    const selected = await page.evaluate(() => {
      const selection = window.getSelection();
      const main = document.querySelector('main');
      if (!selection || !main) return '';
      selection.selectAllChildren(main);
      return selection.toString();
    });
    expect(selected).toContain('Osnovni podaci');
    expect(selected).not.toContain('4274074087393');
  });
  await test.step('the IBAN of the main account is copied', async () => {
    const account = page.getByRole('region', { name: 'Glavni račun' });
    await expect(account.getByText('IBAN (izračunat iz broja računa)')).toBeVisible();
    await account.getByRole('button', { name: 'Kopirajte IBAN' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^BA39\d{16}$/);
  });
  await test.step('the indicators are saved as a file that opens again', async () => {
    const finances = page.getByRole('region', { name: 'Finansijski pokazatelji' });
    await finances.getByRole('button', { name: 'Preuzmite ili navedite podatke' }).click();
    const text = (await savedAs(page, /CSV/)).bytes.toString('utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text).toMatch(/;2019;2020;2021;2022;2023;2024;2025[;\r]/);
    expect(text).toContain('4274074087393');
    const headers = { 'accept-language': 'bs', ClientId: 'portal-demo' };
    const answer = await page.request.get(`${agency.main}/FinancialIndicators?legalEntityId=10048&searchType=2`, {
      headers,
    });
    const { resultList } = (await answer.json()) as { resultList: { year: number; bsA_065?: number }[] };
    const assets = resultList.find(({ year }) => year === 2019)?.bsA_065;
    expect(assets).toBeGreaterThan(0);
    expect(text).toMatch(new RegExp(`Ukupna aktiva[^\\r\\n]*;${assets};`));
    await page.keyboard.press('Escape');
  });
  await test.step('texts and numbers change in place, the selected year stays', async () => {
    await expect(page.getByRole('radio', { name: '2020' })).toBeChecked();
    await page.getByRole('link', { name: 'en', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/business-entities-profile\/10048\?year=2020/);
    await expect(
      page.getByRole('region', { name: 'Financial indicators' }).getByText('Total assets').first(),
    ).toBeVisible();
    await expect(page.getByRole('radio', { name: '2020' })).toBeChecked();
    await page.getByRole('link', { name: 'bs', exact: true }).click();
    // The texts change before the address does, and the links after it.
    await expect(page).toHaveURL(/\/bs\/profil-pravnih-lica\/10048/);
    await expect(page.getByRole('link', { name: 'Pišite Agenciji' })).toHaveAttribute('href', /^\/bs\//);
  });
  await test.step('a wrong record is reported with the contact form, filled in and not sent', async () => {
    await page.getByRole('link', { name: 'Pišite Agenciji' }).click();
    await expectPage(page, 'Kontakt');
    await expect(page.locator('#subject')).toHaveValue(/^Netačan podatak u registru: Drijenorent/);
    await expect(page.locator('#content')).toHaveValue(/JIB: 4274074087393/);
    await expectAccessible(page);
    await reloadPage(page);
    await expect(page.locator('#content')).toHaveValue(/JIB: 4274074087393/);
  });
});
