import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { changesOf } from '#domain/legal-entity/watch-list/watch-changes.ts';
import { rememberCheck, watch, watchList } from '#domain/legal-entity/watch-list/watch-list-store.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { storage, withDatabase } from '#tests/storage.ts';
import { savedCsv } from '../saved-csv.ts';

withDatabase();

const ENTITY = { id: 10_001, jib: '4200000000005', name: 'Hrast d.o.o.', isPublicEntity: false };
const ACCOUNTS = `${DEFAULT_BASES.accounts}/BankAccount/Search`;
const REGISTRY = `${DEFAULT_BASES.main}/LegalEntities`;
const INDICATORS = `${DEFAULT_BASES.main}/FinancialIndicators`;

type World = { status: string | null; documents: number[]; years: number[] };

/** An agency with the given state of the watched entity; returns every call that is made. */
function agencyWhere({ status, documents, years }: World): string[] {
  const calls: string[] = [];
  const note = (request: Request) => void calls.push(request.url.slice(request.url.indexOf('/api') + 4));
  agency.use(
    http.get(ACCOUNTS, ({ request }) => {
      note(request);
      if (status === null) return HttpResponse.json({ errorCount: 1, resultItems: [] }, { status: 404 });
      return HttpResponse.json({
        bankAccount: [{ accountNumber: '1', status: { code: status, name: `Status ${status}` } }],
      });
    }),
    http.get(REGISTRY, ({ request }) => {
      note(request);
      const list = documents.map((id) => ({ id, submittedOn: `2026-03-0${id}`, documentType: {}, url: '' }));
      return HttpResponse.json({ resultList: [{ id: ENTITY.id, jib: ENTITY.jib, documents: list }], count: 1 });
    }),
    http.get(INDICATORS, ({ request }) => {
      note(request);
      return HttpResponse.json({
        resultList: years.map((year) => ({ year, reportTypeId: 1, reportType: { id: 1, name: 'Godišnji izvještaj' } })),
      });
    }),
  );
  return calls;
}

const openPage = () => renderPage('/bs/popis-pracenja', { as: 'citizen' });
const card = async () => (await screen.findByRole('link', { name: ENTITY.name })).closest('li')!;
const list = storage.lists.get(watchList);
/** Advances the clock by an hour, so that everything checked is due again. */
const hourLater = () =>
  list.change((all) =>
    all.map((one) => (one.latest ? { ...one, latest: { ...one.latest, at: '2026-01-01T10:00:00.000Z' } } : one)),
  );
/** The entity is watched, and was checked in the given state, more than an hour ago unless said otherwise. */
async function watchedSince({ status, documents, years }: World, at = '2026-01-01T10:00:00.000Z'): Promise<void> {
  const state = {
    account: { code: status ?? '', name: `Status ${status}` },
    documents: documents.map((id) => ({ id, submittedOn: `2026-03-0${id}` })),
    otherDocuments: [],
    reports: years.map((year) => ({ year, reportTypeId: 1, name: 'Godišnji izvještaj', submittedOn: '' })),
  };
  await watch(storage, ENTITY);
  await rememberCheck(storage, ENTITY.id, state, 'bs', at);
}

test('an empty watch list says what it is for and where to begin; nothing is requested', async () => {
  const calls = agencyWhere({ status: 'A', documents: [], years: [] });
  await openPage();
  expect(await screen.findByText('Na popisu nema pravnih lica')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Registar pravnih lica' })).toHaveAttribute(
    'href',
    '/bs/profil-pravnih-lica',
  );
  expect(screen.getByText('Provjera popisa').closest('a')).toHaveAttribute('href', '/bs/provjera-liste');
  expect(screen.getByText(/čuva samo u ovom pregledniku/)).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('on opening the three known calls are made and nothing else; the state is shown with its date, markup as text; within the hour nothing is requested again, after it everything is', async () => {
  const calls = agencyWhere({ status: '<b>A</b>', documents: [1, 2], years: [2023, 2024] });
  await watch(storage, ENTITY);
  const first = await openPage();
  const one = await card();
  expect(await within(one).findByText('Stanje zabilježeno')).toBeInTheDocument();
  expect(within(one).getByText('Status A')).toBeInTheDocument();
  expect(within(one).getByText('2, posljednji dostavljen 02.03.2026')).toBeInTheDocument();
  expect(within(one).getByText('2, posljednji za 2024. godinu')).toBeInTheDocument();
  expect(within(one).getByText(/^Stanje od \d\d\.\d\d\.\d{4}/)).toBeInTheDocument();
  expect(calls.toSorted()).toEqual([
    '/BankAccount/Search?searchQuery=4200000000005',
    '/FinancialIndicators?legalEntityId=10001&searchType=2',
    '/LegalEntities?PageSize=10&includeCount=true&Page=0&jib=4200000000005&searchType=3',
  ]);

  first.unmount();
  const second = await openPage();
  expect(await within(await card()).findByText('Stanje zabilježeno')).toBeInTheDocument();
  await everythingAnswered();
  expect(calls).toHaveLength(3);
  second.unmount();
  await hourLater();
  await openPage();
  expect(await within(await card()).findByText('Bez promjena')).toBeInTheDocument();
  await waitFor(() => expect(calls).toHaveLength(6));
});

test('a change is shown and exported until it is marked as read', async () => {
  await watchedSince({ status: 'A', documents: [1], years: [2024] });
  agencyWhere({ status: 'B', documents: [1, 2], years: [2024, 2025] });
  const { user } = await openPage();
  const changed = await card();
  expect(await within(changed).findByText('Promijenjeno')).toBeInTheDocument();
  expect(within(changed).getByText('Status glavnog računa: Status B (ranije: Status A)')).toBeInTheDocument();
  expect(within(changed).getByText(/Novi dokument postupka, dostavljen 02\.03\.2026/)).toBeInTheDocument();
  expect(within(changed).getByText('Novi izvještaj za 2025. godinu: Godišnji izvještaj')).toBeInTheDocument();
  expect(within(changed).getByRole('link', { name: 'Otvorite dokumente' })).toHaveAttribute(
    'href',
    '/bs/predstecajni-i-stecajni-postupci?jib=4200000000005',
  );
  expect(await screen.findByText('Provjera je završena. Promijenjeno: 1.')).toBeInTheDocument();
  await user.click(screen.getByText('Preuzmite popis'));
  const { name, text } = await savedCsv(user);
  expect(name).toMatch(/^pracena-pravna-lica-.*\.csv$/);
  expect(text).toContain(';4200000000005;');
  expect(text).toContain('Status glavnog računa: Status B (ranije: Status A)');
  await user.click(await screen.findByRole('button', { name: 'Označite kao viđeno: Hrast d.o.o.' }));
  expect(await within(await card()).findByText('Stanje zabilježeno')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '1 pravno lice' })).toHaveFocus();
  await waitFor(async () => expect((await list.read()).flatMap(changesOf)).toEqual([]));
});

test('a check is announced as finished only when it is, although every entity has an older state', async () => {
  await watchedSince({ status: 'A', documents: [], years: [] });
  agencyWhere({ status: 'A', documents: [], years: [] });
  const { wait, release } = held();
  agency.use(http.get(ACCOUNTS, () => wait.then(() => undefined)));
  await openPage();
  await card();
  await everythingAnswered();
  expect(screen.queryByText(/^Provjera je završena/)).not.toBeInTheDocument();
  release();
  expect(await screen.findByText(/^Provjera je završena/)).toBeInTheDocument();
});

test('a part that fails is named for its entity, the rest is checked, and it can be checked again', async () => {
  agencyWhere({ status: 'A', documents: [], years: [2024] });
  agency.use(http.get(ACCOUNTS, () => HttpResponse.json({}, { status: 500 })));
  await watch(storage, ENTITY);
  const { user } = await openPage();
  expect(await screen.findByText(/^Nije provjereno: status glavnog računa\./)).toBeInTheDocument();
  expect(await screen.findByText('Nije potpuno provjereno: 1.')).toBeInTheDocument();
  expect(screen.queryByText(/Promjena nema/)).not.toBeInTheDocument();
  agencyWhere({ status: 'A', documents: [], years: [2024] });
  await user.click(screen.getByRole('button', { name: 'Provjerite ponovo' }));
  expect(screen.getByRole('heading', { name: '1 pravno lice' })).toHaveFocus();
  expect(await within(await card()).findByText('Bez promjena')).toBeInTheDocument();
  expect(screen.queryByText(/Nije provjereno/)).not.toBeInTheDocument();
});

test('the file says which parts are older than its day', async () => {
  await watchedSince({ status: 'A', documents: [1], years: [2024] });
  agencyWhere({ status: 'A', documents: [1], years: [2024] });
  agency.use(http.get(ACCOUNTS, () => HttpResponse.json({}, { status: 500 })));
  const { user } = await openPage();
  await screen.findByText(/^Nije provjereno: status glavnog računa\./);
  await user.click(screen.getByText('Preuzmite popis'));
  const { text } = await savedCsv(user);
  expect(text).toContain(';Stanje od;Nije provjereno;');
  expect(text).toMatch(/;Status A;.*;status glavnog računa;/);
});

test('a file in another language has its words, and nothing of a state that was requested in the one before', async () => {
  await watchedSince({ status: 'A', documents: [1], years: [2024] }, new Date().toISOString());
  const { wait } = held();
  agency.use(http.get('*/api/*', () => wait.then(() => undefined)));
  const { user } = await renderPage('/en/watch-list', { as: 'citizen' });
  await card();
  await user.click(screen.getByText('Download the list'));
  const { text } = await savedCsv(user, 'Download the file');
  expect(text).toMatch(/^\W*Name,UIN,/);
  expect(text).toContain(ENTITY.jib);
  expect(text).not.toContain('Status A');
});

test('an entity is removed and can be restored with what was stored; all are removed after a confirmation', async () => {
  await watchedSince({ status: 'A', documents: [], years: [] }, new Date().toISOString());
  const { user } = await openPage();
  await within(await card()).findByText('Stanje zabilježeno');
  await user.click(screen.getByLabelText('Uklonite s popisa: Hrast d.o.o.'));
  expect(await screen.findByText('Na popisu nema pravnih lica')).toBeInTheDocument();
  expect(await list.read()).toEqual([]);
  await user.click(await screen.findByText('Vratite na popis'));
  await card();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect((await list.read())[0]?.latest).not.toBeNull();
  await user.click(screen.getByText('Uklonite sve'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Uklonite sve' }));
  expect(await screen.findByText('Na popisu nema pravnih lica')).toBeInTheDocument();
});
