import type { BrowserContext, Locator, Page } from '@playwright/test';
import { check, choose, sample, submitCorrect } from './control-steps.ts';
import { expect, expectListening, openPage as openHydrated, problemsOf, signIn, test } from './fixtures.ts';
import { looseTexts, translatePage } from './translate-page.ts';

/** A journey; it returns what can be read at its steps. */
type Journey = (page: Page) => Promise<readonly string[]>;

/** The text of a part, once nothing is pending and it has stopped changing. */
async function textOf(part: Locator): Promise<string> {
  const page = part.page();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  let text = '';
  const isSame = async () => text === (text = await part.innerText());
  await expect.poll(isSame, { intervals: [300] }).toBe(true);
  return text.replaceAll(/\s+/g, ' ');
}

/** Opens a page and waits for the user and the agency's content, which change its texts: they come late on a slow machine. */
async function openPage(page: Page, address: string): Promise<void> {
  await openHydrated(page, address);
  await expect(page.getByRole('banner').getByText('ana.primjer')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Javni oglasi' })).toBeVisible();
}

const main = (page: Page) => textOf(page.getByRole('main'));
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });

const ACTIVE = '0076543210001';
const BLOCKED = '4259259261854';
const RESULT_COUNT = /^\d+ rezultat/;

/** What the reports named: a form, second searches, a choice, another year, a language, the end of a sending. */
const REPORTED: Record<string, Journey> = {
  'a message is sent and confirmed': async (page) => {
    await openPage(page, '/bs/kontaktirajte-nas');
    await page.locator('#firstName').fill('Ana');
    await page.locator('#lastName').fill('Primjer');
    await page.locator('#email').fill('ana.primjer@example.ba');
    await page.locator('#subject').fill('Pitanje');
    await page.locator('#content').fill('Kako dobiti potvrdu?');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Pošaljite poruku' }).click();
    await expect(page.getByText('Vaša poruka je poslana.')).toBeVisible();
    return [await main(page)];
  },
  'a second account is looked up': async (page) => {
    await openPage(page, `/bs/jedinstveni-registar-racuna?jib=${ACTIVE}`);
    const result = page.getByRole('article');
    await expect(result.getByText('Aktivan')).toBeVisible();
    const first = await textOf(result);
    await page.getByRole('textbox', { name: /^JIB/ }).fill(BLOCKED);
    await page.keyboard.press('Enter');
    await expect(result.getByText('Blokiran', { exact: true })).toBeVisible();
    return [first, await main(page)];
  },
  'a second topic is searched, filtered and paged': async (page) => {
    await openPage(page, '/bs/search?topic=izvjestaj');
    await expect(heading(page, RESULT_COUNT)).toBeVisible();
    const first = await main(page);
    await page.getByRole('button', { name: 'Stranica 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole('searchbox', { name: 'Pojam za pretragu' }).fill('obuka');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/topic=obuka$/);
    await expect(page.getByRole('main')).not.toContainText(/„izvjestaj“/);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    return [first, await main(page)];
  },
  'a selected canton shows its own figures': async (page) => {
    await openPage(page, '/bs/interaktivna-mapa');
    await expect(heading(page, 'Federacija Bosne i Hercegovine')).toBeVisible();
    const federation = await main(page);
    await page.getByRole('button', { name: 'Zeničko-dobojski kanton:' }).click();
    await expect(heading(page, 'Zeničko-dobojski kanton')).toBeVisible();
    const canton = await main(page);
    expect(canton).not.toBe(federation);
    await page.getByRole('radio', { name: 'Rezultat poslovanja' }).check();
    await page.getByRole('button', { name: 'Kanton Sarajevo:' }).click();
    await expect(heading(page, 'Kanton Sarajevo')).toBeVisible();
    return [federation, canton, await main(page)];
  },
  'a comparison shows the figures of another year': async (page) => {
    await openPage(page, '/bs/poredjenje-pravnih-lica?ids=10001,10008');
    await expect(page.getByRole('rowheader', { name: 'Ukupna imovina' })).toBeVisible();
    const latest = await main(page);
    await page.getByRole('radio', { name: /^2022/ }).check();
    await expect(page).toHaveURL(/year=2022/);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const other = await main(page);
    expect(other).not.toBe(latest);
    await page.getByRole('radio', { name: /^2021/ }).check();
    await expect(page.getByRole('rowheader', { name: /Ukupna aktiva/ })).toBeVisible();
    return [latest, other, await main(page)];
  },
  'a profile shows amounts and day of submission of another year': async (page) => {
    await openPage(page, '/bs/profil-pravnih-lica/10048');
    const finances = page.getByRole('region', { name: 'Finansijski pokazatelji' });
    await expect(finances.getByText(/^Izvještaj predan/)).toBeVisible();
    const latest = await textOf(finances);
    await finances.getByRole('radio', { name: '2021' }).check();
    await expect(page).toHaveURL(/year=2021/);
    const other = await textOf(finances);
    await finances.getByRole('radio', { name: '2022' }).check();
    await expect(page).toHaveURL(/year=2022/);
    await finances.getByRole('radio', { name: 'Sve godine' }).check();
    await expect(finances.getByRole('columnheader', { name: '2021' }).first()).toBeVisible();
    return [latest, other, await textOf(finances)];
  },
  'the home page changes its language': async (page) => {
    await openPage(page, '/bs');
    const search = page.getByRole('main').getByRole('search').first();
    const first = await textOf(search);
    for (const lang of ['en', 'hr']) {
      await page.getByRole('navigation').getByRole('link', { name: lang, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${lang}$`));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    }
    return [first, await textOf(search), await textOf(page.getByRole('contentinfo'))];
  },
  'the old control says that all files are submitted, and no longer that they are being sent': async (page) => {
    await openPage(page, '/bs/kontrola-finansijskih-izvjestaja-old');
    await choose(page, ['old-format.xlsx', 'old-errors.xlsx', 'old-format-2.xlsx'].map(sample));
    await expect(page.getByText('Brzi pregled: bez općih grešaka')).toHaveCount(2);
    await check(page);
    await page.getByText('Prikažite greške (3)').click();
    await page.getByRole('button', { name: 'Predajte izvještaje' }).click();
    await page.getByRole('dialog', { name: 'Odabrane datoteke' }).getByRole('button', { name: 'Predajte' }).click();
    await expect(heading(page, 'Predane datoteke: 3.')).toBeVisible();
    await expect(page.getByRole('main').getByText(/se šalju/)).toHaveCount(0);
    return [await textOf(heading(page, 'Predane datoteke: 3.'))];
  },
};

/** Others of the kind. */
const OTHERS: Record<string, Journey> = {
  'a report is checked and submitted': async (page) => {
    await openPage(page, '/bs/kontrola-finansijskih-izvjestaja');
    await submitCorrect(page);
    await expect(page.getByRole('heading', { level: 2, name: /^Izvještaj je predan/ })).toBeVisible();
    return [await textOf(page.getByRole('heading', { level: 2 }).first())];
  },
  'a register is filtered, unfiltered and paged, a card opened and another register chosen': async (page) => {
    await openPage(page, '/bs/profil-pravnih-lica');
    const results = page.getByRole('region', { name: /pravn(o|a|ih) lic/ });
    await expect(results.getByRole('heading', { level: 2 })).toHaveText('2.150 pravnih lica');
    await page.getByRole('combobox', { name: 'Kanton' }).selectOption('Tuzlanski kanton');
    await expect(results.getByRole('heading', { level: 2 })).not.toHaveText('2.150 pravnih lica');
    const narrowed = await main(page);
    await page.getByRole('button', { name: 'Kanton: Tuzlanski kanton' }).click();
    await expect(results.getByRole('heading', { level: 2 })).toHaveText('2.150 pravnih lica');
    await page.getByRole('button', { name: 'Stranica 2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await results
      .getByRole('button', { name: /^Prikažite podatke/ })
      .first()
      .click();
    await expect(results.getByText('Puni naziv')).toBeVisible();
    await page.getByRole('link', { name: 'Udruženja' }).first().click();
    await expect(results.getByRole('heading', { level: 2 })).not.toHaveText('2.150 pravnih lica');
    return [narrowed, await textOf(results.getByRole('heading', { level: 2 }))];
  },
  'a size is calculated, corrected and calculated again': async (page) => {
    await openPage(page, '/bs/kalkulator-velicine');
    await page.getByRole('button', { name: 'Izračunajte' }).click();
    const errors = await main(page);
    const fields = page.getByRole('main').getByRole('textbox');
    for (const figures of [
      ['120', '40', '3.500.000', '900.000', '1.900.000,50', '1.000.000'],
      ['12', '4', '3.500', '900', '1.900', '1.000'],
    ]) {
      for (const [at, figure] of figures.entries()) await fields.nth(at).fill(figure);
      await page.getByRole('button', { name: 'Izračunajte' }).click();
      await expect(page.getByRole('heading', { level: 2, name: /pravno lice$/ })).toBeFocused();
    }
    return [errors, await main(page)];
  },
  'a survey is answered, left half-way through and completed': async (page) => {
    await openPage(page, '/bs/anketa');
    await page.getByRole('button', { name: 'Započnite anketu' }).click();
    await page.getByRole('radio', { name: '5 – odlično' }).check();
    await page.getByRole('button', { name: 'Sljedeće' }).click();
    await page.getByRole('checkbox', { name: 'Registri' }).check();
    const half = await main(page);
    for (let question = 2; question < 11; question++) await page.getByRole('button', { name: 'Sljedeće' }).click();
    await page.getByRole('button', { name: 'Završite' }).click();
    await page.getByRole('button', { name: 'Pošaljite odgovore' }).click();
    await expect(page.getByText('Anketa je završena. Hvala Vam na odgovorima!')).toBeVisible();
    return [half, await main(page)];
  },
  'an office is selected, its branch offices shown and hidden': async (page) => {
    await openPage(page, '/bs/lokacije-i-poslovne-jedinice');
    const units = page.getByRole('button', { name: 'Poslovna jedinica Orašje' });
    await units.last().click();
    await expect(page.getByRole('row', { name: /Odžak/ })).toBeVisible();
    const open = await main(page);
    await units.last().click();
    await units.first().click();
    await page.getByRole('button', { name: 'Poslovna jedinica Livno' }).first().click();
    await expect(page.getByRole('region', { name: 'Poslovna jedinica Livno' })).toBeVisible();
    return [open, await main(page)];
  },
  'an entity is watched, checked and removed': async (page) => {
    await openPage(page, '/bs/profil-pravnih-lica?legalEntityTypeId=6');
    await page
      .getByRole('button', { name: /^Prikažite podatke/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Pratite promjene' }).click();
    await page.getByRole('link', { name: 'Praćena pravna lica (1)' }).click();
    await expect(page.getByText(/^(Stanje zabilježeno|Bez promjena)$/)).toBeVisible();
    await page.getByRole('button', { name: /^Uklonite s popisa/ }).click();
    await expect(page.getByText('Na popisu nema pravnih lica')).toBeVisible();
    return [await main(page)];
  },
  'menus are opened, news paged and read, and the way back': async (page) => {
    await openPage(page, '/bs/sve-novosti');
    const header = page.getByRole('banner');
    for (const menu of await header.getByRole('button', { expanded: false }).all()) {
      await menu.click();
      await page.keyboard.press('Escape');
    }
    const first = await main(page);
    await page.getByRole('button', { name: 'Stranica 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    const second = await main(page);
    await page.getByRole('main').getByRole('heading').getByRole('link').first().click();
    await expect(page).toHaveURL(/novost-sadrzaj/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Novosti');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Novosti');
    return [first, second, await main(page)];
  },
};

/** Signed in and with empty stores, in a browser of its own. */
async function run(context: BrowserContext, journey: Journey, isTranslated: boolean) {
  const page = await context.newPage();
  const problems = problemsOf(page);
  if (isTranslated) await translatePage(page);
  await signIn(page, 'citizen');
  const texts = await journey(page);
  expect(problems).toEqual([]);
  if (isTranslated) expect(await page.locator('font').count()).toBeGreaterThan(10);
  else expect(await looseTexts(page)).toEqual([]);
  await context.close();
  return texts;
}

for (const [title, journey] of Object.entries({ ...REPORTED, ...OTHERS }))
  test(`in a page that the browser translates, ${title}`, async ({ browser }) => {
    const plain = await run(await browser.newContext(), journey, false);
    expect(await run(await browser.newContext(), journey, true)).toEqual(plain);
  });

test('a document that is translated before it can be used goes on working', async ({ page }) => {
  await translatePage(page, { beforeHydration: true });
  await page.goto('/bs/interaktivna-mapa');
  await expectListening(page);
  await page.getByRole('button', { name: 'Tuzlanski kanton:' }).click();
  await expect(heading(page, 'Tuzlanski kanton')).toBeVisible();
});

test.describe('nodes that are moved', () => {
  test.use({ allowedErrors: [/NotFoundError/] });

  test('a page whose nodes an extension moves is rendered anew, with what was typed', async ({ page }) => {
    await openHydrated(page, '/bs/kontaktirajte-nas');
    await page.locator('#subject').fill('Pitanje');
    await page.locator('#email').fill('ana.primjer');
    await page.locator('#subject').click();
    const error = page.getByText('Adresa e-pošte nije ispravna').first();
    await expect(error).toBeVisible();
    // The message is put into a box, so that React cannot remove it from where it was.
    await page.locator('#email-error').evaluate((element) => {
      const box = document.createElement('div');
      element.replaceWith(box);
      box.append(element);
    });
    await page.locator('#email').fill('ana.primjer@example.ba');
    await expect(error).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
    await expect(page.locator('#subject')).toHaveValue('Pitanje');
  });
});
