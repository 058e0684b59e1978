import { screen, waitFor, within } from '@testing-library/react';
import ExcelJS from 'exceljs';
import { saveAs } from 'file-saver';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { held } from '#tests/held.ts';
import { filters, openExport, openSearch, savedFile } from './search-screen.ts';
import { resultsHeading, resultNames, watchSearches } from '../results-screen.ts';

const SEARCH = `${DEFAULT_BASES.main}/LegalEntities`;
const FIELDS = {
  jib: '0000000000017',
  longName: 'Privredno društvo za proizvodnju "Hrast"',
  county: 'Posavski kanton',
  municipality: 'Orašje',
  legalEntityType: 'Privredno društvo',
  address: 'Ulica primjera 1',
  activityCode: '25.11',
  letterOfActivity: 'C',
  activityCodeDescription: 'Proizvodnja metalnih konstrukcija',
};
const answerWith = (...list: object[]) =>
  http.get(SEARCH, () => HttpResponse.json({ resultList: list, count: list.length }));
const expand = (name: string) => screen.findByRole('button', { name: `Prikažite podatke: ${name}` });

describe('a result card (R2.3, R3.3)', () => {
  test('shows name, jib, county and municipality, and expands in place to the further fields', async () => {
    agency.use(answerWith({ id: 7, shortName: 'Hrast d.o.o.', ...FIELDS }));
    const { user, router } = await openSearch();
    const card = (await screen.findByRole('link', { name: 'Hrast d.o.o.' })).closest('li')!;
    for (const text of ['0000000000017', 'Posavski kanton', 'Orašje'])
      expect(within(card).getByText(text)).toBeVisible();
    expect(within(card).queryByText('Ulica primjera 1')).not.toBeInTheDocument();
    const button = await expand('Hrast d.o.o.');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(router.state.location.pathname).toBe('/bs/profil-pravnih-lica');
    for (const text of [
      FIELDS.longName,
      'Privredno društvo',
      'Ulica primjera 1',
      '25.11',
      'C – Proizvodnja metalnih konstrukcija',
    ])
      expect(within(card).getByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sakrijte podatke: Hrast d.o.o.' }));
    expect(within(card).queryByText('Ulica primjera 1')).not.toBeInTheDocument();
  });

  test('leads to the public profile when isPublicEntity is true, else to the other', async () => {
    agency.use(
      answerWith(
        { id: 7, shortName: 'Javna', isPublicEntity: true },
        { id: 8, shortName: 'Obična', isPublicEntity: null },
      ),
    );
    const { user } = await openSearch();
    expect(await screen.findByRole('link', { name: 'Javna' })).toHaveAttribute('href', '/bs/profil-javnih-preduzeca/7');
    expect(screen.getByRole('link', { name: 'Obična' })).toHaveAttribute('href', '/bs/profil-pravnih-lica/8');
    await user.click(await expand('Javna'));
    expect(await screen.findByRole('link', { name: 'Otvorite profil' })).toHaveAttribute(
      'href',
      '/bs/profil-javnih-preduzeca/7',
    );
  });

  test('is shown once, however often the agency sends it (faults A13)', async () => {
    agency.use(answerWith({ id: 7, shortName: 'Hrast' }, { id: 7, shortName: 'Hrast' }, { id: 8, shortName: 'Lipa' }));
    await openSearch();
    expect(await screen.findByRole('link', { name: 'Lipa' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Hrast' })).toHaveLength(1);
  });

  test("shows the register's indicators with year tags, requested with search type 1", async () => {
    let query = new URLSearchParams();
    agency.use(
      answerWith({ id: 10_001, shortName: 'Hrast' }),
      http.get(`${DEFAULT_BASES.main}/FinancialIndicators`, ({ request }) => {
        query = new URL(request.url).searchParams;
        return HttpResponse.json({
          resultList: [
            { year: 2023, reportTypeId: 1, reportType: { id: 1, name: 'Godišnji' }, bS_Imovina: 1234567 },
            { year: 2021, reportTypeId: 1, reportType: { id: 1, name: 'Godišnji' }, bsA_065: 7654321 },
          ],
        });
      }),
    );
    const { user } = await openSearch();
    await user.click(await expand('Hrast'));
    expect(await screen.findByText('1.234.567')).toBeInTheDocument();
    expect(Object.fromEntries(query)).toEqual({ legalEntityId: '10001', searchType: '1' });
    await user.click(screen.getByRole('radio', { name: '2021' }));
    expect(await screen.findByText('7.654.321')).toBeInTheDocument();
    expect(screen.getByText('Šta znače pokazatelji').closest('details')).toHaveTextContent(/Sve što pravno lice/);
    await user.click(screen.getByRole('radio', { name: /^2022/ }));
    expect(await screen.findByText('Nema rezultata za odabranu godinu')).toBeInTheDocument();
  });

  test('the red portal shows no indicators', async () => {
    let isRequested = false;
    agency.use(
      answerWith({ id: 10_002, shortName: 'Hrast', ...FIELDS }),
      http.get(`${DEFAULT_BASES.main}/FinancialIndicators`, () => {
        isRequested = true;
        return HttpResponse.json([]);
      }),
    );
    const { user } = await openSearch('/bs/profil-pravnih-lica?redPortal=true');
    await user.click(await expand('Hrast'));
    expect(await screen.findByText('Ulica primjera 1')).toBeVisible();
    expect(isRequested).toBe(false);
  });

  test('a card opened before going to a profile is open on the way back, with the page and without a new search', async () => {
    const requested = watchSearches();
    const { user, router } = await openSearch('/bs/profil-pravnih-lica?legalEntityTypeId=6&page=2');
    await resultsHeading(/^40 pravnih lica$/);
    const [name] = resultNames();
    await user.click(await expand(name!));
    await user.click(screen.getByRole('link', { name: name! }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/profil-pravnih-lica\/\d+$/));
    // The search is removed from the page as well as from the address.
    const opened = { name: `Sakrijte podatke: ${name}` };
    await waitFor(() => expect(screen.queryByRole('button', opened)).toBeNull());
    await router.navigate(-1);
    expect(await screen.findByRole('button', opened)).toBeInTheDocument();
    expect(screen.getByText('Prikazano 11–20 od ukupno 40 zapisa')).toBeInTheDocument();
    expect(requested.filter(({ searchType }) => searchType === '1')).toHaveLength(1);
  });

  test('the trail of a profile leads back to the same search, page, open card and scroll position; another way in begins at the top', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    const { user, router } = await openSearch('/bs/profil-pravnih-lica?legalEntityTypeId=3&page=2');
    await resultsHeading(/^60 pravnih lica$/);
    const [name] = resultNames();
    await user.click(await expand(name!));
    vi.stubGlobal('scrollY', 640);
    onTestFinished(() => void vi.unstubAllGlobals());
    await user.click(screen.getByRole('link', { name: name! }));
    await screen.findByText('Osnovni podaci', { selector: 'h2' });
    const trail = screen.getByRole('navigation', { name: 'Putanja' });
    await user.click(await within(trail).findByRole('link', { name: 'Profil pravnih lica' }));
    expect(await screen.findByRole('button', { name: `Sakrijte podatke: ${name}` })).toBeInTheDocument();
    expect(screen.getByText('Prikazano 11–20 od ukupno 60 zapisa')).toBeInTheDocument();
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 640));

    await router.navigate('/bs/kalkulator-velicine');
    await router.navigate('/bs/profil-pravnih-lica');
    expect(await screen.findByRole('button', { name: `Prikažite podatke: ${name}` })).toBeInTheDocument();
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 0));
  });
});

test('an entry without a name is shown by its id, and so is a filter by it', async () => {
  const sizes = [{ id: 2, name: null }];
  agency.use(http.get(`${DEFAULT_BASES.entities}/LegalEntitySizes`, () => HttpResponse.json(sizes)));
  await openSearch('/bs/profil-pravnih-lica?legalEntitySizeId=2');
  await waitFor(() =>
    expect(filters().getByRole('combobox', { name: 'Veličina' })).toHaveDisplayValue('nepoznato (2)'),
  );
  expect(screen.getByRole('button', { name: /Veličina: nepoznato \(2\)/ })).toBeInTheDocument();
});

describe('the export of results', () => {
  test('exports all pages of the search, not only the visible one, into a workbook', async () => {
    const requested = watchSearches();
    const { user } = await openExport('/bs/profil-pravnih-lica?legalEntityTypeId=6&page=2');
    expect(screen.getByText('Preuzet će se 40 redova.')).toBeInTheDocument();
    expect(screen.getByText(/JIB ostaje tekst/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Preuzmite datoteku' }));
    const { file, name } = await savedFile();
    expect(name).toMatch(/^registar-drustva-za-osiguranje-\d{4}-\d{2}-\d{2}\.xlsx$/);
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(await file.arrayBuffer());
    const sheet = book.worksheets[0]!;
    expect(sheet.rowCount).toBe(41);
    expect(sheet.getCell('A1').value).toBe('JIB');
    expect(new Set(sheet.getColumn(1).values.slice(2)).size).toBe(40);
    expect(sheet.getCell('A2').type).toBe(ExcelJS.ValueType.String);
    expect(new Set(requested.map(({ Page }) => Page))).toEqual(new Set(['0', '1', '2', '3']));
    expect(requested.every(({ PageSize }) => PageSize === '10')).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Datoteka je preuzeta (40 redova).')).toBeInTheDocument();
  });

  test('as CSV: by the habits of the language, formulas neutralised', async () => {
    agency.use(answerWith({ id: 7, shortName: '=cmd()', ...FIELDS }));
    const { user } = await openExport('/bs/profil-pravnih-lica');
    await user.click(screen.getByRole('radio', { name: 'CSV' }));
    await user.click(screen.getByRole('button', { name: 'Preuzmite datoteku' }));
    const { file, name } = await savedFile();
    expect(name).toMatch(/\.csv$/);
    const [head, row] = (await file.text()).split('\r\n');
    expect(head).toMatch(/JIB;Skraćeni naziv;Puni naziv;/);
    expect(row).toMatch(/^"\t0000000000017";'=cmd\(\);"Privredno društvo za proizvodnju ""Hrast""";/);
  });

  test('with the latest report of each: form, day, the six figures of the register, a loss negative', async () => {
    const reports: Record<string, object[]> = {
      1: [
        { year: 2024, reportTypeId: 37, bU_RezultatPoslovanja: 9 },
        {
          year: 2025,
          reportTypeId: 37,
          reportType: { id: 37, name: 'Godišnji' },
          reportSubmissionDate: '2026-02-28',
          bS_Imovina: 1000.5,
          bU_RezultatPoslovanja: -70,
        },
      ],
      2: [{ year: 2021, reportTypeId: 1, reportSubmissionDate: '2022-02-28', bsA_065: 500, bU_311: 0, bU_312: 30 }],
      3: [],
    };
    agency.use(
      answerWith(...[1, 2, 3].map((id) => ({ id, ...FIELDS, shortName: `P${id}` }))),
      http.get(`${DEFAULT_BASES.main}/FinancialIndicators`, ({ request }) => {
        const query = new URL(request.url).searchParams;
        expect(query.get('searchType')).toBe('1');
        return HttpResponse.json({ resultList: reports[query.get('legalEntityId') ?? ''] });
      }),
    );
    const { user } = await openSearch('/bs/profil-pravnih-lica');
    await user.click(await screen.findByRole('button', { name: 'Preuzmite s pokazateljima' }));
    await user.click(await screen.findByRole('radio', { name: 'CSV' }));
    await user.click(screen.getByRole('button', { name: 'Preuzmite datoteku' }));
    const { file, name } = await savedFile();
    expect(name).toMatch(/^registar-privredna-drustva-pokazatelji-/);
    const [head = '', ...rows] = (await file.text()).trimEnd().split('\r\n');
    const heads = head.split(';');
    const at = (row: string, header: string) => row.split(';')[heads.indexOf(header)];
    const columns = ['Godina', 'Obrazac', 'Predan', 'Imovina', 'Rezultat poslovanja'];
    expect(rows.map((row) => columns.map((column) => at(row, column)))).toEqual([
      ['2025', 'obrazac od 2022.', '2026-02-28', '"1000,5"', '-70'],
      ['2021', 'obrazac do 2021.', '2022-02-28', '500', '-30'],
      ['', '', '', '', ''],
    ]);
  });

  test('with reports: one that cannot be loaded is named, and nothing is saved', async () => {
    agency.use(
      answerWith({ id: 1, ...FIELDS, shortName: 'P1' }),
      http.get(`${DEFAULT_BASES.main}/FinancialIndicators`, () => HttpResponse.json({}, { status: 404 })),
    );
    const { user } = await openSearch('/bs/profil-pravnih-lica');
    await user.click(await screen.findByRole('button', { name: 'Preuzmite s pokazateljima' }));
    await user.click(await screen.findByRole('button', { name: 'Preuzmite datoteku' }));
    expect(await screen.findByText('Preuzimanje nije uspjelo')).toBeVisible();
    expect(saveAs).not.toHaveBeenCalled();
  });

  test('the red portal has no indicators, so no such file', async () => {
    await openSearch('/bs/profil-pravnih-lica?redPortal=true');
    await screen.findByRole('button', { name: 'Preuzmite' });
    expect(screen.queryByRole('button', { name: 'Preuzmite s pokazateljima' })).toBeNull();
  });

  test('a file holds 1,000 rows; the next thousand is fetched on, four calls at a time, into a file of its own', async () => {
    const total = 1015;
    let atOnce = 0;
    let most = 0;
    agency.use(
      http.get(SEARCH, async ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('Page'));
        most = Math.max(most, (atOnce += 1));
        await delay(1);
        atOnce -= 1;
        const count = Math.min(10, total - page * 10);
        const resultList = Array.from({ length: count }, (_, at) => ({
          id: page * 10 + at + 1,
          shortName: `P${page}`,
        }));
        return HttpResponse.json({ resultList, count: total });
      }),
    );
    const requested = watchSearches();
    const { user } = await openExport('/bs/profil-pravnih-lica');
    expect(screen.getByText('Preuzet će se redovi 1–1.000 od ukupno 1.015.')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'CSV' }));
    await user.click(screen.getByRole('button', { name: 'Preuzmite datoteku' }));
    expect((await savedFile()).name).toMatch(/^registar-privredna-drustva-\d{4}-\d{2}-\d{2}-1-1000\.csv$/);
    expect(most).toBe(4);

    expect(await screen.findByText('Preuzet će se redovi 1.001–1.015 od ukupno 1.015.')).toBeInTheDocument();
    requested.length = 0;
    await user.click(screen.getByRole('button', { name: 'Preuzmite datoteku' }));
    await waitFor(() => expect(saveAs).toHaveBeenCalledTimes(2));
    const [file, name] = vi.mocked(saveAs).mock.calls[1] as [Blob, string];
    expect(name).toMatch(/-1001-1015\.csv$/);
    expect((await file.text()).trim().split('\r\n')).toHaveLength(16);
    expect(new Set(requested.map(({ Page }) => Page))).toEqual(new Set(['100', '101']));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('of the red portal: the reason of the listing is in columns and in the file name', async () => {
    const { user } = await openExport(
      '/bs/profil-pravnih-lica?redPortal=true&legalEntityStatus=2&accountStatusId=3&year=2020',
    );
    await user.click(screen.getByRole('radio', { name: 'CSV' }));
    await user.click(screen.getByRole('button', { name: 'Preuzmite datoteku' }));
    const { file, name } = await savedFile();
    expect(name).toMatch(
      /^registar-crveni-portal-nisu-predala-finansijski-izvjestaj-glavni-racun-(je-)?blokiran-2020-\d{4}-/,
    );
    const [head, row] = (await file.text()).trim().split('\r\n');
    expect(head).toMatch(
      /;Status pravnog lica;Status računa;Godina;Sadržaj;Aktivni filteri;Izvor;Adresa stranice;Preuzeto$/,
    );
    expect(row).toMatch(/;Nisu predala finansijski izvještaj;Glavni račun (je )?blokiran;2020;/);
    expect(row).toMatch(/Status računa: Glavni račun (je )?blokiran; Godina: 2020";Finansijsko-informatička agencija;/);
  });

  test('a failed page saves nothing, says so and can be tried again', async () => {
    agency.use(
      http.get(SEARCH, ({ request }) =>
        new URL(request.url).searchParams.get('Page') === '2' ? HttpResponse.json({}, { status: 500 }) : undefined,
      ),
    );
    const { user } = await openExport('/bs/profil-pravnih-lica?legalEntityTypeId=6');
    await user.click(screen.getByRole('button', { name: 'Preuzmite datoteku' }));
    expect(await screen.findByText('Preuzimanje nije uspjelo')).toBeInTheDocument();
    expect(saveAs).not.toHaveBeenCalled();
    agency.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Pokušajte ponovo' }));
    expect((await savedFile()).name).toMatch(/\.xlsx$/);
  });

  test('can be stopped: the calls under way are given up and nothing is saved', async () => {
    let aborted = 0;
    const { wait } = held();
    agency.use(
      http.get(SEARCH, async ({ request }) => {
        if (new URL(request.url).searchParams.get('Page') === '0') return undefined;
        request.signal.addEventListener('abort', () => (aborted += 1));
        await wait;
        return undefined;
      }),
    );
    const { user } = await openExport('/bs/profil-pravnih-lica?legalEntityTypeId=6');
    await user.click(screen.getByRole('button', { name: 'Preuzmite datoteku' }));
    expect(await screen.findByRole('progressbar', { name: 'Prikupljanje redova' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Prekinite' }));
    await waitFor(() => expect(aborted).toBe(3));
    expect(await screen.findByRole('radio', { name: 'CSV' })).toBeInTheDocument();
    expect(saveAs).not.toHaveBeenCalled();
  });
});
