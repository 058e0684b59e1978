import { screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { clientList } from '#domain/filing/clients/client-list.ts';
import { draftsOfClient } from '#domain/filing/clients/client.ts';
import { agency } from '#tests/agency.ts';
import { held } from '#tests/held.ts';
import { drafts, storage, withDatabase } from '#tests/storage.ts';
import { BREZA, CEMPRES, client, CLIENTS, JAVOR, openClients, row, saved, startBatch } from './clients-screen.tsx';
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
    const regions = screen.getAllByRole('status');
    await user.click(screen.getByRole('button', { name: 'Uklonite klijenta' }));
    expect(await screen.findByText('Nijedan klijent ne odgovara upisanom.')).toBeVisible();
    // Where it is read out, because the region was there before.
    expect(regions).toContain(screen.getByText('Nijedan klijent ne odgovara upisanom.'));
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
    expect(await again.findByText('Novi klijenti: 3.')).toBeVisible();
    await confirm(again);
    expect(row('Čempres')).toHaveTextContent('0000000000002');
    const partly = await imported('jib;name\n4,2E+12;Firma\n42;Kratka\n4200000000009;Nova', 'x.csv');
    expect(await partly.findByText(/redovi: 2\. Program za tabele/)).toBeVisible();
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

test('that a file was not made is said until the next one is, and anew when it fails again', async () => {
  vi.mocked(saveAs).mockImplementationOnce(() => {
    throw new Error('no memory');
  });
  const { user } = await openClients([BREZA]);
  await user.click(screen.getByText('Uvoz i preuzimanje'));
  await user.click(screen.getByText('Preuzmite JSON'));
  expect(await screen.findByText(/Datoteka nije napravljena/)).toBeVisible();
  await user.click(screen.getByText('Preuzmite JSON'));
  await waitFor(() => expect(saveAs).toHaveBeenCalledTimes(2));
  expect(screen.queryByText(/Datoteka nije napravljena/)).toBeNull();
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

test('a client without a creator and type of its own gets those chosen in the form, not those of the client before', async () => {
  await storage.lists.get(clientList).change(() => [JAVOR, BREZA]);
  const { user } = await openFilled();
  const fill = async (name: string) =>
    user.click(await screen.findByLabelText(`Popunite obrazac podacima klijenta ${name}`));
  const shown = () => {
    const type = screen.getByLabelText<HTMLSelectElement>(/^Vrsta izvještaja/).value;
    return [type, screen.getByRole('button', { pressed: true }).textContent];
  };
  await fill('Javor d.o.o.');
  expect(shown()).toEqual(['38', 'Društvo za reviziju']);
  await fill('Breza d.o.o.');
  expect(shown()).toEqual(['37', 'Računovođa']);
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /Računovođa/ })).toHaveValue('Brezić Ana; licenca 10007/1'),
  );
  // What is chosen after a client was filled in is the person's own choice.
  await fill('Javor d.o.o.');
  await user.selectOptions(screen.getByLabelText(/^Vrsta izvještaja/), '41');
  await fill('Breza d.o.o.');
  expect(shown()).toEqual(['41', 'Računovođa']);
  // So is what is chosen after the form was cleared, even if the client before has the same.
  await fill('Javor d.o.o.');
  await user.click(screen.getAllByText('Ispraznite obrazac')[0]!);
  await user.click(screen.getByRole('button', { name: /^Računovođa/ }));
  await user.selectOptions(screen.getByLabelText(/^Vrsta izvještaja/), '38');
  await fill('Breza d.o.o.');
  expect(shown()).toEqual(['38', 'Računovođa']);
});

test('what was chosen by hand stays for the next client, even if the client whose jib was typed has the same', async () => {
  await storage.lists.get(clientList).change(() => [JAVOR, BREZA]);
  const { creatorType, creatorId, reportTypeId } = JAVOR;
  const { user } = await openFilled({ creatorType, creatorId, reportTypeId });
  await paste(user, jibField(), JAVOR.jib);
  await user.click(await screen.findByLabelText('Popunite obrazac podacima klijenta Breza d.o.o.'));
  expect(jibField()).toHaveValue(BREZA.jib);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Društvo za reviziju');
  expect(screen.getByLabelText(/^Vrsta izvještaja/)).toHaveValue('38');
});

test('a client does not get the creator and type of the client in the draft, also when its jib was cleared', async () => {
  await storage.lists.get(clientList).change(() => [JAVOR, BREZA]);
  const { jib, creatorType, creatorId, reportTypeId } = JAVOR;
  const { user } = await openFilled({ jib, creatorType, creatorId, reportTypeId });
  await user.clear(jibField());
  await user.click(await screen.findByLabelText('Popunite obrazac podacima klijenta Breza d.o.o.'));
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

test('what is chosen after the draft of a client was cleared stays for the next one, even if that client has the same', async () => {
  await storage.lists.get(clientList).change(() => [JAVOR, BREZA]);
  const { jib, creatorType, creatorId, reportTypeId } = JAVOR;
  const { user } = await openFilled({ jib, creatorType, creatorId, reportTypeId });
  await user.click(screen.getAllByText('Ispraznite obrazac')[0]!);
  await user.click(screen.getByRole('button', { name: /^Računovođa/ }));
  await user.selectOptions(screen.getByLabelText(/^Vrsta izvještaja/), '38');
  await user.click(await screen.findByLabelText('Popunite obrazac podacima klijenta Breza d.o.o.'));
  expect(screen.getByLabelText(/^Vrsta izvještaja/)).toHaveValue('38');
});

test.each([
  [BREZA.jib, /Breza d\.o\.o\. upisani su u obrazac/],
  ['4200000000009', /^JIB 4200000000009 upisan je u obrazac/],
])(
  'the jib %s that a link asks for does not get the creator and type of the client in the draft',
  async (jib, said) => {
    await storage.lists.get(clientList).change(() => [JAVOR, BREZA]);
    const { creatorType, creatorId, reportTypeId } = JAVOR;
    drafts.write('templates', { ...FILLED, jib: JAVOR.jib, creatorType, creatorId, reportTypeId }, null);
    const { user } = await openTemplates(`/bs/predlosci-finansijskih-izvjestaja?client=${jib}`);
    expect(await screen.findByText(said, { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Računovođa/ }));
    expect(jibField()).toHaveValue(jib);
    expect(screen.getByLabelText(/^Vrsta izvještaja/)).toHaveValue('');
  },
);

test('a link for a jib that is no client fills in the jib and the year alone, and says so', async () => {
  drafts.write('templates', { ...FILLED, legalEntityTypeId: 3, publicInterest: true, reportingStandard: 2 }, null);
  await openTemplates('/bs/predlosci-finansijskih-izvjestaja?client=4200000000009&year=2024');
  expect(await screen.findByText('JIB 4200000000009 upisan je u obrazac.', { selector: 'p' })).toBeVisible();
  expect(screen.queryByText(/Podaci klijenta/)).toBeNull();
  expect(jibField()).toHaveValue('4200000000009');
  expect(screen.getByLabelText(/^Obračunski period/)).toHaveValue('2024');
  await waitFor(() => expect(screen.getByLabelText(/^Vrsta pravnog lica/)).toHaveValue('3'));
  expect(screen.getByLabelText('Subjekt od javnog interesa')).toBeChecked();
  expect(screen.getByLabelText(/^Standard izvještavanja/)).toHaveValue('2');
});

test('a batch ends in the language in which it was started', async () => {
  const { wait, release } = held();
  const calls = documentCalls(() => wait.then(officeFile));
  await storage.lists.get(clientList).change(() => [BREZA, CEMPRES]);
  const { user, router } = await openFilled();
  await screen.findByText('2 klijenta');
  await startBatch(user, /Označite sve klijente \(2\)/);
  await waitFor(() => expect(calls).toHaveLength(1));
  await router.navigate('/en/financial-reports-templates');
  await screen.findByText('2 clients');
  release();
  await waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
  expect(calls.map(({ headers }) => headers.get('language'))).toEqual(['bs', 'bs']);
  expect(saved()[1]).toBe('predlošci 2025.zip');
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
  expect(screen.getByRole('button', { name: 'Preuzmite predloške' })).toHaveFocus();
  expect(calls).toHaveLength(2);
  await user.click(screen.getByText('Preuzmite predloške'));
  await user.click(within(await question()).getByText('Započnite i odbacite preuzeto'));
  await waitFor(() => expect(calls).toHaveLength(4));
  expect(screen.getByRole('heading', { name: 'Moji klijenti' })).toHaveFocus();

  await router.navigate('/en/financial-reports-templates');
  expect(await screen.findByText('Downloaded: 1 of 2')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // The archive is named by the year it was made for, even if the form has changed.
  await user.selectOptions(screen.getByLabelText(/^Accounting period/), '2024');
  await user.click(screen.getByText('Download ZIP (1)'));
  await waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
  expect(saved()[1]).toBe('templates 2025.zip');
});
