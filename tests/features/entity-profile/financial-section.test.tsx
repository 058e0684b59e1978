import { screen, within, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { agency } from '#tests/agency.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { savedCsv } from '../saved-csv.ts';
import { cellsOf, COMPANY, openCards, type Part, rowOf, selected, valueOf } from './financial-cards.tsx';
import { record } from './sent-record.ts';

const CONSOLIDATED = { id: 41, name: 'Konsolidirani izvještaj', day: '2024-05-02' };
const RECORDS = [
  record(2023, { bS_JP_UkupnoImovina: 9_000_000 }, CONSOLIDATED),
  record(2023, {
    bS_JP_UkupnoImovina: 1_234_567,
    bS_JP_DugorocnaImovina: 0,
    bU_JP_Dobitak: 0,
    bU_JP_Gubitak: 40_000,
    pP_JP_BrojZaposlenih: 12,
  }),
  record(2022, { bS_JP_UkupnoImovina: 1_000_000 }),
  record(2021, { bsA_065: 800_000, bU_201: 500_000, bU_311: 0, bU_312: 25_000 }, { id: 1, name: 'Godišnji obračun' }),
];

const open = (query = '', { entity = {}, records = RECORDS as object[] } = {}) => openCards(query, { entity, records });

test('what cannot be read is called so, in the year, over the years and in the ratios; amounts of a column have as many decimals', async () => {
  const sent = {
    bS_JP_UkupnoImovina: '1.25E+06',
    bS_JP_DugorocnaImovina: '12,5',
    bS_JP_NematerijalnaImovina: 10.5,
    bU_JP_Dobitak: 0,
    bU_JP_Gubitak: 'n/a',
  };
  const { part, user } = await open('', { records: [record(2023, sent)] });
  expect(valueOf(part, 'Ukupna imovina')).toBe('1.250.000,00');
  expect(valueOf(part, 'Nematerijalna imovina')).toBe('10,50');
  expect(valueOf(part, 'Dugoročna imovina')).toBe('nečitljivo');
  expect((await part.findAllByText(/poslano je u obliku koji se ne može pročitati/)).length).toBeGreaterThan(0);
  await user.click(part.getByLabelText('Sve godine'));
  await waitFor(() => expect(cellsOf(part, 'Dugoročna imovina')).toContain('–nečitljivo'));
});

describe('the card (R2.5, R4.2)', () => {
  test('begins with the latest year and its first report; lines, changes and chart follow year and type, and the address says so', async () => {
    const consolidated = record(2022, { bS_JP_UkupnoImovina: 7_000_000 }, { ...CONSOLIDATED, day: '2023-05-02' });
    const { part, user, router } = await open('', { records: [consolidated, ...RECORDS] });
    expect(part.getByLabelText('2023')).toBeChecked();
    expect(part.getByLabelText('2024., bez izvještaja')).not.toBeChecked();
    const types = within(part.getByRole('group', { name: 'Vrsta izvještaja' })).getAllByRole('radio');
    expect(types.map((type) => type.closest('label')?.textContent)).toEqual([
      'Godišnji izvještaj',
      'Konsolidirani izvještaj',
    ]);
    expect(types[0]).toBeChecked();
    const tabs = within(part.getByRole('navigation', { name: 'Obrazac' })).getAllByRole('button');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Bilans stanja',
      'Bilans uspjeha',
      'Aneks',
      'Posebni podaci – zaposleni',
    ]);
    // 0 is a value, a line that was not sent a dash.
    expect(valueOf(part, 'Ukupna imovina')).toBe('1.234.567');
    expect(valueOf(part, 'Dugoročna imovina')).toBe('0');
    expect(valueOf(part, 'Nematerijalna imovina')).toBe('–');
    expect(part.getByText('Šta znače pokazatelji').closest('details')).toHaveTextContent(
      /Kratkoročne obaveze.*u roku od jedne godine/,
    );
    const changes = () => part.queryByRole('columnheader', { name: /^Promjena prema/ });
    expect(changes()).toHaveTextContent('Promjena prema 2022.');
    expect(rowOf(part, 'Ukupna imovina')).toHaveTextContent('+23,5 %');

    const chart = () => part.getByRole('img', { name: /^Ukupna imovina\./ }).getAttribute('aria-label');
    expect(chart()).toBe(
      'Ukupna imovina. 2020. godina: nema izvještaja; 2021. godina: 800.000 KM; 2022. godina: 1.000.000 KM; 2023. godina: 1.234.567 KM; 2024. godina: nema izvještaja',
    );
    const toggle = part.getByLabelText('Prikaz na grafikonu: Nematerijalna imovina');
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await user.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'));
    expect(part.getByRole('img', { name: /^Nematerijalna imovina\./ })).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toContain('bS_JP_NematerijalnaImovina'));

    await user.click(part.getByLabelText('Konsolidirani izvještaj'));
    await selected(part, 'Konsolidirani izvještaj');
    expect(chart()).toContain(
      '2021. godina: samo izvještaj druge vrste; 2022. godina: 7.000.000 KM; 2023. godina: 9.000.000 KM',
    );
    expect(valueOf(part, 'Ukupna imovina')).toBe('9.000.000');
    await waitFor(() => expect(router.state.location.search).toContain('reportType=41'));
    // Another year begins with its first report, whatever type was selected before; no change across 2022.
    await user.click(part.getByLabelText('2022'));
    await selected(part, '2022');
    expect(part.getByLabelText('Godišnji izvještaj')).toBeChecked();
    expect(valueOf(part, 'Ukupna imovina')).toBe('1.000.000');
    expect(changes()).toBeNull();
    await user.click(part.getByLabelText('2020., bez izvještaja'));
    await selected(part, '2020., bez izvještaja');
    expect(part.getByText('Nema rezultata za odabranu godinu')).toBeVisible();
    expect(part.queryByRole('group', { name: 'Vrsta izvještaja' })).toBeNull();
    expect(part.queryByRole('table')).toBeNull();
  });

  test('from 2022 on profit and loss are two lines and employees a card; a year before uses the old codes, a loss is negative, and it has no employees', async () => {
    const { part, user } = await open('?card=income');
    expect(valueOf(part, 'Dobit')).toBe('0');
    expect(valueOf(part, 'Gubitak')).toBe('40.000');
    expect(part.getByText(/, a pozicije nazvane gubitkom iskazane su bez minusa\.$/)).toBeVisible();
    await user.click(part.getByLabelText('2021'));
    await selected(part, '2021');
    expect(part.getByText('Iznosi u KM; gubitak ima predznak minus.')).toBeVisible();
    const row = rowOf(part, 'Neto dobit ili gubitak perioda');
    expect(row).toHaveTextContent('AOP 311/312');
    expect(valueOf(part, 'Neto dobit ili gubitak perioda')).toBe('−25.000');
    expect(part.queryByText(/Prihod iz ugovora/)).toBeNull();
    await user.click(part.getByText('Posebni podaci – zaposleni'));
    expect(await part.findByText('Nema rezultata za odabranu godinu')).toBeVisible();
    expect(part.queryByRole('table', { name: /Finansijski pokazatelji/ })).toBeNull();
    await user.click(part.getByLabelText('2023'));
    await selected(part, '2023');
    expect(valueOf(part, 'Broj zaposlenih')).toBe('12');
  });

  test('a fund has one card, no tabs, and calls its capital net assets', async () => {
    const { part } = await open('', { entity: { legalEntityTypeId: 5 }, records: [record(2023, { bS_Kapital: 77 })] });
    expect(part.queryByRole('navigation', { name: 'Obrazac' })).toBeNull();
    expect(valueOf(part, 'Neto imovina')).toBe('77');
  });

  test('a later report that amends nothing is called so, and one that replaces its own type says which', async () => {
    const corrected = record(2023, { bS_JP_UkupnoImovina: 8 }, { day: '2024-03-01T08:00:00Z' });
    const { part } = await open('', { records: [corrected, ...RECORDS] });
    expect(part.getByText(/kasnije je predan i drugi izvještaj: Konsolidirani izvještaj/)).toBeVisible();
    expect(part.getByText(/Zamjenjuje raniji izvještaj iste vrste \(predan: 01.02.2024\)/)).toBeVisible();
  });

  test('the focus moves to the note on the report that a later one is replaced by', async () => {
    const { part, user } = await open();
    await user.click(part.getByRole('button', { name: 'Prikažite: Konsolidirani izvještaj' }));
    await selected(part, 'Konsolidirani izvještaj');
    expect(part.queryByRole('button', { name: /^Prikažite/ })).toBeNull();
    expect(document.activeElement).toBe(part.getByText('Izvještaj predan: 02.05.2024.').closest('p'));
  });
});

describe('the ratios', () => {
  const lines = {
    bS_JP_UkupnoImovina: 2000,
    bU_JP_PoslovniPrihod: 1000,
    bU_JP_Dobitak: 0,
    bU_JP_Gubitak: 40,
    pP_JP_BrojZaposlenih: 0,
  };
  const records = [record(2023, lines), ...RECORDS.slice(2)];
  const table = (part: Part) => within(part.getByRole('table', { name: /Ako obrazac nema oba iznosa/ }));

  test('are shown below any card with their formula and the two amounts, or with a dash and the reason', async () => {
    const { part } = await open('?card=pp', { records });
    await part.findByRole('table', { name: /Ako obrazac nema oba iznosa/ });
    expect(cellsOf(table(part), /^Neto marža\s*Neto rezultat podijeljen/)).toEqual([
      '−4,0 %',
      'Neto dobit ili gubitak perioda −40Poslovni prihod 1.000',
    ]);
    expect(cellsOf(table(part), /^Promjena imovine/)[0]).toBe('−99,8 %');
    expect(cellsOf(table(part), /^Prihod po zaposlenom/)).toEqual([
      '–',
      'Poslovni prihod 1.000Broj zaposlenih 0Nije izračunato: „Broj zaposlenih“ je 0.',
    ]);
    expect(cellsOf(table(part), /^Tekuća likvidnost/)[1]).toContain('nije iskazano „Kratkoročna imovina“');
    expect(table(part).queryByRole('row', { name: /^Rashodi po zaposlenom/ })).toBeNull();
  });
});

describe('all years side by side', () => {
  test('has a column for each year under its code set, changes, also of the ratios, and the notes; another kind of report never shares a row with the annual one', async () => {
    const { part, user, router } = await open();
    await user.click(part.getByRole('radio', { name: 'Sve godine' }));
    await selected(part, 'Sve godine');
    expect(router.state.location.search).toContain('view=years');
    expect(cellsOf(part, 'Ukupna imovina')).toEqual([
      '–nema izvještaja',
      '800.000',
      '1.000.000',
      '1.234.567+23,5 %',
      '–nema izvještaja',
    ]);
    expect(part.getByRole('columnheader', { name: /Ranije šifre.*Godišnji obračun/ })).toHaveAttribute('colspan', '2');
    expect(part.getByText(/nisu neposredno uporedive/)).toBeVisible();
    expect(part.getByText('Bez izvještaja: 2020., 2024.')).toBeVisible();
    const ratios = within(await part.findByRole('table', { name: /prije i poslije 2022/ }));
    expect(cellsOf(ratios, /^Promjena imovine/)).toEqual([
      '–nema izvještaja',
      '–nema prethodnog izvještaja',
      '–novi obrazac',
      '+23,5 %',
      '–nema izvještaja',
    ]);
    expect(cellsOf(part, 'Postrojenja i oprema')[3]).toBe('nema na obrascu');
    await user.click(part.getByRole('radio', { name: 'Konsolidirani izvještaj' }));
    await selected(part, 'Konsolidirani izvještaj');
    expect(cellsOf(part, 'Ukupna imovina').slice(1, 4)).toEqual([
      '–samo izvještaj druge vrste',
      '–samo izvještaj druge vrste',
      '9.000.000',
    ]);
    expect(part.getByText('Samo izvještaj druge vrste: 2021., 2022.')).toBeVisible();
  });

  test('a kind chosen here is still chosen in one year, also where its type had another number before', async () => {
    const audit = (year: number, id: number, total: number) =>
      record(year, { bS_JP_UkupnoImovina: total }, { id, name: 'Revizorski izvještaj', day: '2024-06-01' });
    const { part, user } = await open('?view=years', { records: [...RECORDS, audit(2020, 5, 1), audit(2023, 42, 55)] });
    await user.click(part.getByRole('radio', { name: 'Revizorski izvještaj' }));
    await selected(part, 'Revizorski izvještaj');
    await user.click(part.getByRole('radio', { name: 'Jedna godina' }));
    await waitFor(() => expect(valueOf(part, 'Ukupna imovina')).toBe('55'));
  });
});

test('the records are requested with their search type; a failure leaves the profile and can be tried again', async () => {
  let isDown = true;
  const searchTypes: (string | null)[] = [];
  agency.use(
    http.get('*/LegalEntities/501', () => HttpResponse.json(COMPANY)),
    http.get('*/FinancialIndicators', ({ request }) => {
      searchTypes.push(new URL(request.url).searchParams.get('searchType'));
      return isDown ? HttpResponse.json('x') : HttpResponse.json({ resultList: RECORDS });
    }),
  );
  const { user } = await renderPage('/bs/profil-pravnih-lica/501', { as: 'citizen' });
  const part = within(await screen.findByRole('region', { name: 'Finansijski pokazatelji' }));
  const retry = await part.findByRole('button', { name: 'Pokušajte ponovo' });
  expect(screen.getByRole('heading', { level: 1, name: COMPANY.longName })).toBeVisible();
  isDown = false;
  await user.click(retry);
  expect((await part.findAllByText('1.234.567'))[0]).toBeVisible();
  expect(searchTypes).toEqual(['2', '2']);
});

test('over all years an entity without reports is said to have none, whatever year', async () => {
  agency.use(
    http.get('*/LegalEntities/501', () => HttpResponse.json(COMPANY)),
    http.get('*/FinancialIndicators', () => HttpResponse.json({ resultList: [] })),
  );
  await renderPage('/bs/profil-pravnih-lica/501?view=years', { as: 'citizen' });
  const part = within(await screen.findByRole('region', { name: 'Finansijski pokazatelji' }));
  expect(await part.findByText('Nema izvještaja u registru.')).toBeVisible();
  expect(part.queryByText(/odabranu godinu/)).toBeNull();
});

test('an entity without a known type has no cards and says why', async () => {
  agency.use(http.get('*/LegalEntities/501', () => HttpResponse.json({ ...COMPANY, legalEntityTypeId: null })));
  await renderPage('/bs/profil-pravnih-lica/501', { as: 'citizen' });
  const part = within(await screen.findByRole('region', { name: 'Finansijski pokazatelji' }));
  expect(part.getByText(/Vrsta obveznika nije poznata/)).toBeVisible();
  // Its reports were not asked for, so the timeline does not say that there are none.
  const timeline = within(await screen.findByRole('region', { name: 'Hronologija' }));
  expect(await timeline.findByText(/Vrsta obveznika nije poznata/)).toBeVisible();
});

test('a line without a share says why; what is downloaded is what is shown, with the key of each line', async () => {
  const { part, user } = await open('?card=income&measure=share&year=2023&reportType=37');
  expect(rowOf(part, 'Gubitak')).toHaveTextContent('osnovica nije iskazana');
  await user.click(part.getByText('Bilans stanja'));
  await user.click(part.getByLabelText('Indeks'));
  await waitFor(() => expect(valueOf(part, 'Ukupna imovina')).toBe('123,5'));
  await user.click(part.getByText('Preuzmite ili navedite podatke'));
  expect((await savedCsv(user)).text).toMatch(/bS_JP_UkupnoImovina;Ukupna imovina;"indeks \(2021, 2022 = 100\)"/);
});

test('a downloaded sum has the decimals of its amounts, and names only lines that are summed with a plus', async () => {
  const lines = {
    bS_JP_UkupnoImovina: 900,
    bS_JP_DugorocneObaveze: 100.1,
    bS_JP_KratkorocneObaveze: 200.2,
    bU_JP_Gubitak: 40,
  };
  const { part, user } = await open('', { records: [record(2023, lines)] });
  await user.click(part.getByText('Preuzmite ili navedite podatke'));
  const { text } = await savedCsv(user);
  const row = (key: string) => text.split('\r\n').find((line) => line.includes(`;${key};`));
  expect(row('debtRatio.top')).toContain(';Dugoročne obaveze + Kratkoročne obaveze;');
  expect(row('debtRatio.top')).toContain(';"300,3";');
  expect(row('debtRatio')).toContain(';"33,366667";');
  expect(row('returnOnAssets.top')).toContain(';Dobit / Gubitak;');
});
