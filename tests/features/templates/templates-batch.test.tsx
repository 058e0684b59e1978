import { screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { downloadList } from '#domain/filing/progress/template-download.ts';
import { agency } from '#tests/agency.ts';
import { held } from '#tests/held.ts';
import { storage, withDatabase } from '#tests/storage.ts';
import {
  BREZA,
  CEMPRES,
  client,
  CLIENTS,
  filesOf,
  JAVOR,
  openClients,
  row,
  saved,
  startBatch,
} from './clients-screen.tsx';
import { documentCalls, officeFile, refusal } from './template-screen.ts';

withDatabase();

afterEach(() => storage.lists.get(downloadList).change(() => []));

const remembered = async () =>
  (await storage.lists.get(downloadList).read()).map(({ jib, reportTypeId }) => [jib, reportTypeId]);

describe('a batch', () => {
  const HEADING = { name: 'Moji klijenti' };

  test('closed by the agency’s file, it can neither be started nor retried', async () => {
    const { wait, release } = held();
    const inThree = { bs: 'Održavanje.', hr: 'Održavanje.', en: 'Maintenance.' };
    const closing = { closes: 'template', until: '2099-02-28T09:00', reason: inThree };
    agency.use(http.get('*/agency.json', () => wait.then(() => HttpResponse.json({ switches: [closing] }))));
    const calls = documentCalls(() => refusal('Server je zauzet.', 503));
    const { user } = await openClients([BREZA]);
    await startBatch(user, /Breza/);
    expect(await screen.findByText('Preuzeto: 0 od 1')).toBeVisible();
    release();
    for (const name of ['Preuzmite predloške', 'Preuzmite predračune', 'Ponovite preostale (1)']) {
      const button = screen.getByRole('button', { name });
      await waitFor(() => expect(button).toHaveAccessibleDescription('Zatvoreno do 28.02.2099 09:00.'));
      await user.click(button);
    }
    expect(calls).toHaveLength(1);
  });

  test('its beginning is announced, and a pressed button that goes gives the focus to the heading of the clients', async () => {
    const gate = Promise.withResolvers<void>();
    documentCalls(async () => (await gate.promise, refusal('Server je zauzet.', 503)));
    const { user, portal } = await openClients([BREZA]);
    const announced = vi.fn<(text: string) => void>();
    portal.announcer.subscribe(announced);
    const pressAndLose = async (name: string) => {
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
      expect(screen.getByRole('heading', HEADING)).toHaveFocus();
    };
    await user.click(screen.getByLabelText(/Breza/, { selector: 'input' }));
    await screen.findByText('Preuzmite predloške');
    await pressAndLose('Preuzmite predloške');
    expect(announced.mock.calls).toEqual([['Skupno preuzimanje predložaka']]);
    await pressAndLose('Prekinite skupno preuzimanje');
    await pressAndLose('Ponovite preostale (1)');
    expect(announced).toHaveBeenCalledTimes(2);
    // It ends by itself while its button has the focus.
    screen.getByRole('button', { name: 'Prekinite skupno preuzimanje' }).focus();
    gate.resolve();
    expect(await screen.findByText('Preuzeto: 0 od 1')).toBeVisible();
    expect(screen.getByRole('heading', HEADING)).toHaveFocus();
    await pressAndLose('Zatvorite pregled preuzimanja');
  });

  test('says what is missing before it can start', async () => {
    const { user } = await openClients(CLIENTS, { creatorId: null, accountingPeriod: null });
    expect(screen.getByText(/Označite klijente na popisu/)).toBeVisible();
    await user.click(screen.getByLabelText(/Označite sve klijente/));
    expect(
      screen.getByText(/Prije skupnog preuzimanja u obrascu odaberite: sastavljača izvještaja, obračunski period/),
    ).toBeVisible();
    expect(screen.queryByText('Preuzmite predloške')).not.toBeInTheDocument();
  });

  test('one after the other; what fails does not stop the others, and is retried; all end in one zip', async () => {
    let open = 0;
    let most = 0;
    const calls = documentCalls(async (call) => {
      most = Math.max(most, ++open);
      await new Promise((resolve) => setTimeout(resolve, 15));
      open -= 1;
      if (call === 1) return HttpResponse.error();
      return call === 2 ? refusal('Server je zauzet.', 503) : officeFile();
    });
    const { user } = await openClients(CLIENTS);
    await startBatch(user, /Označite sve klijente \(3\)/);
    expect(await screen.findByText('Preuzeto: 1 od 3')).toBeVisible();
    expect(most).toBe(1);
    const ofForm = { creatorType: 1, creatorId: 1008, reportType: 37, reportingYear: 2025 };
    expect(calls.map(({ body }) => body)).toEqual([
      expect.objectContaining({ ...ofForm, jib: BREZA.jib, reportingStandard: 1, publicInterest: 0 }),
      expect.objectContaining({ ...ofForm, jib: CEMPRES.jib, reportingStandard: 2, publicInterest: 1 }),
      expect.objectContaining({ jib: JAVOR.jib, creatorType: 2, creatorId: 7, reportType: 38, reportingYear: 2025 }),
    ]);
    expect(screen.getByText(/Nema odgovora/)).toBeVisible();
    expect(screen.getByText('Server je zauzet.')).toBeVisible();
    expect(saveAs).not.toHaveBeenCalled();

    await user.click(screen.getByText('Ponovite preostale (2)'));
    expect(await screen.findByText('Preuzeto: 3 od 3')).toBeVisible();
    expect(calls.slice(3).map(({ body }) => body)).toMatchObject([{ jib: BREZA.jib }, { jib: CEMPRES.jib }]);
    await waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
    expect(saved()[1]).toBe('predlošci 2025.zip');
    expect(await filesOf(saved()[0])).toEqual([
      'Breza d.o.o. - 4200000000001 - Privredna društva 2025.xlsx',
      'Čempres d.d. - 0000000000002 - Banke i druge finansijske organizacije 2025.xlsx',
      'Javor d.o.o. - 4200000000003 - Privredna društva 2025.xlsx',
    ]);
    // The desk of the season knows them, with the client's own type.
    await waitFor(async () =>
      expect(await remembered()).toEqual([
        [BREZA.jib, 37],
        [CEMPRES.jib, 37],
        [JAVOR.jib, 38],
      ]),
    );
  });

  test('when the agency asks to wait, the rest waits and says until when; then the document is requested again, and nothing fails', async () => {
    const calls = documentCalls((call) =>
      call === 2 ? new HttpResponse(null, { status: 429, headers: { 'Retry-After': '1' } }) : officeFile(),
    );
    const { user } = await openClients(CLIENTS);
    await startBatch(user, /Označite sve klijente \(3\)/);
    expect(await screen.findByText(/Preuzimanje se nastavlja samo u \d\d:\d\d/)).toBeVisible();
    expect(calls).toHaveLength(2);
    expect(await screen.findByText('Preuzeto: 3 od 3', {}, { timeout: 5000 })).toBeVisible();
    expect(calls.map(({ body }) => body)).toMatchObject([BREZA, CEMPRES, CEMPRES, JAVOR].map(({ jib }) => ({ jib })));
    await waitFor(async () => expect(await filesOf(saved()[0])).toHaveLength(3));
  });

  test('cancelled in the middle: what came can be saved, the rest requested again', async () => {
    const gate = Promise.withResolvers<void>();
    const calls = documentCalls(async (call) => {
      if (call === 2) await gate.promise;
      return officeFile();
    });
    const { user } = await openClients(CLIENTS);
    await startBatch(user, /Označite sve klijente \(3\)/);
    await waitFor(() => expect(calls).toHaveLength(2));
    await user.click(screen.getByText('Prekinite skupno preuzimanje'));
    expect(await screen.findByText('Preuzeto: 1 od 3')).toBeVisible();
    gate.resolve();
    await user.click(screen.getByText('Preuzmite ZIP (1)'));
    await waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
    expect(await filesOf(saved()[0])).toHaveLength(1);
    await waitFor(async () => expect(await remembered()).toEqual([[BREZA.jib, 37]]));
    await user.click(screen.getByText('Ponovite preostale (2)'));
    expect(await screen.findByText('Preuzeto: 3 od 3')).toBeVisible();
    expect(calls.slice(2).map(({ body }) => body)).toMatchObject([{ jib: CEMPRES.jib }, { jib: JAVOR.jib }]);
  });

  test('a client without a type is not requested; once corrected, it is', async () => {
    const calls = documentCalls();
    const { user } = await openClients([client('4200000000009', 'Lipa', { legalEntityTypeId: null }), BREZA]);
    await startBatch(user, /Lipa/);
    expect(await screen.findByText(/Vrsta pravnog lica nije odabrana/)).toBeVisible();
    expect(calls).toEqual([]);
    await user.click(screen.getByLabelText('Izmijenite klijenta Lipa'));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Vrsta pravnog lica'), '4');
    await user.click(dialog.getByRole('button', { name: 'Sačuvajte' }));
    await waitFor(() => expect(row('Lipa')).toHaveTextContent('Budžetski korisnici'));
    await user.click(screen.getByText('Ponovite preostale (1)'));
    expect(await screen.findByText('Preuzeto: 1 od 1')).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ legalEntityTypeId: 4 });
  });

  test('without the list of types nobody is refused for the type (faults G08)', async () => {
    agency.use(http.get('*/LegalEntityTypes', () => HttpResponse.json({}, { status: 403 })));
    const calls = documentCalls();
    const { user } = await openClients([BREZA]);
    await startBatch(user, /Breza/);
    expect(await screen.findByText('Preuzeto: 1 od 1')).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ legalEntityTypeId: 1 });
  });

  test('a retry uses a list that came only after the start: the documents are named by their type', async () => {
    const { wait, release } = held();
    agency.use(http.get('*/LegalEntityTypes', () => wait.then(() => undefined)));
    documentCalls((call) => (call === 1 ? refusal('Server je zauzet.', 503) : officeFile()));
    const { user } = await openClients([BREZA]);
    await startBatch(user, /Breza/);
    expect(await screen.findByText('Preuzeto: 0 od 1')).toBeVisible();
    release();
    await waitFor(() => expect(row('Breza')).toHaveTextContent('Privredna društva'));
    await user.click(screen.getByText('Ponovite preostale (1)'));
    await waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
    expect(await filesOf(saved()[0])).toEqual(['Breza d.o.o. - 4200000000001 - Privredna društva 2025.xlsx']);
  });

  test("waits for the report types, says so, and then takes the client's own one", async () => {
    const { wait, release } = held();
    agency.use(http.get('*/ReportTypes', () => wait.then(() => undefined)));
    const calls = documentCalls();
    const { user } = await openClients([JAVOR]);
    await user.click(screen.getByLabelText(/Javor/, { selector: 'input' }));
    expect(screen.getByText('Popis vrsta izvještaja se učitava.')).toBeVisible();
    expect(screen.queryByText('Preuzmite predloške')).not.toBeInTheDocument();
    release();
    await user.click(await screen.findByText('Preuzmite predloške'));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ reportType: 38, reportTypeName: expect.stringMatching(/./) as string });
  });

  test('invoices: one word file per jib; an inactivity statement has none', async () => {
    const calls = documentCalls();
    const { user } = await openClients([BREZA, { ...CEMPRES, reportTypeId: 37 }], { reportTypeId: 51 });
    await user.click(screen.getByLabelText(/Breza/, { selector: 'input' }));
    const invoices = await screen.findByRole('button', { name: 'Preuzmite predračune' });
    expect(invoices).toHaveAccessibleDescription('Izjava o neaktivnosti se ne naplaćuje.');
    await user.click(invoices);
    await user.click(screen.getByLabelText(/Čempres/, { selector: 'input' }));
    await user.click(invoices);
    expect(await screen.findByText('Preuzeto: 1 od 2')).toBeVisible();
    expect(screen.getByText('Izjava o neaktivnosti se ne naplaćuje.')).toBeVisible();
    expect(calls).toMatchObject([{ path: 'generate-doc', body: { jib: CEMPRES.jib } }]);
    await user.click(screen.getByText('Preuzmite ZIP (1)'));
    await waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
    expect(saved()[1]).toBe('predračuni 2025.zip');
    expect(await filesOf(saved()[0])).toEqual(['Čempres d.d. - 0000000000002 - predračun 2025.docx']);
  });

  test('an archive that cannot be saved says so; leaving without it asks, staying keeps the documents', async () => {
    documentCalls();
    vi.mocked(saveAs).mockImplementationOnce(() => {
      throw new Error('no memory');
    });
    const { user, router } = await openClients([BREZA]);
    await startBatch(user, /Breza/);
    expect(await screen.findByText(/ZIP datoteka nije napravljena/)).toBeVisible();
    expect(screen.getByText('Svi dokumenti su preuzeti, ali još nisu sačuvani u ZIP datoteci.')).toBeVisible();
    const beforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(beforeUnload()).toBe(true);
    void router.navigate('/bs/kontaktirajte-nas');
    const leaving = await screen.findByRole('dialog', { name: 'Napustiti stranicu?' });
    await user.click(within(leaving).getByText('Ostanite'));
    await user.click(screen.getByText('Zatvorite pregled preuzimanja'));
    await user.click(within(screen.getByRole('dialog')).getByText('Ostanite'));
    await user.click(screen.getByText('Preuzmite ZIP (1)'));
    expect(await screen.findByText('Svi dokumenti su u jednoj ZIP datoteci.')).toBeVisible();
    expect(saveAs).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(/ZIP datoteka nije napravljena/)).not.toBeInTheDocument();
    expect(beforeUnload()).toBe(false);
    await router.navigate('/bs/kontaktirajte-nas');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/bs/kontaktirajte-nas');
  });
});
