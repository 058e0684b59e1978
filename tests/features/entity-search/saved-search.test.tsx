import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { profileSearchSaved } from '#domain/legal-entity/search/searching.slice.ts';
import { openSearch } from './search-screen.ts';
import { resultsHeading, watchSearches } from '../results-screen.ts';

const addressOf = ({ router }: { router: { state: { location: { pathname: string; search: string } } } }) =>
  router.state.location.pathname + router.state.location.search;

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

  test('a saved search of another register does not take the public route away', async () => {
    const app = await openSearch('/bs/kalkulator-velicine');
    app.store.dispatch(profileSearchSaved('legalEntityTypeId=4&countyId=2035'));
    await app.router.navigate('/bs/profil-javnih-preduzeca');
    await screen.findByRole('heading', { level: 1, name: 'Registar pravnih lica: javna preduzeća' });
    expect(addressOf(app)).toBe('/bs/profil-javnih-preduzeca');
  });

  test('a saved search of public enterprises does not take the other route away', async () => {
    const app = await openSearch('/bs/kalkulator-velicine');
    app.store.dispatch(profileSearchSaved('isPublicEntity=true&countyId=2035'));
    await app.router.navigate('/bs/profil-pravnih-lica');
    await screen.findByRole('heading', { level: 1, name: 'Registar pravnih lica: privredna društva' });
    expect(addressOf(app)).toBe('/bs/profil-pravnih-lica');
  });

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

  test('a saved search of nonsense is the first page of companies (faults C09)', async () => {
    const requested = watchSearches();
    const app = await openSearch('/bs/kalkulator-velicine');
    app.store.dispatch(profileSearchSaved('page=-1&PageSize=1000000000&countyId=NaN'));
    await app.router.navigate('/bs/profil-pravnih-lica');
    await resultsHeading(/^2\.150/);
    expect(requested[0]).toMatchObject({ PageSize: '10', Page: '0' });
  });
});
