import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { selectIsSearching } from '#domain/legal-entity/search/searching.slice.ts';
import notFound from '#app/layout/texts/bs.json' with { type: 'json' };
import { agency } from '#tests/agency.ts';
import { everythingAnswered } from '#tests/held.ts';
import { ENTITY, entityAnswers, accountAnswers, noRecords, openProfile, calls, region } from './profile-answers.ts';

describe('the profile of a visible entity (R2.4)', () => {
  test('shows every field, as an image where it identifies, N/A where it is empty', async () => {
    entityAnswers();
    accountAnswers();
    noRecords();
    const { store } = await openProfile();
    const heading = await screen.findByRole('heading', { level: 1, name: ENTITY.longName });
    expect(within(heading).getByRole('img', { name: ENTITY.longName })).toBeVisible();
    for (const name of [ENTITY.shortName, ENTITY.jib, ENTITY.taxNumber, ENTITY.email])
      expect(screen.getAllByRole('img', { name })[0]).toBeVisible();
    // Midnight in Sarajevo is the evening before in UTC: the day must not shift.
    expect(screen.getByText('Datum registracije').nextSibling).toHaveTextContent(/^18\.03\.1998$/);
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
    await openProfile();
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
    const { unmount } = await openProfile();
    expect(await linesOf(fits)).toHaveLength(1);
    unmount();
    entityAnswers({ [field]: isLonger });
    await openProfile();
    expect(await linesOf(isLonger)).toHaveLength(2);
  });

  test('founders have both columns and a total, management its positions', async () => {
    entityAnswers();
    noRecords();
    await openProfile();
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
    await openProfile();
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
    await openProfile();
    expect(within(await region('Osnivači')).getByText('Nema podataka')).toBeVisible();
    expect(within(await region('Uprava')).getByText('Nema podataka')).toBeVisible();
    // Its calls are none of the next test.
    await everythingAnswered();
  });
});

describe('an entity that is not visible (R2.4)', () => {
  test.each([false, null, undefined])(
    'isVisibleEntity %s hides the cards and moves the account',
    async (isVisibleEntity) => {
      entityAnswers({ isVisibleEntity });
      accountAnswers();
      const requested = calls('*/FinancialIndicators', () => HttpResponse.json({ resultList: [] }));
      await openProfile();
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
  await openProfile();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/Vranduška/);
});

describe('when there is no profile', () => {
  test.each([
    ['404', () => new HttpResponse(null, { status: 404 })],
    ['null', () => HttpResponse.json(null)],
    ['null in an envelope', () => HttpResponse.json({ data: null })],
  ])('an answer of %s says so and leads back (A43)', async (_what, answer) => {
    agency.use(http.get('*/LegalEntities/501', answer));
    const { store, router } = await openProfile();
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
    const { user } = await openProfile();
    const retry = await screen.findByRole('button', { name: 'Pokušajte ponovo' });
    expect(document.body).not.toHaveTextContent('nginx');
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: ENTITY.longName })).toBeVisible();
  });

  test('an invalid id is not requested (D03)', async () => {
    const requested = calls('*/LegalEntities/*', () => HttpResponse.json(ENTITY));
    await openProfile('/bs/profil-pravnih-lica/1e3');
    expect(await screen.findByRole('heading', { level: 1, name: notFound.notFound.title })).toBeVisible();
    expect(requested).toEqual([]);
  });
});

test('a public enterprise opened at the other address gets its own profile, with what the address asks for (R6)', async () => {
  entityAnswers({ isPublicEntity: true });
  noRecords();
  const { router } = await openProfile('/bs/profil-pravnih-lica/501?view=years');
  await waitFor(() => expect(router.state.location.pathname).toBe('/bs/profil-javnih-preduzeca/501'));
  expect(router.state.location.search).toBe('?view=years');
});

test('the public profile has its own base and label (R2.2)', async () => {
  entityAnswers({ isPublicEntity: true });
  noRecords();
  await openProfile('/bs/profil-javnih-preduzeca/501');
  const trail = within(await screen.findByRole('navigation', { name: 'Putanja' }));
  expect(await trail.findByText('Profil javnog preduzeća')).toHaveAttribute('aria-current', 'page');
  const register = await trail.findByRole('link', { name: /javnih preduzeća/i });
  expect(register).toHaveAttribute('href', '/bs/profil-javnih-preduzeca');
});
