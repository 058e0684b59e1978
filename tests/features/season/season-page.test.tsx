import { act, screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { writeXlsx } from 'hucre/xlsx';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readImport } from '#domain/filing/import/import-file.ts';
import { ImportDialog } from '#domain/filing/import/internal/ImportDialog.tsx';
import { forgetEverything } from '#shared/storage/reset.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { renderPart } from '#tests/render-part.tsx';
import { storage, withDatabase } from '#tests/storage.ts';
import { savedCsv } from '../saved-csv.ts';
import { AMENDED, BREZA, checkOf, clientOf, downloadOf, JAVOR, NO_STORES, recordOf, YEARLY } from './filing.ts';
import { names, openSeason, register, rowOf, store, stored } from './season-page.ts';

withDatabase();

const CEMPRES = '0000000000002';
const CLIENTS = [clientOf(BREZA, 'Breza d.o.o.'), clientOf(CEMPRES, 'Čempres d.d.'), clientOf(JAVOR, 'Javor d.o.o.')];
const SIGNED_IN = { as: 'accountant' } as const;
const report = (reportSubmissionDate: string, reportTypeId = YEARLY, year = 2025) => ({
  year,
  reportTypeId,
  reportSubmissionDate,
});

const saved = () => vi.mocked(saveAs).mock.calls.at(-1) as [Blob, string];

afterEach(() => forgetEverything(storage));

describe('the desk', () => {
  test('each stage says what is stored, and leads to its step with the client filled in; another accounting period has its own', async () => {
    await store({
      clients: CLIENTS,
      downloads: [downloadOf(BREZA), downloadOf(CEMPRES), downloadOf(JAVOR)],
      checks: [checkOf(BREZA, { errors: 5, name: 'breza.xlsx' }), checkOf(CEMPRES)],
      receipts: [recordOf(JAVOR)],
    });
    const { user } = await openSeason();
    const breza = await rowOf('Breza');
    expect(breza.getByText('5 grešaka')).toBeVisible();
    expect(breza.getByText('breza.xlsx')).toBeVisible();
    expect(breza.getByRole('link', { name: 'Ispravite greške: Breza d.o.o.' })).toHaveAttribute(
      'href',
      `/bs/kontrola-finansijskih-izvjestaja?client=${BREZA}`,
    );
    expect(breza.getByRole('link', { name: 'Breza d.o.o., Predložak: 20.01.2026' })).toHaveAttribute(
      'href',
      `/bs/predlosci-finansijskih-izvjestaja?client=${BREZA}&year=2025#template-form-title`,
    );
    expect(breza.getByRole('link', { name: 'Breza d.o.o., Predaja: nije poznato' })).toBeVisible();
    await waitFor(() => expect(breza.getAllByText('Godišnji izvještaj')).toHaveLength(2));

    const cempres = await rowOf('Čempres');
    expect(cempres.getByText('bez grešaka')).toBeVisible();
    expect(cempres.getByText('Nedostaju bilješke')).toBeVisible();
    expect(cempres.getByRole('link', { name: /^Predajte izvještaj/ })).toBeVisible();

    const javor = await rowOf('Javor');
    expect(javor.getByText('Predano')).toBeVisible();
    expect(javor.getByText('Bilješke uz finansijske izvještaje')).toBeVisible();
    expect(javor.getByRole('link', { name: 'Javor d.o.o., Predaja: 12.02.2026' })).toHaveAttribute(
      'href',
      `/bs/kontrola-finansijskih-izvjestaja?records=${JAVOR}#records`,
    );

    // Records of other years are counted, not shown.
    await user.selectOptions(screen.getByLabelText('Obračunski period (godina)'), '2024');
    await waitFor(async () => expect((await rowOf('Javor')).getByText('nije preuzet')).toBeVisible());
    expect((await rowOf('Javor')).getByText('nije poznato')).toBeVisible();
    expect(screen.getByText(/^Evidencije o predaji izvan ove tabele: 1/)).toBeVisible();
    expect(screen.getByText(/za 2024\. računaju se one iz 2025\. godine\.$/)).toBeVisible();
  });

  test('a record of a jib that is no client offers to make one of it', async () => {
    await store({ clients: [clientOf(BREZA, 'Breza')], receipts: [recordOf(JAVOR)] });
    const { user } = await openSeason();
    const row = await rowOf(JAVOR);
    expect(row.getByText('nije među klijentima')).toBeVisible();
    await user.click(row.getByRole('button', { name: `Dodajte JIB ${JAVOR} među klijente` }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(/^JIB/)).toHaveValue(JAVOR);
    await user.click(dialog.getByLabelText(/^Naziv klijenta/));
    await user.paste('Javor');
    await user.click(dialog.getByRole('button', { name: 'Sačuvajte' }));
    await waitFor(async () => expect((await stored()).clients.map(({ name }) => name)).toEqual(['Breza', 'Javor']));
    expect((await rowOf('Javor')).queryByText('nije među klijentima')).toBeNull();
  });

  test('it is filtered by what is still to do and by name, sorted, downloaded as it is shown, and the address remembers it', async () => {
    await store({
      clients: CLIENTS,
      checks: [checkOf(BREZA, { errors: 2 }), checkOf(CEMPRES, { errors: 7 })],
      receipts: [recordOf(JAVOR)],
    });
    const { user, router } = await openSeason('?sort=check&down=true');
    await rowOf('Breza');
    expect(names()).toEqual(['Čempres d.d.', 'Breza d.o.o.', 'Javor d.o.o.']);
    expect(screen.getByRole('columnheader', { name: 'Posljednja kontrola' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await user.click(screen.getByRole('button', { name: 'Posljednja kontrola' }));
    // Rows without a check stay last in either order.
    await waitFor(() => expect(names()).toEqual(['Breza d.o.o.', 'Čempres d.d.', 'Javor d.o.o.']));

    await user.click(screen.getByRole('radio', { name: 'Nezavršeno 2' }));
    await waitFor(() => expect(names()).toEqual(['Breza d.o.o.', 'Čempres d.d.']));
    expect(screen.getByText('Prikazano 2 od 3.')).toBeVisible();
    await user.click(screen.getByText('Preuzmite tabelu'));
    const { name, text } = await savedCsv(user);
    expect(name).toMatch(/^izvjestaji-klijenata-2025-.*\.csv$/);
    const [head, first, ...others] = text.trim().split(/\r?\n/);
    expect(head).toContain('Klijent;JIB;Sljedeći korak');
    for (const cell of [BREZA, 'Ispravite greške', '2026-02-10']) expect(first).toContain(cell);
    expect(others).toHaveLength(1);
    // What nobody knows is an empty cell, no advice.
    expect(text).not.toContain('Prijavite se');
    await user.click(screen.getByRole('radio', { name: 'Završeno 1' }));
    await waitFor(() => expect(names()).toEqual(['Javor d.o.o.']));
    await waitFor(() => expect(router.state.location.search).toContain('show=done'));

    await user.click(screen.getByLabelText('Naziv ili JIB'));
    await user.paste('cemp');
    expect(await screen.findByText('Nijedan red ne odgovara filteru')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Prikažite sve redove' }));
    await waitFor(() => expect(names()).toHaveLength(3));
  });
});

describe('in the register since', () => {
  test('signed out nothing is requested; a link leads to the sign-in', async () => {
    await store({ clients: CLIENTS, receipts: [recordOf(BREZA)] });
    const calls = register({});
    await openSeason();
    const link = (await rowOf('Breza')).getByRole('link', { name: 'Prijavite se da to vidite' });
    expect(link.getAttribute('href')).toContain(encodeURIComponent('/bs/sezona'));
    await everythingAnswered();
    expect(calls).toEqual([]);
  });

  test('a report of the period on or after the day of the record; else not there yet, or an unknown jib', async () => {
    await store({ clients: CLIENTS, receipts: [recordOf(BREZA), recordOf(CEMPRES)] });
    register({
      [BREZA]: [report('2026-02-12T10:00:00Z'), report('2026-05-01', YEARLY, 2024)],
      [CEMPRES]: [report('2026-02-11')],
    });
    await openSeason('', SIGNED_IN);
    const breza = await rowOf('Breza');
    expect(
      await breza.findByRole('link', { name: 'Breza d.o.o., Predano prema registru: 12.02.2026' }),
    ).toHaveAttribute('href', '/bs/profil-pravnih-lica/1');
    expect(breza.getByText('U registru')).toBeVisible();
    expect(await (await rowOf('Čempres')).findByText('još nije')).toBeVisible();
    expect((await rowOf('Čempres')).getByText('Predano')).toBeVisible();
    expect(await (await rowOf('Javor')).findByText('JIB nije u registru')).toBeVisible();
  });

  test('the file has the day of every report that the table shows, also of one of another type or without one', async () => {
    await store({ clients: CLIENTS.map((client) => ({ ...client, reportTypeId: YEARLY })) });
    register({ [BREZA]: [report('2026-03-02', AMENDED)], [CEMPRES]: [report('2026-03-03', 0)], [JAVOR]: [] });
    const { user } = await openSeason('', SIGNED_IN);
    for (const [name, day] of [
      ['Breza', /02\.03\.2026$/],
      ['Čempres', /03\.03\.2026$/],
      ['Javor', /još nije$/],
    ] as const)
      expect(await (await rowOf(name)).findByRole('link', { name: day })).toBeVisible();
    await user.click(screen.getByText('Preuzmite tabelu'));
    const { text } = await savedCsv(user);
    const days = text
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(';').at(-1));
    expect(days.slice(1)).toEqual(['2026-03-02', '2026-03-03', '']);
  });

  test('at most four are requested at once, those with a record first', async () => {
    const { wait, release } = held();
    const many = Array.from({ length: 9 }, (_, at) => clientOf(`42000000000${10 + at}`, `Klijent ${at}`));
    await store({ clients: many, receipts: [recordOf('4200000000018')] });
    const calls = register({}, async () => {
      await wait;
      return undefined;
    });
    await openSeason('', SIGNED_IN);
    await waitFor(() => expect(calls).toHaveLength(4));
    expect(calls[0]).toBe('LegalEntities 4200000000018');
    expect(await screen.findAllByText('provjera…')).toHaveLength(9);
    release();
    await waitFor(() => expect(calls).toHaveLength(9));
    await waitFor(() => expect(screen.getAllByText('JIB nije u registru')).toHaveLength(9));
  });

  test('what fails is not checked, says why, and can be tried again, one or all', async () => {
    await store({ clients: CLIENTS, receipts: [recordOf(BREZA), recordOf(JAVOR)] });
    let isDown = true;
    const calls = register({ [BREZA]: [report('2026-02-12')], [JAVOR]: [], [CEMPRES]: [] }, (call) =>
      isDown && !call.endsWith(CEMPRES) && call.startsWith('LegalEntities')
        ? HttpResponse.json({}, { status: 403 })
        : undefined,
    );
    const { user } = await openSeason('', SIGNED_IN);
    expect(await screen.findByText('Klijenti koji nisu provjereni u registru: 2')).toBeVisible();
    expect(await (await rowOf('Čempres')).findByText('još nije')).toBeVisible();
    // Counted are those of the table: another tab removes one and brings it back.
    await act(() => store({ clients: CLIENTS.filter(({ jib }) => jib !== BREZA), receipts: [recordOf(JAVOR)] }));
    expect(await screen.findByText('Klijenti koji nisu provjereni u registru: 1')).toBeVisible();
    await act(() => store({ clients: CLIENTS, receipts: [recordOf(BREZA), recordOf(JAVOR)] }));
    expect(await screen.findByText('Klijenti koji nisu provjereni u registru: 2')).toBeVisible();
    isDown = false;
    await user.click((await rowOf('Javor')).getByRole('button', { name: 'Pokušajte ponovo: Javor d.o.o.' }));
    expect(await (await rowOf('Javor')).findByText('još nije')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /Javor/ })).toHaveFocus();
    expect(screen.getByText('Klijenti koji nisu provjereni u registru: 1')).toBeVisible();
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Pokušajte ponovo' }));
    expect(
      await (await rowOf('Breza')).findByRole('link', { name: /Predano prema registru: 12\.02\.2026$/ }),
    ).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(calls.filter((call) => call.endsWith(CEMPRES))).toHaveLength(1);
  });

  test('how many failed is announced when all have been asked', async () => {
    await store({ clients: CLIENTS });
    const { wait, release } = held();
    register({}, async (call) => {
      if (!call.endsWith(BREZA)) await wait;
      return HttpResponse.json({}, { status: 403 });
    });
    await openSeason('', SIGNED_IN);
    expect(await screen.findByText('Klijenti koji nisu provjereni u registru: 1')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    release();
    expect(await screen.findByRole('alert')).toHaveTextContent('Klijenti koji nisu provjereni u registru: 3');
  });

  test('leaving the desk ends what is pending, and coming back asks again only for what is not known, another language for everything', async () => {
    await store({ clients: CLIENTS });
    const calls = register({ [BREZA]: [], [CEMPRES]: [], [JAVOR]: [] });
    const { router } = await openSeason('', SIGNED_IN);
    await waitFor(() => expect(screen.getAllByText('još nije')).toHaveLength(3));
    expect(calls).toHaveLength(6);
    await router.navigate('/bs/cjenovnik');
    await screen.findByText('Cjenovnik', { selector: 'h1' });
    await router.navigate(-1);
    await waitFor(() => expect(screen.getAllByText('još nije')).toHaveLength(3));
    expect(calls).toHaveLength(6);
    // The names of its types are in the language of the page.
    await router.navigate('/en/season');
    await waitFor(() => expect(calls).toHaveLength(12));
    expect(calls.slice(6).toSorted()).toEqual(calls.slice(0, 6).toSorted());
  });
});

describe('files', () => {
  const picker = () => screen.findByLabelText<HTMLInputElement>('Uvezite datoteku', { selector: 'input' });

  const fileWith = (given: object) =>
    new File([JSON.stringify({ kind: 'filing-season', version: 1, ...NO_STORES, ...given })], 'kolega.json');

  test('while what is stored is still being read, the import says so and can be given up (faults C22)', async () => {
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    const file = { name: 'kolega.json', read: await readImport(fileWith({ clients: CLIENTS })) };
    const onClose = vi.fn();
    const { user } = await renderPart(<ImportDialog file={file} onClose={onClose} />, { texts: ['import', 'filing'] });
    const dialog = within(screen.getByRole('dialog', { name: 'Uvoz datoteke „kolega.json“' }));
    expect(await dialog.findByText('Učitavanje…')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Uvezite' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Odustajanje' }));
    expect(onClose).toHaveBeenCalled();
  });

  test('an import that this browser refuses to store is said to last only while the tab is open', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const file = { name: 'kolega.json', read: await readImport(fileWith({ clients: CLIENTS, checks: [{}] })) };
    const { user, portal } = await renderPart(<ImportDialog file={file} onClose={() => {}} />, {
      texts: ['import', 'filing'],
    });
    const announced = vi.spyOn(portal.announcer, 'announce');
    expect(await screen.findByText(/^Nečitljive stavke koje se izostavljaju: 1\./)).not.toHaveTextContent('JIB');
    await user.click(screen.getByRole('button', { name: 'Uvezite' }));
    await waitFor(() =>
      expect(announced).toHaveBeenCalledWith(
        'Datoteka je uvezena, ali ono što je u njoj ostaje samo dok je kartica otvorena.',
      ),
    );
  });

  test('a colleague gets everything in a file and goes on with it; a file that is none is refused with the reason', async () => {
    const before = {
      clients: CLIENTS,
      receipts: [recordOf(BREZA)],
      checks: [checkOf(JAVOR, { errors: 2 })],
      downloads: [downloadOf(JAVOR)],
    };
    await store(before);
    const { user } = await openSeason();
    const closeNotice = () => user.click(screen.getAllByRole('button', { name: 'Zatvorite' }).at(-1)!);
    await rowOf('Breza');
    await user.click(screen.getByRole('button', { name: 'Proslijedite kolegi' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Datoteka za kolegu' }));
    expect(dialog.getByText('klijenti: 3')).toBeVisible();
    expect(dialog.getByText('evidencije o predaji: 1')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Sačuvajte datoteku' }));
    const [file, name] = saved();
    expect(name).toMatch(/^izvjestaji-klijenata-\d{4}-\d{2}-\d{2}\.json$/);

    // The colleague has one of the clients, with other data, and an older check.
    await store({
      clients: [clientOf(JAVOR, 'Javor stari')],
      checks: [checkOf(JAVOR, { errors: 9, at: '2026-02-01T09:00:00.000Z' })],
    });
    await rowOf('Javor stari');
    await user.upload(await picker(), new File([file], name));
    const question = within(await screen.findByRole('dialog', { name: `Uvoz datoteke „${name}“` }));
    expect(question.getByText('Novi klijenti: 2.')).toBeVisible();
    expect(question.getByText('Klijenti s drugačijim podacima: 1.')).toBeVisible();
    expect(question.getByText('Novije kontrole: 1.')).toBeVisible();
    // Nothing is stored before it is confirmed.
    expect((await stored()).clients).toHaveLength(1);
    await user.click(question.getByRole('radio', { name: 'Uzimaju se podaci iz datoteke' }));
    await user.click(question.getByRole('button', { name: 'Uvezite' }));
    await rowOf('Javor d.o.o.');
    await waitFor(async () => expect(await stored()).toEqual(before));

    await user.upload(await picker(), new File([file], name));
    expect(await screen.findByText('Sve iz ove datoteke već je ovdje.')).toBeVisible();
    await closeNotice();
    await user.upload(await picker(), new File(['Dragi kolega'], 'pismo.csv'));
    expect(await screen.findByText(/^Datoteka nije s ove stranice niti je popis klijenata/)).toBeVisible();
    await closeNotice();
    await user.upload(await picker(), new File(['{"kind":"filing-season","version":2}'], 'nova.json'));
    expect(await screen.findByText(/novijom verzijom portala/)).toBeVisible();
    expect(await stored()).toEqual(before);
  });

  test('of a workbook with two lists, and of a text that reads in two ways, the one that is right is imported', async () => {
    const { user } = await openSeason();
    const list = (name: string, jib: string, client: string) => ({
      name,
      rows: [
        ['jib', 'name'],
        [jib, client],
      ],
    });
    const bytes = await writeXlsx({ sheets: [list('2024', BREZA, 'Breza'), list('2025', JAVOR, 'Javor')] });
    await user.upload(await picker(), new File([new Uint8Array(bytes)], 'klijenti.xlsx'));
    const sheets = within(await screen.findByRole('radiogroup', { name: 'List radne sveske' }));
    expect(sheets.getByRole('radio', { name: '2024' })).toBeChecked();
    await user.click(sheets.getByRole('radio', { name: '2025' }));
    await user.click(screen.getByRole('button', { name: 'Uvezite' }));
    await rowOf('Javor');

    // 'š' of ISO 8859-2 is 'ą' in Windows-1250.
    const text = [...Buffer.from(`jib;name\n${BREZA};Bo`), 0xb9, ...Buffer.from('ko')];
    await user.upload(await picker(), new File([Uint8Array.from(text)], 'klijenti.csv'));
    const codePages = within(await screen.findByRole('radiogroup', { name: 'Koji je tekst tačan?' }));
    expect(codePages.getByRole('radio', { name: /Boško$/ })).toBeChecked();
    await user.click(codePages.getByRole('radio', { name: /Boąko$/ }));
    await user.click(screen.getByRole('button', { name: 'Uvezite' }));
    await rowOf('Boąko');
    expect((await stored()).clients.map(({ name }) => name)).toEqual(['Boąko', 'Javor']);
  });
});
