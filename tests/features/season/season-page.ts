import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { clientList } from '#domain/filing/clients/client-list.ts';
import type { FilingStores } from '#domain/filing/filing-stores.ts';
import { checkList } from '#domain/filing/progress/report-check.ts';
import { downloadList } from '#domain/filing/progress/template-download.ts';
import { receiptList } from '#domain/filing/receipts/receipt-list.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { storage } from '#tests/storage.ts';
import { NO_STORES } from './filing.ts';

/** Stores what an accountant has done on this computer. */
export async function store(given: Partial<FilingStores>): Promise<void> {
  const { clients, receipts, checks, downloads } = { ...NO_STORES, ...given };
  const { lists } = storage;
  await lists.get(clientList).change(() => clients);
  await lists.get(receiptList).change(() => receipts);
  await lists.get(checkList).change(() => checks);
  await lists.get(downloadList).change(() => downloads);
}

/** What is stored on this computer now. */
export async function stored(): Promise<FilingStores> {
  const { lists } = storage;
  const [clients, receipts, checks, downloads] = await Promise.all([
    lists.get(clientList).read(),
    lists.get(receiptList).read(),
    lists.get(checkList).read(),
    lists.get(downloadList).read(),
  ]);
  return { clients, receipts, checks, downloads };
}

/** Opens the desk in Bosnian. */
export const openSeason = (query = '', as?: Parameters<typeof renderPage>[1]) => renderPage(`/bs/sezona${query}`, as);

/** The row of a client, with its cells. */
export const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

/** The names of the rows in their order. */
export const names = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.replace(/\d{13}.*/, ''));

type Report = { year: number; reportTypeId: number; reportSubmissionDate: string };

/** A register that knows entities by jib, with their reports; returns the calls. `answer` may answer a call differently. */
export function register(
  known: Readonly<Record<string, readonly Report[]>>,
  answer: (call: string) => Response | Promise<Response | undefined> | undefined = () => undefined,
): string[] {
  const calls: string[] = [];
  const jibs = Object.keys(known);
  const answered = (path: string, make: (query: URLSearchParams) => object) =>
    http.get(`${DEFAULT_BASES.main}/${path}`, async ({ request }) => {
      const { searchParams } = new URL(request.url);
      const call = `${path} ${searchParams.get('jib') ?? searchParams.get('legalEntityId')}`;
      calls.push(call);
      return (await answer(call)) ?? HttpResponse.json(make(searchParams));
    });
  agency.use(
    answered('LegalEntities', (query) => {
      const jib = query.get('jib') ?? '';
      const id = jibs.indexOf(jib) + 1;
      const list = id > 0 ? [{ id, jib, shortName: `Registar ${jib.slice(-2)}`, isPublicEntity: false }] : [];
      return { resultList: list, count: list.length };
    }),
    answered('FinancialIndicators', (query) => {
      const jib = jibs[Number(query.get('legalEntityId')) - 1] ?? '';
      return { resultList: known[jib] ?? [] };
    }),
  );
  return calls;
}
