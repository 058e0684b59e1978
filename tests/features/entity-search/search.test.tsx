import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  profileSearchSaved,
  selectIsSearching,
  selectSavedProfileSearch,
} from '#domain/legal-entity/search/searching.slice.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { resultNames, resultsHeading, SEARCH, watchSearches } from '../results-screen.ts';
import { addressOf, filters, openSearch, twoOf } from './search-screen.ts';

const entity = (id: number, shortName: string, more = {}) => ({ id, shortName, jib: '4200000000005', ...more });
const answer = (resultList: unknown, count: unknown) => HttpResponse.json({ resultList, count });

beforeEach(() => agency.use(twoOf(2150)));

describe('on entry (R2.3)', () => {
  test('companies that are not public are searched, in the call of R7; beside them eight registers, the PDF of activity codes, also in the sheet of phones', async () => {
    const requested = watchSearches();
    const { user } = await openSearch();
    await resultsHeading(/^2\.150 pravnih lica$/);
    expect(requested).toEqual([
      {
        PageSize: '10',
        includeCount: 'true',
        Page: '0',
        searchType: '1',
        legalEntityTypeId: '1',
        isPublicEntity: 'false',
      },
    ]);
    expect(screen.getByRole('heading', { level: 1, name: 'Registar pravnih lica: privredna društva' })).toBeVisible();
    expect(screen.getByText('Prikazano 1–10 od ukupno 2.150 zapisa')).toBeInTheDocument();
    const links = within(screen.getByRole('navigation', { name: 'Registri' })).getAllByRole('link');
    expect(links.slice(0, 8).map((link) => link.textContent)).toEqual([
      'Privredna društva',
      'Udruženja i fondacije',
      'Budžetski korisnici',
      'Banke i druge finansijske organizacije',
      'Društva za osiguranje',
      'Investicijski fondovi',
      'Javna preduzeća',
      'Crveni portal',
    ]);
    expect(links[0]).toHaveAttribute('href', '/bs/profil-pravnih-lica?page=1');
    expect(links[8]).toHaveTextContent(/^Šifarnik djelatnosti \(PDF\)/);
    expect(links[8]).toHaveAttribute('href', expect.stringMatching(/\/sifarnik-djelatnosti\.pdf$/));
    // The size says which year it refers to.
    expect(filters().getByRole('combobox', { name: 'Veličina' })).toHaveAccessibleDescription(/2021/);
    await user.click(screen.getByRole('button', { name: /^Filteri/ }));
    expect(
      within(screen.getByRole('dialog')).getByRole('link', { name: /^Šifarnik djelatnosti \(PDF\)/ }),
    ).toBeInTheDocument();
  });
});

describe('registers and filters in the address (faults D10)', () => {
  test('back and forward show the results the address says, also from another page, and nothing saved is put in between and no search is made again', async () => {
    const requested = watchSearches();
    const app = await openSearch();
    await resultsHeading(/^2\.150/);
    const isUnfiltered = () => {
      expect(addressOf(app)).toBe('/bs/profil-pravnih-lica');
      expect(screen.queryByRole('list', { name: 'Aktivni filteri' })).not.toBeInTheDocument();
    };
    await filters().findByRole('option', { name: 'Posavski kanton' });
    await app.user.selectOptions(filters().getByLabelText('Kanton'), 'Posavski kanton');
    await waitFor(() => expect(addressOf(app)).toBe('/bs/profil-pravnih-lica?countyId=2028'));
    await waitFor(() => expect(selectSavedProfileSearch(app.store.getState())).toBe('countyId=2028'));
    await app.router.navigate(-1);
    await waitFor(isUnfiltered);
    await app.router.navigate(1);
    expect(await screen.findByRole('button', { name: /Kanton: Posavski kanton/ })).toBeInTheDocument();
    await app.router.navigate(-1);
    await app.router.navigate('/bs/kalkulator-velicine');
    await screen.findByRole('heading', { level: 1, name: /veličine/ });
    app.store.dispatch(profileSearchSaved('legalEntityTypeId=4&countyId=2035'));
    await app.router.navigate(-1);
    await resultsHeading(/^2\.150/);
    isUnfiltered();
    expect(requested).toHaveLength(2);
  });

  test('a county fills the municipalities, which are disabled before; county A, then B: those of B, also when the answer for A comes last (faults G03); a list that failed is empty too', async () => {
    const { wait, release } = held();
    agency.use(
      http.get(`${DEFAULT_BASES.entities}/Locations`, async ({ request }) => {
        const parent = new URL(request.url).searchParams.get('parentId');
        if (parent === '') return HttpResponse.json(['A', 'B', 'C'].map((name, at) => ({ id: at + 1, name })));
        if (parent === '1') await wait;
        if (parent === '3') return new HttpResponse(null, { status: 500 });
        return HttpResponse.json([{ id: 10 + Number(parent), name: `Mjesto ${parent}`, parentId: Number(parent) }]);
      }),
      http.get(SEARCH, () => answer([], 0)),
    );
    const requested = watchSearches();
    const app = await openSearch();
    const { user } = app;
    const municipality = () => filters().getByRole('combobox', { name: 'Općina' });
    expect(municipality()).toBeDisabled();
    expect(filters().getByText('Najprije odaberite kanton.')).toBeInTheDocument();
    await filters().findByRole('option', { name: 'A' });
    const county = filters().getByRole('combobox', { name: 'Kanton' });
    await user.selectOptions(county, 'A');
    await user.selectOptions(county, 'B');
    await filters().findByRole('option', { name: 'Mjesto 2' });
    release();
    await everythingAnswered();
    expect(filters().queryByRole('option', { name: 'Mjesto 1' })).not.toBeInTheDocument();
    expect(municipality()).toBeEnabled();
    await user.selectOptions(municipality(), 'Mjesto 2');
    await waitFor(() => expect(requested.at(-1)).toMatchObject({ countyId: '2', municipalityId: '12' }));
    await user.selectOptions(county, 'C');
    await filters().findByRole('button', { name: 'Pokušajte ponovo' });
    expect(municipality()).toBeDisabled();
    await user.selectOptions(county, 'Svi kantoni');
    await waitFor(() => expect(addressOf(app)).toBe('/bs/profil-pravnih-lica'));
    await waitFor(() => expect(municipality()).toBeDisabled());
  });

  test('what was typed is searched by Enter and by the button, and goes along with another filter; two filters changed at once are both in the address (faults G02)', async () => {
    const requested = watchSearches();
    const app = await openSearch();
    const { user } = app;
    const name = screen.getByLabelText('Naziv');
    await user.click(name);
    await user.paste('  metal ');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(requested.at(-1)).toMatchObject({ name: 'metal', Page: '0' }));
    await user.clear(name);
    await user.paste('drvo');
    await user.click(screen.getByRole('button', { name: 'Pretražite' }));
    await waitFor(() => expect(requested.at(-1)).toMatchObject({ name: 'drvo' }));
    await user.type(name, 'prom');
    const [county, size] = [filters().getByLabelText('Kanton'), filters().getByLabelText('Veličina')];
    await filters().findByRole('option', { name: 'Posavski kanton' });
    await filters().findByRole('option', { name: 'Srednje' });
    fireEvent.change(county, { target: { value: '2028' } });
    fireEvent.change(size, { target: { value: '2' } });
    expect(county).toHaveDisplayValue('Posavski kanton');
    await waitFor(() =>
      expect(requested.at(-1)).toMatchObject({ name: 'drvoprom', countyId: '2028', legalEntitySizeId: '2' }),
    );
    expect(addressOf(app)).toBe('/bs/profil-pravnih-lica?countyId=2028&legalEntitySizeId=2&name=drvoprom');
  });

  test('names that are late are not unknown: neither in the chips nor in the fields', async () => {
    const { wait, release } = held();
    agency.use(
      http.get(`${DEFAULT_BASES.entities}/Locations`, () => wait.then(() => undefined)),
      http.get(`${DEFAULT_BASES.entities}/LegalEntitySizes`, () => wait.then(() => undefined)),
    );
    await openSearch('/bs/profil-pravnih-lica?countyId=2027&legalEntitySizeId=2');
    expect(await screen.findByRole('button', { name: 'Uklonite filter: Kanton: …' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Uklonite filter: Veličina u 2021. godini: …' })).toBeInTheDocument();
    await everythingAnswered();
    expect(filters().getByRole('combobox', { name: 'Kanton' })).toHaveDisplayValue('Učitavanje…');
    expect(screen.queryByText(/nepoznato/)).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('button', { name: /Kanton: Unsko-sanski kanton/ })).toBeInTheDocument();
  });

  test('in the sheet of phones, "remove all" leaves the focus on the button that shows the results', async () => {
    const app = await openSearch('/bs/profil-pravnih-lica?countyId=2030');
    const { user } = app;
    await user.click(await screen.findByRole('button', { name: /^Filteri/ }));
    const sheet = within(screen.getByRole('dialog'));
    const clear = sheet.getByRole('button', { name: 'Uklonite sve filtere' });
    await user.click(clear);
    await waitFor(() => expect(clear).not.toBeInTheDocument());
    expect(addressOf(app)).toBe('/bs/profil-pravnih-lica');
    expect(sheet.getByRole('button', { name: /^Prikažite/ })).toHaveFocus();
    await everythingAnswered();
  });

  test('a chip takes its filter away, "remove all" takes them all and forgets the saved search', async () => {
    const app = await openSearch('/bs/profil-pravnih-lica?name=metal&countyId=2030&legalEntitySizeId=2');
    const { user } = app;
    await user.click(await screen.findByRole('button', { name: /Kanton: Zeničko-dobojski kanton/ }));
    await waitFor(() => expect(addressOf(app)).toBe('/bs/profil-pravnih-lica?legalEntitySizeId=2&name=metal'));
    // The pressed chip was removed, so the focus moves to the changed results.
    expect(document.activeElement).toHaveAttribute('id', 'results-title');
    screen.getByRole('textbox', { name: 'JIB' }).focus();
    await user.click(screen.getByRole('button', { name: 'Uklonite sve filtere' }));
    await waitFor(() => expect(addressOf(app)).toBe('/bs/profil-pravnih-lica'));
    await waitFor(() => expect(selectSavedProfileSearch(app.store.getState())).toBeNull());
    expect(document.activeElement).toHaveAttribute('id', 'results-title');
    expect(screen.getByRole('textbox', { name: 'Naziv' })).toHaveValue('');
  });
});

describe('the red portal (R2.3, R4.1)', () => {
  test('an entry without a name is shown by its id, an account status as the specification calls it (readings R9); without a valid year no call is made, and the page says so (R5)', async () => {
    const statuses = [{ id: 1, name: 'Račun aktivan' }, { id: 3 }, { id: 9, name: null }];
    agency.use(http.get(`${DEFAULT_BASES.main}/AccountStatuses`, () => HttpResponse.json({ resultList: statuses })));
    const sizes = [{ id: 2, name: null }];
    agency.use(http.get(`${DEFAULT_BASES.entities}/LegalEntitySizes`, () => HttpResponse.json(sizes)));
    const requested = watchSearches();
    const { user } = await openSearch(
      '/bs/profil-pravnih-lica?redPortal=true&accountStatusId=3&legalEntitySizeId=2&year=0',
    );
    expect(await screen.findByText('Odaberite godinu', { selector: 'p' })).toBeInTheDocument();
    await waitFor(() =>
      expect(filters().getByRole('combobox', { name: 'Veličina' })).toHaveDisplayValue('nepoznato (2)'),
    );
    expect(screen.getByRole('button', { name: /Veličina u 2021. godini: nepoznato \(2\)/ })).toBeInTheDocument();
    const select = await filters().findByRole('combobox', { name: 'Status računa' });
    await waitFor(() =>
      expect(
        within(select)
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual([expect.any(String), 'Račun aktivan', 'Glavni račun je blokiran', expect.stringContaining('9')]),
    );
    expect(screen.getByRole('button', { name: /Status računa: Glavni račun je blokiran/ })).toBeInTheDocument();
    expect(requested).toEqual([]);
    await user.selectOptions(filters().getByLabelText('Godina'), '2020');
    await user.selectOptions(filters().getByLabelText('Vrsta pravnog lica'), 'Udruženja i fondacije');
    const call = { legalEntityStatus: '1', legalEntityTypeId: '2', year: '2020' };
    await waitFor(() => expect(requested.at(-1)).toMatchObject(call));
  });
});

describe('answers', () => {
  test('what is put right is searched for while the first search has no answer yet; an older answer that comes late never shows (faults G02)', async () => {
    const { wait, release } = held();
    agency.use(
      http.get(SEARCH, async ({ request }) => {
        const name = new URL(request.url).searchParams.get('name') ?? '';
        if (name === 'spora') await wait;
        return answer([entity(name === 'spora' ? 1 : 2, `Firma ${name}`)], 1);
      }),
    );
    const { user } = await openSearch();
    const name = screen.getByRole('textbox', { name: 'Naziv' });
    await user.click(name);
    await user.paste('spora');
    await user.keyboard('{Enter}');
    await user.clear(name);
    await user.paste('brza');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'Firma brza' })).toBeVisible();
    release();
    await everythingAnswered();
    expect(resultNames()).toEqual(['Firma brza']);
  });

  test('the searching flag is on while the screen is open; when it is left, the flag is off and the search under way is given up (faults G05)', async () => {
    const abort = vi.fn();
    const requested = vi.fn();
    const { wait } = held();
    agency.use(
      http.get(SEARCH, async ({ request }) => {
        request.signal.addEventListener('abort', abort);
        requested();
        await wait;
        return answer([], 0);
      }),
    );
    const { store, router } = await openSearch();
    await waitFor(() => expect(requested).toHaveBeenCalled());
    await waitFor(() => expect(selectIsSearching(store.getState())).toBe(true));
    await router.navigate('/bs/kalkulator-velicine');
    await waitFor(() => expect(abort).toHaveBeenCalled());
    await waitFor(() => expect(selectIsSearching(store.getState())).toBe(false));
  });

  test('a failed search, a page or an object without a list is a failure and no empty register, and can be repeated (faults A03); fields that are null or missing, bad entries and a count below the list do no harm (faults A06, A40)', async () => {
    const answers = [
      () => HttpResponse.json({}, { status: 500 }),
      () => HttpResponse.html('<!doctype html><p>portal</p>'),
      () => HttpResponse.json({ message: 'x' }),
    ];
    const list = [
      entity(1, '', { longName: null, jib: null, county: null }),
      null,
      5,
      { shortName: 'bez id' },
      { id: 2 },
    ];
    const requested = watchSearches();
    agency.use(http.get(SEARCH, () => answers.shift()?.() ?? answer(list, -1)));
    const { user } = await openSearch();
    for (const count of [1, 2, 3]) {
      await waitFor(() => expect(requested).toHaveLength(count));
      expect(await screen.findByText('Pretraga trenutno nije moguća')).toBeInTheDocument();
      await user.click(await screen.findByRole('button', { name: 'Pokušajte ponovo' }));
    }
    await resultsHeading(/^2 pravna lica$/);
    expect(resultNames()).toEqual(['1', '2']);
    await user.click(screen.getAllByRole('button', { name: /^Prikažite podatke/ })[0]!);
    expect(await screen.findByText('Puni naziv')).toBeInTheDocument();
    // The same again: what it had found before is gone (R8).
    answers.push(() => HttpResponse.json({}, { status: 500 }));
    await user.click(screen.getByRole('button', { name: 'Pretražite' }));
    expect(await screen.findByText('Pretraga trenutno nije moguća')).toBeInTheDocument();
    expect(resultNames()).toEqual([]);
    expect(screen.queryByRole('heading', { name: /^2 pravna lica$/ })).toBeNull();
    // It does not come back while the answer to the next search is awaited.
    const { wait } = held();
    agency.use(http.get(SEARCH, () => wait.then(() => undefined)));
    await user.click(screen.getByRole('textbox', { name: 'Naziv' }));
    await user.paste('metal');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(requested.at(-1)).toMatchObject({ name: 'metal' }));
    expect(resultNames()).toEqual([]);
  });

  test('a refused search shows what the agency says, one without results the text of the specification; each has a way on', async () => {
    agency.use(http.get(SEARCH, () => HttpResponse.json({ message: 'Kanton 99 ne postoji.' }, { status: 400 })));
    const { user, router } = await openSearch('/bs/profil-pravnih-lica?countyId=99');
    expect(await screen.findByText('Agencija je odbila ovu pretragu')).toBeInTheDocument();
    expect(screen.getByText('Kanton 99 ne postoji.')).toBeInTheDocument();
    expect(screen.queryByText('Nema rezultata za Vašu pretragu')).not.toBeInTheDocument();
    agency.use(http.get(SEARCH, () => answer([entity(1, 'Firma')], 1)));
    await user.click(screen.getAllByRole('button', { name: 'Poništite pretragu' }).at(-1)!);
    await resultsHeading(/^1 pravno lice$/);
    agency.use(http.get(SEARCH, () => answer([], 0)));
    await router.navigate('/bs/profil-pravnih-lica?name=nema');
    expect(await screen.findByText('Nema rezultata za Vašu pretragu', { selector: 'main *' })).toBeInTheDocument();
    const [, inResults] = screen.getAllByRole('button', { name: 'Poništite pretragu' });
    await user.click(inResults!);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await everythingAnswered();
  });
});

describe('pages', () => {
  test('a page beyond the end becomes the last one (faults A40)', async () => {
    agency.resetHandlers();
    const app = await openSearch('/bs/profil-pravnih-lica?legalEntityTypeId=6&page=900');
    await waitFor(() => expect(addressOf(app)).toBe('/bs/profil-pravnih-lica?legalEntityTypeId=6&page=4'));
    await screen.findByText('Prikazano 31–40 od ukupno 40 zapisa');
  });
});
