import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { resultsHeading, resultNames, watchSearches } from '../results-screen.ts';
import { savedCsv } from '../saved-csv.ts';
import { watchCalls } from '../watch-calls.ts';
import { answer, ENTITY, form, openRegistry, SEARCH } from './registry-screen.ts';

const select = (name: string) => form().getByLabelText(name);

/** The cells of the documents that are shown. */
const rows = () =>
  within(screen.getByRole('table', { name: /^Dokumenti: / }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

describe('the search (R2.7, R4.5)', () => {
  test('anyone sees all entities with proceedings, ten a page, by the call of R7, and may choose among 27 document types in two proceedings; a card opens to its documents', async () => {
    const requested = watchSearches();
    const { user } = await openRegistry();
    await resultsHeading(/^300 pravnih lica$/);
    expect(requested).toEqual([{ PageSize: '10', includeCount: 'true', Page: '0', searchType: '3' }]);
    expect(resultNames()).toHaveLength(10);
    expect(screen.getByText('Prikazano 1–10 od ukupno 300 zapisa')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Dodajte dokument' })).not.toBeInTheDocument();
    const types = select('Vrsta dokumenta');
    const group = await within(types).findByRole('group', { name: 'Predstečajni postupak' });
    expect(within(group).getAllByRole('option')).toHaveLength(10);
    expect(within(types).getAllByRole('option')).toHaveLength(1 + 27);
    const heading = await screen.findByRole('heading', { level: 3, name: ENTITY.name });
    const card = within(heading.closest('li') as HTMLElement);
    for (const text of [ENTITY.jib, 'Kanton Sarajevo', 'Stari Grad Sarajevo', '6 dokumenata'])
      expect(card.getByText(text)).toBeInTheDocument();
    const toggle = card.getByRole('button', { name: `Prikažite dokumente: ${ENTITY.name}` });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(rows()).toHaveLength(6);
    expect(rows()[2]?.slice(0, 2)).toEqual(['3.', 'Stečajni postupak']);
    await user.click(card.getByRole('button', { name: `Sakrijte dokumente: ${ENTITY.name}` }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('the counties are the static list; a county fills the municipalities without a call', async () => {
    const calls = watchCalls('/Locations', String);
    agency.use(http.get(SEARCH, () => answer([])));
    const { user, router } = await openRegistry();
    expect(within(select('Kanton')).getAllByRole('option')).toHaveLength(11);
    expect(select('Općina')).toBeDisabled();
    await user.selectOptions(select('Kanton'), 'Posavski kanton');
    await waitFor(() => expect(select('Općina')).toBeEnabled());
    const options = within(select('Općina')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Sve općine',
      'Domaljevac-Šamac',
      'Odžak',
      'Orašje',
    ]);
    await user.selectOptions(select('Općina'), 'Orašje');
    await waitFor(() => expect(router.state.location.search).toMatch(/^\?countyId=2028&municipalityId=\d+$/));
    expect(calls).toEqual([]);
  });

  test('name and jib are searched for on Enter, and go along with a choice; clear resets all but the document type, a chip takes one filter away', async () => {
    agency.use(http.get(SEARCH, () => answer([], { shortName: ENTITY.name })));
    const requested = watchSearches();
    const { user, router } = await openRegistry('?documentTypeId=18');
    await resultsHeading(/^1 /);
    const [name, jib] = ['Naziv pravnog lica', 'JIB'].map(select);
    await user.click(name!);
    await user.paste('bistri');
    expect(requested).toHaveLength(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(requested.at(-1)).toMatchObject({ name: 'bistri', Page: '0' }));
    await user.click(jib!);
    await user.paste(` ${ENTITY.jib} `);
    await user.selectOptions(select('Kanton'), 'Kanton Sarajevo');
    await waitFor(() => expect(requested.at(-1)).toMatchObject({ name: 'bistri', jib: ENTITY.jib, countyId: '2035' }));
    expect(router.state.location.search).toBe(`?countyId=2035&documentTypeId=18&jib=${ENTITY.jib}&name=bistri`);
    await user.click(form().getByText('Poništite pretragu'));
    await waitFor(() => expect(router.state.location.search).toBe('?documentTypeId=18'));
    expect(name).toHaveValue('');
    expect(jib).toHaveValue('');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /Uklonite filter: Kanton/ })).not.toBeInTheDocument(),
    );
    await user.click(await screen.findByRole('button', { name: /Uklonite filter: Vrsta dokumenta/ }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await resultsHeading(/^1 /)).toHaveFocus();
  });

  test('a status below 3 without a year empties the results without a call', async () => {
    const requested = watchSearches();
    await openRegistry('?legalEntityStatus=2');
    expect(await screen.findByText('Nema rezultata za Vašu pretragu', { selector: 'main *' })).toBeInTheDocument();
    expect(requested).toEqual([]);
  });

  test('a failed list of document types can be requested again; a type that is not in it is unknown', async () => {
    agency.use(
      http.get(SEARCH, () => answer([])),
      http.get(`${DEFAULT_BASES.main}/DocumentTypes`, () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    const { user } = await openRegistry('?documentTypeId=4000');
    expect(await screen.findByText('Vrste dokumenata se trenutno ne mogu učitati.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pokušajte ponovo' }));
    await within(select('Vrsta dokumenta')).findByRole('group', { name: 'Stečajni postupak' });
    expect(screen.getByRole('button', { name: /Vrsta dokumenta: nepoznato \(4000\)/ })).toBeInTheDocument();
  });
});

describe('the documents of an entity (R2.7, R3.3)', () => {
  const GOOD = 'https://sud.example/a.pdf';
  const document = (id: unknown, submittedOn: unknown, documentType: unknown, url: string | null = GOOD) => {
    return { id, url, submittedOn, documentType };
  };
  const opening = { proceedingTypeKey: 'bankruptcy', translationKey: 'bankruptcyOpeningDecision' };
  const consent = { proceedingTypeKey: 'preBankruptcy', translationKey: 'preBankruptcyDebtorConsent' };
  test('the only result is open, its address in another language names the documents in it', async () => {
    const { router } = await openRegistry(`?jib=${ENTITY.jib}`);
    expect(await screen.findByRole('table')).toBeInTheDocument();
    await router.navigate(`/en/pre-bankruptcy-and-bankruptcy-proceedings?jib=${ENTITY.jib}`);
    expect(await screen.findByRole('link', { name: /^Decision to open bankruptcy proceedings/ })).toBeInTheDocument();
    expect(await screen.findByText('11/06/2019')).toBeInTheDocument();
  });

  test('are by day, which never shifts, and by their entry (faults A31, H01, H02), named by what was sent, whatever their id; without a good address they stay readable (faults A25)', async () => {
    const unnamed = { ...opening, translationKey: 'newKind', name: 'Nova vrsta' };
    const odd = { proceedingTypeKey: 'liquidationProceeding', translationKey: 'oddKind.of-paper' };
    agency.use(
      http.get(SEARCH, () =>
        answer([
          document(3, '2023-12-31T23:30:00Z', consent),
          document(1, '2024-01-01', opening),
          document(2, '2024-03-31', opening),
          document(4, '0001-01-01', opening),
          document(5, null, opening),
          document('b6c5', '2024-02-01', unnamed),
          document(null, '2024-02-02', odd),
          document(7, '2024-02-03', null),
          document(7, '2024-02-04', consent, 'javascript:alert(1)'),
          document(8, '2024-02-05', opening, null),
        ]),
      ),
    );
    await openRegistry();
    await screen.findByRole('table');
    const plain = (text = '') => text.replace(/ \(otvara se u novoj kartici\)/, '');
    const decision = 'Rješenje o otvaranju stečajnog postupka';
    const agreement = 'Saglasnost dužnika na predstečajni postupak';
    expect(rows().map(([, proceeding, name, day]) => [proceeding, plain(name ?? ''), day])).toEqual([
      ['Stečajni postupak', decision, '01.01.2024'],
      ['Predstečajni postupak', agreement, '01.01.2024'],
      ['Stečajni postupak', 'Nova vrsta', '01.02.2024'],
      ['Liquidation proceeding', 'Odd kind of paper', '02.02.2024'],
      ['–', 'Dokument bez naziva', '03.02.2024'],
      ['Predstečajni postupak', agreement, '04.02.2024'],
      ['Stečajni postupak', decision, '05.02.2024'],
      ['Stečajni postupak', decision, '31.03.2024'],
      ['Stečajni postupak', decision, '–'],
      ['Stečajni postupak', decision, '–'],
    ]);
    const links = within(screen.getByRole('table')).getAllByRole('link');
    expect(links.map((link) => link.closest('tr')?.rowIndex)).toEqual([1, 2, 3, 4, 5, 8, 9, 10]);
  });

  test('null in any field and no documents lose nothing else', async () => {
    agency.use(http.get(SEARCH, () => answer(null, { shortName: null, longName: null, county: null }, 'x')));
    await openRegistry();
    expect(await screen.findByRole('heading', { level: 3, name: ENTITY.jib })).toBeInTheDocument();
    expect(screen.getByText('0 dokumenata')).toBeInTheDocument();
    expect(screen.getByText('Nema podataka')).toBeInTheDocument();
  });
});

test('the results are taken away with their proceedings and newest document, the jib as its digits', async () => {
  const { user } = await openRegistry(`?jib=${ENTITY.jib}`);
  await resultsHeading(/^1 /);
  await user.click(screen.getByRole('button', { name: 'Preuzmite' }));
  const { name, text } = await savedCsv(user);
  expect(name).toMatch(/^stecajni-postupci-.*\.csv$/);
  const [head = '', row = ''] = text.split('\r\n');
  for (const column of ['JIB', 'Postupak', 'Najnoviji dokument']) expect(head).toContain(column);
  expect(row.startsWith(`${ENTITY.jib};`)).toBe(true);
  // A day that every program knows as one.
  expect(row).toMatch(/;\d{4}-\d{2}-\d{2}$/);
  expect(row).toContain(ENTITY.name);
  expect(row).toContain('Stečajni postupak');
});
