import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { searchKey } from '#domain/legal-entity/named-searches/named-search.ts';
import {
  claimCheck,
  namedSearches,
  nameSearch,
  storeLook,
} from '#domain/legal-entity/named-searches/named-searches.ts';
import { createStorage } from '#shared/storage/create-storage.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered } from '#tests/held.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { storage, withDatabase } from '#tests/storage.ts';
import { watchSearches } from '../results-screen.ts';
import { openSearch } from './search-screen.ts';

withDatabase();

const SEARCH = `${DEFAULT_BASES.main}/LegalEntities`;
const ADDRESS = '/bs/profil-pravnih-lica?name=hrast';
const REGISTRY = '/bs/predstecajni-i-stecajni-postupci?name=hrast';

type Answered = { id: number; documents?: { id: number }[] };

/** An agency with these results, ten on a page; the pages in `failing` fail. */
const agencyWith = (results: readonly Answered[], failing: readonly number[] = []) =>
  agency.use(
    http.get(SEARCH, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('Page'));
      if (failing.includes(page)) return new HttpResponse(null, { status: 500 });
      const resultList = results
        .slice(page * 10, page * 10 + 10)
        .map((entity) => ({ shortName: `Hrast ${entity.id}`, ...entity }));
      return HttpResponse.json({ resultList, count: results.length });
    }),
  );
const many = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }));

const list = storage.lists.get(namedSearches);
/** An hour later, so that every search is due for a check. */
const hourLater = () => list.change((all) => all.map((one) => ({ ...one, requestedAt: '2026-01-01T10:00:00.000Z' })));
const named = async () => within(await screen.findByRole('region', { name: 'Sačuvane pretrage' }));

/** The call of a search by the name 'hrast', as each of the two pages makes it. */
const callOf = (address: string) => ({
  PageSize: 10,
  includeCount: true,
  Page: 0,
  name: 'hrast',
  ...(address === REGISTRY ? { searchType: 3 } : { legalEntityTypeId: 1, isPublicEntity: false, searchType: 1 }),
});
const searchOf = (address: string) =>
  ({
    route: address === REGISTRY ? 'bankruptcy' : 'entitySearch',
    query: 'name=hrast',
    call: callOf(address),
  }) as const;

/** A search that has a name and was checked, an hour ago unless said otherwise, when it had these results. */
async function savedSearch(results: readonly Answered[], address = ADDRESS, at = '2026-01-01T10:00:00.000Z') {
  const search = searchOf(address);
  await nameSearch(storage, search, 'Moja pretraga');
  const isComplete = results.length <= 100;
  const found = results.slice(0, isComplete ? 100 : 10).map(({ id, documents = [] }) => ({
    id,
    documents: documents.map((one) => one.id),
  }));
  await storeLook(storage, searchKey(search), { at, count: results.length, isComplete, found });
  await list.change((all) => all.map((one) => ({ ...one, requestedAt: at })));
}

/** Opens a saved search of these results an hour later, when the agency has the others. */
async function reopened(before: readonly Answered[], now: readonly Answered[], address = ADDRESS) {
  await savedSearch(before, address);
  agencyWith(now);
  return openSearch(address);
}

describe('a search is saved under a name', () => {
  test('the name starts with register and filters; without a name it is not saved', async () => {
    agencyWith(many(2));
    const app = await openSearch(ADDRESS);
    const { user } = app;
    await user.click(await screen.findByRole('button', { name: 'Sačuvajte pretragu' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sačuvajte pretragu' }));
    const field = dialog.getByRole('textbox', { name: 'Naziv pretrage' });
    expect(field).toHaveValue('Privredna društva, hrast');
    await user.clear(field);
    await user.click(dialog.getByRole('button', { name: 'Sačuvajte' }));
    expect(dialog.getByText('Unesite naziv pretrage.')).toBeVisible();
    await user.type(field, 'Hrastovi{Enter}');
    const link = (await named()).getByRole('link', { name: 'Hrastovi' });
    expect(link).toHaveAttribute('href', ADDRESS);
    expect(await screen.findByRole('button', { name: 'Sačuvana pretraga' })).toBeVisible();
    expect(await list.read()).toMatchObject([{ name: 'Hrastovi', query: 'name=hrast' }]);
    await everythingAnswered();
  });

  test('it is renamed and deleted, and a deleted one is put back', async () => {
    const { user } = await reopened(many(2), many(2));
    const searches = await named();
    await user.click(searches.getByRole('button', { name: 'Preimenujte pretragu: Moja pretraga' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Preimenujte pretragu' }));
    await user.type(dialog.getByRole('textbox'), ' 2');
    await user.click(dialog.getByRole('button', { name: 'Sačuvajte' }));
    await user.click(await searches.findByRole('button', { name: 'Obrišite pretragu: Moja pretraga 2' }));
    expect(await searches.findByText('Nema sačuvanih pretraga')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sačuvane pretrage' })).toHaveFocus());
    expect(await list.read()).toEqual([]);
    await user.click(searches.getByRole('button', { name: 'Vratite pretragu' }));
    expect(await searches.findByRole('link', { name: 'Moja pretraga 2' })).toBeVisible();
  });

  test('a red-portal search and a search of proceedings are saved too, and listed beside the watch list', async () => {
    agencyWith(many(1));
    for (const [address, name] of [
      ['/bs/profil-pravnih-lica?redPortal=true', 'Crveni'],
      [REGISTRY, 'Postupci'],
    ] as const) {
      const { user, unmount } = await openSearch(address);
      await user.click(await screen.findByRole('button', { name: 'Sačuvajte pretragu' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Sačuvajte pretragu' }));
      await user.clear(dialog.getByRole('textbox', { name: 'Naziv pretrage' }));
      await user.paste(name);
      await user.click(dialog.getByRole('button', { name: 'Sačuvajte' }));
      await (await named()).findByRole('link', { name });
      unmount();
    }
    await renderPage('/bs/popis-pracenja', { as: 'citizen' });
    const searches = await named();
    expect(await searches.findByRole('link', { name: 'Crveni' })).toHaveAttribute(
      'href',
      '/bs/profil-pravnih-lica?redPortal=true',
    );
    expect(searches.getByRole('link', { name: 'Postupci' })).toHaveAttribute('href', REGISTRY);
  });

  test('on a shared computer it is stored in the tab only, and the list says so', async () => {
    storage.local.set('sharedComputer', '1');
    await reopened(many(1), many(1));
    expect((await named()).getByText(/traju samo dok je kartica otvorena/)).toBeVisible();
    expect(storage.session.keys()).toContain('shared:named-searches');
    storage.local.remove('sharedComputer');
    expect(await createdElsewhere()).toEqual([]);
  });
});

/** What another tab finds. */
const createdElsewhere = () => storage.lists.get({ ...namedSearches }).read();

describe('a saved search says what is new', () => {
  test('new results are counted, marked in the list, and stay new until marked as seen', async () => {
    const { user } = await reopened(many(2), [...many(2), { id: 9 }]);
    const news = within(await screen.findByRole('region', { name: 'Sačuvana pretraga: Moja pretraga' }));
    expect(await news.findByText('Nova pravna lica: 1')).toBeVisible();
    expect(news.getByText('Broj rezultata porastao je na 3 (ranije 2)')).toBeVisible();
    const card = (id: number) => screen.getByRole('link', { name: `Hrast ${id}` }).closest('li')!;
    expect(await within(card(9)).findByText('Novo u pretrazi')).toBeVisible();
    expect(within(card(1)).queryByText('Novo u pretrazi')).not.toBeInTheDocument();
    await user.click(news.getByRole('button', { name: 'Označite kao viđeno: Moja pretraga' }));
    expect(await news.findByText('Bez promjena')).toBeVisible();
    await waitFor(() => expect(within(card(9)).queryByText('Novo u pretrazi')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { name: /3 pravna lica/ })).toHaveFocus());
  });

  test('of more than a hundred results only the number is said to have changed', async () => {
    await reopened(many(141), many(144));
    const searches = await named();
    expect(await searches.findByText('Broj rezultata porastao je na 144 (ranije 141)')).toBeVisible();
    expect(searches.getByText(/prvih 100 rezultata/)).toBeVisible();
    expect(screen.queryByText('Novo u pretrazi')).not.toBeInTheDocument();
  });

  test('a new document of a known legal entity counts in the proceedings', async () => {
    const withDocuments = (id: number, documents: number[]) => ({
      id,
      documents: documents.map((one) => ({ id: one })),
    });
    await reopened(
      [withDocuments(1, [5]), withDocuments(2, [6])],
      [withDocuments(1, [5, 7]), withDocuments(2, [6])],
      REGISTRY,
    );
    expect(await (await named()).findByText('Pravna lica s novim dokumentima: 1')).toBeVisible();
    expect(await screen.findAllByText('Novi dokument')).toHaveLength(1);
    expect(screen.queryByText('Novo u pretrazi')).not.toBeInTheDocument();
  });
});

describe('the check of a saved search', () => {
  test('repeats its own call page by page and nothing else, and not again within the hour', async () => {
    await savedSearch(many(23), ADDRESS, new Date().toISOString());
    agencyWith(many(23));
    const calls = watchSearches();
    const second = await openSearch(ADDRESS);
    await (await named()).findByText('Bez promjena');
    await everythingAnswered();
    const own = (Page: string) => ({
      PageSize: '10',
      includeCount: 'true',
      Page,
      name: 'hrast',
      legalEntityTypeId: '1',
      isPublicEntity: 'false',
      searchType: '1',
    });
    // Only what the page itself shows.
    expect(calls).toEqual([own('0')]);
    second.unmount();
    await hourLater();
    calls.length = 0;
    await renderPage('/bs/popis-pracenja', { as: 'citizen' });
    await waitFor(() => expect(calls).toHaveLength(3));
    await everythingAnswered();
    expect(calls.toSorted((a, b) => Number(a['Page']) - Number(b['Page']))).toEqual(['0', '1', '2'].map(own));
  });

  test('is made again after an hour while the list is open, once for all tabs', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
    agencyWith(many(2));
    const call = { PageSize: 10, includeCount: true, Page: 0, searchType: 3, name: 'hrast' };
    const search = { route: 'bankruptcy', query: 'name=hrast', call } as const;
    await nameSearch(storage, search, 'Moja pretraga');
    // The registry is public: no session that would have to be renewed meanwhile.
    await renderPage(REGISTRY);
    const searches = await named();
    await searches.findByText('Bez promjena');
    agencyWith([...many(2), { id: 9 }]);
    const calls = watchSearches();
    await pass(59);
    await everythingAnswered();
    expect(calls).toEqual([]);
    await pass(2);
    expect(await searches.findByText('Nova pravna lica: 1')).toBeVisible();
    expect(calls).toHaveLength(1);
    // The next hour's check is made by another tab.
    vi.setSystemTime(Date.now() + 61 * 60_000);
    expect(await claimCheck(createStorage(), searchKey(search))).toBe(true);
    await pass(1);
    await everythingAnswered();
    expect(calls).toHaveLength(1);
  });

  test('that fails says so, does not repeat by itself, and is repeated on request', async () => {
    await savedSearch(many(2));
    agencyWith([], [0]);
    const first = await renderPage('/bs/popis-pracenja', { as: 'citizen' });
    expect(await (await named()).findByText('Nije provjereno')).toBeVisible();
    first.unmount();
    agencyWith(many(3));
    const calls = watchSearches();
    const { user } = await renderPage('/bs/popis-pracenja', { as: 'citizen' });
    expect(await (await named()).findByText('Nije provjereno')).toBeVisible();
    await everythingAnswered();
    expect(calls).toEqual([]);
    await user.click((await named()).getByRole('button', { name: 'Provjerite ponovo: Moja pretraga' }));
    expect(await (await named()).findByText('Nova pravna lica: 1')).toBeVisible();
  });

  test('of which a later page fails claims only what was read, and the number', async () => {
    await savedSearch(many(12));
    agencyWith([{ id: 77 }, ...many(30)], [1, 2, 3]);
    await renderPage('/bs/popis-pracenja', { as: 'citizen' });
    const searches = await named();
    expect(await searches.findByText('Nova pravna lica: 1')).toBeVisible();
    expect(searches.getByText('Broj rezultata porastao je na 31 (ranije 12)')).toBeVisible();
  });
});

describe('share', () => {
  test('copies the address where there is no share sheet, and says so', async () => {
    agencyWith(many(2));
    const { user } = await openSearch(`${ADDRESS}&page=1`);
    await user.click(await screen.findByRole('button', { name: 'Podijelite' }));
    expect(await screen.findByRole('button', { name: 'Link je kopiran' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${ADDRESS}`);
    expect(screen.getAllByRole('status').some((region) => region.textContent === 'Link je kopiran')).toBe(true);
  });

  test('opens the share sheet where there is one; closing it is no failure', async () => {
    agencyWith(many(2));
    const shared: unknown[] = [];
    Object.assign(navigator, {
      share: (data: unknown) => {
        shared.push(data);
        return Promise.reject(new DOMException('closed', 'AbortError'));
      },
    });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    const { user } = await openSearch(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Podijelite' }));
    expect(shared).toEqual([{ title: 'Privredna društva, hrast', url: `${window.location.origin}${ADDRESS}` }]);
    expect(screen.queryByText(/Kopiranje nije uspjelo/)).not.toBeInTheDocument();
  });
});
