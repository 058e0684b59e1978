import { screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { unzipSync } from 'fflate';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { Client } from '#domain/filing/clients/client.ts';
import { clientList } from '#domain/filing/clients/client-list.ts';
import { giveElementsSize } from '#tests/sized-elements.ts';
import { documentCalls, jibField, officeFile, openFilled, openTemplates, paste, refusal } from './template-screen.ts';
import { storage, withDatabase } from '#tests/storage.ts';

withDatabase();

giveElementsSize();

const client = (jib: string, name: string, more: Partial<Client> = {}): Client => ({
  jib,
  name,
  legalEntityTypeId: 1,
  reportingStandard: 1,
  publicInterest: false,
  creatorType: null,
  creatorId: null,
  reportTypeId: null,
  ...more,
});
const CLIENTS = [
  client('4200000000001', 'Breza d.o.o.'),
  client('0000000000002', 'Čempres d.d.', { legalEntityTypeId: 3, publicInterest: true, reportingStandard: 2 }),
  client('4200000000003', 'Javor d.o.o.', { reportingStandard: 0 }),
];

/** The screen with some clients stored earlier, and a filled form unless `open` opens another. */
async function withStored(stored: readonly Client[] = CLIENTS, open: () => ReturnType<typeof openFilled> = openFilled) {
  await storage.lists.get(clientList).change(() => stored);
  const app = await open();
  await screen.findByRole('heading', { name: 'Moji klijenti' });
  return app;
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const saved = (call = 0) => vi.mocked(saveAs).mock.calls[call] as [Blob, string];

describe('clients stored on this computer', () => {
  test('one click fills the form', async () => {
    const { user } = await withStored();
    await user.click(screen.getByRole('button', { name: 'Popunite obrazac podacima klijenta Čempres d.d.' }));
    expect(jibField()).toHaveValue('0000000000002');
    expect(screen.getByLabelText(/^Vrsta pravnog lica/)).toHaveValue('3');
    expect(screen.getByRole('checkbox', { name: 'Subjekt od javnog interesa' })).toBeChecked();
    expect(screen.getByLabelText(/^Standard izvještavanja/)).toHaveValue('2');
    expect(screen.getByLabelText(/^Obračunski period/)).toHaveValue('2025');
    expect(screen.getByRole('heading', { name: 'Preuzimanje Excel predloška' })).toHaveFocus();
  });

  test('a client is added from the form, not twice, edited and removed', async () => {
    const { user } = await withStored([], () => openFilled({ jib: '4200000000001' }));
    expect(await screen.findByText('Još nema sačuvanih klijenata')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dodajte klijenta' }));
    const dialog = screen.getByRole('dialog', { name: 'Dodajte klijenta' });
    expect(within(dialog).getByLabelText(/^JIB/)).toHaveValue('4200000000001');
    expect(within(dialog).getByLabelText('Vrsta pravnog lica')).toHaveValue('1');
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
  });

  test('export, erase all, import: the list is the same again', async () => {
    const { user } = await withStored(CLIENTS, openTemplates);
    await user.click(screen.getByText('Uvoz i preuzimanje'));
    await user.click(screen.getByRole('button', { name: 'Preuzmite JSON' }));
    await user.click(screen.getByRole('button', { name: 'Preuzmite CSV' }));
    await waitFor(() => expect(saveAs).toHaveBeenCalledTimes(2));
    expect([saved(0)[1], saved(1)[1]]).toEqual(['klijenti.json', 'klijenti.csv']);
    await user.click(screen.getByRole('button', { name: 'Obrišite sve klijente' }));
    await user.click(screen.getByRole('button', { name: 'Obrišite sve' }));
    expect(await screen.findByText('Još nema sačuvanih klijenata')).toBeVisible();
    const picker = screen.getByLabelText<HTMLInputElement>('Uvezite datoteku', { selector: 'input' });
    await user.upload(picker, new File([saved(1)[0]], 'klijenti.csv', { type: 'text/csv' }));
    expect(await screen.findByText('Dodano klijenata: 3, zamijenjeno: 0.')).toBeVisible();
    expect(row('Čempres')).toHaveTextContent('0000000000002');
    await user.upload(picker, new File(['jib;name\n4,2E+12;Firma\n4200000000009;Nova'], 'x.csv', { type: 'text/csv' }));
    expect(await screen.findByText(/posljednje cifre izgubljene: 2\./)).toBeVisible();
    expect(row('Nova')).toBeInTheDocument();
    await user.upload(picker, new File(['{"a":'], 'x.json', { type: 'application/json' }));
    expect(await screen.findByText(/Datoteka nije popis klijenata/)).toBeVisible();
    const unreadable = new File(['jib;name'], 'klijenti.csv');
    vi.spyOn(unreadable, 'slice').mockImplementation(() => {
      throw new DOMException('', 'NotReadableError');
    });
    await user.upload(picker, unreadable);
    expect(await screen.findByText(/Datoteka nije pročitana/)).toBeVisible();
    expect(row('Čempres')).toBeInTheDocument();
  });
});

describe('a batch', () => {
  test('says what is missing before it can start', async () => {
    const { user } = await withStored(CLIENTS, openTemplates);
    expect(screen.getByText(/Označite klijente na popisu/)).toBeVisible();
    await user.click(await screen.findByRole('checkbox', { name: /Označite sve klijente/ }));
    expect(
      screen.getByText(
        /Prije skupnog preuzimanja u obrascu odaberite: ko sastavlja izvještaj, sastavljača izvještaja, vrstu izvještaja, obračunski period/,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Preuzmite predloške' })).not.toBeInTheDocument();
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
    const { user } = await withStored();
    await user.click(await screen.findByRole('checkbox', { name: /Označite sve klijente \(3\)/ }));
    await user.click(screen.getByRole('button', { name: 'Preuzmite predloške' }));
    expect(await screen.findByText('Preuzeto: 1 od 3')).toBeVisible();
    expect(most).toBe(1);
    expect(calls.map(({ body }) => body)).toEqual([
      expect.objectContaining({ jib: '4200000000001', reportingStandard: 1, publicInterest: 0, creatorId: 1008 }),
      expect.objectContaining({ jib: '0000000000002', reportingStandard: 2, publicInterest: 1, legalEntityTypeId: 3 }),
      expect.objectContaining({ jib: '4200000000003', reportingStandard: 0, reportingYear: 2025, reportType: 37 }),
    ]);
    expect(screen.getByText(/Nema odgovora/)).toBeVisible();
    expect(screen.getByText('Server je zauzet.')).toBeVisible();
    expect(saveAs).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Ponovite preostale (2)' }));
    expect(await screen.findByText('Preuzeto: 3 od 3')).toBeVisible();
    expect(calls).toHaveLength(5);
    expect(calls[4]?.body).toMatchObject({ jib: '0000000000002' });
    await waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
    expect(saved()[1]).toBe('predlošci 2025.zip');
    expect(Object.keys(unzipSync(new Uint8Array(await saved()[0].arrayBuffer())))).toEqual([
      'Breza d.o.o. - 4200000000001 - Privredna društva 2025.xlsx',
      'Čempres d.d. - 0000000000002 - Banke i druge finansijske organizacije 2025.xlsx',
      'Javor d.o.o. - 4200000000003 - Privredna društva 2025.xlsx',
    ]);
  });

  test('cancelled in the middle: what came can be saved, the rest requested again', async () => {
    const gate = Promise.withResolvers<void>();
    const calls = documentCalls(async (call) => {
      if (call === 2) await gate.promise;
      return officeFile();
    });
    const { user } = await withStored();
    await user.click(await screen.findByRole('checkbox', { name: /Označite sve klijente \(3\)/ }));
    await user.click(screen.getByRole('button', { name: 'Preuzmite predloške' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Prekinite skupno preuzimanje' }));
    expect(await screen.findByText('Preuzeto: 1 od 3')).toBeVisible();
    gate.resolve();
    // The archive is named by the year it was made for, even if the form has changed.
    await user.selectOptions(screen.getByLabelText(/^Obračunski period/), '2024');
    await user.click(screen.getByRole('button', { name: 'Preuzmite ZIP (1)' }));
    await waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
    expect(saved()[1]).toBe('predlošci 2025.zip');
    expect(Object.keys(unzipSync(new Uint8Array(await saved()[0].arrayBuffer())))).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Ponovite preostale (2)' }));
    expect(await screen.findByText('Preuzeto: 3 od 3')).toBeVisible();
    expect(calls.slice(2).map(({ body }) => (body as { jib: string }).jib)).toEqual(['0000000000002', '4200000000003']);
  });

  test('a client without a type is not requested; once corrected, it is', async () => {
    const calls = documentCalls();
    const { user } = await withStored([client('4200000000001', 'Breza', { legalEntityTypeId: null })]);
    await user.click(screen.getByRole('checkbox', { name: /Breza/ }));
    await user.click(screen.getByRole('button', { name: 'Preuzmite predloške' }));
    expect(await screen.findByText(/Vrsta pravnog lica nije odabrana/)).toBeVisible();
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Izmijenite klijenta Breza' }));
    const dialog = screen.getByRole('dialog');
    await user.selectOptions(within(dialog).getByLabelText('Vrsta pravnog lica'), '4');
    await user.click(within(dialog).getByRole('button', { name: 'Sačuvajte' }));
    await waitFor(() => expect(row('Breza')).toHaveTextContent('Budžetski korisnici'));
    await user.click(screen.getByRole('button', { name: 'Ponovite preostale (1)' }));
    expect(await screen.findByText('Preuzeto: 1 od 1')).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ legalEntityTypeId: 4 });
  });

  test('invoices: one word file per jib; an inactivity statement has none', async () => {
    const calls = documentCalls();
    const { user } = await withStored(CLIENTS, () => openFilled({ reportTypeId: 51 }));
    await user.click(await screen.findByRole('checkbox', { name: /Označite sve klijente \(3\)/ }));
    const batch = within(screen.getByRole('region', { name: 'Skupno preuzimanje' }));
    expect(batch.getByRole('button', { name: 'Preuzmite predračune' })).toHaveAccessibleDescription(
      'Izjava o neaktivnosti se ne naplaćuje.',
    );
    await user.click(batch.getByRole('button', { name: 'Preuzmite predračune' }));
    expect(calls).toEqual([]);
    await user.selectOptions(screen.getByLabelText(/^Vrsta izvještaja/), '37');
    await user.click(batch.getByRole('button', { name: 'Preuzmite predračune' }));
    expect(await screen.findByText('Preuzeto: 3 od 3')).toBeVisible();
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['generate-doc']));
    await waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
    expect(saved()[1]).toBe('predračuni 2025.zip');
    expect(Object.keys(unzipSync(new Uint8Array(await saved()[0].arrayBuffer())))[0]).toBe(
      'Breza d.o.o. - 4200000000001 - predračun 2025.docx',
    );
  });

  test('a client with its own creator and report type is requested with them, and the form needs neither', async () => {
    const calls = documentCalls(() => officeFile());
    const own = client('4200000000001', 'Breza d.o.o.', { creatorType: 2, creatorId: 7, reportTypeId: 37 });
    const { user } = await withStored([own], () => openFilled({ reportTypeId: 38, accountingPeriod: null }));
    await user.click(screen.getByRole('checkbox', { name: /Breza/ }));
    expect(await screen.findByText(/obrascu odaberite: obračunski period\.$/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText(/^Obračunski period/), '2025');
    await user.click(screen.getByRole('button', { name: 'Preuzmite predloške' }));
    expect(await screen.findByText('Preuzeto: 1 od 1')).toBeVisible();
    expect(calls[0]?.body).toMatchObject({ creatorType: 2, creatorId: 7, reportType: 37, reportingYear: 2025 });
  });

  test('leaving with documents that are in no saved archive asks; staying keeps them', async () => {
    documentCalls((call) => (call === 3 ? refusal('Nema') : officeFile()));
    const { user, router } = await withStored();
    await user.click(await screen.findByRole('checkbox', { name: /Označite sve klijente \(3\)/ }));
    await user.click(screen.getByRole('button', { name: 'Preuzmite predloške' }));
    expect(await screen.findByText('Preuzeto: 2 od 3')).toBeVisible();
    const beforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(beforeUnload()).toBe(true);
    void router.navigate('/bs/kontaktirajte-nas');
    const dialog = await screen.findByRole('dialog', { name: 'Napustiti stranicu?' });
    await user.click(within(dialog).getByRole('button', { name: 'Ostanite' }));
    expect(screen.getByText('Preuzeto: 2 od 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Zatvorite pregled preuzimanja' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ostanite' }));
    await user.click(screen.getByRole('button', { name: 'Preuzmite ZIP (2)' }));
    await waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
    await waitFor(() => expect(beforeUnload()).toBe(false));
    void router.navigate('/bs/kontaktirajte-nas');
    expect(await screen.findByRole('heading', { level: 1, name: /Kontakt/ })).toBeVisible();
  });

  test('an archive that cannot be saved says so, and can be tried again', async () => {
    documentCalls();
    vi.mocked(saveAs).mockImplementationOnce(() => {
      throw new Error('no memory');
    });
    const { user } = await withStored();
    await user.click(screen.getByRole('checkbox', { name: /Breza/ }));
    await user.click(screen.getByRole('button', { name: 'Preuzmite predloške' }));
    expect(await screen.findByText(/ZIP datoteka nije napravljena/)).toBeVisible();
    expect(screen.getByText('Svi dokumenti su preuzeti, ali još nisu sačuvani u ZIP datoteci.')).toBeVisible();
    expect(screen.queryByText('Svi dokumenti su u jednoj ZIP datoteci.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Preuzmite ZIP (1)' }));
    expect(await screen.findByText('Svi dokumenti su u jednoj ZIP datoteci.')).toBeVisible();
    expect(saveAs).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(/ZIP datoteka nije napravljena/)).not.toBeInTheDocument();
  });

  test('a new batch asks before it takes the place of documents not saved; the language changes without a question', async () => {
    const calls = documentCalls((call) => (call === 2 ? refusal('Nema') : officeFile()));
    const { user, router } = await withStored();
    await user.click(screen.getByRole('checkbox', { name: /Breza/ }));
    await user.click(screen.getByRole('checkbox', { name: /Čempres/ }));
    await user.click(screen.getByRole('button', { name: 'Preuzmite predloške' }));
    expect(await screen.findByText('Preuzeto: 1 od 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Preuzmite predloške' }));
    const dialog = await screen.findByRole('dialog', { name: 'Započeti novo skupno preuzimanje?' });
    await user.click(within(dialog).getByRole('button', { name: 'Ostanite' }));
    expect(screen.getByText('Preuzeto: 1 od 2')).toBeVisible();
    expect(calls).toHaveLength(2);
    await router.navigate('/en/financial-reports-templates');
    expect(await screen.findByText('Downloaded: 1 of 2')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Download templates' }));
    await user.click(await screen.findByRole('button', { name: 'Start and discard the earlier downloads' }));
    expect(await screen.findByText('Downloaded: 2 of 2')).toBeVisible();
    expect(calls).toHaveLength(4);
  });
});
