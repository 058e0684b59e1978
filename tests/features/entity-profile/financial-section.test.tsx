import { screen, within, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { saveAs } from 'file-saver';
import { describe, expect, test, vi } from 'vitest';
import { agency } from '#tests/agency.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { COMPANY, openCards } from './financial-cards.tsx';
import { cellsOf, type Part, rowOf, rowStarting, selected, valueOf } from './financial-part.ts';

const record = (year: number, reportTypeId: number, name: string, reportSubmissionDate: string, lines: object) => ({
  year,
  reportTypeId,
  reportType: { id: reportTypeId, name },
  reportSubmissionDate,
  ...lines,
});
const RECORDS = [
  record(2023, 41, 'Konsolidirani izvještaj', '2024-05-02T08:00:00Z', { bS_JP_UkupnoImovina: 9_000_000 }),
  record(2023, 37, 'Godišnji izvještaj', '2024-02-20T08:00:00Z', {
    bS_JP_UkupnoImovina: 1_234_567,
    bS_JP_DugorocnaImovina: 0,
    bU_JP_Dobitak: 0,
    bU_JP_Gubitak: 40_000,
    pP_JP_BrojZaposlenih: 12,
  }),
  record(2022, 37, 'Godišnji izvještaj', '2023-02-20T08:00:00Z', { bS_JP_UkupnoImovina: 1_000_000 }),
  record(2021, 1, 'Godišnji obračun', '2022-02-20T08:00:00Z', {
    bsA_065: 800_000,
    bU_201: 500_000,
    bU_311: 0,
    bU_312: 25_000,
  }),
];

const open = (query = '', { entity = {}, records = RECORDS as object[] } = {}) => openCards(query, { entity, records });

describe('figures as text (R3.5)', () => {
  test('what cannot be read is called so, in the year, over the years and in the ratios', async () => {
    const sent = {
      bS_JP_UkupnoImovina: '1.25E+06',
      bS_JP_DugorocnaImovina: '12,5',
      bU_JP_Dobitak: 0,
      bU_JP_Gubitak: 'n/a',
    };
    const { part, user } = await open('', {
      records: [record(2023, 37, 'Godišnji izvještaj', '2024-02-20T08:00:00Z', sent)],
    });
    const [assets, longTerm] = ['Ukupna imovina', 'Dugoročna imovina'];
    expect(valueOf(part, assets)).toBe('1.250.000');
    expect(valueOf(part, longTerm)).toBe('nečitljivo');
    expect((await part.findAllByText(/poslano je u obliku koji se ne može pročitati/)).length).toBeGreaterThan(0);
    await user.click(part.getByRole('radio', { name: 'Sve godine' }));
    await waitFor(() => expect(cellsOf(part, longTerm)).toContain('–nečitljivo'));
  });
});

describe('the card (R2.5, R4.2)', () => {
  test('preselects the latest year with a record and the first report by submission; 0 is a value, a line that was not sent a dash; a year without a record has no results', async () => {
    const { part, user } = await open();
    expect(part.getByRole('radio', { name: '2023' })).toBeChecked();
    expect(part.getByRole('radio', { name: '2024., bez izvještaja' })).not.toBeChecked();
    const types = within(part.getByRole('group', { name: 'Vrsta izvještaja' })).getAllByRole('radio');
    expect(types.map((type) => type.closest('label')?.textContent)).toEqual([
      'Godišnji izvještaj',
      'Konsolidirani izvještaj',
    ]);
    expect(types[0]).toBeChecked();
    expect(valueOf(part, 'Ukupna imovina')).toBe('1.234.567');
    expect(valueOf(part, 'Dugoročna imovina')).toBe('0');
    expect(valueOf(part, 'Nematerijalna imovina')).toBe('–');
    await user.click(part.getByRole('radio', { name: '2020., bez izvještaja' }));
    await selected(part, '2020., bez izvještaja');
    expect(part.getByText('Nema rezultata za odabranu godinu')).toBeVisible();
    expect(part.queryByRole('group', { name: 'Vrsta izvještaja' })).toBeNull();
    expect(part.queryByRole('table')).toBeNull();
  });

  test('another year begins with its first report, whatever type was selected before (R4.2)', async () => {
    const lines = { bS_JP_UkupnoImovina: 7_000_000 };
    const consolidated = record(2022, 41, 'Konsolidirani izvještaj', '2023-05-02T08:00:00Z', lines);
    const { part, user } = await open('?year=2023&reportType=41', { records: [consolidated, ...RECORDS] });
    await user.click(part.getByRole('radio', { name: '2022' }));
    await selected(part, '2022');
    expect(part.getByRole('radio', { name: 'Godišnji izvještaj' })).toBeChecked();
    expect(valueOf(part, 'Ukupna imovina')).toBe('1.000.000');
  });

  test('from 2022 on profit and loss are two lines; a year before uses the old codes, and a loss is negative', async () => {
    const { part, user } = await open('?card=income');
    expect(valueOf(part, 'Dobit')).toBe('0');
    expect(valueOf(part, 'Gubitak')).toBe('40.000');
    await user.click(part.getByRole('radio', { name: '2021' }));
    await selected(part, '2021');
    const row = rowOf(part, 'Neto dobit ili gubitak perioda');
    expect(row).toHaveTextContent('AOP 311/312');
    expect(valueOf(part, 'Neto dobit ili gubitak perioda')).toBe('−25.000');
    expect(part.queryByText(/Prihod iz ugovora/)).toBeNull();
  });

  test('the PP card has only the no-results line before 2022, the employees from then on', async () => {
    const { part, user } = await open('?card=pp');
    expect(valueOf(part, 'Broj zaposlenih')).toBe('12');
    await user.click(part.getByRole('radio', { name: '2021' }));
    await selected(part, '2021');
    expect(part.getByText('Nema rezultata za odabranu godinu')).toBeVisible();
    expect(part.queryByRole('table', { name: /Finansijski pokazatelji/ })).toBeNull();
  });

  test('companies have four cards, whose lines are explained; the change is against the year before, in the same code set only', async () => {
    const { part, user } = await open();
    const tabs = within(part.getByRole('navigation', { name: 'Obrazac' })).getAllByRole('button');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Bilans stanja',
      'Bilans uspjeha',
      'Aneks',
      'Posebni podaci – zaposleni',
    ]);
    expect(part.getByText('Šta znače pokazatelji').closest('details')).toHaveTextContent(
      /Kratkoročne obaveze.*u roku od jedne godine/,
    );
    expect(part.getByRole('columnheader', { name: 'Promjena prema 2022.' })).toBeVisible();
    expect(rowOf(part, 'Ukupna imovina')).toHaveTextContent('+23,5 %');
    await user.click(part.getByRole('radio', { name: '2022' }));
    await selected(part, '2022');
    expect(part.queryByRole('columnheader', { name: /Promjena/ })).toBeNull();
  });

  test('micro companies have no buildings line, others do', async () => {
    const { part } = await open('', { entity: { legalEntitySizeId: 7 } });
    expect(valueOf(part, 'Nekretnine, postrojenja i oprema')).toBe('–');
    expect(part.queryByText('Građevinski objekti')).toBeNull();
  });

  test('a fund has one card, no tabs, and calls its capital net assets', async () => {
    const records = [record(2023, 37, 'Godišnji izvještaj', '2024-02-20', { bS_Kapital: 77 })];
    const { part } = await open('', { entity: { legalEntityTypeId: 5 }, records });
    expect(part.queryByRole('navigation', { name: 'Obrazac' })).toBeNull();
    expect(valueOf(part, 'Neto imovina')).toBe('77');
  });
});

describe('several reports of a year', () => {
  const amended = record(2023, 55, 'Godišnji izvještaj – izmjena', '2024-04-10T08:00:00Z', { bS_JP_UkupnoImovina: 7 });

  test('the preselected report says when it was submitted and leads to the amended one, which has none after it', async () => {
    const { part, user } = await open('', { records: [amended, ...RECORDS.slice(1)] });
    expect(part.getByText('Izvještaj predan: 20.02.2024.', { exact: false })).toBeVisible();
    expect(part.getByText(/postoji izmijenjeni izvještaj/)).toHaveTextContent('izmjena (predan: 10.04.2024)');
    await user.click(part.getByRole('button', { name: 'Prikažite: Godišnji izvještaj – izmjena' }));
    await selected(part, 'Godišnji izvještaj – izmjena');
    expect(valueOf(part, 'Ukupna imovina')).toBe('7');
    expect(part.queryByText(/postoji izmijenjeni izvještaj/)).toBeNull();
  });

  test('a later report that amends nothing is called so, and one that replaces its own type says which', async () => {
    const corrected = record(2023, 37, 'Godišnji izvještaj', '2024-03-01T08:00:00Z', { bS_JP_UkupnoImovina: 8 });
    const { part } = await open('', { records: [corrected, ...RECORDS] });
    expect(part.getByText(/kasnije je predan i drugi izvještaj: Konsolidirani izvještaj/)).toBeVisible();
    expect(part.getByText(/Zamjenjuje raniji izvještaj iste vrste \(predan: 20.02.2024\)/)).toBeVisible();
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
  const records = [record(2023, 37, 'Godišnji izvještaj', '2024-02-20', lines), ...RECORDS.slice(2)];
  const table = (part: Part) => within(part.getByRole('table', { name: /Ako obrazac nema oba iznosa/ }));
  const cellsIn = (part: Part, name: RegExp) =>
    within(rowStarting(table(part), name))
      .getAllByRole('cell')
      .map((cell: HTMLElement) => cell.textContent.replaceAll('\u00A0', ' '));

  test('are shown below any card with their formula and the two amounts, or with a dash and the reason', async () => {
    const { part } = await open('?card=pp', { records });
    expect(cellsIn(part, /^Neto marža\s*Neto rezultat podijeljen/)).toEqual([
      '−4,0 %',
      'Neto dobit ili gubitak perioda −40Poslovni prihod 1.000',
    ]);
    expect(cellsIn(part, /^Promjena imovine/)[0]).toBe('−99,8 %');
    expect(cellsIn(part, /^Prihod po zaposlenom/)).toEqual([
      '–',
      'Poslovni prihod 1.000Broj zaposlenih 0Nije izračunato: „Broj zaposlenih“ je 0.',
    ]);
    expect(cellsIn(part, /^Tekuća likvidnost/)[1]).toContain('nije iskazano „Kratkoročna imovina“');
    expect(table(part).queryByRole('row', { name: /^Rashodi po zaposlenom/ })).toBeNull();
  });

  test('over all years no change is shown across 2022, and the amounts are shown on demand', async () => {
    const { part, user } = await open('?view=years', { records });
    const years = within(part.getByRole('table', { name: /prije i poslije 2022/ }));
    const change = within(rowStarting(years, /^Promjena imovine/)).getAllByRole('cell');
    expect(change.map(({ textContent }) => textContent)).toEqual([
      '–nema izvještaja',
      '–nema prethodnog izvještaja',
      '–novi obrazac',
      '−99,8\u00A0%',
      '–nema izvještaja',
    ]);
    const box = part.getByRole('checkbox', { name: /Prikaz iznosa/ });
    await user.click(box);
    expect(box).toBeChecked();
    expect(rowStarting(years, /^Ukupna imovina|^Ukupna aktiva/)).toBeVisible();
  });
});

test('all amounts of a column have as many decimals, counts have none', async () => {
  const lines = { bS_JP_UkupnoImovina: 10.5, bS_JP_DugorocnaImovina: 4 };
  const records = [record(2023, 37, 'Godišnji izvještaj', '2024-02-20', lines), ...RECORDS.slice(2)];
  const { part } = await open('', { records });
  expect(valueOf(part, 'Ukupna imovina')).toBe('10,50');
  expect(valueOf(part, 'Dugoročna imovina')).toBe('4,00');
});

test('the chart names its values and shows the lines selected in the table; another type of report has its own, its record, and the address says so', async () => {
  const { part, user, router } = await open();
  const chart = () => part.getByRole('img', { name: /^Ukupna imovina\./ }).getAttribute('aria-label');
  expect(chart()).toBe(
    'Ukupna imovina. 2020. godina: nema izvještaja; 2021. godina: 800.000; 2022. godina: 1.000.000; 2023. godina: 1.234.567; 2024. godina: nema izvještaja',
  );
  const toggle = part.getByRole('button', { name: 'Prikaz na grafikonu: Nematerijalna imovina' });
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await user.click(toggle);
  await waitFor(() => expect(toggle).toHaveAttribute('aria-pressed', 'true'));
  expect(part.getByRole('img', { name: /^Nematerijalna imovina\./ })).toBeVisible();
  expect(router.state.location.search).toContain('bS_JP_NematerijalnaImovina');
  await user.click(part.getByRole('radio', { name: 'Konsolidirani izvještaj' }));
  await selected(part, 'Konsolidirani izvještaj');
  expect(chart()).toContain('2022. godina: samo izvještaj druge vrste; 2023. godina: 9.000.000');
  expect(valueOf(part, 'Ukupna imovina')).toBe('9.000.000');
  expect(router.state.location.search).toContain('reportType=41');
});

describe('all years side by side', () => {
  test('has a column for each year under its code set, changes, and the notes; another kind of report never shares a row with the annual one', async () => {
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

test('an entity without a known type has no cards and says why', async () => {
  agency.use(http.get('*/LegalEntities/501', () => HttpResponse.json({ ...COMPANY, legalEntityTypeId: null })));
  await renderPage('/bs/profil-pravnih-lica/501', { as: 'citizen' });
  const part = within(await screen.findByRole('region', { name: 'Finansijski pokazatelji' }));
  expect(part.getByText(/Vrsta obveznika nije poznata/)).toBeVisible();
});

describe('amounts, shares and index', () => {
  test('the switch is in the address and changes the figures of the year and of all years', async () => {
    const { part, user, router } = await open('?measure=share&year=2023&reportType=37');
    expect(valueOf(part, 'Ukupna imovina')).toBe('100,0\u00A0%');
    await user.click(part.getByRole('radio', { name: 'Indeks' }));
    await waitFor(() => expect(router.state.location.search).toContain('measure=index'));
    await waitFor(() => expect(valueOf(part, 'Ukupna imovina')).toBe('123,5'));
    await user.click(part.getByRole('radio', { name: 'Sve godine' }));
    // 2021 and 2022 are the first years of their forms.
    await waitFor(() => expect(cellsOf(part, 'Ukupna imovina').join(' ')).toMatch(/100,0.*100,0 123,5/));
    expect(part.getByText(/iznos 100, prva je .*: 2021\. \(obrasci do 2021\.\), 2022\./)).toBeVisible();
  });

  test('a line without a share says why', async () => {
    const { part } = await open('?card=income&measure=share&year=2023&reportType=37');
    expect(rowOf(part, 'Gubitak')).toHaveTextContent('osnovica nije iskazana');
  });

  test('what is downloaded is what is shown, with the key of each line', async () => {
    const { part, user } = await open('?measure=index');
    await user.click(part.getByRole('button', { name: 'Preuzmite ili navedite podatke' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /^CSV/ }));
    await user.click(dialog.getByRole('button', { name: 'Preuzmite datoteku' }));
    await waitFor(() => expect(saveAs).toHaveBeenCalled());
    const [file] = vi.mocked(saveAs).mock.lastCall as [Blob];
    expect(await file.text()).toMatch(/bS_JP_UkupnoImovina;Ukupna imovina;"indeks \(2021, 2022 = 100\)"/);
  });
});
