import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { documentTypesEndpoint } from '#domain/reference/reference.api.ts';
import { signedOut } from '#domain/session/session.slice.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { resultsHeading, watchSearches } from '../results-screen.ts';
import {
  BYTES,
  dateInput,
  dialog,
  enter,
  file,
  fill,
  isReady,
  jib,
  LOCKED,
  openForm,
  PDF,
  press,
  type,
  watchInserts,
} from './add-document-form.tsx';
import { answer, DOCUMENTS, ENTITY, openRegistry, SEARCH } from './registry-screen.ts';

const NOT_FOUND = 'Pravno lice s unesenim JIB-om ne postoji. Provjerite JIB.';
const SAME = /već je evidentiran za ovo pravno lice/;
const STAFF_ONLY = /^Dokumente postupaka dodaju administratori i moderatori/;
const NOT_KNOWN = 'Nije poznato da li je dokument dodan';

test('in the registry (R2.7, R6) the results are requested again; documents that are shown already take the focus, and the next filter keeps it; the button goes with the session, a form that is open stays, but looks up and saves nothing', async () => {
  const { user, router, store } = await openRegistry(`?jib=${ENTITY.jib}`, 'moderator');
  await resultsHeading(/^1 /);
  await user.click(screen.getByText('Dodajte dokument'));
  await isReady();
  await fill({ user });
  await user.click(press('Sačuvajte'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Dokument je dodan')).toBeInTheDocument();
  expect(screen.getByText(`Opća zabrana raspolaganja, 29.02.2024 – ${ENTITY.name}`)).toBeInTheDocument();
  expect(await screen.findByText('29.02.2024')).toBeInTheDocument();
  expect(screen.getByText('7 dokumenata')).toBeInTheDocument();
  await user.click(screen.getByText('Prikažite dokumente pravnog lica'));
  expect(await resultsHeading(/^1 /)).toHaveFocus();
  const county = screen.getByLabelText('Kanton');
  county.focus();
  await user.selectOptions(county, 'Kanton Sarajevo');
  await waitFor(() => expect(router.state.location.search).toContain('countyId'));
  await everythingAnswered();
  expect(county).toHaveFocus();

  await user.click(screen.getByText('Dodajte dokument'));
  await screen.findByRole('dialog');
  expect(jib()).toHaveValue('');
  enter(jib(), '42');
  store.dispatch(signedOut('ended'));
  await waitFor(() => expect(screen.queryByText('Dodajte dokument')).toBeNull());
  expect(jib()).toHaveValue('42');
  const requested = watchSearches();
  enter(jib(), '4206172990667');
  await everythingAnswered();
  expect(requested).toEqual([]);
  for (const name of ['Sačuvajte', 'Sačuvajte i dodajte sljedeći'])
    expect(press(name)).toHaveAccessibleDescription(STAFF_ONLY);
});

describe('the jib (R4.5)', () => {
  test('is looked up at 13 digits, by jib alone; a change forgets the entity; a failed lookup can be repeated', async () => {
    const { user } = await openForm();
    const requested = watchSearches();
    enter(jib(), ENTITY.jib.slice(0, 12));
    await everythingAnswered();
    expect(requested).toEqual([]);
    enter(jib(), ENTITY.jib);
    expect(await dialog().findByText(ENTITY.name)).toBeInTheDocument();
    expect(requested).toEqual([{ PageSize: '10', includeCount: 'true', jib: ENTITY.jib }]);
    enter(jib(), ENTITY.jib.slice(0, 12));
    expect(dialog().queryByText(ENTITY.name)).not.toBeInTheDocument();

    agency.use(http.get(SEARCH, () => new HttpResponse(null, { status: 500 })));
    enter(jib(), '4206172990667');
    expect(await dialog().findByText(/Pravno lice se trenutno ne može provjeriti/)).toBeInTheDocument();
    agency.resetHandlers();
    await user.click(press('Pokušajte ponovo'));
    expect(await dialog().findByText('Bistrolog d.o.o. Ilidža')).toBeInTheDocument();
  });

  test('another try keeps the message, and its button the focus, until there is an answer', async () => {
    const { wait, release } = held();
    agency.use(
      http.get(SEARCH, () => new HttpResponse(null, { status: 500 }), { once: true }),
      http.get(SEARCH, () => wait.then(() => undefined)),
    );
    const { user } = await openForm();
    enter(jib(), ENTITY.jib);
    await dialog().findByText(/Pravno lice se trenutno ne može provjeriti/);
    await user.click(press('Pokušajte ponovo'));
    await waitFor(() => expect(press('Pokušajte ponovo')).toHaveAttribute('aria-busy', 'true'));
    expect(press('Pokušajte ponovo')).toHaveFocus();
    expect(dialog().getByText(/Pravno lice se trenutno ne može provjeriti/)).toBeInTheDocument();
    release();
    expect(await dialog().findByText(ENTITY.name)).toBeInTheDocument();
  });

  test('an entity that was missing is asked for again by "Save": it may have been entered in the register since', async () => {
    const sent = watchInserts();
    agency.use(http.get(SEARCH, () => HttpResponse.json({ resultList: [], count: 0 })));
    const form = await openForm();
    await fill(form);
    await dialog().findByText(NOT_FOUND);
    agency.use(http.get(SEARCH, () => answer([], { id: ENTITY.id })));
    await form.user.click(press('Sačuvajte'));
    await waitFor(() => expect(form.onClose).toHaveBeenCalledOnce());
    expect(sent).toMatchObject([{ legalEntityId: ENTITY.id, jib: ENTITY.jib }]);
  });

  test('an entity that comes without a jib is not taken: nothing is green or sent; "Save" asks again', async () => {
    const sent = watchInserts();
    agency.use(http.get(SEARCH, () => answer([], { jib: null })));
    const form = await openForm();
    await fill(form);
    expect(await dialog().findByText(/Pravno lice se trenutno ne može provjeriti/)).toBeInTheDocument();
    expect(dialog().queryByText('Primjer d.o.o.')).not.toBeInTheDocument();
    await form.user.click(press('Sačuvajte'));
    expect(await dialog().findByText(/Ništa nije poslano/)).toBeInTheDocument();
    expect(sent).toEqual([]);
    agency.use(http.get(SEARCH, () => answer([], { id: ENTITY.id })));
    await form.user.click(press('Sačuvajte'));
    await waitFor(() => expect(form.onClose).toHaveBeenCalledOnce());
    expect(sent).toHaveLength(1);
  });

  test('an entity that comes under another jib is not taken; one without a short name is shown by its long one', async () => {
    agency.use(http.get(SEARCH, () => answer([], { shortName: null, longName: 'Dugi naziv d.o.o.' })));
    await openForm();
    enter(jib(), '4200000000005');
    expect(await dialog().findByText(NOT_FOUND)).toBeInTheDocument();
    enter(jib(), ENTITY.jib);
    expect(await dialog().findByText('Dugi naziv d.o.o.')).toBeInTheDocument();
  });
});

test('that there is no entity is listed, takes the focus and is not sent (R4.5, R5)', async () => {
  const sent = watchInserts();
  const form = await openForm();
  const { user, onClose } = form;
  const summary = () => dialog().findByRole('alert', { name: 'Provjerite unesene podatke' });
  await fill(form, { jib: '4200000000000' });
  await dialog().findAllByText(NOT_FOUND);
  await user.click(press('Sačuvajte'));
  expect(await within(await summary()).findByRole('link', { name: NOT_FOUND })).toBeInTheDocument();
  await waitFor(async () => expect(await summary()).toHaveFocus());
  await everythingAnswered();
  expect(await summary()).toHaveFocus();
  expect(sent).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

describe('saving (R3.8, R4.5)', () => {
  test('the plain day and the bytes are sent; the next document of the same entity needs no second jib', async () => {
    const sent = watchInserts();
    const form = await openForm();
    await fill(form);
    await form.user.click(press('Sačuvajte i dodajte sljedeći'));
    expect(await dialog().findByText('Dokument je dodan')).toBeInTheDocument();
    expect(jib()).toHaveValue(ENTITY.jib);
    expect(dialog().getByText(ENTITY.name)).toBeInTheDocument();
    expect(dateInput('Dan')).toHaveValue('');
    expect(dialog().queryByText('rjesenje.pdf')).not.toBeInTheDocument();
    expect(type()).toHaveFocus();
    expect(sent).toEqual([
      { documentTypeId: 17, legalEntityId: ENTITY.id, jib: ENTITY.jib, submittedOn: '2024-02-29', file: BYTES },
    ]);
  });

  test('a double click sends once; while it is sent the form cannot be left (faults E11, F10)', async () => {
    let sent = 0;
    const { wait, release } = held();
    agency.use(http.post(DOCUMENTS, () => wait.then(() => HttpResponse.json({ id: (sent += 1) }))));
    const form = await openForm();
    await fill(form);
    await form.user.dblClick(press('Sačuvajte'));
    await dialog().findByRole('progressbar');
    await form.user.click(press('Odustajanje'));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(form.onClose).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(form.onClose).toHaveBeenCalledOnce());
    expect(sent).toBe(1);
  });

  test('a document just added is asked about, not only when pressed twice, even while answers to other calls come late; a change takes the question back', async () => {
    const { wait, release } = held();
    const form = await openForm();
    const { store, user } = form;
    agency.use(http.get(`${DEFAULT_BASES.main}/DocumentTypes`, () => wait.then(() => undefined)));
    const late = store.dispatch(documentTypesEndpoint.initiate({ lang: 'en' }));
    await fill(form);
    await user.click(press('Sačuvajte i dodajte sljedeći'));
    await dialog().findByText('Dokument je dodan');
    await fill(form, { jib: '' });
    agency.use(
      http.get(SEARCH, async () => {
        release();
        await late;
      }),
    );
    await user.dblClick(press('Sačuvajte'));
    expect(await dialog().findByText(SAME)).toBeInTheDocument();
    enter(dateInput('Dan'), '28');
    await waitFor(() => expect(dialog().queryByText(SAME)).not.toBeInTheDocument());
  });

  test('a day that has not come, a registry that does not answer and a file unlike a PDF inside are warnings too', async () => {
    const form = await openForm();
    await fill(form, { date: ['1', '1', '2199'], pdf: new File(['<html>'], 'a.pdf', { type: 'application/pdf' }) });
    await dialog().findByText(ENTITY.name);
    agency.use(http.get(SEARCH, () => new HttpResponse(null, { status: 500 })));
    await form.user.click(press('Sačuvajte'));
    expect(await dialog().findByText('Datum dostave je u budućnosti.')).toBeInTheDocument();
    expect(dialog().getByText(/Nije bilo moguće provjeriti/)).toBeInTheDocument();
    expect(dialog().getByText(/ne izgleda kao PDF/)).toBeInTheDocument();
    expect(press('Ipak sačuvajte')).toBeEnabled();
    form.store.dispatch(signedOut('ended'));
    await waitFor(() => expect(press('Ipak sačuvajte')).toHaveAccessibleDescription(STAFF_ONLY));
  });

  test('while a single document is checked its fields are locked and say why: what is sent is what they show (R4.5)', async () => {
    const sent = watchInserts();
    const form = await openForm();
    await fill(form);
    await dialog().findByText(ENTITY.name);
    const { wait, release } = held();
    agency.use(http.get(SEARCH, () => wait.then(() => undefined)));
    await form.user.click(press('Sačuvajte'));
    dateInput('Dan').focus();
    expect(await dialog().findByText(LOCKED)).toBeVisible();
    expect(dateInput('Dan')).toHaveFocus();
    await form.user.keyboard('{Backspace}1');
    await form.user.selectOptions(type(), 'Priznanje strane sudske odluke');
    await form.user.click(dialog().getByRole('button', { name: 'Uklonite datoteku rjesenje.pdf' }));
    await form.user.upload(file(), new File(['%PDF-'], 'drugi.pdf', { type: 'application/pdf' }));
    expect(dateInput('Dan')).toHaveValue('29');
    expect(type()).toHaveDisplayValue('Opća zabrana raspolaganja');
    expect(dialog().getByText(PDF().name)).toBeVisible();
    release();
    await waitFor(() => expect(form.onClose).toHaveBeenCalledOnce());
    expect(sent).toMatchObject([{ submittedOn: '2024-02-29', documentTypeId: 17 }]);
  });

  test('confirmed with "Save anyway", which goes at once, the focus stays in the dialog', async () => {
    const { wait, release } = held();
    agency.use(http.post(DOCUMENTS, () => wait.then(() => new HttpResponse(null))));
    const form = await openForm();
    await fill(form, { date: ['1', '1', '2199'] });
    await form.user.click(press('Sačuvajte'));
    await form.user.click(await dialog().findByRole('button', { name: 'Ipak sačuvajte' }));
    await dialog().findByRole('progressbar');
    expect(dialog().getByRole('heading', { name: /Dodavanje dokumenta/ })).toHaveFocus();
    release();
    await waitFor(() => expect(form.onClose).toHaveBeenCalledOnce());
  });

  test('while it is sent, Back and a closed tab ask first, each time; when its outcome is not known, Back asks too and claims neither', async () => {
    const { wait, release } = held();
    agency.use(
      http.post(DOCUMENTS, async () => {
        await wait;
        return HttpResponse.html('<h1>Prijava na mrežu</h1>');
      }),
    );
    const app = await openRegistry('', 'moderator');
    const { user, router } = app;
    const registry = router.state.location.pathname;
    await router.navigate('/bs/kalkulator-velicine');
    await router.navigate(registry);
    await user.click(await screen.findByText('Dodajte dokument'));
    await isReady();
    await fill(app);
    await user.click(press('Sačuvajte'));
    await dialog().findByRole('progressbar');
    const isTabHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isTabHeld()).toBe(true);
    for (let time = 0; time < 2; time++) {
      await router.navigate(-1);
      const question = within(await screen.findByRole('dialog', { name: 'Napustiti stranicu?' }));
      expect(question.getByText(/^Dokument se upravo šalje\./)).toBeInTheDocument();
      await user.click(question.getByRole('button', { name: 'Ostanite' }));
      expect(router.state.location.pathname).toBe(registry);
    }
    release();
    await dialog().findByText(NOT_KNOWN);
    expect(isTabHeld()).toBe(false);
    await everythingAnswered();
    await router.navigate(-1);
    const question = within(await screen.findByRole('dialog', { name: 'Odbaciti unos?' }));
    expect(question.getByText(/^Nije poznato da li je dokument dodan; možda je već evidentiran\./)).toBeInTheDocument();
    expect(question.queryByText(/neće biti sačuvani/)).not.toBeInTheDocument();
    await everythingAnswered();
    expect(router.state.location.pathname).toBe(registry);
  });

  const refused = (status: number) =>
    HttpResponse.json({ resultItems: [{ message: 'Riječ <b>servera</b>' }] }, { status });

  test('a refusal says what to do, anything else than an answer that it is not known; everything stays, each is sent once, and an empty 200 is a success (faults E12, G06)', async () => {
    let respond = (): Response => HttpResponse.error();
    let sent = 0;
    agency.use(
      http.post(DOCUMENTS, () => {
        sent += 1;
        return respond() as HttpResponse<null>;
      }),
    );
    const form = await openForm();
    await fill(form);
    let isUnknown = false;
    const save = async () => {
      await form.user.click(press('Sačuvajte'));
      // What may have been taken is sent again only after a question.
      if (isUnknown) await form.user.click(await dialog().findByRole('button', { name: 'Ipak sačuvajte' }));
    };
    for (const [next, ...said] of [
      [() => refused(403), /nema ovlaštenje/, 'Riječ servera'],
      [() => HttpResponse.html('<!doctype html><h1>Prijava na mrežu</h1>'), NOT_KNOWN],
      [() => refused(401), /Prijava je istekla/, 'Riječ servera'],
    ] as [() => Response, ...(string | RegExp)[]][]) {
      sent = 0;
      respond = next;
      await save();
      const [first = '', ...more] = said;
      await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent(first));
      const banner = dialog().getByRole('alert');
      for (const text of more) expect(banner).toHaveTextContent(text);
      if (first === NOT_KNOWN) expect(banner).not.toHaveTextContent('Dokument nije dodan');
      expect(within(banner).queryByRole('link', { name: /Prijava/ }) !== null).toBe(String(first).includes('istekla'));
      expect(jib()).toHaveValue(ENTITY.jib);
      expect(dateInput('Godina')).toHaveValue('2024');
      expect(dialog().getByText('rjesenje.pdf')).toBeInTheDocument();
      // A repeated call has no outcome before its last try.
      expect(sent, String(first)).toBe(1);
      isUnknown ||= first === NOT_KNOWN;
    }
    expect(form.onClose).not.toHaveBeenCalled();
    respond = () => new HttpResponse(null);
    await save();
    await waitFor(() => expect(form.onClose).toHaveBeenCalledOnce());
  });
});

test('untouched the form closes at once; what was entered is stored without the file, and leaving asks first (R4.5)', async () => {
  const form = await openForm();
  const { user, onClose, portal } = form;
  const stored = () => portal.drafts.read('bankruptcy-document')?.value;
  await user.click(press('Odustajanje'));
  expect(onClose).toHaveBeenCalledOnce();
  await fill(form);
  await waitFor(() => expect(stored()).toEqual({ jib: ENTITY.jib, documentTypeId: '17', date: '2024-02-29' }));
  await user.click(press('Odustajanje'));
  await user.click(await screen.findByRole('button', { name: 'Nastavite unos' }));
  expect(jib()).toHaveValue(ENTITY.jib);
  expect(onClose).toHaveBeenCalledOnce();
  await user.click(press('Zatvorite'));
  await user.click(await screen.findByRole('button', { name: 'Odbacite unos' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(jib()).toHaveValue('');
  expect(stored()).toBeUndefined();
});
