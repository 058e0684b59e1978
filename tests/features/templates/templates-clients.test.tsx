import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { unzipSync } from 'fflate';
import { saveAs } from 'file-saver';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clientList } from '#domain/filing/clients/client-list.ts';
import { type Client, draftsOfClient, NEW_CLIENT } from '#domain/filing/clients/client.ts';
import { downloadList } from '#domain/filing/progress/template-download.ts';
import { ClientsSection } from '#features/report-tools/templates/ClientsSection.tsx';
import type { TemplateInput } from '#features/report-tools/templates/template-form.ts';
import { NEW_TEMPLATES } from '#features/report-tools/templates/template-version.ts';
import { useDocumentFacts } from '#features/report-tools/templates/use-document-facts.ts';
import { agency } from '#tests/agency.ts';
import { held } from '#tests/held.ts';
import { renderPart } from '#tests/render-part.tsx';
import { drafts, storage, withDatabase } from '#tests/storage.ts';
import {
  documentCalls,
  FILLED,
  jibField,
  officeFile,
  openFilled,
  openTemplates,
  paste,
  refusal,
  templateButton,
} from './template-screen.ts';

withDatabase();

afterEach(() => storage.lists.get(downloadList).change(() => []));

const client = (jib: string, name: string, more: Partial<Client> = {}): Client => ({
  ...NEW_CLIENT,
  jib,
  name,
  legalEntityTypeId: 1,
  ...more,
});
const BREZA = client('4200000000001', 'Breza d.o.o.', { reportingStandard: 1 });
const CEMPRES = client('0000000000002', 'Čempres d.d.', {
  legalEntityTypeId: 3,
  publicInterest: true,
  reportingStandard: 2,
});
/** Has a creator and a type of report of its own. */
const JAVOR = client('4200000000003', 'Javor d.o.o.', { creatorType: 2, creatorId: 7, reportTypeId: 38 });
const CLIENTS = [BREZA, CEMPRES, JAVOR];

function Section({ form }: { form: TemplateInput }) {
  const facts = useDocumentFacts(NEW_TEMPLATES, 'bs');
  return <ClientsSection version={NEW_TEMPLATES} facts={facts} values={form} readForm={() => form} onFill={() => {}} />;
}

/** The clients stored earlier, below a form with these choices. */
async function openClients(stored: readonly Client[], given: Partial<TemplateInput> = {}) {
  await storage.lists.get(clientList).change(() => stored);
  const part = await renderPart(<Section form={{ ...FILLED, ...given }} />, { texts: ['templates', 'filing'] });
  await screen.findByRole('heading', { name: 'Moji klijenti' });
  return part;
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const saved = (call = 0) => vi.mocked(saveAs).mock.calls[call] as [Blob, string];
const filesOf = async (zip: Blob) => Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())));

/** Selects clients and starts a batch of their templates. */
async function startBatch(user: UserEvent, clients: RegExp): Promise<void> {
  await user.click(screen.getByLabelText(clients, { selector: 'input' }));
  await user.click(await screen.findByText('Preuzmite predloške'));
}

const remembered = async () =>
  (await storage.lists.get(downloadList).read()).map(({ jib, reportTypeId }) => [jib, reportTypeId]);

describe('clients stored on this computer', () => {
  test('a client is added from the form, not twice, edited and removed', async () => {
    const { user } = await openClients([], { jib: '4200000000001' });
    expect(await screen.findByText('Još nema sačuvanih klijenata')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dodajte klijenta' }));
    const dialog = screen.getByRole('dialog', { name: 'Dodajte klijenta' });
    expect(within(dialog).getByLabelText(/^JIB/)).toHaveValue('4200000000001');
    await waitFor(() => expect(within(dialog).getByLabelText('Vrsta pravnog lica')).toHaveValue('1'));
    await user.click(within(dialog).getByRole('button', { name: 'Sačuvajte' }));
    expect(await within(dialog).findByText('Unesite naziv klijenta.')).toBeVisible();
    await paste(user, within(dialog).getByLabelText(/^Naziv klijenta/), 'Lipa d.o.o.');
    await user.click(within(dialog).getByRole('button', { name: 'Sačuvajte' }));
    expect(await screen.findByText('1 klijent')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Dodajte klijenta' }));
    const again = within(screen.getByRole('dialog'));
    await paste(user, again.getByLabelText(/^Naziv klijenta/), 'Druga Lipa');
    await user.click(again.getByRole('button', { name: 'Sačuvajte' }));
    expect(await again.findByText('Klijent s ovim JIB-om već je na popisu.')).toBeVisible();
    await user.click(again.getByRole('button', { name: 'Odustajanje' }));

    await user.click(screen.getByRole('button', { name: 'Izmijenite klijenta Lipa d.o.o.' }));
    const edit = screen.getByRole('dialog', { name: 'Izmjena klijenta' });
    await user.clear(within(edit).getByLabelText(/^JIB/));
    await paste(user, within(edit).getByLabelText(/^JIB/), '4200 000 000 009');
    await user.click(within(edit).getByRole('checkbox', { name: 'Subjekt od javnog interesa' }));
    expect(within(edit).getByLabelText('Standard izvještavanja')).toHaveValue('2');
    await user.click(within(edit).getByRole('button', { name: 'Sačuvajte' }));
    await waitFor(() => expect(row('Lipa')).toHaveTextContent('4200000000009'));
    expect(row('Lipa')).toHaveTextContent('MRS/MSFI');
    expect(screen.getByText('1 klijent')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Uklonite klijenta Lipa d.o.o.' }));
    await user.click(screen.getByRole('button', { name: 'Uklonite klijenta' }));
    expect(await screen.findByText('Još nema sačuvanih klijenata')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Moji klijenti' })).toHaveFocus();
  });

  test('nine are searched by the words of a name in any order, a jib in groups, or words of both', async () => {
    const others = Array.from({ length: 8 }, (_, at) => client(`420000000001${at}`, `Bor ${at} d.o.o.`));
    const { user } = await openClients([...others, CEMPRES]);
    const field = screen.getByRole('searchbox', { name: 'Pretražite klijente' });
    for (const typed of ['d.d. cempres', '0000 0000 00002', 'čempres  00002']) {
      await user.clear(field);
      await paste(user, field, typed);
      expect(screen.getAllByRole('row').slice(1)).toEqual([row('Čempres')]);
    }
    // The search stays until it is cleared, although eight need none.
    await user.click(screen.getByLabelText('Uklonite klijenta Čempres d.d.'));
    await user.click(screen.getByRole('button', { name: 'Uklonite klijenta' }));
    expect(await screen.findByText('Nijedan klijent ne odgovara upisanom.')).toBeVisible();
    await user.clear(field);
    await waitFor(() => expect(screen.getAllByRole('row').slice(1)).toHaveLength(8));
  });

  test('export, remove, erase all, also in drafts; import: the list is the same again', async () => {
    const { user } = await openClients(CLIENTS);
    await user.click(screen.getByText('Uvoz i preuzimanje'));
    await user.click(screen.getByText('Preuzmite JSON'));
    await user.click(screen.getByText('Preuzmite CSV'));
    await waitFor(() => expect(saveAs).toHaveBeenCalledTimes(2));
    expect([saved(0)[1], saved(1)[1]]).toEqual(['klijenti.json', 'klijenti.csv']);
    for (const draft of [...CLIENTS, client('', 'Lipa')])
      drafts.write(draftsOfClient(draft.jib) + draft.jib, draft, null);
    const draftsNow = () => localStorage.getItem('drafts') ?? '';
    await user.click(screen.getByLabelText('Uklonite klijenta Breza d.o.o.'));
    await user.click(screen.getByText('Uklonite klijenta'));
    await waitFor(() => expect(draftsNow()).not.toContain('Breza'));
    expect(draftsNow()).toMatch(/Čempres.*Javor.*Lipa/);
    await user.click(screen.getByText('Obrišite sve klijente'));
    await user.click(within(screen.getByRole('dialog')).getByText('Obrišite sve'));
    expect(await screen.findByText('Još nema sačuvanih klijenata')).toBeVisible();
    await waitFor(() => expect(draftsNow()).toBe(''));
    const picker = screen.getByLabelText<HTMLInputElement>('Uvezite datoteku', { selector: 'input' });
    const imported = async (content: BlobPart, name: string) => {
      await user.upload(picker, new File([content], name));
      return within(await screen.findByRole('dialog'));
    };
    const confirm = async (dialog: Awaited<ReturnType<typeof imported>>) => {
      await user.click(dialog.getByRole('button', { name: 'Uvezite' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const again = await imported(saved(1)[0], 'klijenti.csv');
    expect(again.getByText('Novi klijenti: 3.')).toBeVisible();
    await confirm(again);
    expect(row('Čempres')).toHaveTextContent('0000000000002');
    const partly = await imported('jib;name\n4,2E+12;Firma\n42;Kratka\n4200000000009;Nova', 'x.csv');
    expect(partly.getByText(/redovi: 2\. Program za tabele/)).toBeVisible();
    expect(partly.getByText('Izostavljaju se redovi: 3. Provjerite JIB (13 cifara).')).toBeVisible();
    await confirm(partly);
    expect(row('Nova')).toBeInTheDocument();
    const unreadable = new File(['jib;name'], 'klijenti.csv');
    vi.spyOn(unreadable, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
    await user.upload(picker, unreadable);
    expect(await screen.findByText(/Datoteka nije pročitana/)).toBeVisible();
    expect(row('Čempres')).toBeInTheDocument();
  });
});

describe('a batch', () => {
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

test("a form waits for the report types as well; filled meanwhile, it takes the client's own type and not the one before", async () => {
  const { wait, release } = held();
  agency.use(http.get('*/ReportTypes', () => wait.then(() => undefined)));
  const calls = documentCalls();
  await storage.lists.get(clientList).change(() => [JAVOR]);
  drafts.write('templates', FILLED, null);
  const { user } = await openTemplates();
  await user.click(await screen.findByLabelText('Popunite obrazac podacima klijenta Javor d.o.o.'));
  expect(templateButton()).toHaveAccessibleDescription('Popis vrsta izvještaja se učitava.');
  await user.click(templateButton());
  release();
  await waitFor(() => expect(templateButton()).not.toHaveAttribute('aria-disabled'));
  expect(calls).toEqual([]);
  await user.click(templateButton());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({ reportType: 38, reportTypeName: expect.stringMatching(/./) as string });
});

test('below the form: a client fills it; a new batch asks before it replaces what is not saved; languages and years do not', async () => {
  const calls = documentCalls((call) => (call % 2 === 0 ? refusal('Nema') : officeFile()));
  await storage.lists.get(clientList).change(() => [BREZA, CEMPRES]);
  const { user, router } = await openFilled();
  await user.click(await screen.findByLabelText('Popunite obrazac podacima klijenta Čempres d.d.'));
  expect(jibField()).toHaveValue(CEMPRES.jib);
  expect(screen.getByLabelText(/^Vrsta pravnog lica/)).toHaveValue('3');
  expect(screen.getByLabelText('Subjekt od javnog interesa')).toBeChecked();
  expect(screen.getByLabelText(/^Standard izvještavanja/)).toHaveValue('2');
  expect(screen.getByLabelText(/^Obračunski period/)).toHaveValue('2025');
  expect(screen.getByText('Preuzimanje Excel predloška', { selector: 'h2' })).toHaveFocus();

  await startBatch(user, /Označite sve klijente \(2\)/);
  expect(await screen.findByText('Preuzeto: 1 od 2')).toBeVisible();
  await user.click(screen.getByText('Preuzmite predloške'));
  const question = () => screen.findByRole('dialog', { name: 'Započeti novo skupno preuzimanje?' });
  await user.click(within(await question()).getByText('Ostanite'));
  expect(calls).toHaveLength(2);
  await user.click(screen.getByText('Preuzmite predloške'));
  await user.click(within(await question()).getByText('Započnite i odbacite preuzeto'));
  await waitFor(() => expect(calls).toHaveLength(4));

  await router.navigate('/en/financial-reports-templates');
  expect(await screen.findByText('Downloaded: 1 of 2')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // The archive is named by the year it was made for, even if the form has changed.
  await user.selectOptions(screen.getByLabelText(/^Accounting period/), '2024');
  await user.click(screen.getByText('Download ZIP (1)'));
  await waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
  expect(saved()[1]).toBe('templates 2025.zip');
});
