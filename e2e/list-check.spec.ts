import { generatedEntities } from '../mocks/legal-entities/registry.ts';
import {
  agency,
  expect,
  expectAccessible,
  expectAxeClean,
  expectNoSidewaysScroll,
  openPage,
  reloadPage,
  signIn,
  storedText,
  test,
} from './fixtures.ts';
import { expectFocusSeen } from './keyboard-steps.ts';

const known = generatedEntities().slice(0, 8);
/** A list as people paste them: heads, a name, a VAT number, a repeated line. */
const list = [
  'R.br.\tNaziv\tID broj',
  ...known.map(({ shortName, jib }, at) => `${at + 1}.\t${shortName}\t${jib}`),
  'Hrast',
  `PDV firma\t${known[0]?.jib.slice(1)}`,
  known[1]?.jib,
].join('\n');

test('a pasted list is checked, corrected, sorted, watched, and goes on after a reload', async ({ page }) => {
  await signIn(page, 'citizen');
  await openPage(page, '/bs/profil-pravnih-lica');
  await page.getByRole('link', { name: 'Provjera popisa' }).click();
  await page.getByRole('textbox', { name: 'Popis pravnih lica' }).fill(list);
  await expect(
    page.getByText(/^8 JIB-ova · 1 naziv · brojevi za ispravku: 1 · ponovljeni redovi, izostavljeni: 1/),
  ).toBeVisible();
  await expect(page.getByText('Najviše upita registrima: 72.')).toBeVisible();
  await page.getByText('Po redovima').click();
  await expectAccessible(page);

  // The register of accounts answers only after the reload.
  let isHeld = true;
  await page.route(`${agency.accounts}/**`, async (route) => {
    if (isHeld) return;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Provjerite 10 redova' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(known[0]?.jib ?? '') })).toContainText(
    known[0]?.shortName ?? '',
  );
  await page.getByRole('button', { name: 'Zaustavite' }).click();
  await expect(page.getByText('Provjera je zaustavljena').first()).toBeVisible();
  await expect.poll(() => storedText(page)).toContain('"step":"paused"');
  isHeld = false;
  await reloadPage(page);
  await expect(page.getByText('Provjera je zaustavljena').first()).toBeVisible();
  const heading = page.getByRole('button', { name: 'Zaposleni' });
  const place = await heading.boundingBox();
  await page.getByRole('button', { name: 'Nastavite' }).click();
  await expect(page.getByText('Provjera je završena.').first()).toBeVisible();
  // A press on a heading at the moment in which the check ends must not miss it.
  expect(await heading.boundingBox()).toEqual(place);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Razjasnite redove (2)' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Potvrdite odabir' }).click();
  await dialog.getByRole('textbox').fill(known[7]?.jib.replace(/(\d{4})(?=\d)/g, '$1 ') ?? '');
  await dialog.getByRole('button', { name: 'Provjerite' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Isto pravno lice kao u redu 9.')).toBeVisible();

  await heading.click();
  await expect(page.getByRole('columnheader', { name: 'Zaposleni' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('searchbox', { name: 'Tekst u bilo kojem polju' }).fill(known[2]?.shortName ?? '');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Označite sve prikazane' }).check();
  await page.getByRole('button', { name: 'Dodajte na popis praćenih' }).click();
  await expect(page.getByText('Dodano na popis praćenih: 1').last()).toBeVisible();

  await page.getByRole('searchbox').fill('');
  for (const width of [390, 820]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAxeClean(page);
    // The buttons that sort are hidden there, but not from who has the focus on one.
    await heading.focus();
    await expectFocusSeen(page);
    await expectNoSidewaysScroll(page);
  }
});

test('with the register of accounts down, its cells are not checked and the rest is @further', async ({ page }) => {
  await signIn(page, 'citizen');
  await page.route(`${agency.accounts}/**`, (route) => route.abort());
  await openPage(page, '/en/list-check');
  await page.getByRole('textbox', { name: 'List of legal entities' }).fill(
    known
      .slice(0, 2)
      .map(({ jib }) => jib)
      .join('\n'),
  );
  await page.getByRole('button', { name: 'Check 2 rows' }).click();
  await expect(page.getByText('The check is complete. Items not checked: 2.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Try again: Main account/ })).toHaveCount(2);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAxeClean(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try again (2)' }).click();
  await expect(page.getByText('The check is complete.').first()).toBeVisible();
});

/** Most rows that may be added to the table in one go. */
const MOST_AT_ONCE = 50;

test('three hundred rows are added a few at a time, so that the page answers meanwhile, and all of them are there @further', async ({
  page,
}) => {
  await signIn(page, 'citizen');
  await page.addInitScript(() => {
    const counted = window as { mostAdded?: number };
    const isRow = (node: Node) => node instanceof HTMLTableRowElement;
    const rowsIn = (node: Node) => (isRow(node) ? 1 : node instanceof Element ? node.querySelectorAll('tr').length : 0);
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).reduce((sum, node) => sum + rowsIn(node), 0);
      counted.mostAdded = Math.max(counted.mostAdded ?? 0, added);
    }).observe(document, { childList: true, subtree: true });
  });
  const mostAdded = () => page.evaluate(() => (window as { mostAdded?: number }).mostAdded);
  await openPage(page, '/bs/provjera-liste');
  const many = generatedEntities().slice(0, 300);
  await page.getByRole('textbox', { name: 'Popis pravnih lica' }).fill(many.map(({ jib }) => jib).join('\n'));
  for (const column of [/^Naziv, mjesto/, /^Glavni račun/, /^Posljednji izvještaj/, /^Crveni portal/])
    await page.getByRole('checkbox', { name: column }).uncheck();
  await page.getByRole('button', { name: 'Provjerite 300 redova' }).click();
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(300);
  expect(await mostAdded()).toBeLessThan(MOST_AT_ONCE);

  const filter = page.getByRole('searchbox', { name: 'Tekst u bilo kojem polju' });
  await filter.fill(many[7]?.jib ?? '');
  await expect(rows).toHaveCount(1);
  await filter.fill('');
  await expect(rows).toHaveCount(300);
  await reloadPage(page);
  await expect(rows).toHaveCount(300);
  expect(await mostAdded()).toBeLessThan(MOST_AT_ONCE);
});
