import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { profileSearchSaved, selectSavedProfileSearch } from '#domain/legal-entity/search/searching.slice.ts';
import { agency } from '#tests/agency.ts';
import { contentItem, publish } from '#tests/content-items.ts';
import { everythingAnswered } from '#tests/held.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { resultsHeading, watchSearches } from '../results-screen.ts';
import { addressOf, openSearch, twoOf } from './search-screen.ts';

/** Two entities in any search, on any of two pages; a frame with one menu. */
beforeEach(() => {
  agency.use(twoOf(13));
  publish([contentItem({ id: 1, contentTypeId: 8 })]);
});

describe('the search that was saved (R2.3 On entry, R4.1)', () => {
  test('is restored with its page where the address has no parameters, or only ones that nobody here knows', async () => {
    const requested = watchSearches();
    const app = await openSearch('/bs/kalkulator-velicine');
    app.store.dispatch(profileSearchSaved('countyId=2035&legalEntityTypeId=4&page=2'));
    await app.router.navigate('/bs/profil-pravnih-lica?fbclid=abc&utm_medium=a+b&gclid=&x=1');
    await screen.findByRole('heading', { level: 1, name: 'Registar pravnih lica: budžetski korisnici' });
    expect(addressOf(app)).toContain('countyId=2035&legalEntityTypeId=4&page=2');
    await waitFor(() => expect(requested).toHaveLength(1));
    expect(requested[0]).toMatchObject({ legalEntityTypeId: '4', countyId: '2035', Page: '1' });
    expect(saved(app)).toContain('countyId=2035');
  });
});

const saved = ({ store }: Awaited<ReturnType<typeof openSearch>>) => selectSavedProfileSearch(store.getState());
const clear = () => screen.getByRole('button', { name: 'Poništite pretragu' });

describe("'Clear search' (R4.1)", () => {
  test('removes the saved search in every register and on any page, also in another language: the next entry is the register of companies', async () => {
    const app = await openSearch('/bs/profil-pravnih-lica', renderApp);
    for (const address of [
      '/bs/profil-pravnih-lica?legalEntityTypeId=4',
      '/bs/profil-pravnih-lica?redPortal=true',
      '/bs/profil-javnih-preduzeca?countyId=2035&page=2',
    ]) {
      await app.router.navigate(address);
      await waitFor(() => expect(saved(app)).not.toBeNull());
      await app.user.click(clear());
      await waitFor(() => expect(saved(app)).toBeNull());
      await resultsHeading(/^13 /);
      expect(saved(app)).toBeNull();
    }
    await app.user.click(screen.getByRole('link', { name: 'en' }));
    await waitFor(() => expect(app.router.state.location.pathname).toMatch(/^\/en\//));
    await everythingAnswered();
    expect(saved(app)).toBeNull();
  });
});

test('a search deleted in another tab stays deleted when this tab reloads the page or comes back to it, until there is another search (readings P4, two tabs)', async () => {
  for (const type of ['reload', 'back_forward']) {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
    const app = await openSearch('/bs/profil-pravnih-lica?name=a');
    await resultsHeading(/\d/);
    expect(saved(app), type).toBeNull();
    await app.router.navigate('/bs/profil-pravnih-lica?name=b');
    await waitFor(() => expect(saved(app)).toBe('name=b'));
    app.unmount();
  }
});
