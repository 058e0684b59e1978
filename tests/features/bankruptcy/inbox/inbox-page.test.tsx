import { screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { selectUser, signedIn, signedOut } from '#domain/session/session.slice.ts';
import { agencyHandlers } from '#mocks/handlers.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { withDatabase } from '#tests/storage.ts';
import { watchSearches } from '../../results-screen.ts';
import { dialog, fill, openForm, press as pressInForm, watchInserts } from '../add-document-form.tsx';
import { DOCUMENTS, ENTITY } from '../registry-screen.ts';
import {
  begin,
  confirmAll,
  named,
  openInbox,
  OTHER,
  pdfOf,
  rowOf,
  rows,
  select,
  sendButton,
  sentRows,
  takeOffered,
} from './inbox-page.ts';

withDatabase();

const PAGE = '/bs/pristigli-dokumenti';

type RegistryAnswer = { resultList: { documents: { submittedOn: string }[] }[] };

test('a visitor is told whom it is for and can sign in, an accountant without the role that it is not for them; nothing can be selected (R6)', async () => {
  const visitor = await renderPage(PAGE);
  expect(await screen.findByText('Samo za službenike registra')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Prijava' })).toHaveAttribute(
    'href',
    expect.stringMatching(/pristigli-dokumenti/),
  );
  expect(document.querySelector('input[type=file]')).toBeNull();
  visitor.unmount();
  await renderPage(PAGE, { as: 'accountant' });
  expect(await screen.findByText(/nema ovlaštenje za dodavanje dokumenata/)).toBeVisible();
  expect(document.querySelector('input[type=file]')).toBeNull();
});

test('leaving with documents in the queue asks first; the queue stays when the session ends (R6)', async () => {
  const app = await openInbox();
  await select(app, named());
  await waitFor(() => expect(rows()).toHaveLength(1));
  await app.user.click(screen.getByRole('link', { name: 'Registar postupaka' }));
  const question = await screen.findByRole('dialog', { name: 'Napustiti stranicu?' });
  expect(question).toHaveTextContent('Dokumenti u redu koji nisu dodani: 1.');
  await app.user.click(within(question).getByRole('button', { name: 'Ostanite' }));
  expect(rows()).toHaveLength(1);
  app.portal.session.signOut(() => {}).catch(() => {});
  await everythingAnswered();
  expect(rows()).toHaveLength(1);
});

/** A queue of which the first document is being sent until it is released, and the second waits. */
async function whileFirstIsSent() {
  const { wait, release } = held();
  const sent = watchInserts();
  const requested = vi.fn(() => wait.then(() => undefined));
  agency.use(http.post(DOCUMENTS, requested));
  const app = await openInbox();
  await select(app, named(), named({ jib: OTHER.jib }));
  await confirmAll(app, 2);
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(requested).toHaveBeenCalledOnce());
  return { app, sent, release };
}

test('once nobody with the role is signed in, no entity is looked up, what is being sent is the last, and nothing can be confirmed or sent (R6)', async () => {
  const [staffOnly, third] = [/administratori i moderatori/, '4200000000005'];
  const { app, sent, release } = await whileFirstIsSent();
  app.store.dispatch(signedOut('elsewhere'));
  release();
  await waitFor(() => expect(rows()).toHaveLength(1));
  await everythingAnswered();
  expect(rows()[0]?.getByText('Spremno')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sendButton()).toHaveAccessibleDescription(staffOnly);
  const requested = watchSearches();
  await select(app, named({ jib: third }));
  await app.user.click(await begin());
  await takeOffered(app);
  await everythingAnswered();
  expect(screen.getByRole('button', { name: /^Potvrdite i pređite/ })).toHaveAccessibleDescription(staffOnly);
  expect(requested.filter(({ jib }) => jib === third)).toEqual([]);
});

test('what one of the staff wanted to send waits when another signs in (R6)', async () => {
  const { app, sent, release } = await whileFirstIsSent();
  app.store.dispatch(signedIn({ ...selectUser(app.store.getState())!, userId: 'another' }));
  release();
  await waitFor(() => expect(rows()).toHaveLength(1));
  await everythingAnswered();
  expect(rows()[0]?.getByText('Spremno')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('the button that stops sending leaves its focus to the queue when nothing waits any more', async () => {
  const { release } = await whileFirstIsSent();
  const { wait } = held();
  agency.use(http.post(DOCUMENTS, () => wait.then(() => undefined)));
  const stop = screen.getByRole('button', { name: 'Zaustavite slanje' });
  stop.focus();
  release();
  await waitFor(() => expect(stop).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 2, name: /^Red: / })).toHaveFocus();
});

test('when the session has ended the rest waits; after signing in again it goes on, and what was sent is listed to print', async () => {
  let isSignedIn = false;
  agency.use(http.post(DOCUMENTS, () => (isSignedIn ? undefined : new HttpResponse(null, { status: 401 }))));
  const app = await openInbox();
  await select(app, named(), named({ jib: OTHER.jib, day: '2024-03-01', type: 'Priznanje strane sudske odluke' }));
  await confirmAll(app, 2);
  expect(sendButton()).toHaveFocus();
  await app.user.keyboard('{Enter}');
  expect(await screen.findByText(/Prijava je istekla/)).toBeVisible();
  expect(rows()[1]?.getByText('Spremno')).toBeVisible();
  isSignedIn = true;
  await app.user.click(screen.getByRole('button', { name: /^Pošaljite ponovo/ }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  // The row of the pressed button is gone.
  await waitFor(() => expect(screen.getByRole('heading', { level: 3, name: /: 1$/ })).toHaveFocus());
  await app.user.click(sendButton());
  await waitFor(() => expect(rows()).toHaveLength(0));
  await waitFor(() => expect(screen.getByText('Poslani dokumenti: 2')).toHaveFocus());
  expect(sentRows()).toEqual([
    expect.stringMatching(/Bistrolog.*Priznanje strane sudske odluke.*01\.03\.2024.*Dodano/),
    expect.stringMatching(/Bistrička.*29\.02\.2024.*Dodano/),
  ]);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await app.user.click(screen.getByRole('button', { name: 'Odštampajte' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('the registry is asked for what was sent: once, not yet, or several times; the list can be cleared, an unknown outcome is settled by itself', async () => {
  const app = await openInbox();
  const send = async (day: string) => {
    await select(app, named({ day }));
    await confirmAll(app, 1);
    await app.user.keyboard('{Enter}');
  };
  const press = async (name: string | RegExp) => app.user.click(screen.getByRole('button', { name }));
  const confirm = async (name: string) =>
    app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await send('2024-08-01');
  expect(await screen.findByText('U registru jednom: 1 od 1')).toBeVisible();
  let times = 0;
  agency.use(
    http.get('*/LegalEntities', async ({ request }) => {
      if (times < 0) return new HttpResponse(null, { status: 500 });
      const answer = (await (await getResponse(agencyHandlers(), request))?.json()) as RegistryAnswer;
      for (const entity of answer.resultList)
        entity.documents = entity.documents.flatMap((each) =>
          each.submittedOn.startsWith('2024-08-01') ? Array.from({ length: times }, () => each) : [each],
        );
      return HttpResponse.json(answer);
    }),
  );
  await press('Provjerite registar ponovo');
  expect(await screen.findByText('Još nije u registru')).toBeVisible();
  times = 2;
  await press('Provjerite registar ponovo');
  expect(await screen.findByText('U registru više puta: 2')).toBeVisible();
  expect(screen.getByText(/isti dokument dodan dvaput/)).toBeVisible();
  expect(within(screen.getByRole('main')).getByText('U registru jednom: 0 od 1')).toBeVisible();
  // It can be asked again when it did not answer.
  times = -1;
  await press('Provjerite registar ponovo');
  // Over the list and in its row: then nothing is known, not that there is none.
  expect(await screen.findAllByText('Registar o tome nije dao odgovor', { selector: 'main *' })).toHaveLength(2);
  expect(screen.queryByText('U registru jednom: 0 od 1', { selector: 'main *' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Provjerite registar ponovo' })).toHaveFocus();
  times = 2;

  agency.use(http.post(DOCUMENTS, () => HttpResponse.html('<html></html>')));
  await send('2024-06-02');
  await screen.findByRole('heading', { name: 'Poslani dokumenti: 2' });
  expect(await screen.findByText('U registru jednom: 0 od 1', { selector: 'main *' })).toBeVisible();
  expect(screen.getAllByText('Registar o tome nije dao odgovor', { selector: 'main *' })).toHaveLength(2);
  await press('Ispraznite popis');
  await confirm('Ispraznite popis');
  await screen.findByRole('heading', { name: 'Poslani dokumenti: 1' });
  expect(screen.getByRole('link', { name: /^Pogledajte registar/ })).toHaveAttribute(
    'href',
    expect.stringContaining(`jib=${ENTITY.jib}`),
  );
  await press(/^Označite kao riješeno/);
  await confirm('Uklonite s popisa');
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Poslani dokumenti' })).not.toBeInTheDocument());
  // What was pressed before has been announced.
  const said: string[] = [];
  app.portal.announcer.subscribe((text) => said.push(text));
  await send('2024-06-03');
  expect(await screen.findByText('Još nije u registru')).toBeVisible();
  expect(said.filter((text) => /regist/i.test(text))).toEqual([]);
});

test('a registry that does not tell has not said that a document is missing; asking again is busy until it is answered, and then said', async () => {
  const { wait, release } = held();
  const entity = { id: ENTITY.id, shortName: ENTITY.name, longName: ENTITY.name, documents: [] };
  const registry = (answer: () => object | Promise<object>) =>
    agency.use(
      http.get('*/LegalEntities', async ({ request }) =>
        new URL(request.url).searchParams.get('searchType') === '3' ? HttpResponse.json(await answer()) : undefined,
      ),
    );
  const app = await openInbox();
  const said: string[] = [];
  app.portal.announcer.subscribe((text) => said.push(text));
  await select(app, named({ day: '2024-08-01' }));
  await confirmAll(app, 1);
  // It sends the entity without its jib, after the same was asked before sending.
  registry(() => ({ resultList: [{ ...entity, jib: null }], count: 1 }));
  await app.user.keyboard('{Enter}');
  const again = await screen.findByRole('button', { name: 'Provjerite registar ponovo' });
  expect(screen.getAllByText('Registar o tome nije dao odgovor')).toHaveLength(2);
  expect(screen.queryByText('Još nije u registru')).toBeNull();

  registry(() => wait.then(() => ({ resultList: [{ ...entity, jib: ENTITY.jib }], count: 1 })));
  await app.user.click(again);
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
  expect(said).not.toContain('U registru jednom: 0 od 1');
  release();
  expect(await screen.findByText('Još nije u registru')).toBeVisible();
  expect(again).not.toHaveAttribute('aria-busy');
  expect(said.filter((text) => text === 'U registru jednom: 0 od 1')).toHaveLength(1);
});

test('a registry that asks to wait has not answered yet: it is asked again', async () => {
  const app = await openInbox();
  await select(app, named({ day: '2024-08-01' }));
  await confirmAll(app, 1);
  let isSent = false;
  let refused = 0;
  agency.use(
    http.post(DOCUMENTS, () => void (isSent = true)),
    http.get('*/LegalEntities', ({ request }) => {
      // A GET is made three times before the queue waits.
      const isAsked = isSent && new URL(request.url).searchParams.get('searchType') === '3';
      if (!isAsked || refused === 3) return undefined;
      refused += 1;
      return new HttpResponse(null, { status: 429, headers: { 'Retry-After': '0' } });
    }),
  );
  await app.user.keyboard('{Enter}');
  expect(await screen.findByText('U registru jednom: 1 od 1', {}, { timeout: 5000 })).toBeVisible();
  expect(refused).toBe(3);
});

test('the number of all documents is announced; no document is called the last to confirm while others are read, and none added that was removed', async () => {
  const { wait } = held();
  const unread = Object.assign(named({ day: '2024-08-03' }), { arrayBuffer: () => wait.then(() => new ArrayBuffer()) });
  const app = await openInbox();
  const said: string[] = [];
  app.portal.announcer.subscribe((text) => said.push(text));
  await select(app, named());
  await waitFor(() => expect(said).toEqual(['Dokumenti u redu: 1.', 'za potvrdu: 1']));
  await select(app, unread);
  await waitFor(() => expect(said.at(-1)).toBe('Dokumenti u redu: 2.'));
  await app.user.click(await begin());
  await app.user.click(await screen.findByRole('button', { name: 'Preskočite' }));
  await app.user.click(screen.getByRole('button', { name: `Uklonite iz reda: ${named().name}` }));
  await app.user.click(screen.getByRole('button', { name: `Uklonite iz reda: ${unread.name}` }));
  await waitFor(() => expect(rows()).toEqual([]));
  expect(said).toHaveLength(3);
});

const UNREADABLE = new File(['not a document'], 'zakljucan.pdf', { type: 'application/pdf', lastModified: 1 });

test('documents stand under headings by what could be read and keep their place while they are confirmed; the name of an entity is beside its jib as soon as it is known, and is asked for once', async () => {
  const requested = watchSearches();
  const app = await openInbox();
  const other = named({ jib: OTHER.jib });
  await select(app, UNREADABLE, pdfOf('scan0001.pdf'), named(), other);
  const proposed = within(await screen.findByRole('region', { name: 'S prijedlozima: 2' }));
  expect(proposed.getAllByRole('heading', { level: 4 })[0]).toHaveTextContent(named().name);
  await waitFor(() => expect(screen.queryByText('Čita se')).toBeNull());
  await app.user.click(await begin());
  await within(await screen.findByRole('form')).findByText(ENTITY.name);
  await takeOffered(app);
  await app.user.keyboard('{Enter}');
  expect(await rowOf(named().name).findByText('Spremno')).toBeVisible();
  expect(await rowOf(named().name).findByText(new RegExp(`${ENTITY.name} · ${ENTITY.jib}`))).toBeVisible();
  expect(await within(await screen.findByRole('form')).findByText(OTHER.name)).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'S prijedlozima: 2' })).toBeVisible();
  await everythingAnswered();
  expect(new Set(requested.map(({ jib }) => jib))).toEqual(new Set([OTHER.jib, ENTITY.jib]));
  expect(requested).toHaveLength(2);
});

test('a document that the inbox sent with an unknown outcome is asked about in the form, and settled there', async () => {
  agency.use(http.post(DOCUMENTS, () => HttpResponse.html('<html></html>'), { once: true }));
  const inbox = await openInbox();
  await select(inbox, named());
  await confirmAll(inbox, 1);
  await inbox.user.keyboard('{Enter}');
  await screen.findByText('Nije poznato da li je dokument dodan');
  expect(await screen.findByText(/Za neke dokumente se ne zna da li su dodani/)).toBeVisible();
  inbox.unmount();
  const sent = watchInserts();
  const form = await openForm();
  await fill(form, { pdf: named() });
  await form.user.click(pressInForm('Sačuvajte'));
  expect(await dialog().findByText(/već jednom poslan, a ne zna se da li je dodan/)).toBeVisible();
  await everythingAnswered();
  expect(sent).toEqual([]);
  await form.user.click(pressInForm('Ipak sačuvajte'));
  await waitFor(() => expect(form.onClose).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(1);
  form.unmount();
  await openInbox();
  await waitFor(() => expect(sentRows()).toEqual([expect.stringMatching(/Dodano/)]));
  expect(rows()).toEqual([]);
});
