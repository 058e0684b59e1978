import { act, screen, within, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { compareBasket } from '#domain/legal-entity/compare/use-compare-basket.ts';
import { agency } from '#tests/agency.ts';
import { held } from '#tests/held.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { storage } from '#tests/storage.ts';
import { savedCsv } from '../saved-csv.ts';

const ENTITIES: Record<string, object> = {
  1: { id: 1, shortName: 'Vrelo d.o.o.', legalEntityTypeId: 1, legalEntitySizeId: 2, isVisibleEntity: true },
  2: { id: 2, shortName: 'Hrast d.o.o.', legalEntityTypeId: 1, legalEntitySizeId: 7, isVisibleEntity: true },
  4: { id: 4, shortName: 'Novo d.o.o.', legalEntityTypeId: 1, legalEntitySizeId: 1, isVisibleEntity: true },
};
const record = (year: number, assets: number) => ({
  year,
  reportTypeId: year < 2022 ? 1 : 37,
  reportType: { id: year < 2022 ? 1 : 37, name: year < 2022 ? 'Godišnji obračun' : 'Godišnji izvještaj' },
  reportSubmissionDate: `${year + 1}-02-01`,
  bS_JP_UkupnoImovina: assets,
  bsA_065: assets,
  bU_311: 0,
  bU_312: assets,
});
const RECORDS: Record<string, object[]> = {
  1: [record(2024, 4_000_000), record(2021, 3_000)],
  2: [record(2024, 1_000_000), record(2021, 2_000), record(2020, 1_000)],
  4: [record(2024, 7)],
};

let isBroken = false;

async function open(query: string) {
  agency.use(
    http.get('*/LegalEntities/:id', ({ params }) => {
      if (isBroken && params['id'] === '4') return HttpResponse.json('x');
      const entity = ENTITIES[String(params['id'])];
      return entity ? HttpResponse.json(entity) : new HttpResponse(null, { status: 404 });
    }),
    http.get('*/FinancialIndicators', ({ request }) =>
      HttpResponse.json({ resultList: RECORDS[new URL(request.url).searchParams.get('legalEntityId') ?? ''] ?? [] }),
    ),
  );
  return renderPage(`/bs/poredjenje-pravnih-lica${query}`, { as: 'citizen' });
}
const spaced = (text: string) => text.replaceAll(' %', '\u00A0%');
const cells = async (name: string) => {
  const head = (await screen.findAllByRole('rowheader')).find(({ textContent }) => textContent.trim().startsWith(name));
  return [...(head?.closest('tr')?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
};
test('a comparison shows the same lines of the same report side by side, in the order of the address, as shares or amounts; another year has its own codes and ratios', async () => {
  const { user, router } = await open('?ids=2,1&measure=share');
  expect(await cells('Ukupna imovina')).toEqual(['100,0\u00A0%', '100,0\u00A0%']);
  await user.click(screen.getByLabelText('Iznosi'));
  await waitFor(async () => expect(await cells('Ukupna imovina')).toEqual(['1.000.000', '4.000.000']));
  expect(router.state.location.search).toBe('?ids=2,1');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual([
    'Pokazatelj',
    'Hrast d.o.o.Izvještaj predan: 01.02.2025.',
    'Vrelo d.o.o.Izvještaj predan: 01.02.2025.',
  ]);
  expect(await cells('Građevinski objekti')).toEqual(['nema na obrascu', '–']);
  expect(screen.getByRole('table', { name: /Godišnji izvještaj, 2024/ })).toBeVisible();

  await user.click(screen.getByLabelText('2021'));
  await waitFor(() => expect(screen.getByRole('table', { name: /Godišnji obračun, 2021/ })).toBeVisible());
  expect(await cells('Ukupna aktiva')).toEqual(['2.000', '3.000']);
  // A loss is negative.
  expect(await cells('Neto dobit ili gubitak')).toEqual(['−2.000', '−3.000']);
  expect(router.state.location.search).toBe('?ids=2,1&year=2021');
  // The ratios below the lines, with their figures, or why there are none.
  expect(await cells('Prinos na imovinu')).toEqual(['−100,0 %−2.000 ÷ 2.000', '−100,0 %−3.000 ÷ 3.000'].map(spaced));
  expect(await cells('Promjena imovine')).toEqual(
    ['+100,0 %2.000 / 1.000', '–nema prethodnog izvještaja3.000 / –'].map(spaced),
  );
  expect((await cells('Neto marža'))[1]).toBe('–nije iskazano−3.000 ÷ –');
});

test('a year only one of them has is refused for the other; over all years each line has a row of years per entity, nobody is left out for one year', async () => {
  const { user, router } = await open('?ids=1,2&year=2020');
  expect(await screen.findByText('Pravna lica koja se ne mogu uporediti: 1')).toBeVisible();
  expect(screen.getByText(/nema izvještaja te vrste za odabranu godinu/)).toBeVisible();
  expect(screen.getByText(/Među odabranima nema dva pravna lica s istim izvještajem/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(await screen.findByRole('radio', { name: 'Sve godine' }));
  const table = within(await screen.findByRole('table', { name: /sve godine/ }));
  expect(router.state.location.search).toContain('view=years');
  expect(screen.queryByText(/ne mogu uporediti/)).toBeNull();
  const rowIn = (line: RegExp) => {
    const group = table.getByRole('rowheader', { name: line }).closest('tbody')!;
    const row = within(group).getByRole('rowheader', { name: 'Hrast d.o.o.' }).closest('tr')!;
    return within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(0, 5);
  };
  expect(rowIn(/^Predan/)).toEqual(['01.02.2021', '01.02.2022', '–', '–', '01.02.2025']);
  const unstated = '–nije iskazano';
  const noReport = '–nema izvještaja';
  expect(rowIn(/^Nematerijalna imovina/)).toEqual([unstated, unstated, noReport, noReport, unstated]);
  expect(rowIn(/^Ukupna imovina/)).toEqual(['1.000', '2.000', noReport, noReport, '1.000.000']);
  expect(screen.getByText(/nisu neposredno uporedive/)).toBeVisible();
});

test('that nothing can be compared in another year is read out, because its region is there before', async () => {
  const { router } = await open('?ids=1,2');
  await cells('Ukupna imovina');
  const regions = screen.getAllByRole('status');
  await act(() => router.navigate('?ids=1,2&year=2020'));
  expect(regions).toContain(await screen.findByText(/Među odabranima nema dva pravna lica/));
});

test('a report without a type is called so in the captions', async () => {
  const untyped = [{ ...record(2024, 1), reportType: null }];
  for (const id of ['5', '6']) {
    ENTITIES[id] = { ...ENTITIES[1], id: Number(id) };
    RECORDS[id] = untyped;
  }
  const { user } = await open('?ids=5,6');
  expect(await screen.findByRole('table', { name: /^Izvještaj bez oznake vrste, 2024/ })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Sve godine' }));
  expect(await screen.findByRole('table', { name: /^Izvještaj bez oznake vrste, sve godine/ })).toBeVisible();
});

test('an entity without a name is called by its jib, on the page and in the saved file', async () => {
  const jib = '4200000000005';
  ENTITIES['7'] = { ...ENTITIES[1], id: 7, shortName: null, jib };
  RECORDS['7'] = [record(2024, 1)];
  const { user } = await open('?ids=1,7');
  expect(await screen.findByRole('columnheader', { name: new RegExp(`^${jib}`) })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Preuzmite ili navedite podatke' }));
  expect((await savedCsv(user)).text).toMatch(new RegExp(`${jib};${jib};`));
});

test('with fewer than two a comparison says how to choose, and offers what is in the basket; one that is removed leaves it', async () => {
  await storage.lists.get(compareBasket).change(() => [
    { id: 1, name: 'Vrelo d.o.o.' },
    { id: 2, name: 'Hrast d.o.o.' },
  ]);
  const { user } = await open('?ids=1');
  expect(await screen.findByText('Hrast d.o.o.')).toBeVisible();
  expect(screen.getByText('Vrelo d.o.o.')).toBeVisible();
  expect(screen.queryByText('Za poređenje su potrebna najmanje dva pravna lica')).toBeNull();
  await user.click(await screen.findByRole('link', { name: 'Uporedite odabrano (2)' }));
  expect(await cells('Ukupna imovina')).toEqual(['4.000.000', '1.000.000']);
  await user.click(screen.getByRole('button', { name: 'Uklonite iz poređenja: Hrast d.o.o.' }));
  expect(await screen.findByText('Za poređenje su potrebna najmanje dva pravna lica')).toBeVisible();
  expect((await storage.lists.get(compareBasket).read()).map(({ id }) => id)).toEqual([1]);
  expect(screen.getByText('Uklonjeno iz poređenja: Hrast d.o.o.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a failed entity can be requested again, and its button keeps the focus until there is an answer', async () => {
  isBroken = true;
  // Another one that was removed stays refused.
  const { user } = await open('?ids=1,4,3');
  expect(await screen.findByText(/podaci se trenutno ne mogu učitati/)).toBeVisible();
  // No other choice is advised: it is not known whether the two can be compared.
  expect(screen.queryByText(/Među odabranima nema/)).not.toBeInTheDocument();
  isBroken = false;
  const { wait, release } = held();
  agency.use(http.get('*/LegalEntities/4', () => wait.then(() => undefined)));
  const again = screen.getByRole('button', { name: 'Pokušajte ponovo' });
  await user.click(again);
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
  expect(again).toHaveFocus();
  release();
  expect(await cells('Ukupna imovina')).toEqual(['4.000.000', '7']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('of entities without any report it is said so, in every view, and no other year is advised', async () => {
  for (const id of ['8', '9']) ENTITIES[id] = { ...ENTITIES[1], id: Number(id) };
  const { router } = await open('?ids=8,9');
  expect(await screen.findAllByText(': nema izvještaja u registru.')).toHaveLength(2);
  expect(screen.getByText(/Odaberite druga pravna lica\.$/)).toBeVisible();
  expect(screen.queryByText(/drugu godinu/)).toBeNull();
  await act(() => router.navigate('?ids=8,9&view=years'));
  expect(await screen.findAllByText(': nema izvještaja u registru.')).toHaveLength(2);
  expect(screen.queryByText(/drugu godinu/)).toBeNull();
});
