import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { answer, ENTITY, form, openRegistry, SEARCH } from './registry-screen.ts';
import { resultsHeading, resultNames, uncounted, watchSearches } from '../results-screen.ts';

const select = (name: string) => form().getByRole('combobox', { name });

describe('the search (R2.7, R4.5)', () => {
  test('anyone sees all entities with proceedings, ten a page, by the call of R7', async () => {
    const requested = watchSearches();
    await openRegistry();
    await resultsHeading(/^300 pravnih lica$/);
    expect(requested).toEqual([{ PageSize: '10', includeCount: 'true', Page: '0', searchType: '3' }]);
    expect(resultNames()).toHaveLength(10);
    expect(screen.getByText('Prikazano 1–10 od ukupno 300 zapisa')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Dodajte dokument' })).not.toBeInTheDocument();
  });

  test('an answer without a count does not end at the first ten (readings P7)', async () => {
    agency.use(uncounted(11));
    const { user } = await openRegistry();
    await resultsHeading(/^Najmanje 10 pravnih lica$/);
    await user.click(screen.getByRole('button', { name: 'Sljedeća stranica' }));
    await resultsHeading(/^11 pravnih lica$/);
    expect(resultNames()).toEqual(['P11']);
  });

  test('the counties are the static list; a county fills the municipalities without a call', async () => {
    const calls: string[] = [];
    agency.events.on('request:start', ({ request }) => void calls.push(new URL(request.url).pathname));
    const { user, router } = await openRegistry();
    expect(within(select('Kanton')).getAllByRole('option')).toHaveLength(11);
    expect(select('Općina')).toBeDisabled();
    await user.selectOptions(select('Kanton'), 'Posavski kanton');
    await waitFor(() => expect(select('Općina')).toBeEnabled());
    expect(
      within(select('Općina'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Sve općine', 'Domaljevac-Šamac', 'Odžak', 'Orašje']);
    await user.selectOptions(select('Općina'), 'Orašje');
    await waitFor(() => expect(router.state.location.search).toMatch(/^\?countyId=2028&municipalityId=\d+$/));
    await user.selectOptions(select('Kanton'), 'Tuzlanski kanton');
    await waitFor(() => expect(router.state.location.search).toBe('?countyId=2029'));
    await user.selectOptions(select('Kanton'), 'Svi kantoni');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(select('Općina')).toBeDisabled());
    expect(calls.filter((path) => path.endsWith('/Locations'))).toEqual([]);
  });

  test('name and jib are searched for on Enter or the button, and go along with a choice', async () => {
    const requested = watchSearches();
    const { user, router } = await openRegistry();
    await resultsHeading(/^300/);
    await user.type(form().getByRole('textbox', { name: 'Naziv pravnog lica' }), 'bistri');
    expect(requested).toHaveLength(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(requested.at(-1)).toMatchObject({ name: 'bistri', Page: '0' }));
    await user.type(form().getByRole('textbox', { name: 'JIB' }), ` ${ENTITY.jib} `);
    await user.selectOptions(select('Kanton'), 'Kanton Sarajevo');
    await waitFor(() => expect(requested.at(-1)).toMatchObject({ name: 'bistri', jib: ENTITY.jib, countyId: '2035' }));
    expect(router.state.location.search).toBe(`?countyId=2035&jib=${ENTITY.jib}&name=bistri`);
    expect(await screen.findByRole('heading', { level: 3, name: ENTITY.name })).toBeInTheDocument();
  });

  test('a wrong jib is explained and not searched for', async () => {
    const requested = watchSearches();
    const { user } = await openRegistry();
    await resultsHeading(/^300/);
    await user.type(form().getByRole('textbox', { name: 'JIB' }), '4224{Enter}');
    expect(await screen.findByText('JIB mora imati tačno 13 cifara.')).toBeInTheDocument();
    await everythingAnswered();
    expect(requested).toHaveLength(1);
  });

  test('27 document types in their two proceedings, named in the language of the reader', async () => {
    const requested = watchSearches();
    const { user } = await openRegistry();
    const types = select('Vrsta dokumenta');
    const group = await within(types).findByRole('group', { name: 'Predstečajni postupak' });
    expect(within(group).getAllByRole('option')).toHaveLength(10);
    expect(within(within(types).getByRole('group', { name: 'Stečajni postupak' })).getAllByRole('option')).toHaveLength(
      17,
    );
    await user.selectOptions(types, 'Rješenje o otvaranju stečajnog postupka');
    await waitFor(() => expect(requested.at(-1)).toMatchObject({ documentTypeId: '18' }));
  });

  test('clear resets everything but the document type; a chip takes one filter away', async () => {
    const { user, router } = await openRegistry(`?name=bis&jib=${ENTITY.jib}&countyId=2035&documentTypeId=18&page=2`);
    await user.click(form().getByRole('button', { name: 'Poništite pretragu' }));
    await waitFor(() => expect(router.state.location.search).toBe('?documentTypeId=18'));
    expect(form().getByRole('textbox', { name: 'Naziv pravnog lica' })).toHaveValue('');
    expect(form().getByRole('textbox', { name: 'JIB' })).toHaveValue('');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /Uklonite filter: Kanton/ })).not.toBeInTheDocument(),
    );
    await user.click(await screen.findByRole('button', { name: /Uklonite filter: Vrsta dokumenta/ }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.getByRole('heading', { level: 2, name: /pravnih lica|Rezultati/ })).toHaveFocus();
  });

  test('a status below 3 without a year empties the results without a call', async () => {
    const requested = watchSearches();
    const { user } = await openRegistry('?legalEntityStatus=2');
    expect(await screen.findByText('Nema rezultata za Vašu pretragu', { selector: 'main *' })).toBeInTheDocument();
    expect(requested).toEqual([]);
    await user.click(screen.getByRole('button', { name: /Uklonite filter: Status pravnog lica/ }));
    await resultsHeading(/^300/);
    expect(requested).toHaveLength(1);
  });

  test('paging: the page is in the address, one beyond the end becomes the last', async () => {
    const requested = watchSearches();
    const { user, router } = await openRegistry('?page=99');
    await waitFor(() => expect(router.state.location.search).toBe('?page=30'));
    await screen.findByRole('button', { name: /^Stranica 30, trenutna/ });
    await waitFor(() => expect(resultNames()).toHaveLength(10));
    expect(screen.getByText('Prikazano 291–300 od ukupno 300 zapisa')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Prethodna stranica' }));
    await screen.findByText('Prikazano 281–290 od ukupno 300 zapisa');
    expect(router.state.location.search).toBe('?page=29');
    expect(requested.at(-1)).toMatchObject({ Page: '28' });
  });

  test('no results: the page says so and offers to clear', async () => {
    const { user, router } = await openRegistry('?name=nema+ovoga');
    const empty = await screen.findByText('Nema rezultata za Vašu pretragu', { selector: 'main *' });
    const clear = screen.getAllByRole('button', { name: 'Poništite pretragu' }).at(-1) as HTMLElement;
    expect(empty.compareDocumentPosition(clear) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(clear);
    await resultsHeading(/^300/);
    expect(router.state.location.search).toBe('');
  });

  test('a made-up document type in the address: the agency says what it refuses', async () => {
    await openRegistry('?documentTypeId=4000');
    const refusal = await screen.findByRole('alert');
    expect(refusal).toHaveTextContent('Agencija je odbila ovu pretragu');
    expect(refusal).toHaveTextContent(/documentTypeId/);
    expect(screen.queryByText('Nema rezultata za Vašu pretragu')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /Vrsta dokumenta: nepoznato \(4000\)/ })).toBeInTheDocument();
  });

  test('a failed search says so and can be requested again; a failed list of types too', async () => {
    agency.use(
      http.get(SEARCH, () => new HttpResponse(null, { status: 500 })),
      http.get(`${DEFAULT_BASES.main}/DocumentTypes`, () => new HttpResponse(null, { status: 500 })),
    );
    const { user } = await openRegistry();
    expect(await screen.findByText('Pretraga trenutno nije moguća')).toBeInTheDocument();
    expect(await screen.findByText('Vrste dokumenata se trenutno ne mogu učitati.')).toBeInTheDocument();
    agency.resetHandlers();
    for (const button of screen.getAllByRole('button', { name: 'Pokušajte ponovo' })) await user.click(button);
    await resultsHeading(/^300/);
    await within(select('Vrsta dokumenta')).findByRole('group', { name: 'Stečajni postupak' });
  });

  test('the newest choice shows, whichever answer comes last (faults G02)', async () => {
    const { wait, release } = held();
    agency.use(
      http.get(SEARCH, async ({ request }) => {
        const county = new URL(request.url).searchParams.get('countyId');
        if (county === '2028') await wait;
        return answer([], { shortName: `Lice ${county}` });
      }),
    );
    const { user } = await openRegistry();
    await user.selectOptions(select('Kanton'), 'Posavski kanton');
    await user.selectOptions(select('Kanton'), 'Tuzlanski kanton');
    await screen.findByRole('heading', { level: 3, name: 'Lice 2029' });
    release();
    await everythingAnswered();
    expect(resultNames()).toEqual(['Lice 2029']);
  });

  test('a search may follow one that has no answer yet', async () => {
    const { wait } = held();
    agency.use(
      http.get(SEARCH, async ({ request }) => {
        const name = new URL(request.url).searchParams.get('name');
        if (name === null) await wait;
        return answer([], { shortName: `Lice ${name}` });
      }),
    );
    const { user } = await openRegistry();
    await user.type(form().getByRole('textbox', { name: 'Naziv pravnog lica' }), 'brzo{Enter}');
    await screen.findByRole('heading', { level: 3, name: 'Lice brzo' });
  });

  test('two choices in quick succession both count, before the address has changed', async () => {
    const { router } = await openRegistry();
    await within(select('Vrsta dokumenta')).findByRole('group', { name: 'Stečajni postupak' });
    fireEvent.change(select('Kanton'), { target: { value: '2035' } });
    expect(select('Kanton')).toHaveValue('2035');
    fireEvent.change(select('Vrsta dokumenta'), { target: { value: '18' } });
    await waitFor(() => expect(router.state.location.search).toBe('?countyId=2035&documentTypeId=18'));
  });

  test('leaving the screen gives the search up (faults G05)', async () => {
    const abort = vi.fn();
    const requested = vi.fn();
    const { wait } = held();
    agency.use(
      http.get(SEARCH, async ({ request }) => {
        request.signal.addEventListener('abort', abort);
        requested();
        await wait;
        return answer([]);
      }),
    );
    const { router } = await openRegistry();
    await waitFor(() => expect(requested).toHaveBeenCalled());
    await router.navigate('/bs/kalkulator-velicine');
    await waitFor(() => expect(abort).toHaveBeenCalled());
  });
});

describe('the documents of an entity (R2.7, R3.3)', () => {
  const document = (
    id: unknown,
    submittedOn: unknown,
    documentType: unknown,
    url: unknown = 'https://sud.example/a.pdf',
  ) => ({
    id,
    url,
    submittedOn,
    documentType,
  });
  const opening = { proceedingTypeKey: 'bankruptcy', translationKey: 'bankruptcyOpeningDecision' };
  const consent = { proceedingTypeKey: 'preBankruptcy', translationKey: 'preBankruptcyDebtorConsent' };
  const rows = () =>
    within(screen.getByRole('table', { name: /^Dokumenti: / }))
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );

  test('a card shows name, jib, county and municipality and opens to the documents in order of submission', async () => {
    const { user } = await openRegistry();
    const heading = await screen.findByRole('heading', { level: 3, name: ENTITY.name });
    const card = within(heading.closest('li') as HTMLElement);
    for (const text of [ENTITY.jib, 'Kanton Sarajevo', 'Stari Grad Sarajevo', '6 dokumenata'])
      expect(card.getByText(text)).toBeInTheDocument();
    const toggle = card.getByRole('button', { name: `Prikažite dokumente: ${ENTITY.name}` });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(rows().map((cells) => cells.at(-1))).toEqual([
      '30.07.2019',
      '13.10.2019',
      '06.11.2019',
      '13.12.2019',
      '01.03.2020',
      '08.04.2020',
    ]);
    expect(rows()[2]?.slice(0, 2)).toEqual(['3.', 'Stečajni postupak']);
    const link = card.getByRole('link', { name: /^Rješenje o otvaranju stečajnog postupka/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/files\/proceedings\/1541\.pdf$/));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    await user.click(card.getByRole('button', { name: `Sakrijte dokumente: ${ENTITY.name}` }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('the only result is open, its address in another language names the documents in it', async () => {
    const { router } = await openRegistry(`?jib=${ENTITY.jib}`);
    expect(await screen.findByRole('table')).toBeInTheDocument();
    await router.navigate(`/en/pre-bankruptcy-and-bankruptcy-proceedings?jib=${ENTITY.jib}`);
    expect(await screen.findByRole('link', { name: /^Decision to open bankruptcy proceedings/ })).toBeInTheDocument();
    expect(await screen.findByText('11/06/2019')).toBeInTheDocument();
  });

  test('a plain date never shifts, an instant is the day in Sarajevo, nonsense is no date (faults A31, H01, H02)', async () => {
    agency.use(
      http.get(SEARCH, () =>
        answer([
          document(1, '2024-01-01', opening),
          document(2, '2024-03-31', opening),
          document(3, '2023-12-31T23:30:00Z', consent),
          document(4, '0001-01-01', opening),
          document(5, null, opening),
        ]),
      ),
    );
    await openRegistry();
    await screen.findByRole('table');
    expect(rows().map((cells) => cells.at(-1))).toEqual(['01.01.2024', '01.01.2024', '31.03.2024', '–', '–']);
  });

  test('unknown kinds fall back to the name sent, then to the readable key; proceedings keep their own label', async () => {
    agency.use(
      http.get(SEARCH, () =>
        answer([
          document(1, '2024-01-01', { ...opening, translationKey: 'newKind', name: 'Nova vrsta' }),
          document(2, '2024-01-02', { proceedingTypeKey: 'liquidationProceeding', translationKey: 'oddKind.of-paper' }),
          document(3, '2024-01-03', null),
          document(4, '2024-01-04', consent),
        ]),
      ),
    );
    await openRegistry();
    await screen.findByRole('table');
    const plain = (text = '') => (text ?? '').replace(/ \(otvara se u novoj kartici\)/, '');
    expect(rows().map((cells) => [cells[1], plain(cells[2] ?? '')])).toEqual([
      ['Stečajni postupak', 'Nova vrsta'],
      ['Liquidation proceeding', 'Odd kind of paper'],
      ['–', 'Dokument bez naziva'],
      ['Predstečajni postupak', 'Saglasnost dužnika na predstečajni postupak'],
    ]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/a.pdf', null])(
    'the url %j is no link, the document stays readable (faults A25)',
    async (url) => {
      agency.use(http.get(SEARCH, () => answer([document(1, '2024-01-01', opening, url)])));
      await openRegistry();
      const table = within(await screen.findByRole('table'));
      expect(table.queryByRole('link')).not.toBeInTheDocument();
      expect(table.getByText('Rješenje o otvaranju stečajnog postupka')).toBeInTheDocument();
    },
  );

  test('a document is shown whatever its id is like', async () => {
    const days = ['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04'];
    const ids = ['b6c5', null, 7, 7];
    agency.use(http.get(SEARCH, () => answer(days.map((day, at) => document(ids[at], day, opening)))));
    await openRegistry();
    await screen.findByRole('table');
    expect(rows().map((cells) => cells.at(-1))).toEqual(['01.01.2024', '02.01.2024', '03.01.2024', '04.01.2024']);
  });

  test('null in any field and no documents lose nothing else', async () => {
    agency.use(http.get(SEARCH, () => answer(null, { shortName: null, longName: null, county: null }, 'x')));
    await openRegistry();
    expect(await screen.findByRole('heading', { level: 3, name: ENTITY.jib })).toBeInTheDocument();
    expect(screen.getByText('0 dokumenata')).toBeInTheDocument();
    expect(screen.getByText('Nema podataka')).toBeInTheDocument();
  });
});

test('the results are taken away with their proceedings and newest document, the jib as text, and what the file is', async () => {
  const { user } = await openRegistry(`?jib=${ENTITY.jib}`);
  await resultsHeading(/^1 /);
  await user.click(screen.getByRole('button', { name: 'Preuzmite' }));
  const box = within(await screen.findByRole('dialog'));
  await user.click(await box.findByRole('radio', { name: /CSV/ }));
  await user.click(box.getByRole('button', { name: 'Preuzmite datoteku' }));
  await waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
  const [file, name] = vi.mocked(saveAs).mock.calls[0] as [Blob, string];
  expect(name).toMatch(/^stecajni-postupci-.*\.csv$/);
  const [head = '', row = ''] = (await file.text()).split('\r\n');
  for (const column of ['JIB', 'Postupak', 'Najnoviji dokument', 'Izvor', 'Aktivni filteri', 'Preuzeto'])
    expect(head).toContain(column);
  expect(row).toContain(`\t${ENTITY.jib}`);
  expect(row).toContain(ENTITY.name);
  expect(row).toContain('Stečajni postupak');
});
