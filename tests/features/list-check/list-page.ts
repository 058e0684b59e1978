import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import { storedCheck } from '#features/registers/list-check/run/list-check.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered } from '#tests/held.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { storage } from '#tests/storage.ts';

/** Leaves the page. The check is stored as it is left; the next test begins after that. */
export async function leavePage(): Promise<void> {
  cleanup();
  await everythingAnswered();
  const list = storage.lists.get(storedCheck);
  await expect.poll(async () => (await list.read())[0]?.step).not.toBe('running');
}

export const HRAST = {
  id: 1,
  jib: '4200000000005',
  shortName: 'Hrast d.o.o.',
  municipality: 'Tuzla',
  county: 'Tuzlanska županija',
};
export const BOR = { id: 2, jib: '4200000000013', shortName: 'Bor d.d.', municipality: 'Zenica', county: 'ZDK' };
export const BOROVI = { id: 3, jib: '4200000000021', shortName: 'Borovi d.o.o.' };
const KNOWN = [HRAST, BOR, BOROVI];

/** An agency that knows three entities, of which one has no public figures; returns the calls that are made. */
export function smallAgency(): string[] {
  const calls: string[] = [];
  const answer = (
    base: keyof typeof DEFAULT_BASES,
    path: string,
    make: (query: URLSearchParams, id: number) => object | null,
  ) =>
    http.get(`${DEFAULT_BASES[base]}/${path}`, ({ request, params }) => {
      const url = new URL(request.url);
      calls.push(url.pathname.replace(/^.*\/api\//, '') + url.search);
      const body = make(url.searchParams, Number(params['id']));
      return body ? HttpResponse.json(body) : HttpResponse.json({}, { status: 404 });
    });
  agency.use(
    answer('main', 'LegalEntities', (query) => {
      const [jib, name, status] = [query.get('jib'), query.get('name'), query.get('legalEntityStatus')];
      let list: object[] = KNOWN.filter((entity) =>
        jib ? entity.jib === jib : entity.shortName.toLowerCase().includes((name ?? '').toLowerCase()),
      );
      if (status && status !== '2') list = [];
      if (query.get('searchType') === '3')
        list = list.map((entity) => ({
          ...entity,
          documents:
            jib === HRAST.jib
              ? [
                  { id: 1, submittedOn: '2025-03-01', documentType: { proceedingTypeKey: 'preBankruptcy' } },
                  { id: 2, submittedOn: '2026-02-01', documentType: { proceedingTypeKey: 'bankruptcy' } },
                ]
              : [],
        }));
      return { resultList: list, count: list.length };
    }),
    answer('main', 'LegalEntities/:id', (_query, id) => ({
      ...KNOWN.find((entity) => entity.id === id),
      legalEntityTypeId: 1,
      isVisibleEntity: id !== BOROVI.id,
    })),
    answer('main', 'FinancialIndicators', () => ({
      resultList: [
        {
          year: 2024,
          reportTypeId: 1,
          reportType: { id: 1, name: 'Godišnji' },
          reportSubmissionDate: '2025-02-01',
          bU_RezultatPoslovanja: -1500,
          pP_BrojZaposlenih: 12,
        },
      ],
    })),
    answer('accounts', 'BankAccount/Search', (query) =>
      query.get('searchQuery') === BOR.jib
        ? null
        : { bankAccount: [{ accountNumber: '1', status: { code: 'A', name: 'Aktivan' } }] },
    ),
  );
  return calls;
}

export const openPage = () => renderPage('/bs/provjera-liste', { as: 'citizen' });
export const field = () => screen.findByRole('textbox', { name: 'Popis pravnih lica' });
export const fill = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
export const rowOf = (name: string | RegExp) =>
  within(screen.getByRole('row', { name: typeof name === 'string' ? new RegExp(name) : name }));
/** Resolves when the check has ended; an announcement of an earlier end may still be there. */
export const finished = () =>
  waitFor(() => {
    expect(screen.getAllByText(/^Provjera je završena/)).not.toEqual([]);
    expect(screen.queryByRole('button', { name: 'Zaustavite' })).toBeNull();
  });

type User = Awaited<ReturnType<typeof openPage>>['user'];

/** Pastes a list and starts its check, with these columns only. */
export async function startWith(user: User, text: string, only?: readonly RegExp[]): Promise<void> {
  await fill(text);
  if (only)
    for (const box of within(screen.getByRole('group', { name: 'Šta provjeriti' })).getAllByRole('checkbox'))
      if (!only.some((name) => name.test(box.getAttribute('value') ?? ''))) await user.click(box);
  await user.click(await screen.findByRole('button', { name: /^Provjerite \d+ red/ }));
}
