import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { agencyHandlers } from '#mocks/handlers.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered } from '#tests/held.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { watchInserts } from '../add-document-form.tsx';
import { DOCUMENTS, ENTITY, openRegistry, SEARCH } from '../registry-screen.ts';
import {
  begin,
  confirmAll,
  fileInput,
  named,
  openInbox,
  OTHER,
  pdfOf,
  rowOf,
  rows,
  select,
  sendButton,
  sentRows,
} from './inbox-page.ts';

const PAGE = '/bs/pristigli-dokumenti';

type RegistryAnswer = { resultList: { documents: { submittedOn: string }[] }[] };

describe('who may use it (R6)', () => {
  test('a visitor is told whom it is for and can sign in; nothing can be selected', async () => {
    await renderPage(PAGE);
    expect(await screen.findByText('Samo za službenike registra')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Prijava' }).at(-1)).toHaveAttribute(
      'href',
      expect.stringMatching(/pristigli-dokumenti/),
    );
    expect(document.querySelector('input[type=file]')).toBeNull();
  });

  test.each(['citizen', 'accountant'] as const)('a %s without the role is told so', async (as) => {
    await renderPage(PAGE, { as });
    expect(await screen.findByText(/nema ovlaštenje za dodavanje dokumenata/)).toBeVisible();
    expect(document.querySelector('input[type=file]')).toBeNull();
  });

  test.each(['moderator', 'administrator'] as const)('a %s reaches it from the registry', async (as) => {
    const { user } = await openRegistry('', as);
    await user.click(screen.getByRole('link', { name: 'Pristigli dokumenti' }));
    expect(await fileInput()).toBeInTheDocument();
  });

  test('the queue stays when the session ends', async () => {
    const app = await openInbox();
    await select(app, named());
    app.portal.session.signOut(() => {}).catch(() => {});
    await everythingAnswered();
    expect(rows()).toHaveLength(1);
  });
});

describe('looking documents over', () => {
  test('jib, date and type are proposed from the name, marked as proposals, and confirmed with Enter one by one', async () => {
    const app = await openInbox();
    await select(app, named(), named({ jib: OTHER.jib, day: '2024-03-01', type: 'Priznanje strane sudske odluke' }));
    (await begin()).focus();
    await app.user.keyboard('{Enter}');
    const first = within(await screen.findByRole('form', { name: new RegExp(ENTITY.jib) }));
    expect(await first.findByText(ENTITY.name)).toBeVisible();
    expect(first.getByLabelText(/^JIB/)).toHaveValue(ENTITY.jib);
    expect(first.getByLabelText(/^Vrsta dokumenta/)).toHaveDisplayValue('Opća zabrana raspolaganja');
    expect(first.getByLabelText('Godina')).toHaveValue('2024');
    expect(first.getAllByText('Prijedlog iz naziva datoteke – provjerite ga.')).toHaveLength(3);
    expect(first.getByRole('button', { name: /^Potvrdite i pređite na sljedeći/ })).toHaveFocus();

    await app.user.keyboard('{Enter}');
    const second = within(await screen.findByRole('form', { name: new RegExp(OTHER.jib) }));
    expect(second.getByRole('button', { name: /^Potvrdite i pređite/ })).toHaveFocus();
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(sendButton()).toHaveFocus());
    expect(screen.queryByRole('form', { name: /^Podaci/ })).not.toBeInTheDocument();
    expect(rowOf(named().name).getByText('Spremno')).toBeVisible();
    expect(rowOf(named().name).getByText(new RegExp(ENTITY.name))).toBeVisible();
  });

  test('a name that says nothing proposes nothing: the first empty field takes the focus, and Enter says what is missing', async () => {
    const app = await openInbox();
    await select(app, pdfOf('scan0001.pdf'));
    await app.user.click(await begin());
    const form = within(await screen.findByRole('form'));
    const jib = form.getByLabelText(/^JIB/);
    expect(jib).toHaveFocus();
    expect(jib).toHaveValue('');
    expect(form.queryByText(/^Prijedlog iz/)).not.toBeInTheDocument();
    await app.user.keyboard('{Enter}');
    expect(await form.findByText('Unesite JIB.')).toBeVisible();
    expect(form.getByText('Odaberite vrstu dokumenta.')).toBeVisible();
    expect(form.getByText('Unesite datum dostave.')).toBeVisible();
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
  });

  test('a value that is changed is no proposal any more', async () => {
    const app = await openInbox();
    await select(app, named());
    await app.user.click(await begin());
    const form = within(await screen.findByRole('form'));
    await app.user.selectOptions(form.getByLabelText(/^Vrsta dokumenta/), 'Priznanje strane sudske odluke');
    await waitFor(() => expect(form.getAllByText(/^Prijedlog iz naziva/)).toHaveLength(2));
  });

  test('several jibs are offered, and the chosen one is in the field', async () => {
    const app = await openInbox();
    await select(app, pdfOf(`${ENTITY.jib} i ${OTHER.jib}.pdf`));
    await app.user.click(await begin());
    const form = within(await screen.findByRole('form'));
    expect(form.getByLabelText(/^JIB/)).toHaveValue('');
    await app.user.click(await form.findByRole('button', { name: `${OTHER.jib} ${OTHER.name}` }));
    expect(form.getByLabelText(/^JIB/)).toHaveValue(OTHER.jib);
    expect(await form.findByText(OTHER.name)).toBeVisible();
  });

  test('a jib that the registry does not know, or does not send back, cannot be confirmed', async () => {
    const app = await openInbox();
    await select(app, named({ jib: '4299999999999' }));
    await app.user.click(await begin());
    const form = within(await screen.findByRole('form'));
    expect(await form.findByText('Pravno lice s unesenim JIB-om ne postoji. Provjerite JIB.')).toBeVisible();
    await app.user.keyboard('{Enter}');
    await everythingAnswered();
    expect(rows()[0]?.getByText('Za potvrdu')).toBeVisible();

    agency.use(
      http.get(SEARCH, () => HttpResponse.json({ resultList: [{ id: 1, shortName: 'Primjer d.o.o.' }], count: 1 })),
    );
    await app.user.clear(form.getByLabelText(/^JIB/));
    await app.user.paste('4299999999998');
    expect(await form.findByText('Primjer d.o.o.')).toBeVisible();
    await app.user.keyboard('{Enter}');
    expect(await form.findByText(/vratio pravno lice bez JIB-a/)).toBeVisible();
    expect(rows()[0]?.getByText('Za potvrdu')).toBeVisible();
  });

  test('the same content and the same jib, type and day in two rows are noted in both', async () => {
    const app = await openInbox();
    const [one, other] = [pdfOf(`${named().name.slice(0, -4)} 1.pdf`), pdfOf(`${named().name.slice(0, -4)} 2.pdf`)];
    await select(app, pdfOf('a.pdf', 'isto'), pdfOf('b.pdf', 'isto'), one, other);
    expect(await screen.findByText('Isti sadržaj ima i „b.pdf“.')).toBeVisible();
    expect(screen.getByText('Isti sadržaj ima i „a.pdf“.')).toBeVisible();
    expect(await screen.findByText(`Isti JIB, vrstu i datum ima i „${other.name}“.`)).toBeVisible();
    expect(screen.getByText(`Isti JIB, vrstu i datum ima i „${one.name}“.`)).toBeVisible();
  });

  test('a file that is not taken is named with the reason; at most thirty are taken', async () => {
    const app = await openInbox();
    const input = await fileInput();
    const files = [
      new File(['x'], 'tabela.xlsx'),
      new File([], 'prazna.pdf'),
      pdfOf('0.pdf'),
      pdfOf('0.pdf'),
      ...Array.from({ length: 30 }, (_, at) => pdfOf(`${at + 1}.pdf`)),
    ];
    fireEvent.change(input, { target: { files } });
    const alert = await screen.findByRole('alert');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'tabela.xlsx: naziv ne završava sa .pdf.',
      'prazna.pdf: datoteka je prazna (0 bajtova).',
      '0.pdf: već čeka u redu.',
      expect.stringMatching(/^30\.pdf: u redu je već 30 dokumenata\./),
    ]);
    await waitFor(() => expect(rows()).toHaveLength(30));
    expect(app.portal).toBeDefined();
  });

  test('what was typed comes back when the files are selected again after a reload', async () => {
    const app = await openInbox();
    await select(app, pdfOf('scan0001.pdf'), pdfOf('scan0002.pdf'));
    await app.user.click(await begin());
    await app.user.click(within(await screen.findByRole('form')).getByLabelText(/^JIB/));
    await app.user.paste(ENTITY.jib);
    await waitFor(() => expect(JSON.stringify(app.portal.drafts.read('registry-inbox'))).toContain(ENTITY.jib));
    app.unmount();

    const again = await openInbox();
    expect(screen.getByText('Datoteke koje treba ponovo odabrati: 2')).toBeVisible();
    expect(screen.getByText('scan0001.pdf')).toBeVisible();
    await select(again, pdfOf('scan0001.pdf'));
    expect(await screen.findByText('Datoteke koje treba ponovo odabrati: 1')).toBeVisible();
    await again.user.click(await begin());
    expect(within(await screen.findByRole('form')).getByLabelText(/^JIB/)).toHaveValue(ENTITY.jib);
    await again.user.click(screen.getByRole('button', { name: 'Odbacite upisano' }));
    expect(screen.queryByText(/treba ponovo odabrati/)).not.toBeInTheDocument();
  });
});

describe('sending', () => {
  test('confirmed documents are sent one after the other with their bytes and plain day, and listed to print', async () => {
    const sent = watchInserts();
    const app = await openInbox();
    const files = [named(), named({ jib: OTHER.jib, day: '2024-03-01', type: 'Priznanje strane sudske odluke' })];
    await select(app, ...files);
    await confirmAll(app, 2);
    await app.user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Poslani dokumenti: 2' })).toBeVisible();
    await waitFor(() => expect(rows()).toHaveLength(0));
    await waitFor(() => expect(screen.getByText('Poslani dokumenti: 2')).toHaveFocus());
    expect(sent.map(({ jib, submittedOn, documentTypeId }) => ({ jib, submittedOn, documentTypeId }))).toEqual([
      { jib: ENTITY.jib, submittedOn: '2024-02-29', documentTypeId: 17 },
      { jib: OTHER.jib, submittedOn: '2024-03-01', documentTypeId: 22 },
    ]);
    expect(sent[0]?.['file']).toEqual([...new TextEncoder().encode(await files[0]?.text())]);
    const [newest, first] = sentRows();
    expect(newest).toMatch(/Bistrolog.*Priznanje strane sudske odluke.*01\.03\.2024.*Dodano/);
    expect(first).toMatch(/Bistrička.*29\.02\.2024.*Dodano/);
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await app.user.click(screen.getByRole('button', { name: 'Odštampajte' }));
    expect(print).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  test('when the session has ended the rest waits; after signing in again it goes on', async () => {
    let isSignedIn = false;
    agency.use(http.post(DOCUMENTS, () => (isSignedIn ? undefined : new HttpResponse(null, { status: 401 }))));
    const app = await openInbox();
    await select(app, named({ day: '2024-05-01' }), named({ day: '2024-05-02' }));
    await confirmAll(app, 2);
    await app.user.keyboard('{Enter}');
    expect(await screen.findByText(/Prijava je istekla/)).toBeVisible();
    expect(rows()[1]?.getByText('Spremno')).toBeVisible();
    isSignedIn = true;
    await app.user.click(screen.getByRole('button', { name: /^Pošaljite ponovo/ }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await app.user.click(sendButton());
    await waitFor(() => expect(rows()).toHaveLength(0));
  });

  test('no readable answer to a small file: the size is not blamed', async () => {
    agency.use(http.post(DOCUMENTS, () => HttpResponse.error()));
    const app = await openInbox();
    await select(app, named());
    await confirmAll(app, 1);
    await app.user.keyboard('{Enter}');
    expect(await screen.findByText(/^Dokument nije dodan|^Nije poznato/)).toBeVisible();
    expect(screen.queryByText(/Uzrok može biti i veličina/)).not.toBeInTheDocument();
  });

  test('the head tells what is not known from what was not added; a fault of the server is no refusal', async () => {
    const answers = [
      () => HttpResponse.html('<html></html>'),
      () => HttpResponse.json({ error: 'Blocked' }),
      () => HttpResponse.json({ message: 'Greška u bazi' }, { status: 500 }),
      () => HttpResponse.json({ message: 'Vrsta nije dozvoljena' }, { status: 400 }),
    ];
    let at = 0;
    agency.use(http.post(DOCUMENTS, () => answers[at++]?.() as HttpResponse<null>));
    const app = await openInbox();
    await select(app, ...answers.map((_, index) => named({ day: `2024-07-0${index + 1}` })));
    await confirmAll(app, 4);
    await app.user.keyboard('{Enter}');
    expect(await screen.findByText('ishod nepoznat: 2 · nije dodano: 2')).toBeVisible();
    const states = ['Ishod nepoznat', 'Nije dodano', 'Odbijeno'];
    const inRows = states.map((state) => rows().filter((row) => row.queryByText(state)).length);
    expect(inRows).toEqual([2, 1, 1]);
  });

  test('after sending, the registry is asked for the documents: once, not yet, or several times', async () => {
    const app = await openInbox();
    await select(app, named({ day: '2024-08-01' }));
    await confirmAll(app, 1);
    await app.user.keyboard('{Enter}');
    expect(await screen.findByText('U registru jednom: 1 od 1')).toBeVisible();
    let times = 0;
    agency.use(
      http.get('*/LegalEntities', async ({ request }) => {
        const answer = (await (await getResponse(agencyHandlers(), request))?.json()) as RegistryAnswer;
        for (const entity of answer.resultList)
          entity.documents = entity.documents.flatMap((each) =>
            each.submittedOn.startsWith('2024-08-01') ? Array.from({ length: times }, () => each) : [each],
          );
        return HttpResponse.json(answer);
      }),
    );
    const again = () => app.user.click(screen.getByRole('button', { name: 'Provjerite registar ponovo' }));
    await again();
    expect(await screen.findByText('Još nije u registru')).toBeVisible();
    times = 2;
    await again();
    expect(await screen.findByText('U registru više puta: 2')).toBeVisible();
    expect(screen.getByText(/isti dokument dodan dvaput/)).toBeVisible();
    expect(screen.getByText('U registru jednom: 0 od 1')).toBeVisible();
  });

  test('leaving with documents in the queue asks first', async () => {
    const app = await openInbox();
    await select(app, named());
    await waitFor(() => expect(rows()).toHaveLength(1));
    await app.user.click(screen.getByRole('link', { name: 'Registar postupaka' }));
    const question = await screen.findByRole('dialog', { name: 'Napustiti stranicu?' });
    expect(question).toHaveTextContent('Dokumenti u redu koji nisu dodani: 1.');
    await app.user.click(within(question).getByRole('button', { name: 'Ostanite' }));
    expect(rows()).toHaveLength(1);
  });

  test('the list of what was added can be cleared; an unknown outcome is settled by itself', async () => {
    const app = await openInbox();
    await select(app, named({ day: '2024-06-01' }));
    await confirmAll(app, 1);
    await app.user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Poslani dokumenti: 1' });
    agency.use(http.post(DOCUMENTS, () => HttpResponse.html('<html></html>')));
    await select(app, named({ day: '2024-06-02' }));
    await confirmAll(app, 1);
    await app.user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Poslani dokumenti: 2' });
    await app.user.click(screen.getByRole('button', { name: 'Ispraznite popis' }));
    await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ispraznite popis' }));
    await screen.findByRole('heading', { name: 'Poslani dokumenti: 1' });
    expect(screen.getByRole('link', { name: /^Pogledajte registar/ })).toHaveAttribute(
      'href',
      expect.stringContaining(`jib=${ENTITY.jib}`),
    );
    await app.user.click(screen.getByRole('button', { name: /^Označite kao riješeno/ }));
    await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Uklonite s popisa' }));
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Poslani dokumenti' })).not.toBeInTheDocument());
  });
});
