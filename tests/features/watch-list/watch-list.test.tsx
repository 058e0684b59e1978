import { configure, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  MOST_WATCHED,
  openWatchList,
  unwatch,
  watch,
  watchList,
} from '#domain/legal-entity/watch-list/watch-list-store.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { forget, keep, readStored } from '#shared/storage/kept.ts';
import { agency } from '#tests/agency.ts';
import { renderApp } from '#tests/renderApp.tsx';

configure({ asyncUtilTimeout: 6000 });

const ENTITY = { id: 10_001, jib: '4200000000005', name: 'Hrast d.o.o.', isPublicEntity: false };
const ACCOUNTS = `${DEFAULT_BASES.accounts}/BankAccount/Search`;
const REGISTRY = `${DEFAULT_BASES.main}/LegalEntities`;
const INDICATORS = `${DEFAULT_BASES.main}/FinancialIndicators`;

type World = { status: string | null; documents: number[]; years: number[] };

/** An agency in which the watched entity stands as told; returns every call that is made. */
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
      return HttpResponse.json({ resultList: [{ id: ENTITY.id, documents: list }], count: 1 });
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

const openPage = () => renderApp('/bs/popis-pracenja', { as: 'citizen' });
const card = async () => (await screen.findByRole('link', { name: ENTITY.name })).closest('li')!;
/** The tab is closed and the portal opened another day: the list as it is kept, in a new visit. */
const nextVisit = async () => {
  sessionStorage.clear();
  await openWatchList();
};

beforeEach(async () => {
  await forget('watch-list');
  await openWatchList();
});

describe('the watch list (issue 4)', () => {
  test('empty: says what it is for and where to begin; nothing is asked', async () => {
    const calls = agencyWhere({ status: 'A', documents: [], years: [] });
    await openPage();
    expect(await screen.findByText('Na popisu nema pravnih lica')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Otvorite registar' })).toHaveAttribute('href', '/bs/profil-pravnih-lica');
    expect(screen.getByText(/čuva samo u ovom pregledniku i ne šalje se nikome/)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  test('on opening the three known calls are made and nothing else', async () => {
    const calls = agencyWhere({ status: 'A', documents: [1], years: [2024] });
    await watch(ENTITY);
    await openPage();
    expect(await within(await card()).findByText('Bez promjena')).toBeInTheDocument();
    expect(calls.toSorted()).toEqual([
      '/BankAccount/Search?searchQuery=4200000000005',
      '/FinancialIndicators?legalEntityId=10001&searchType=2',
      '/LegalEntities?PageSize=10&includeCount=true&Page=0&jib=4200000000005&searchType=3',
    ]);
  });

  test('the next visit tells what changed, also after a reload; the visit after it does not', async () => {
    agencyWhere({ status: 'A', documents: [1], years: [2024] });
    await watch(ENTITY);
    const first = await openPage();
    expect(await within(await card()).findByText(/Stanje je upravo zabilježeno/)).toBeInTheDocument();
    await waitFor(() => expect(watchList().entities?.[0]?.latest).not.toBeNull());
    first.unmount();

    await nextVisit();
    agencyWhere({ status: 'B', documents: [1, 2], years: [2024, 2025] });
    for (let opening = 1; opening <= 2; opening++) {
      const view = await openPage();
      const changed = await card();
      expect(await within(changed).findByText('Promijenjeno')).toBeInTheDocument();
      expect(within(changed).getByText('Status glavnog računa: Status B (ranije: Status A)')).toBeInTheDocument();
      expect(within(changed).getByText(/Novi dokument u postupku, predan 02\.03\.2026/)).toBeInTheDocument();
      expect(within(changed).getByText('Novi izvještaj za 2025. godinu: Godišnji izvještaj')).toBeInTheDocument();
      expect(within(changed).getByRole('link', { name: 'Otvorite dokumente' })).toHaveAttribute(
        'href',
        '/bs/predstecajni-i-stecajni-postupci?jib=4200000000005',
      );
      expect(await screen.findByText('Provjera je završena. Promjene ima 1 pravno lice.')).toBeInTheDocument();
      view.unmount();
      await openWatchList();
    }

    await nextVisit();
    await openPage();
    expect(await within(await card()).findByText('Bez promjena')).toBeInTheDocument();
  });

  test('an entity the register of accounts does not know has no account: that is a state, not a failure', async () => {
    agencyWhere({ status: 'A', documents: [], years: [] });
    await watch(ENTITY);
    const first = await openPage();
    await within(await card()).findByText('Bez promjena');
    await waitFor(() => expect(watchList().entities?.[0]?.latest).not.toBeNull());
    first.unmount();
    await nextVisit();
    agencyWhere({ status: null, documents: [], years: [] });
    await openPage();
    expect(
      await screen.findByText('Status glavnog računa: nema glavnog računa (ranije: Status A)'),
    ).toBeInTheDocument();
  });

  test('a part that fails is named for its entity, the rest is checked, and it can be checked again', async () => {
    agencyWhere({ status: 'A', documents: [], years: [2024] });
    agency.use(http.get(ACCOUNTS, () => HttpResponse.json({}, { status: 500 })));
    await watch(ENTITY);
    const { user } = await openPage();
    expect(await screen.findByText('Nije provjereno: status glavnog računa.')).toBeInTheDocument();
    agencyWhere({ status: 'A', documents: [], years: [2024] });
    await user.click(screen.getByRole('button', { name: 'Provjerite ponovo' }));
    await waitFor(() => expect(screen.queryByText(/Nije provjereno/)).not.toBeInTheDocument());
    expect(within(await card()).getByText('Bez promjena')).toBeInTheDocument();
  });

  test('an entity is removed and can be put back with what was remembered', async () => {
    agencyWhere({ status: 'A', documents: [], years: [] });
    await watch(ENTITY);
    const { user } = await openPage();
    await within(await card()).findByText('Bez promjena');
    await waitFor(() => expect(watchList().entities?.[0]?.latest).not.toBeNull());
    await user.click(screen.getByRole('button', { name: 'Uklonite s popisa: Hrast d.o.o.' }));
    expect(await screen.findByText('Na popisu nema pravnih lica')).toBeInTheDocument();
    expect(await readStored('watch-list')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Vratite na popis' }));
    await card();
    expect(watchList().entities?.[0]?.latest).not.toBeNull();
  });
});

describe('what is kept (faults C02, C03)', () => {
  test('a damaged list is an empty one', async () => {
    await keep('watch-list', { list: 'x' });
    await openWatchList();
    expect(watchList().entities).toEqual([]);
  });

  test('at most so many are watched; the same one counts once', async () => {
    for (let id = 1; id <= MOST_WATCHED + 2; id++) await watch({ ...ENTITY, id });
    await watch({ ...ENTITY, id: 1 });
    expect(watchList().entities).toHaveLength(MOST_WATCHED);
    await unwatch(1);
    expect(watchList().entities).toHaveLength(MOST_WATCHED - 1);
  });

  test('another tab that wrote in between is not overwritten', async () => {
    await watch({ ...ENTITY, id: 1 });
    const kept = (await readStored('watch-list')) as object[];
    await keep('watch-list', [...kept, { ...kept[0], id: 2 }]);
    await watch({ ...ENTITY, id: 3 });
    expect(watchList().entities?.map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

describe('the button on a result (R2.3)', () => {
  test('puts an entity on the list, remembers how it stands, and takes it off again', async () => {
    const { user } = await renderApp('/bs/profil-pravnih-lica?legalEntityTypeId=6', { as: 'citizen' });
    await user.click((await screen.findAllByRole('button', { name: /^Prikažite podatke/ }))[0]!);
    const button = await screen.findByRole('button', { name: 'Pratite promjene' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    const pressed = await screen.findByRole('button', { name: 'Na popisu praćenja' });
    expect(pressed).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByRole('link', { name: 'Popis praćenja (1)' })).toHaveAttribute(
      'href',
      '/bs/popis-pracenja',
    );
    await waitFor(() => expect(watchList().entities?.[0]?.before?.state.reports).not.toBeNull());
    await user.click(pressed);
    await waitFor(() => expect(watchList().entities).toEqual([]));
  });
});
