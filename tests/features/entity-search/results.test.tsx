import { screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { held } from '#tests/held.ts';
import { resultsHeading, SEARCH, uncounted, watchSearches } from '../results-screen.ts';
import { saved, savedCsv } from '../saved-csv.ts';
import { openSearch } from './search-screen.ts';

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
  test('shows name, jib, county and municipality once, leads to the public profile or the other, and expands in place to the further fields (faults A13)', async () => {
    const publicOne = { id: 7, shortName: 'Hrast d.o.o.', isPublicEntity: true, ...FIELDS };
    agency.use(answerWith(publicOne, publicOne, { id: 8, shortName: 'Obična', isPublicEntity: null }));
    const { user, router } = await openSearch();
    const card = (await screen.findByRole('link', { name: 'Hrast d.o.o.' })).closest('li')!;
    for (const text of ['0000000000017', 'Posavski kanton', 'Orašje'])
      expect(within(card).getByText(text)).toBeVisible();
    expect(within(card).queryByRole('img', { name: FIELDS.address })).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Hrast d.o.o.' })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Hrast d.o.o.' })).toHaveAttribute('href', '/bs/profil-javnih-preduzeca/7');
    expect(screen.getByRole('link', { name: 'Obična' })).toHaveAttribute('href', '/bs/profil-pravnih-lica/8');
    const button = await expand('Hrast d.o.o.');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(router.state.location.pathname).toBe('/bs/profil-pravnih-lica');
    for (const text of [FIELDS.longName, 'Privredno društvo', '25.11', 'C – Proizvodnja metalnih konstrukcija'])
      expect(await within(card).findByText(text)).toBeVisible();
    // Drawn, as on the profile (R2.4).
    expect(within(card).getByRole('img', { name: FIELDS.address })).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Otvorite profil' })).toHaveAttribute(
      'href',
      '/bs/profil-javnih-preduzeca/7',
    );
    await user.click(screen.getByRole('button', { name: 'Sakrijte podatke: Hrast d.o.o.' }));
    expect(within(card).queryByRole('img', { name: FIELDS.address })).not.toBeInTheDocument();
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
});

describe('the export of results', () => {
  test('with the latest report of each: form, day, the six figures of the register, a loss negative; if one cannot be loaded, nothing is saved', async () => {
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
      http.get(`${DEFAULT_BASES.main}/FinancialIndicators`, () => HttpResponse.json({}, { status: 404 }), {
        once: true,
      }),
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
    expect(await screen.findByText('Preuzimanje nije uspjelo')).toBeVisible();
    expect(saveAs).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Pokušajte ponovo' }));
    const { name, text } = await saved();
    expect(name).toMatch(/^registar-privredna-drustva-pokazatelji-/);
    const [head = '', ...rows] = text.trimEnd().split('\r\n');
    const heads = head.split(';');
    const at = (row: string, header: string) => row.split(';')[heads.indexOf(header)];
    const columns = ['Godina', 'Obrazac', 'Predan', 'Imovina', 'Rezultat poslovanja'];
    expect(rows.map((row) => columns.map((column) => at(row, column)))).toEqual([
      ['2025', 'obrazac od 2022.', '2026-02-28', '"1000,5"', '-70'],
      ['2021', 'obrazac do 2021.', '2022-02-28', '500', '-30'],
      ['', '', '', '', ''],
    ]);
  });

  test('of the red portal: no indicators, neither in a card nor in a file; the reason of the listing is in columns and in the file name', async () => {
    let isRequested = false;
    agency.use(
      answerWith({ id: 10_002, shortName: 'Hrast', ...FIELDS }),
      http.get(`${DEFAULT_BASES.main}/FinancialIndicators`, () => {
        isRequested = true;
        return HttpResponse.json([]);
      }),
    );
    const { user } = await openSearch(
      '/bs/profil-pravnih-lica?redPortal=true&legalEntityStatus=2&accountStatusId=3&year=2020',
    );
    await user.click(await expand('Hrast'));
    expect(await screen.findByRole('img', { name: FIELDS.address })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Preuzmite' }));
    await screen.findByRole('dialog', { name: 'Rezultati pretrage' });
    expect(screen.queryByRole('button', { name: 'Preuzmite s pokazateljima' })).toBeNull();
    expect(isRequested).toBe(false);
    const { name, text } = await savedCsv(user);
    expect(name).toMatch(
      /^registar-crveni-portal-nisu-predala-finansijski-izvjestaj-glavni-racun-(je-)?blokiran-2020-\d{4}-/,
    );
    const [head, row] = text.trim().split('\r\n');
    expect(text).not.toContain(FIELDS.address);
    expect(head).toMatch(/;Status pravnog lica;Status računa;Godina$/);
    expect(row).toMatch(/;Nisu predala finansijski izvještaj;Glavni račun (je )?blokiran;2020$/);
  });

  test('of the red portal: an account status whose name is late is not left out of the file', async () => {
    const { wait } = held();
    agency.use(
      answerWith({ id: 10_002, shortName: 'Hrast', ...FIELDS }),
      http.get(`${DEFAULT_BASES.main}/AccountStatuses`, () => wait.then(() => undefined)),
    );
    const { user } = await openSearch('/bs/profil-pravnih-lica?redPortal=true&accountStatusId=3&year=2020');
    await user.click(await screen.findByRole('button', { name: 'Preuzmite' }));
    const { text } = await savedCsv(user);
    expect(text.trim()).toMatch(/;Predala finansijski izvještaj;…;2020$/);
  });

  test('all pages of the search are exported, not only the visible one; it can be stopped, which gives the calls under way up', async () => {
    let aborted = 0;
    const { wait } = held();
    const { user } = await openSearch('/bs/profil-pravnih-lica?legalEntityTypeId=6&page=4');
    await user.click(await screen.findByRole('button', { name: 'Preuzmite' }));
    expect(await screen.findByText('Redovi za preuzimanje: 40.')).toBeInTheDocument();
    expect(screen.getByText(/JIB ostaje tekst/)).toBeVisible();
    agency.use(
      http.get(SEARCH, async ({ request }) => {
        request.signal.addEventListener('abort', () => (aborted += 1));
        await wait;
      }),
    );
    await user.click(screen.getByRole('radio', { name: 'CSV' }));
    await user.click(screen.getByRole('button', { name: 'Preuzmite datoteku' }));
    expect(await screen.findByRole('progressbar', { name: 'Prikupljanje redova' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Prekinite' }));
    await waitFor(() => expect(aborted).toBe(3));

    agency.resetHandlers();
    const lines = (await savedCsv(user)).text.trim().split('\r\n');
    expect(lines).toHaveLength(41);
    expect(new Set(lines).size).toBe(41);
    expect(await screen.findByText('Datoteka je preuzeta (broj redova: 40).')).toBeInTheDocument();
  });
});

describe('a search without a count (readings P7)', () => {
  test('says the least there can be, and goes on page by page until one is not full', async () => {
    agency.use(uncounted(24));
    const { user, router } = await openSearch('/bs/profil-pravnih-lica?page=2');
    await resultsHeading(/^Najmanje 20 pravnih lica$/);
    expect(screen.getByText('Prikazano 11–20 od najmanje 20 zapisa')).toBeVisible();
    expect(await screen.findByText('Najmanje 20 pravnih lica. Prikazano od 11 do 20.')).toBeInTheDocument();
    const pages = within(screen.getByRole('navigation', { name: 'Stranice rezultata' }));
    await user.click(pages.getByRole('button', { name: 'Sljedeća stranica' }));
    await resultsHeading(/^24 pravna lica$/);
    expect(router.state.location.search).toBe('?page=3');
    expect(screen.getByText('Prikazano 21–24 od ukupno 24 zapisa')).toBeVisible();
  });

  test.each([
    [4, 'Prethodna stranica', '?page=3', /^24 pravna lica$/],
    [40, 'Prva stranica', '', /^Najmanje 10 pravnih lica$/],
  ])(
    'page %s, behind the end, is not taken for a search without results, and leads back',
    async (page, way, then, shown) => {
      agency.use(uncounted(24));
      const { user, router } = await openSearch(`/bs/profil-pravnih-lica?page=${page}`);
      expect(await screen.findByText('Na ovoj stranici nema rezultata', { selector: 'p' })).toBeVisible();
      await resultsHeading(/^Rezultati$/);
      await user.click(screen.getByRole('button', { name: way }));
      await resultsHeading(shown);
      expect(router.state.location.search).toBe(then);
    },
  );

  test('its file is loaded to the end, and no total is made up; when the last file was full: nothing more, and no empty file', async () => {
    const limited = http.get('*/agency.json', () => HttpResponse.json({ limits: { exportRows: 20 } }));
    agency.use(uncounted(20), limited);
    const requested = watchSearches();
    const { user } = await openSearch('/bs/profil-pravnih-lica?page=2');
    await user.click(await screen.findByRole('button', { name: 'Preuzmite' }));
    const unknown = 'Ukupan broj rezultata nije poznat. Preuzet će se redovi od 1 nadalje, najviše do 20.';
    expect(await screen.findByText(unknown)).toBeVisible();
    const { name, text } = await savedCsv(user);
    expect(name).toMatch(/^registar-privredna-drustva-\d{4}-\d{2}-\d{2}-1-20\.csv$/);
    expect(text.trim().split('\r\n')).toHaveLength(21);
    expect(new Set(requested.map(({ Page }) => Page))).toEqual(new Set(['0', '1']));
    expect(await screen.findByText(/redovi od 21 nadalje/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Preuzmite datoteku' }));
    expect(await screen.findByText('Svi redovi su već preuzeti.', { selector: 'p' })).toBeVisible();
    expect(saveAs).toHaveBeenCalledOnce();
  });
});
