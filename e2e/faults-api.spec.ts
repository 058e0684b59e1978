import type { Locator, Page } from '@playwright/test';
import { answerCalls, HTML_PAGE, type BadAnswer } from './bad-answers.ts';
import { agency, expect, expectAccessible, failCalls, openPage, signIn, test } from './fixtures.ts';

type Screen = {
  name: string;
  address: string;
  call: RegExp;
  good: (page: Page) => Locator;
  /** The element with the failure and the button to try again, if it is not the usual alert. */
  failure?: (page: Page) => Locator;
  again?: (page: Page) => Locator;
};

/** The screens that depend on one call: address, call, and what they show after a good answer. */
const SCREENS: readonly Screen[] = [
  {
    name: 'content search',
    address: '/bs/search?topic=izvje%C5%A1taj',
    call: /ContentTranslations\/Search/,
    good: (page: Page) => page.getByRole('heading', { level: 2, name: /^\d+ rezultat/ }),
  },
  {
    name: 'register search',
    address: '/bs/profil-pravnih-lica?countyId=2035',
    call: /\/LegalEntities\?/,
    good: (page: Page) => page.getByRole('heading', { level: 2, name: /^\d[\d.]* pravn/ }),
  },
  {
    name: 'profile',
    address: '/bs/profil-pravnih-lica/10048',
    call: /\/LegalEntities\/10048/,
    good: (page: Page) => page.getByRole('heading', { name: 'Osnovni podaci' }),
  },
  {
    name: 'account lookup',
    address: '/bs/jedinstveni-registar-racuna?jib=4274074087393',
    call: /BankAccount\/Search/,
    good: (page: Page) => page.getByRole('main').getByText('Hrastova banka d.d. Mostar'),
    // According to R8 a refusal by this register is 'no results' with its reason; the visitor goes on with another search.
    failure: (page: Page) => page.getByRole('main'),
    again: (page: Page) => page.getByRole('main').getByRole('button', { name: 'Pretražite' }),
  },
  {
    name: 'map',
    address: '/bs/interaktivna-mapa',
    call: /FinancialIndicators\/get/,
    good: (page: Page) => page.getByRole('heading', { level: 2, name: 'Federacija Bosne i Hercegovine' }),
  },
];

/** Failures and the texts that identify them. */
const FAILURES: readonly (readonly [name: string, answer: BadAnswer, message: RegExp])[] = [
  ['no answer', 'dropped', /Nema odgovora/],
  ['500', { status: 500 }, /Na serveru je došlo do greške/],
  ['401', { status: 401 }, /potrebno odobrenje/],
  ['403', { status: 403, body: '{}' }, /potrebno odobrenje/],
  ['413', { status: 413, body: '<html>413</html>', type: 'text/html' }, /Server ne prima toliko podataka/],
  ['429', { status: 429, retryAfter: 0 }, /Previše zahtjeva/],
  ['an HTML page', HTML_PAGE, /Stigao je odgovor koji portal ne može pročitati/],
];

for (const { name, address, call, good, ...own } of SCREENS) {
  test(`${name}: every failure is said, can be tried again, and ends when the agency is back (A01–A09)`, async ({
    page,
  }) => {
    await signIn(page, 'citizen');
    const agencyAnswers = await answerCalls(page, call, FAILURES[0]![1]);
    await openPage(page, address);
    const main = page.getByRole('main');
    const again = own.again?.(page) ?? main.getByRole('button', { name: 'Pokušajte ponovo' });
    const announced = own.failure?.(page) ?? main.getByRole('alert');
    for (const [index, [failure, answer, message]] of FAILURES.entries()) {
      if (index > 0) {
        agencyAnswers.set(answer);
        await again.click();
      }
      // A GET is made three times at most, and only if that can help. Check calls first, because two failures may have the same
      // text.
      const calls = answer === 'dropped' || failure === '429' ? 3 : 1;
      await expect.poll(agencyAnswers.count, { message: failure }).toBe(calls);
      await expect(again).toBeVisible();
      await expect(again).not.toHaveAttribute('aria-busy', 'true');
      await expect(announced, failure).toContainText(message);
      expect(agencyAnswers.count(), failure).toBe(calls);
      // A refusal of data does not sign anyone out (A08).
      await expect(page.getByRole('button', { name: /Moj nalog/ })).toBeVisible();
    }
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await expectAccessible(page);
    agencyAnswers.set(null);
    await again.click();
    await expect(good(page)).toBeVisible();
    await expect(main.getByRole('alert')).toHaveCount(0);
  });

  test(`${name}: an answer of another shape is no blank page and no endless wait (A04–A07)`, async ({ page }) => {
    await signIn(page, 'citizen');
    const agencyAnswers = await answerCalls(page, call, { status: 200, body: 'null' });
    for (const body of ['null', '{}', '[null,5,{"id":"x"}]']) {
      agencyAnswers.set({ status: 200, body });
      await openPage(page, address);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 }), body).toBeVisible();
      await expect(main.locator('[aria-busy="true"]'), body).toHaveCount(0);
      await expect(main, body).toContainText(/Nema (?:rezultata|podataka)|ne može pročitati|nije pronađen/i);
      await expect(main, body).not.toContainText(/undefined|NaN|Invalid|\[object/);
    }
  });
}

test.describe('one base down: only its screens suffer (G08)', () => {
  test('main: sign-in, language and the account lookup work, home keeps its tasks', async ({ page }) => {
    await signIn(page, 'citizen');
    const failure = await failCalls(page, `${agency.main}/**`, 503);
    await openPage(page, '/bs');
    await expect(page.getByRole('searchbox').or(page.getByRole('textbox')).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Moj nalog/ })).toBeVisible();
    await page.getByRole('link', { name: 'en', exact: true }).click();
    await expect(page).toHaveURL(/\/en$/);
    await openPage(page, '/bs/jedinstveni-registar-racuna?jib=4274074087393');
    await expect(page.getByRole('main').getByText('Hrastova banka d.d. Mostar')).toBeVisible();
    const again = page.getByRole('contentinfo').getByRole('button', { name: 'Pokušajte ponovo' });
    await expect(again).toBeVisible();
    failure.mend();
    await again.click();
    await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Opće informacije' })).toBeVisible();
  });

  test('identity: every public page is visible, nobody is redirected', async ({ page }) => {
    await page.route(`${agency.identity}/**`, (route) => route.abort());
    await openPage(page, '/bs/search?topic=izvje%C5%A1taj');
    await expect(SCREENS[0]!.good(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Prijava' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Opće informacije' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/bs/search');
  });

  test('entities: the selects say so, the search itself goes on, also after a time-out (A49)', async ({ page }) => {
    await signIn(page, 'citizen');
    await page.route(`${agency.entities}/**`, (route) => route.abort('timedout'));
    await openPage(page, SCREENS[1]!.address);
    await expect(SCREENS[1]!.good(page)).toBeVisible();
    const failed = page.getByRole('main').getByText('Popis se trenutno ne može učitati.');
    await expect(failed).toHaveCount(3);
    await page.unroute(`${agency.entities}/**`);
    await page.getByRole('main').getByRole('button', { name: 'Pokušajte ponovo' }).first().click();
    await expect(failed).toHaveCount(2);
  });
});

test('contact: a refused message (413, 429, dropped) is sent once, keeps its text and offers another way (E11, E12, G06)', async ({
  page,
}) => {
  await openPage(page, '/hr/kontaktirajte-nas');
  await page.locator('#firstName').fill('Ana');
  await page.locator('#lastName').fill('Primjer');
  await page.locator('#email').fill('ana.primjer@example.ba');
  await page.locator('#subject').fill('Pitanje');
  const content = page.locator('#content');
  await content.fill('Kako dobiti potvrdu? 👋 \u202Eč');
  const agencyAnswers = await answerCalls(page, '**/Contact/SendEmail', 'dropped');
  for (const answer of ['dropped', { status: 413 }, { status: 429, retryAfter: 0 }] as const) {
    agencyAnswers.set(answer);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Pošaljite poruku' }).click();
    await expect(page.getByText(/Došlo je do pogreške/)).toBeVisible();
    expect(agencyAnswers.count()).toBe(1);
    await expect(content).toHaveValue('Kako dobiti potvrdu? 👋 \u202Eč');
    await page.getByRole('button', { name: 'Zatvorite obavijest' }).click();
  }
});
