import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { SEARCH, watchSearches } from '../results-screen.ts';
import { filters, openSearch } from './search-screen.ts';

const ADDRESS = `/bs/profil-pravnih-lica?${new URLSearchParams({ name: 'Храст д.о.о.', countyId: '2029' }).toString()}`;

/** An agency that knows only the name 'Hrast': three of them, which associations lack; `refused` is answered with an error. */
const agencyOfHrast = (refused = '') =>
  agency.use(
    http.get(SEARCH, ({ request }) => {
      const query = new URL(request.url).searchParams;
      if (refused && query.get('legalEntityTypeId') === refused) return new HttpResponse(null, { status: 500 });
      const count = query.get('name') === 'Hrast' ? 3 : 0;
      return HttpResponse.json({
        resultList: [1, 2, 3].slice(0, count).map((id) => ({ id, shortName: 'Hrast' })),
        count,
      });
    }),
  );
const help = async () => within(await screen.findByRole('region', { name: 'Pokušajte i ovako' }));
const texts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('a search that finds nothing offers other spellings, each filter left out and the other registers; how many each would find is requested by one press, four at a time', async () => {
  agencyOfHrast('2');
  const calls = watchSearches();
  const { user } = await openSearch(ADDRESS);
  const offered = await help();
  expect(texts(offered.getByRole('list', { name: 'Naziv drugačije napisan' }))).toEqual(['Hrast d.o.o.', 'Hrast']);
  await waitFor(() =>
    expect(texts(offered.getByRole('list', { name: 'Bez jednog od filtera' }))).toEqual([
      'Naziv: Храст д.о.о.',
      'Kanton: Tuzlanski kanton',
    ]),
  );
  expect(offered.getByRole('list', { name: 'U drugom registru' })).toHaveTextContent('Crveni portal');
  await everythingAnswered();
  expect(calls).toHaveLength(1);

  calls.length = 0;
  const answers = held();
  agency.use(
    http.get(SEARCH, async () => {
      await answers.wait;
    }),
  );
  await user.click(offered.getByRole('button', { name: 'Prebrojte rezultate prijedloga' }));
  await waitFor(() => expect(calls).toHaveLength(4));
  await everythingAnswered();
  expect(calls).toHaveLength(4);
  answers.release();
  expect(await offered.findByRole('link', { name: 'Hrast (3)' })).toBeVisible();
  await waitFor(() => expect(calls).toHaveLength(12));
  expect(await offered.findByRole('link', { name: 'Udruženja i fondacije (nije poznato)' })).toBeVisible();
  expect(await offered.findByRole('link', { name: 'Predstečajni i stečajni postupci (0)' })).toBeVisible();
  expect(calls).toContainEqual({
    PageSize: '10',
    includeCount: 'true',
    Page: '0',
    name: 'Hrast',
    countyId: '2029',
    legalEntityTypeId: '1',
    isPublicEntity: 'false',
    searchType: '1',
  });
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Prijedlozi s rezultatima: 1. Broj rezultata nije poznat za: 1.',
    ),
  );
});

test('that no number is known is announced, not that nothing is found', async () => {
  agencyOfHrast();
  const { user } = await openSearch(ADDRESS);
  const offered = await help();
  agency.use(http.get(SEARCH, () => new HttpResponse(null, { status: 500 })));
  await user.click(offered.getByRole('button', { name: 'Prebrojte rezultate prijedloga' }));
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Broj rezultata nije poznat ni za jedan prijedlog.',
    ),
  );
});

test('a suggestion that is opened in another tab takes no focus later', async () => {
  agencyOfHrast();
  const { user } = await openSearch(ADDRESS);
  const suggestion = (await help()).getByRole('link', { name: 'Hrast' });
  suggestion.addEventListener('click', (press) => press.preventDefault());
  await user.keyboard('{Control>}');
  await user.click(suggestion);
  await user.keyboard('{/Control}');
  const county = await filters().findByRole('combobox', { name: 'Kanton' });
  await within(county).findByRole('option', { name: 'Zeničko-dobojski kanton' });
  await user.selectOptions(county, 'Zeničko-dobojski kanton');
  await everythingAnswered();
  expect(await filters().findByRole('combobox', { name: 'Kanton' })).toHaveFocus();
});

test('the year of the red portal is not offered to be left out, because another would apply', async () => {
  agencyOfHrast();
  await openSearch('/bs/profil-pravnih-lica?redPortal=true&name=Bor&countyId=2029&year=2019');
  const list = (await help()).getByRole('list', { name: 'Bez jednog od filtera' });
  await waitFor(() => expect(texts(list)).toEqual(['Naziv: Bor', 'Kanton: Tuzlanski kanton']));
});

test('the proceedings offer the register of companies', async () => {
  agencyOfHrast();
  await renderPage('/bs/predstecajni-i-stecajni-postupci?name=Bor');
  const link = (await help()).getByRole('link', { name: 'Registar privrednih društava' });
  expect(link).toHaveAttribute('href', '/bs/profil-pravnih-lica?name=Bor');
});
