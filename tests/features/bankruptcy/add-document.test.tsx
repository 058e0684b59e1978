import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { signedOut } from '#domain/session/session.slice.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import {
  PDF,
  BYTES,
  dialog,
  jib,
  file,
  dateInput,
  press,
  storedDocuments,
  openForm,
  fill,
  watchInserts,
} from './add-document-form.ts';
import { answer, DOCUMENTS, ENTITY, openRegistry, SEARCH } from './registry-screen.ts';
import { watchSearches } from '../results-screen.ts';

describe('who may add (R6, faults B24, C08)', () => {
  test.each([
    ['accountant', false],
    ['administrator', true],
  ] as const)('%s: %s', async (who, may) => {
    await openRegistry('', who);
    await screen.findByRole('heading', { level: 2, name: /pravnih lica$/ });
    expect(screen.queryByRole('button', { name: 'Dodajte dokument' }) !== null).toBe(may);
  });

  test('the button goes with the session, a form that is open stays', async () => {
    const app = await openForm();
    await app.user.type(jib(), '42');
    app.store.dispatch(signedOut('ended'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dodajte dokument', hidden: true })).toBeNull());
    expect(jib()).toHaveValue('42');
  });
});

describe('the jib (R4.5)', () => {
  test('is looked up at 13 digits, by jib alone; a change forgets the entity', async () => {
    const { user } = await openForm();
    const requested = watchSearches();
    await user.type(jib(), ENTITY.jib.slice(0, 12));
    await everythingAnswered();
    expect(requested).toEqual([]);
    await user.type(jib(), ENTITY.jib.slice(12));
    expect(await dialog().findByText(ENTITY.name)).toBeInTheDocument();
    expect(requested).toEqual([{ PageSize: '10', includeCount: 'true', jib: ENTITY.jib }]);
    await user.type(jib(), '{Backspace}');
    expect(dialog().queryByText(ENTITY.name)).not.toBeInTheDocument();
  });

  test('of an entity without a short name shows the long one', async () => {
    agency.use(http.get(SEARCH, () => answer(null, { shortName: null, longName: 'Dugi naziv d.o.o.' })));
    const { user } = await openForm();
    await user.type(jib(), ENTITY.jib);
    expect(await dialog().findByText('Dugi naziv d.o.o.')).toBeInTheDocument();
  });

  test('without an entity says so and nothing can be saved', async () => {
    const sent = watchInserts();
    const app = await openForm();
    await fill(app, { jib: '4200000000000' });
    expect(await dialog().findByText('Pravno lice s unesenim JIB-om ne postoji. Provjerite JIB.')).toBeInTheDocument();
    await app.user.click(press('Sačuvajte'));
    const summary = await dialog().findByRole('alert', { name: 'Provjerite unesene podatke' });
    await waitFor(() => expect(summary).toHaveFocus());
    await everythingAnswered();
    expect(summary).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('an entity that comes under another jib is not taken', async () => {
    agency.use(http.get(SEARCH, () => answer([], { jib: '4200000000005' })));
    const { user } = await openForm();
    await user.type(jib(), ENTITY.jib);
    expect(await dialog().findByText('Pravno lice s unesenim JIB-om ne postoji. Provjerite JIB.')).toBeInTheDocument();
  });

  test('a failed lookup can be repeated', async () => {
    const { user } = await openForm();
    agency.use(http.get(SEARCH, () => new HttpResponse(null, { status: 500 })));
    await user.type(jib(), ENTITY.jib);
    expect(await dialog().findByText(/Pravno lice se trenutno ne može provjeriti/)).toBeInTheDocument();
    agency.resetHandlers();
    await user.click(press('Pokušajte ponovo'));
    expect(await dialog().findByText(ENTITY.name)).toBeInTheDocument();
  });
});

describe('what is entered (R5)', () => {
  test('an empty form shows all messages, keeps the modal open and sends nothing', async () => {
    const sent = watchInserts();
    const { user } = await openForm();
    await user.click(press('Sačuvajte'));
    const summary = within(await dialog().findByRole('alert'));
    for (const message of [
      'Unesite JIB.',
      'Odaberite vrstu dokumenta.',
      'Unesite datum dostave.',
      'Odaberite PDF datoteku.',
    ])
      expect(summary.getByRole('link', { name: message })).toBeInTheDocument();
    await waitFor(() => expect(dialog().getByRole('alert')).toHaveFocus());
    expect(sent).toEqual([]);
  });

  test.each([
    [['1', '1', '20240'], /Takav datum ne postoji/],
    [['1', '', '2024'], /Unesite dan, mjesec i godinu/],
  ] as [[string, string, string], RegExp][])('the date %j is refused (faults E14)', async (date, message) => {
    const sent = watchInserts();
    const app = await openForm();
    await fill(app, { date });
    await app.user.click(press('Sačuvajte'));
    const summary = within(await dialog().findByRole('alert'));
    expect(summary.getByRole('link', { name: message })).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('a file that is not taken leaves the one taken before (faults F01)', async () => {
    const { user } = await openForm();
    await user.upload(file(), PDF());
    await dialog().findByText('rjesenje.pdf');
    await user.upload(file(), new File([], 'prazno.pdf', { type: 'application/pdf' }));
    expect(await dialog().findByText(/„prazno.pdf“ je prazna/)).toBeInTheDocument();
    expect(dialog().getByText('rjesenje.pdf')).toBeInTheDocument();
    await user.click(press('Uklonite datoteku rjesenje.pdf'));
    expect(dialog().queryByText(/prazno.pdf/)).not.toBeInTheDocument();
  });

  test('a dropped folder is ignored, several files are refused, one PDF is taken (faults F12)', async () => {
    await openForm();
    const drop = (...files: (File | null)[]) =>
      fireEvent.drop(file().closest('div')?.parentElement as HTMLElement, {
        dataTransfer: {
          files: [],
          items: files.map((one) => ({
            kind: 'file',
            webkitGetAsEntry: () => ({ isDirectory: one === null }),
            // A browser passes a folder as a file with its name.
            getAsFile: () => one ?? new File(['%PDF-'], 'spisi.pdf'),
          })),
        },
      });
    drop(null);
    await everythingAnswered();
    expect(dialog().queryByRole('listitem')).not.toBeInTheDocument();
    drop(PDF(), new File(['%PDF-'], 'drugi.pdf'));
    expect(await dialog().findByText(/Odaberite samo jednu datoteku/)).toBeInTheDocument();
    drop(PDF());
    expect(await dialog().findByText('rjesenje.pdf')).toBeInTheDocument();
    expect(dialog().queryByText(/Odaberite samo jednu datoteku/)).not.toBeInTheDocument();
  });
});

describe('saving (R3.8, R4.5)', () => {
  test('sends the plain day and the bytes, closes, and the new document is shown', async () => {
    const sent = watchInserts();
    const app = await openForm();
    await fill(app);
    await app.user.click(press('Sačuvajte'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([
      { documentTypeId: 17, legalEntityId: ENTITY.id, jib: ENTITY.jib, submittedOn: '2024-02-29', file: BYTES },
    ]);
    expect(screen.getByText('Dokument je dodan')).toBeInTheDocument();
    expect(screen.getByText(`Opća zabrana raspolaganja, 29.02.2024 – ${ENTITY.name}`)).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Prikažite dokumente pravnog lica' }));
    await waitFor(() => expect(app.router.state.location.search).toBe(`?jib=${ENTITY.jib}`));
    expect(await screen.findByText('29.02.2024')).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Dodajte dokument' }));
    await screen.findByRole('dialog');
    expect(jib()).toHaveValue('');
  });

  test('the visible results are requested again', async () => {
    const app = await openForm();
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3, hidden: true }).length).toBe(10));
    const requested = watchSearches();
    await fill(app);
    await app.user.click(press('Sačuvajte'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(requested.at(-1)).toEqual({ PageSize: '10', includeCount: 'true', Page: '0', searchType: '3' }),
    );
    expect(await screen.findByText('7 dokumenata')).toBeInTheDocument();
  });

  test('the next document of the same entity needs no second jib', async () => {
    const sent = watchInserts();
    const app = await openForm();
    await fill(app);
    await app.user.click(press('Sačuvajte i dodajte sljedeći'));
    expect(await dialog().findByText('Dokument je dodan')).toBeInTheDocument();
    expect(jib()).toHaveValue(ENTITY.jib);
    expect(dialog().getByText(ENTITY.name)).toBeInTheDocument();
    expect(dateInput('Dan')).toHaveValue('');
    expect(dialog().queryByText('rjesenje.pdf')).not.toBeInTheDocument();
    expect(dialog().getByRole('combobox', { name: /Vrsta dokumenta/ })).toHaveFocus();
    await fill(app, { jib: '', date: ['1', '3', '2024'] });
    await app.user.click(press('Sačuvajte'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.map(({ jib: number, submittedOn }) => [number, submittedOn])).toEqual([
      [ENTITY.jib, '2024-02-29'],
      [ENTITY.jib, '2024-03-01'],
    ]);
  });

  test('a double click sends once; while it is sent the form cannot be left (faults E11, F10)', async () => {
    let sent = 0;
    const { wait, release } = held();
    agency.use(http.post(DOCUMENTS, () => wait.then(() => HttpResponse.json({ id: (sent += 1) }))));
    const app = await openForm();
    await fill(app);
    await app.user.dblClick(press('Sačuvajte'));
    await dialog().findByRole('progressbar');
    await app.user.click(press('Odustajanje'));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toBe(1);
  });

  test('the same type and day exist already: a warning, and a click to go on', async () => {
    const sent = watchInserts();
    const app = await openForm();
    const before = storedDocuments().length;
    await fill(app, { type: 'Rješenje o otvaranju stečajnog postupka', date: ['06', '11', '2019'] });
    await app.user.dblClick(press('Sačuvajte'));
    expect(await dialog().findByText(/već je evidentiran za ovo pravno lice/)).toBeInTheDocument();
    await app.user.click(press('Sačuvajte'));
    expect(await dialog().findByText(/već je evidentiran za ovo pravno lice/)).toBeInTheDocument();
    expect(sent).toEqual([]);
    await app.user.click(press('Ipak sačuvajte'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toHaveLength(1);
    expect(storedDocuments()).toHaveLength(before + 1);
  });

  test('a document just added is asked about as well, even while answers to other calls come late', async () => {
    const { wait, release } = held();
    agency.use(http.get(`${DEFAULT_BASES.main}/Languages`, () => wait.then(() => undefined)));
    const app = await openForm();
    const languages = () =>
      Object.values(app.store.getState().api.queries).flatMap((query) =>
        query?.endpointName === 'languages' ? [query.status] : [],
      );
    await waitFor(() => expect(languages()).toEqual(['pending']));
    await fill(app);
    await app.user.click(press('Sačuvajte i dodajte sljedeći'));
    await dialog().findByText('Dokument je dodan');
    await fill(app, { jib: '' });
    agency.use(
      http.get(SEARCH, async () => {
        release();
        await waitFor(() => expect(languages()).toEqual(['fulfilled']));
      }),
    );
    await app.user.click(press('Sačuvajte'));
    expect(await dialog().findByText(/već je evidentiran za ovo pravno lice/)).toBeInTheDocument();
  });

  test('a warning is taken back when something is changed', async () => {
    const app = await openForm();
    await fill(app, { type: 'Rješenje o otvaranju stečajnog postupka', date: ['06', '11', '2019'] });
    await app.user.click(press('Sačuvajte'));
    await dialog().findByText(/već je evidentiran/);
    await app.user.selectOptions(
      dialog().getByRole('combobox', { name: /Vrsta dokumenta/ }),
      'Opća zabrana raspolaganja',
    );
    expect(dialog().queryByText(/već je evidentiran/)).not.toBeInTheDocument();
    await app.user.click(press('Sačuvajte'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('a day that has not come, a registry that does not answer and a file unlike a PDF inside are warnings too', async () => {
    const app = await openForm();
    await fill(app, { date: ['1', '1', '2199'], pdf: new File(['<html>'], 'a.pdf', { type: 'application/pdf' }) });
    await dialog().findByText(ENTITY.name);
    agency.use(http.get(SEARCH, () => new HttpResponse(null, { status: 500 })));
    await app.user.click(press('Sačuvajte'));
    expect(await dialog().findByText('Datum dostave je u budućnosti.')).toBeInTheDocument();
    expect(dialog().getByText(/Nije bilo moguće provjeriti/)).toBeInTheDocument();
    expect(dialog().getByText(/ne izgleda kao PDF/)).toBeInTheDocument();
    expect(press('Ipak sačuvajte')).toBeEnabled();
  });

  test.each([
    [401, /Prijava je istekla/],
    [403, /nema ovlaštenje/],
    [500, /Na serveru je došlo do greške/],
    [400, /Riječ servera/],
  ])('a refusal with %s keeps everything and says what to do (faults E12)', async (status, message) => {
    agency.use(
      http.post(DOCUMENTS, () => HttpResponse.json({ resultItems: [{ message: 'Riječ <b>servera</b>' }] }, { status })),
    );
    const app = await openForm();
    await fill(app);
    await app.user.click(press('Sačuvajte'));
    const banner = await dialog().findByRole('alert');
    expect(banner).toHaveTextContent(message);
    expect(banner).toHaveTextContent('Riječ servera');
    expect(within(banner).queryByRole('link', { name: /Prijava/ }) !== null).toBe(status === 401);
    expect(jib()).toHaveValue(ENTITY.jib);
    expect(dateInput('Godina')).toHaveValue('2024');
    expect(dialog().getByText('rjesenje.pdf')).toBeInTheDocument();
    agency.resetHandlers();
    await app.user.click(press('Sačuvajte'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(storedDocuments().some(({ submittedOn }) => submittedOn === '2024-02-29')).toBe(true);
  });

  test('no answer: it is sent once, never again by itself (faults G06)', async () => {
    let sent = 0;
    agency.use(
      http.post(DOCUMENTS, () => {
        sent += 1;
        return HttpResponse.error();
      }),
    );
    const app = await openForm();
    await fill(app);
    await app.user.click(press('Sačuvajte'));
    // A repeated call has no outcome before its last try.
    expect(await dialog().findByText(/Nema odgovora/)).toBeInTheDocument();
    expect(sent).toBe(1);
  });
});

test.each([
  ['a page', () => HttpResponse.html('<!doctype html><h1>Prijava na mrežu</h1>')],
  ['cut JSON', () => new HttpResponse('{"id":1', { headers: { 'Content-Type': 'application/json' } })],
])('200 with %s: it is not known whether the document was added, and everything stays', async (_name, respond) => {
  agency.use(http.post(DOCUMENTS, respond));
  const app = await openForm();
  await fill(app);
  await app.user.click(press('Sačuvajte'));
  const banner = await dialog().findByRole('alert');
  expect(banner).toHaveTextContent('Nije poznato da li je dokument dodan');
  expect(banner).not.toHaveTextContent('Dokument nije dodan');
  expect(jib()).toHaveValue(ENTITY.jib);
  expect(dialog().getByText('rjesenje.pdf')).toBeInTheDocument();
});

test('200 with an empty body is a document added', async () => {
  agency.use(http.post(DOCUMENTS, () => new HttpResponse(null)));
  const app = await openForm();
  await fill(app);
  await app.user.click(press('Sačuvajte'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

describe('leaving the form (R4.5)', () => {
  test('untouched, it closes at once', async () => {
    const { user } = await openForm();
    await user.click(press('Odustajanje'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('touched, it asks; going on keeps everything, discarding clears the form', async () => {
    const { user } = await openForm();
    await user.type(jib(), '42');
    await user.click(press('Odustajanje'));
    await user.click(await screen.findByRole('button', { name: 'Nastavite unos' }));
    expect(jib()).toHaveValue('42');
    await user.click(press('Zatvorite'));
    await user.click(await screen.findByRole('button', { name: 'Odbacite unos' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Dodajte dokument' }));
    await screen.findByRole('dialog');
    expect(jib()).toHaveValue('');
  });

  test('what was typed is stored for a reload of the page, without the file, and is restored', async () => {
    const app = await openForm();
    await fill(app);
    expect(app.portal.drafts.read('bankruptcy-document')?.value).toEqual({
      jib: ENTITY.jib,
      documentTypeId: '17',
      date: '2024-02-29',
    });
    app.unmount();
    const again = await openRegistry('', 'moderator');
    await again.user.click(screen.getByRole('button', { name: 'Dodajte dokument' }));
    await screen.findByRole('dialog');
    expect(await dialog().findByText(ENTITY.name)).toBeInTheDocument();
    expect(dateInput('Mjesec')).toHaveValue('02');
    await again.user.click(press('Odustajanje'));
    await again.user.click(await screen.findByRole('button', { name: 'Odbacite unos' }));
    expect(again.portal.drafts.read('bankruptcy-document')).toBeNull();
  });
});
