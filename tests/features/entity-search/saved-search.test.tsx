import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { profileSearchSaved, selectSavedProfileSearch } from '#domain/legal-entity/search/searching.slice.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { openSearch } from './search-screen.ts';
import { resultsHeading, watchSearches } from '../results-screen.ts';

const addressOf = ({ router }: { router: { state: { location: { pathname: string; search: string } } } }) =>
  router.state.location.pathname + router.state.location.search;

/** Three entities in any search, on any of two pages. */
const threeEntities = http.get(`${DEFAULT_BASES.main}/LegalEntities`, () =>
  HttpResponse.json({ resultList: [1, 2, 3].map((id) => ({ id, shortName: `Firma ${id}` })), count: 13 }),
);

describe('the search that was saved (R2.3 On entry, R4.1)', () => {
  test('saved parameters are restored with their page when the address has none, and stored after a search', async () => {
    const requested = watchSearches();
    const app = await openSearch('/bs/kalkulator-velicine');
    app.store.dispatch(profileSearchSaved('countyId=2035&legalEntityTypeId=4&page=2'));
    await app.router.navigate('/bs/profil-pravnih-lica');
    await waitFor(() => expect(addressOf(app)).toContain('countyId=2035&legalEntityTypeId=4&page=2'));
    await screen.findByRole('heading', { level: 1, name: 'Registar pravnih lica: budžetski korisnici' });
    await waitFor(() => expect(requested).toHaveLength(1));
    expect(requested[0]).toMatchObject({ legalEntityTypeId: '4', countyId: '2035', Page: '1' });
  });

  test.each(['?fbclid=abc', '?utm_source=mail&utm_medium=a+b', '?gclid=', '?x=1'])(
    'parameters that nobody here knows (%s) neither keep it away nor delete it',
    async (query) => {
      const app = await openSearch('/bs/kalkulator-velicine');
      app.store.dispatch(profileSearchSaved('countyId=2035&legalEntityTypeId=4'));
      await app.router.navigate(`/bs/profil-pravnih-lica${query}`);
      await waitFor(() => expect(addressOf(app)).toContain('countyId=2035&legalEntityTypeId=4'));
      expect(selectSavedProfileSearch(app.store.getState())).toContain('countyId=2035');
    },
  );

  test('back at an address without parameters, nothing saved is put into it (faults D10)', async () => {
    const requested = watchSearches();
    const app = await openSearch();
    await resultsHeading(/^2\.150/);
    await app.router.navigate('/bs/kalkulator-velicine');
    await screen.findByRole('heading', { level: 1, name: /veličine/ });
    app.store.dispatch(profileSearchSaved('legalEntityTypeId=4&countyId=2035'));
    await app.router.navigate(-1);
    await screen.findByRole('heading', { level: 1, name: 'Registar pravnih lica: privredna društva' });
    await resultsHeading(/^2\.150/);
    expect(addressOf(app)).toBe('/bs/profil-pravnih-lica');
    expect(requested.every(({ legalEntityTypeId }) => legalEntityTypeId === '1')).toBe(true);
  });
});

const saved = ({ store }: Awaited<ReturnType<typeof openSearch>>) => selectSavedProfileSearch(store.getState());
const clear = () => screen.getByRole('button', { name: 'Poništite pretragu' });

describe("'Clear search' (R4.1)", () => {
  test('removes the saved search in every register and on any page, also in another language: the next entry is the register of companies', async () => {
    agency.use(threeEntities);
    const app = await openSearch('/bs/profil-pravnih-lica', renderApp);
    for (const address of [
      '/bs/profil-pravnih-lica?legalEntityTypeId=4',
      '/bs/profil-pravnih-lica?legalEntityTypeId=3&page=2',
      '/bs/profil-pravnih-lica?redPortal=true',
      '/bs/profil-javnih-preduzeca?countyId=2035',
      '/bs/profil-javnih-preduzeca?page=2',
      '/bs/profil-pravnih-lica?legalEntityTypeId=4&name=a',
    ]) {
      await app.router.navigate(address);
      await waitFor(() => expect(saved(app)).not.toBeNull());
      await app.user.click(clear());
      await waitFor(() => expect(saved(app)).toBeNull());
      await resultsHeading(/^13 /);
      expect(saved(app)).toBeNull();
    }
    await app.user.click(screen.getByRole('link', { name: 'en' }));
    await screen.findByRole('heading', { level: 1, name: /register/i });
    expect(saved(app)).toBeNull();
  });
});

describe('a search deleted in another tab (readings P4, two tabs)', () => {
  const deletedElsewhere = (app: Awaited<ReturnType<typeof openSearch>>) =>
    act(() => void app.store.dispatch(profileSearchSaved(null)));

  test('stays deleted when this tab only shows it in another language, and is saved again by another search', async () => {
    agency.use(threeEntities);
    const app = await openSearch('/bs/profil-pravnih-lica?name=a', renderApp);
    for (const [lang, address] of [
      ['en', '/bs/profil-pravnih-lica?name=a'],
      ['hr', '/bs/profil-pravnih-lica?legalEntityTypeId=4&page=2'],
      ['bs', '/en/business-entities-profile?redPortal=true'],
      ['en', '/hr/profil-javnih-preduzeca?countyId=2035'],
    ] as const) {
      await app.router.navigate(address);
      await waitFor(() => expect(saved(app)).not.toBeNull());
      deletedElsewhere(app);
      await app.user.click(screen.getByRole('link', { name: lang }));
      await waitFor(() => expect(document.querySelector('[aria-current=true][hreflang]')).toHaveTextContent(lang));
      await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
      expect(saved(app)).toBeNull();
    }
    await app.router.navigate('/bs/profil-pravnih-lica?name=b');
    await waitFor(() => expect(saved(app)).toBe('name=b'));
  });

  test('stays deleted when this tab reloads the page or comes back to it', async () => {
    agency.use(threeEntities);
    for (const type of ['reload', 'back_forward']) {
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
      const app = await openSearch('/bs/profil-pravnih-lica?name=a');
      await resultsHeading(/\d/);
      expect(saved(app), type).toBeNull();
      // A search in this tab is saved as ever.
      await app.user.type(screen.getByRole('textbox', { name: /Naziv/ }), 'b{Enter}');
      await waitFor(() => expect(saved(app)).toBe('name=ab'));
      app.unmount();
    }
  });
});
