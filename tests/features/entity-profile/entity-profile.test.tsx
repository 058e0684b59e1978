import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { selectIsSearching } from '#domain/legal-entity/search/searching.slice.ts';
import notFound from '#app/layout/texts/bs.json' with { type: 'json' };
import { agency } from '#tests/agency.ts';
import { renderApp } from '#tests/renderApp.tsx';

const ENTITY = {
  id: 501,
  jib: '0076543210001',
  longName: 'Vranduška metalopreradna društvo s ograničenom odgovornošću za proizvodnju i trgovinu Zenica',
  shortName: 'Vranduška d.o.o. Zenica',
  taxNumber: '076543210001',
  legalEntityType: 'Privredno društvo',
  legalEntityTypeId: 1,
  legalEntitySizeId: 2,
  registrationDateTime: '1998-03-17T23:00:00Z',
  county: 'Zeničko-dobojski kanton',
  municipality: 'Zenica',
  address: null,
  email: 'uprava@vranduska.example.ba',
  phone: null,
  webSite: null,
  activityCode: '25.11',
  letterOfActivity: 'C',
  activityCodeDescription: 'Proizvodnja metalnih konstrukcija i njihovih dijelova',
  isVisibleEntity: true,
  isPublicEntity: false,
  legalEntityRelations: [
    { relationTypeId: 1, fullName: 'Vranduk Holding d.o.o.', share: 1_530_000 },
    { relationTypeId: 1, fullName: 'Lejla Ogledalić', share: 1_470_000 },
    { relationTypeId: 2, fullName: 'Tarik Uzorčić', position: 'Prokurist' },
  ],
};
const ACCOUNT = {
  message: { title: 'Potvrda', content: '<p>Sve je <b>u redu</b>.</p>', bodyHex: '#e8f1fb', textHex: '#12324f' },
  legalEntity: { identificationNumber: ENTITY.jib, name: ENTITY.shortName, location: 'Zenica' },
  bankAccount: [
    {
      accountNumber: '9010000000012345',
      bank: { name: 'Vrelska banka d.d.', code: '901' },
      status: { name: 'Blokiran', code: 'B', bodyHex: '#b3261e', textHex: '#ffffff' },
    },
  ],
};

const entityAnswers = (change: object = {}) =>
  agency.use(http.get('*/LegalEntities/501', () => HttpResponse.json({ ...ENTITY, ...change })));
const accountAnswers = (body: object = ACCOUNT, status = 200) =>
  agency.use(http.get('*/BankAccount/Search', () => HttpResponse.json(body, { status })));
const noRecords = () => agency.use(http.get('*/FinancialIndicators', () => HttpResponse.json({ resultList: [] })));
const open = (address = '/bs/profil-pravnih-lica/501') => renderApp(address, { as: 'citizen' });
/** Counts the calls of a path, because a failed assertion inside an answer would only look like a failed call. */
function calls(path: string, answer: () => Response): string[] {
  const urls: string[] = [];
  agency.use(
    http.get(path, ({ request }) => {
      urls.push(request.url);
      return answer();
    }),
  );
  return urls;
}
const region = (name: string) => screen.findByRole('region', { name });

describe('the profile of a visible entity (R2.4)', () => {
  test('shows every field, as an image where it identifies, N/A where it is empty', async () => {
    entityAnswers();
    accountAnswers();
    noRecords();
    const { store } = await open();
    const heading = await screen.findByRole('heading', { level: 1, name: ENTITY.longName });
    expect(within(heading).getByRole('img', { name: ENTITY.longName })).toBeVisible();
    for (const name of [ENTITY.shortName, ENTITY.jib, ENTITY.taxNumber, ENTITY.email])
      expect(screen.getAllByRole('img', { name })[0]).toBeVisible();
    // Midnight in Sarajevo is the evening before in UTC: the day must not shift.
    expect(screen.getByText('18.03.1998')).toBeVisible();
    const basic = within(await region('Osnovni podaci'));
    expect(basic.getByText('Adresa').closest('div')).toHaveTextContent('N/A');
    expect(basic.queryByText('PDV broj')).toBeNull();
    const activities = within(await region('Djelatnosti'));
    expect(activities.getByText('25.11')).toBeVisible();
    expect(activities.getByRole('img', { name: ENTITY.activityCodeDescription })).toBeVisible();
    await waitFor(() => expect(selectIsSearching(store.getState())).toBe(true));
    expect(document.title).toContain('Vranduška d.o.o. Zenica');
  });

  test('seat, taxpayer type and activity have all their rows (R2.4)', async () => {
    entityAnswers({ activities: [{ code: '25.11', letter: 'C', description: '', priority: 'Glavna' }] });
    noRecords();
    accountAnswers();
    await open();
    const rowsOf = async (name: string) =>
      [...(await region(name)).querySelectorAll('dt')].map((term) => [
        term.textContent,
        term.nextElementSibling?.querySelector('[role=img]')?.getAttribute('aria-label') ??
          term.nextElementSibling?.textContent,
      ]);
    expect(await rowsOf('Osnovni podaci')).toEqual([
      [expect.any(String), 'Privredno društvo'],
      ['Kanton', 'Zeničko-dobojski kanton'],
      ['Općina', 'Zenica'],
      ['Adresa', 'N/A'],
    ]);
    expect((await rowsOf('Djelatnosti')).map(([, value]) => value)).toEqual([
      '25.11',
      'C',
      'Proizvodnja metalnih konstrukcija i njihovih dijelova',
      'Glavna',
    ]);
  });

  test.each([
    ['longName', 45],
    ['shortName', 40],
    ['activityCodeDescription', 65],
  ])('%s takes a second line beyond %d characters (R2.4, R9)', async (field, limit) => {
    const linesOf = (text: string) =>
      screen.findByRole('img', { name: text }).then((image) => image.querySelectorAll('text'));
    noRecords();
    accountAnswers();
    const [fits, isLonger] = ['Ž'.repeat(limit), 'Ž'.repeat(limit + 1)];
    entityAnswers({ [field]: fits });
    const { unmount } = await open();
    expect(await linesOf(fits)).toHaveLength(1);
    unmount();
    entityAnswers({ [field]: isLonger });
    await open();
    expect(await linesOf(isLonger)).toHaveLength(2);
  });

  test('founders have both columns and a total, management its positions', async () => {
    entityAnswers();
    noRecords();
    await open();
    const founders = within(await screen.findByRole('table', { name: 'Osnivači' }));
    const holding = founders.getByRole('row', { name: /Vranduk Holding/ });
    expect(holding).toHaveTextContent('1.530.000');
    expect(holding).toHaveTextContent('51,00');
    expect(founders.getByRole('row', { name: /Ukupno/ })).toHaveTextContent('3.000.000');
    expect(founders.getByRole('row', { name: /Ukupno/ })).toHaveTextContent('100,00');
    expect(screen.getByRole('row', { name: /Tarik Uzorčić/ })).toHaveTextContent('Prokurist');
  });

  test('shares that sum to 0 give a dash, never NaN (A33)', async () => {
    entityAnswers({ legalEntityRelations: [{ relationTypeId: 1, fullName: 'Općina Uzorje', share: 0 }] });
    noRecords();
    await open();
    const row = await screen.findByRole('row', { name: /Općina Uzorje/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['0', '–']);
  });

  test('no founders and no management say so', async () => {
    entityAnswers({ legalEntityRelations: null });
    noRecords();
    await open();
    expect(within(await region('Osnivači')).getByText('Nema podataka')).toBeVisible();
    expect(within(await region('Uprava')).getByText('Nema podataka')).toBeVisible();
  });
});

describe('the main account (R2.4, R3.6)', () => {
  test('a placeholder until it is there, then the account with the server’s message', async () => {
    entityAnswers();
    noRecords();
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    let requested: string | null = null;
    agency.use(
      http.get('*/BankAccount/Search', async ({ request }) => {
        requested = new URL(request.url).searchParams.get('searchQuery');
        await held;
        return HttpResponse.json(ACCOUNT);
      }),
    );
    await open();
    const panel = within(await region('Glavni račun'));
    expect(panel.getAllByText('N/A')).toHaveLength(3);
    expect(panel.getByText(/Potvrda o likvidnosti/)).toBeVisible();
    answer();
    expect(await panel.findByText('901 000 00000123 45')).toBeVisible();
    expect(requested).toBe(ENTITY.jib);
    expect(panel.getByText('Vrelska banka d.d.')).toBeVisible();
    // For the screen only: paper has no backgrounds.
    expect(panel.getByText('Blokiran').style.getPropertyValue('--sent-ground')).toBe('#b3261e');
    expect(panel.getByText('Blokiran').style.backgroundColor).toBe('');
    expect(await panel.findByText('u redu')).toBeVisible();
  });

  test('hostile or unreadable colours give way to the theme, hostile markup is dropped (A35)', async () => {
    entityAnswers();
    noRecords();
    accountAnswers({
      ...ACCOUNT,
      message: {
        content: '<p>Poruka<img src=x onerror="alert(1)"></p>',
        bodyHex: 'red;background:url(x)',
        textHex: '#fff',
      },
      bankAccount: [{ ...ACCOUNT.bankAccount[0], status: { name: 'Aktivan', bodyHex: '#fff', textHex: '#fefefe' } }],
    });
    await open();
    const panel = within(await region('Glavni račun'));
    expect((await panel.findByText('Aktivan')).getAttribute('style')).toBeNull();
    expect(await panel.findByText('Poruka')).toBeVisible();
    expect(document.querySelector('[onerror]')).toBeNull();
  });

  test('colours of the agency are for the screen only, also those of a message', async () => {
    entityAnswers();
    noRecords();
    accountAnswers();
    await open();
    const message = (await screen.findByText('u redu')).closest<HTMLElement>('[style]')!;
    expect(message.style.getPropertyValue('--sent-text')).toBe('#12324f');
    expect([message.style.color, message.style.backgroundColor]).toEqual(['', '']);
  });

  test.each([
    [{ shortName: '' }, ENTITY.longName],
    [{ longName: null }, ENTITY.shortName],
    [{}, ENTITY.shortName],
  ])('a printed extract has a name whichever was sent: %j', async (change, name) => {
    entityAnswers(change);
    noRecords();
    accountAnswers();
    await open();
    expect(
      await screen.findByText((text) => text.startsWith('Izvod iz registra') && text.includes(name)),
    ).toBeInTheDocument();
  });

  test('without an account the message is shown alone, without the no-account line', async () => {
    entityAnswers();
    noRecords();
    accountAnswers({ message: ACCOUNT.message, bankAccount: [] });
    await open();
    const panel = within(await region('Glavni račun'));
    expect(await panel.findByText('u redu')).toBeVisible();
    expect(panel.queryByText('Broj glavnog računa')).toBeNull();
  });

  test('a refusal of the register is shown with its own message', async () => {
    entityAnswers();
    noRecords();
    accountAnswers(
      { errorCount: 1, resultItems: [{ message: 'Nije u registru.' }, { message: 'Provjerite broj.' }] },
      404,
    );
    await open();
    const panel = within(await region('Glavni račun'));
    expect(await panel.findByText('Nije u registru.')).toBeVisible();
    expect(panel.getByText('Provjerite broj.')).toBeVisible();
  });

  test('an error that comes as a success is shown, and is no entity without an account (R3.6)', async () => {
    entityAnswers();
    noRecords();
    accountAnswers({ status: 503, errorCount: 1, resultItems: [{ message: 'Registar se ažurira.' }] });
    await open();
    const panel = within(await region('Glavni račun'));
    expect(await panel.findByText('Registar se ažurira.')).toBeVisible();
    expect(panel.queryByText('Pravno lice nema glavnog računa.')).toBeNull();
    expect(panel.getByRole('button', { name: 'Pokušajte ponovo' })).toBeVisible();
  });

  test('a register that does not know the jib has no account of it, and nothing has failed', async () => {
    entityAnswers();
    noRecords();
    accountAnswers({}, 404);
    await open();
    const panel = within(await region('Glavni račun'));
    expect(await panel.findByText('Pravno lice nema glavnog računa.')).toBeVisible();
  });

  test('a failing register leaves the rest of the profile and can be requested again (A43)', async () => {
    entityAnswers();
    noRecords();
    let isDown = true;
    agency.use(
      http.get('*/BankAccount/Search', () =>
        isDown ? new HttpResponse(null, { status: 500 }) : HttpResponse.json(ACCOUNT),
      ),
    );
    const { user } = await open();
    const panel = within(await region('Glavni račun'));
    const retry = await panel.findByRole('button', { name: 'Pokušajte ponovo' });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Osnivači' })).toBeVisible();
    isDown = false;
    await user.click(retry);
    expect(await panel.findByText('Vrelska banka d.d.')).toBeVisible();
  });

  test.each([
    ['123', 'JIB ovog pravnog lica nema 13 cifara, pa glavni račun nije provjeren.'],
    [null, 'Za ovo pravno lice nije naveden JIB, pa glavni račun nije provjeren.'],
  ])('with the jib %s nothing is requested, and the page says so', async (jib, sentence) => {
    entityAnswers({ jib });
    noRecords();
    const requested = calls('*/BankAccount/Search', () => HttpResponse.json(ACCOUNT));
    await open();
    expect(within(await region('Glavni račun')).getByText(sentence)).toBeVisible();
    expect(await screen.findByText('Nema rezultata za odabranu godinu')).toBeVisible();
    expect(requested).toEqual([]);
  });
});

describe('an entity that is not visible (R2.4)', () => {
  test.each([false, null, undefined])(
    'isVisibleEntity %s hides the cards and moves the account',
    async (isVisibleEntity) => {
      entityAnswers({ isVisibleEntity });
      accountAnswers();
      const requested = calls('*/FinancialIndicators', () => HttpResponse.json({ resultList: [] }));
      await open();
      const account = await screen.findByRole('heading', { level: 2, name: 'Glavni račun' });
      const founders = screen.getByRole('heading', { level: 2, name: 'Osnivači' });
      // The account is in the column of the founders.
      expect(account.closest('section')?.parentElement).toBe(founders.closest('section')?.parentElement);
      expect(screen.queryByRole('heading', { name: 'Finansijski pokazatelji' })).toBeNull();
      expect(screen.getByText('Finansijski pokazatelji ovog pravnog lica nisu javno dostupni.')).toBeVisible();
      expect(screen.queryByRole('button', { name: /poređenje/ })).toBeNull();
      expect(await screen.findByText('Vrelska banka d.d.')).toBeVisible();
      expect(requested).toEqual([]);
    },
  );
});

test('an entity in an envelope is the entity (readings P7)', async () => {
  agency.use(http.get('*/LegalEntities/501', () => HttpResponse.json({ status: 200, data: ENTITY })));
  accountAnswers();
  noRecords();
  await open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/Vranduška/);
});

describe('when there is no profile', () => {
  test.each([
    ['404', () => new HttpResponse(null, { status: 404 })],
    ['null', () => HttpResponse.json(null)],
    ['null in an envelope', () => HttpResponse.json({ data: null })],
  ])('an answer of %s says so and leads back (A43)', async (_what, answer) => {
    agency.use(http.get('*/LegalEntities/501', answer));
    const { store, router } = await open();
    expect(await screen.findByText('Nema podataka')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Registar pravnih lica' })).toHaveAttribute(
      'href',
      '/bs/profil-pravnih-lica',
    );
    await router.navigate('/bs');
    await waitFor(() => expect(selectIsSearching(store.getState())).toBe(false));
  });

  test('a failure is shown and can be tried again', async () => {
    let isDown = true;
    agency.use(
      http.get('*/LegalEntities/501', () =>
        isDown ? new HttpResponse('<html>nginx</html>', { status: 200 }) : HttpResponse.json(ENTITY),
      ),
    );
    noRecords();
    const { user } = await open();
    const retry = await screen.findByRole('button', { name: 'Pokušajte ponovo' });
    expect(document.body).not.toHaveTextContent('nginx');
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: ENTITY.longName })).toBeVisible();
  });

  test('an invalid id is not requested (D03)', async () => {
    const requested = calls('*/LegalEntities/*', () => HttpResponse.json(ENTITY));
    await open('/bs/profil-pravnih-lica/1e3');
    expect(await screen.findByRole('heading', { level: 1, name: notFound.notFound.title })).toBeVisible();
    expect(requested).toEqual([]);
  });
});

test('a public enterprise opened at the other address gets its own profile, with what the address asks for (R6)', async () => {
  entityAnswers({ isPublicEntity: true });
  noRecords();
  const { router } = await open('/bs/profil-pravnih-lica/501?view=years');
  await waitFor(() => expect(router.state.location.pathname).toBe('/bs/profil-javnih-preduzeca/501'));
  expect(router.state.location.search).toBe('?view=years');
});

test('the public profile has its own base and label (R2.2)', async () => {
  entityAnswers({ isPublicEntity: true });
  noRecords();
  await open('/bs/profil-javnih-preduzeca/501');
  const trail = within(await screen.findByRole('navigation', { name: 'Putanja' }));
  expect(await trail.findByText('Profil javnog preduzeća')).toHaveAttribute('aria-current', 'page');
  const register = await trail.findByRole('link', { name: /javnih preduzeća/i });
  expect(register).toHaveAttribute('href', '/bs/profil-javnih-preduzeca');
});
