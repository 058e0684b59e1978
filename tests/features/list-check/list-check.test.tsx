import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { writeXlsx } from 'hucre/xlsx';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { CheckProgress } from '#features/registers/list-check/CheckProgress.tsx';
import { readList } from '#features/registers/list-check/list/read-list.ts';
import { ListEntry } from '#features/registers/list-check/ListEntry.tsx';
import { ListSummary } from '#features/registers/list-check/ListSummary.tsx';
import { type Check, storedCheck } from '#features/registers/list-check/run/list-check.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { renderPart } from '#tests/render-part.tsx';
import { storage, withDatabase } from '#tests/storage.ts';
import {
  BOR,
  BOROVI,
  field,
  fill,
  finished,
  HRAST,
  leavePage,
  openPage,
  rowOf,
  smallAgency,
  startWith,
} from './list-page.ts';

withDatabase();

afterEach(leavePage);

const ACCOUNTS = `${DEFAULT_BASES.accounts}/BankAccount/Search`;

test('before the start a file fills the field; the limits are those of the agency’s file', async () => {
  smallAgency();
  agency.use(http.get('*/agency.json', () => HttpResponse.json({ listCheck: { lines: 1, calls: 5 } })));
  const { user } = await openPage();
  const list = await field();
  expect(screen.getByText('Još nema redova.')).toBeVisible();
  const picker = screen.getByLabelText('Učitajte datoteku s popisom');
  await user.upload(picker, new File([`naziv;jib\nHrast;${HRAST.jib}`], 'a.csv'));
  await waitFor(() => expect(list).toHaveValue(`naziv\tjib\nHrast\t${HRAST.jib}`));
  await user.upload(picker, new File([new Uint8Array([0, 1])], 'b.txt'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Datoteka se ne može pročitati');
  expect(list).toHaveValue(`naziv\tjib\nHrast\t${HRAST.jib}`);
  await user.upload(picker, new File([`${'\n'.repeat(500_000)}Hrast`], 'c.txt'));
  expect(await screen.findByText(/^Tekst je predug i skraćen je/)).toBeVisible();

  await fill(`${HRAST.jib}\n${BOR.jib}`);
  expect(await screen.findByText(/Ostale provjerite posebno: 1/)).toBeVisible();
  expect(screen.getByText(/upita za jedan popis: 5\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Provjerite 1 red' })).toHaveAttribute('aria-disabled', 'true');
});

test('another sheet of a file replaces the one in the field, and hidden rows are mentioned', async () => {
  smallAgency();
  const { user } = await openPage();
  await user.type(await field(), 'Jela');
  const rowDefs = new Map([[1, { hidden: true }]]);
  const sheets = [
    { name: 'Naslovna', rows: [['Popis za 2026.']] },
    {
      name: 'Podaci',
      rows: [
        ['Hrast', HRAST.jib],
        ['Bor', BOR.jib],
      ],
      rowDefs,
    },
  ];
  const file = new File([new Uint8Array(await writeXlsx({ sheets }))], 'a.xlsx');
  await user.upload(screen.getByLabelText('Učitajte datoteku s popisom'), file);
  expect(await screen.findByRole('radio', { name: 'Podaci' })).toBeChecked();
  expect(screen.getByText('Skriveni redovi, također pročitani: 1.')).toBeVisible();
  expect(await field()).toHaveValue(`Jela\nHrast\t${HRAST.jib}\nBor\t${BOR.jib}`);
  await user.click(screen.getByRole('radio', { name: 'Naslovna' }));
  expect(await field()).toHaveValue('Jela\nPopis za 2026.');
  expect(screen.getByRole('radio', { name: 'Naslovna' })).toHaveFocus();
});

test('where the registers are public, nobody is told to sign in', async () => {
  await renderPart(<ListEntry takesFocus={false} onStart={() => {}} />, { texts: ['list-check'] });
  expect(screen.getByText('status iz Jedinstvenog registra računa')).toBeVisible();
});

test('what is left out of a line is said once', async () => {
  const list = readList(`${HRAST.jib} ${BOR.jib}\n${HRAST.jib} ${BOR.jib}`, 300, true);
  await renderPart(<ListSummary list={list} most={300} />, { texts: ['list-check'] });
  expect(screen.getAllByText('isto kao red 1')).toHaveLength(1);
});

describe('the check', () => {
  test('takes the focus and shows what each register says, without figures that a profile does not show; a new list deletes the answers and leaves the text', async () => {
    smallAgency();
    const { user } = await openPage();
    const list = [HRAST.jib, BOR.jib, BOROVI.jib, BOROVI.shortName].join('\n');
    await startWith(user, list);
    await finished();
    expect(screen.getByRole('region', { name: 'Provjera popisa' })).toHaveFocus();
    const hrast = rowOf(HRAST.jib);
    expect(hrast.getByText('Hrast d.o.o.').closest('a')).toHaveAttribute('href', '/bs/profil-pravnih-lica/1');
    for (const text of [
      'Tuzla, Tuzlanski kanton',
      'Aktivan',
      'Predstečajni postupak, Stečaj',
      /posljednji 01.02.2026/,
      '2024',
      '−1.500',
      '12',
      'Nije predalo izvještaj',
    ])
      expect(hrast.getByText(text)).toBeVisible();
    const bor = rowOf(BOR.jib);
    expect(bor.getByText('nema glavnog računa')).toBeVisible();
    expect(bor.getByText('nema')).toBeVisible();
    // A number and a name that lead to the same entity.
    expect(screen.getByText('Isto pravno lice kao u redu 3.')).toBeVisible();
    expect(screen.getAllByText('podaci se ne prikazuju javno')).toHaveLength(2);
    expect(screen.getAllByText('−1.500')).toHaveLength(2);

    await user.click(screen.getByText('Novi popis'));
    await user.click(within(screen.getByRole('dialog')).getByText('Započnite novi'));
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(await field()).toHaveValue(list);
    await waitFor(async () => expect(await storage.lists.get(storedCheck).read()).toEqual([]));
  });

  test('requests only what was selected, with the number of the row; is paused and goes on; says which register wants a sign-in', async () => {
    const others = smallAgency();
    const { wait, release } = held();
    const asked: string[] = [];
    agency.use(
      http.get(ACCOUNTS, async ({ request }) => {
        asked.push(new URL(request.url).search);
        await wait;
        return asked.length > 4 ? HttpResponse.json({}, { status: 403 }) : HttpResponse.json({ bankAccount: [] });
      }),
    );
    const jibs = Array.from({ length: 6 }, (_, at) => String(4200000000100 + at));
    const { user } = await openPage();
    await startWith(user, jibs.join('\n'), [/account/]);
    await waitFor(() => expect(asked).toEqual(jibs.slice(0, 4).map((jib) => `?searchQuery=${jib}`)));
    await user.click(screen.getByText('Zaustavite'));
    expect(screen.getByRole('button', { name: 'Nastavite' })).toHaveFocus();
    expect(screen.getAllByText('Provjera je zaustavljena')).toHaveLength(2);
    release();
    expect(await screen.findByText('4 od 6 podataka')).toBeInTheDocument();
    await everythingAnswered();
    expect(asked).toHaveLength(4);
    await user.click(screen.getByText('Nastavite'));
    await finished();
    // The button that had it went with the end of the check.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(asked).toHaveLength(6);
    expect(screen.getAllByText('potrebna je prijava')).toHaveLength(2);
    expect(others.filter((call) => /LegalEntities|FinancialIndicators/.test(call))).toEqual([]);
    expect(screen.queryByRole('columnheader', { name: /^Crveni portal/ })).not.toBeInTheDocument();
    const orders = within(screen.getByRole('combobox', { name: 'Redoslijed' })).getAllByRole('option');
    expect(orders.map(({ textContent }) => textContent)).toEqual(['Redoslijed popisa', 'Pravno lice', 'Glavni račun']);
  });

  test('what was cancelled is not checked and can be checked later; a cell that fails says why, and is tried again alone', async () => {
    smallAgency();
    const { wait } = held();
    agency.use(http.get(ACCOUNTS, () => wait.then(() => HttpResponse.json({ bankAccount: [] }))));
    const { user } = await openPage();
    await startWith(user, `${HRAST.jib}\n${BOR.jib}`, [/account/]);
    await user.click(await screen.findByText('Prekinite provjeru'));
    // On the page, and announced.
    expect(await screen.findAllByText(/Provjera je prekinuta/)).toHaveLength(2);
    const progress = screen.getByRole('region', { name: 'Provjera popisa' });
    expect(progress).toHaveFocus();
    expect(rowOf(HRAST.jib).getByText('Nije provjereno')).toBeVisible();
    agency.use(http.get(ACCOUNTS, () => HttpResponse.json({}, { status: 500 })));
    await user.click(screen.getByText('Provjerite ostatak (2)'));
    expect(progress).toHaveFocus();
    await screen.findAllByText('Provjera je završena. Neprovjereni podaci: 2.');
    expect(rowOf(HRAST.jib).getByText('greška na serveru')).toBeVisible();
    const calls = smallAgency();
    await user.click(screen.getByLabelText(`Pokušajte ponovo: Glavni račun, ${HRAST.jib}`));
    expect(await rowOf(HRAST.jib).findByText('Aktivan')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: new RegExp(HRAST.jib) })).toHaveFocus();
    expect(rowOf(BOR.jib).getByText('greška na serveru')).toBeVisible();
    expect(calls).toEqual([`BankAccount/Search?searchQuery=${HRAST.jib}`]);
  });

  test('that waits because the agency asked for it says so', async () => {
    const check: Check = { startedAt: '', lang: 'bs', year: 2021, columns: ['account'], rows: [] };
    const state = { step: 'held', check, until: Date.now() } as const;
    await renderPart(<CheckProgress takesFocus={false} onTakeOver={null} send={() => {}} {...{ state }} />, {
      texts: ['list-check'],
    });
    expect(screen.getByText(/trenutno ne prima nove upite/)).toBeVisible();
  });
});

test('a check that goes on in this tab keeps the focus on the page', async () => {
  const check: Check = { startedAt: '', lang: 'bs', year: 2021, columns: ['account'], rows: [] };
  function Elsewhere() {
    const [isElsewhere, setElsewhere] = useState(true);
    return (
      <>
        <h1>Provjera popisa</h1>
        <CheckProgress
          takesFocus={false}
          state={{ step: 'running', check }}
          send={() => {}}
          onTakeOver={isElsewhere ? () => setElsewhere(false) : null}
        />
      </>
    );
  }
  const { user } = await renderPart(<Elsewhere />, { texts: ['list-check'] });
  await user.click(screen.getByText('Nastavite u ovoj kartici'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

describe('rows with something to do', () => {
  test('one of several entities is selected, the next row opens, a number is corrected', async () => {
    smallAgency();
    const { user } = await openPage();
    await startWith(user, `Bor\nHrast d.o.o.\t20000000005`);
    await finished();
    expect(screen.getByText('Pravna lica sa sličnim nazivom: 2.')).toBeVisible();
    expect(screen.getByText(/JIB je 0020000000005/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Razjasnite redove (2)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Red 1' });
    await user.click(within(dialog).getByRole('radio', { name: 'Bor d.d.' }));
    await user.click(within(dialog).getByRole('button', { name: 'Potvrdite odabir' }));
    const next = await screen.findByRole('dialog', { name: 'Red 2' });
    const text = within(next).getByRole('textbox');
    expect(text).toHaveValue('0020000000005');
    fireEvent.change(text, { target: { value: '420000000001' } });
    await user.click(within(next).getByRole('button', { name: 'Provjerite' }));
    expect(await within(next).findByText(/koliko ima PDV broj/)).toBeVisible();
    fireEvent.change(text, { target: { value: HRAST.jib } });
    await user.click(within(next).getByRole('button', { name: 'Provjerite' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The check was finished once before.
    await waitFor(() => expect(rowOf(HRAST.jib).getByText('Aktivan')).toBeVisible());
    await finished();
    expect(rowOf(BOR.jib).getByText('nema glavnog računa')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Razjasnite/ })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('what is probably meant is offered; what is skipped does not come again; an unknown jib is said; the last one closes the dialog', async () => {
    smallAgency();
    const { user } = await openPage();
    await startWith(user, `200000000005\nBor d.d.\t4200000000999\nHrastt\nBorr`, [/entity/]);
    await finished();
    expect(screen.getByText('Registar nema pravno lice s ovim JIB-om.')).toBeVisible();
    await user.click(screen.getByText('Razjasnite redove (4)'));
    const dialog = async (line: number) => within(await screen.findByRole('dialog', { name: `Red ${line}` }));
    await user.click((await dialog(1)).getByText('Preskočite, još 3'));
    const unknown = await dialog(2);
    expect(unknown.getByRole('textbox')).toHaveValue('Bor d.d.');
    await user.click(unknown.getByRole('button', { name: 'Provjerite' }));
    const misspelt = await dialog(3);
    expect(misspelt.getByText(/Dovoljan je dio naziva/)).toBeVisible();
    await user.click(misspelt.getByText('Uklonite red'));
    const last = await dialog(4);
    expect(last.queryByText(/^Preskočite/)).not.toBeInTheDocument();
    await user.click(last.getByText('Uklonite red'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await finished();

    await user.click(screen.getByLabelText('Ispravite: 200000000005'));
    const vat = await dialog(1);
    expect(vat.getByText(/isti broj s cifrom 4 ispred/)).toBeVisible();
    expect(vat.getByRole('textbox')).toHaveValue(HRAST.jib);
    await user.click(vat.getByRole('button', { name: 'Provjerite' }));
    expect(await screen.findByText(HRAST.shortName, { selector: 'a *, a' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: new RegExp(HRAST.jib) })).toHaveFocus();
    expect(rowOf(BOR.jib).getByText(BOR.shortName)).toBeVisible();
    expect(screen.queryByText(/Hrastt|Borr/)).not.toBeInTheDocument();
  });
});
