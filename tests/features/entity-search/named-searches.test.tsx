import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { searchKey } from '#domain/legal-entity/named-searches/internal/named-search.ts';
import { namedSearches, nameSearch, storeLook } from '#domain/legal-entity/named-searches/internal/named-searches.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered } from '#tests/held.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { storage, withDatabase } from '#tests/storage.ts';
import { SEARCH, watchSearches } from '../results-screen.ts';
import { openSearch } from './search-screen.ts';

withDatabase();

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

/** A search that has a name and was checked long ago, when it had these results. */
async function savedSearch(results: readonly Answered[], address = ADDRESS) {
  const at = '2026-01-01T10:00:00.000Z';
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

/** Opens the watch list, and gives what it says of the searches. */
async function openList() {
  const { user } = await renderPage('/bs/popis-pracenja', { as: 'citizen' });
  return { user, searches: await named() };
}

test('a search is saved under a name, which starts with register and filters; without a name it is not; it is renamed, deleted and put back; what is shared has the same name, and its address begins at the first page', async () => {
  agencyWith(many(2));
  const { user } = await openSearch(`${ADDRESS}&page=1`);
  const share = vi.fn(async () => {});
  Object.assign(navigator, { share });
  const withoutSheet = () => void Reflect.deleteProperty(navigator, 'share');
  onTestFinished(withoutSheet);
  const url = `${window.location.origin}${ADDRESS}`;
  await user.click(await screen.findByRole('button', { name: 'Podijelite' }));
  expect(share).toHaveBeenCalledWith({ title: 'Privredna društva, hrast', url });
  withoutSheet();
  await user.click(screen.getByRole('button', { name: 'Podijelite' }));
  expect(await screen.findByRole('button', { name: 'Link je kopiran' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);
  await user.click(await screen.findByRole('button', { name: 'Sačuvajte pretragu' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sačuvajte pretragu' }));
  const field = dialog.getByRole('textbox', { name: 'Naziv pretrage' });
  expect(field).toHaveValue('Privredna društva, hrast');
  await user.clear(field);
  await user.click(dialog.getByRole('button', { name: 'Sačuvajte' }));
  expect(dialog.getByText('Unesite naziv pretrage.')).toBeVisible();
  await user.type(field, 'Hrastovi{Enter}');
  const searches = await named();
  expect(searches.getByRole('link', { name: 'Hrastovi' })).toHaveAttribute('href', ADDRESS);
  expect(await screen.findByRole('button', { name: 'Sačuvana pretraga' })).toBeVisible();
  expect(await list.read()).toMatchObject([{ name: 'Hrastovi', query: 'name=hrast' }]);

  await user.click(searches.getByRole('button', { name: 'Preimenujte pretragu: Hrastovi' }));
  const renaming = within(await screen.findByRole('dialog', { name: 'Preimenujte pretragu' }));
  await user.type(renaming.getByRole('textbox'), ' 2');
  await user.click(renaming.getByRole('button', { name: 'Sačuvajte' }));
  await user.click(await searches.findByRole('button', { name: 'Obrišite pretragu: Hrastovi 2' }));
  expect(await searches.findByText('Nema sačuvanih pretraga')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sačuvane pretrage' })).toHaveFocus());
  expect(await list.read()).toEqual([]);
  await user.click(searches.getByRole('button', { name: 'Vratite pretragu' }));
  expect(await searches.findByRole('link', { name: 'Hrastovi 2' })).toBeVisible();
  await everythingAnswered();
});

test('a red-portal search and a search of proceedings are saved too, and listed beside the watch list', async () => {
  agencyWith(many(1));
  const { user, router } = await openSearch('/bs/profil-pravnih-lica?redPortal=true');
  for (const name of ['Crveni', 'Postupci']) {
    if (name === 'Postupci') await router.navigate(REGISTRY);
    await user.click(await screen.findByRole('button', { name: 'Sačuvajte pretragu' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sačuvajte pretragu' }));
    await user.clear(dialog.getByRole('textbox', { name: 'Naziv pretrage' }));
    await user.paste(name);
    await user.click(dialog.getByRole('button', { name: 'Sačuvajte' }));
    await (await named()).findByRole('link', { name });
  }
  await router.navigate('/bs/popis-pracenja');
  await screen.findByRole('heading', { level: 1, name: 'Praćena pravna lica' });
  const searches = await named();
  expect(await searches.findByRole('link', { name: 'Crveni' })).toHaveAttribute(
    'href',
    '/bs/profil-pravnih-lica?redPortal=true',
  );
  expect(searches.getByRole('link', { name: 'Postupci' })).toHaveAttribute('href', REGISTRY);
});

test('a new document of a known legal entity counts in the proceedings', async () => {
  const withDocuments = (id: number, documents: number[]) => ({
    id,
    documents: documents.map((one) => ({ id: one })),
  });
  await savedSearch([withDocuments(1, [5]), withDocuments(2, [6])], REGISTRY);
  agencyWith([withDocuments(1, [5, 7]), withDocuments(2, [6])]);
  await openSearch(REGISTRY);
  expect(await (await named()).findByText('Pravna lica s novim dokumentima: 1')).toBeVisible();
  expect(await screen.findAllByText('Novi dokument')).toHaveLength(1);
  expect(screen.queryByText('Novo u pretrazi')).not.toBeInTheDocument();
});

describe('the check of a saved search', () => {
  test('repeats its own call page by page and nothing else', async () => {
    await savedSearch(many(23));
    agencyWith(many(23));
    const calls = watchSearches();
    await openList();
    await waitFor(() => expect(calls).toHaveLength(3));
    await everythingAnswered();
    const own = { PageSize: '10', includeCount: 'true', name: 'hrast' };
    const register = { legalEntityTypeId: '1', isPublicEntity: 'false', searchType: '1' };
    expect(calls.toSorted((a, b) => Number(a['Page']) - Number(b['Page']))).toEqual(
      ['0', '1', '2'].map((Page) => ({ ...own, ...register, Page })),
    );
  });

  test('that fails says so and is repeated on request; if a later page fails it claims only what was read, and the number', async () => {
    await savedSearch(many(12));
    agencyWith([], [0]);
    const { user, searches } = await openList();
    expect(await searches.findByText('Nije provjereno')).toBeVisible();
    agencyWith([{ id: 77 }, ...many(30)], [1, 2, 3]);
    await user.click(searches.getByRole('button', { name: 'Provjerite ponovo: Moja pretraga' }));
    expect(searches.getByRole('heading', { name: 'Sačuvane pretrage' })).toHaveFocus();
    expect(await searches.findByText('Nova pravna lica: 1')).toBeVisible();
    expect(searches.getByText('Broj rezultata porastao je na 31 (ranije 12)')).toBeVisible();
    expect(searches.getByText('Nisu provjereni svi rezultati.')).toBeVisible();
  });
});
