import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { BOR, field, fill, finished, HRAST, leavePage, openPage, rowOf, smallAgency, startWith } from './list-page.ts';
import { withDatabase } from '#tests/storage.ts';

withDatabase();

afterEach(leavePage);

describe('before the start', () => {
  test('says how the list is understood, and how many calls it needs', async () => {
    smallAgency();
    const { user } = await openPage();
    expect(await field()).toBeVisible();
    expect(screen.getByText('Još nema redova.')).toBeVisible();
    await fill(`${HRAST.jib}\nBor d.d.\n420000000001\n${HRAST.jib}\nMolim provjeru:`);
    expect(
      await screen.findByText(
        '1 JIB · 1 naziv · brojevi za ispravku: 1 · ponovljeni redovi, izostavljeni: 1 · redovi s drugim tekstom, izostavljeni: 1',
      ),
    ).toBeVisible();
    expect(screen.getByText('Podaci za provjeru: 10.')).toBeVisible();
    expect(screen.getByText('Najviše upita registrima: 16.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Crveni portal' }));
    expect(await screen.findByText('Najviše upita registrima: 10.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Redove bez JIB-a tražite po nazivu' }));
    expect(await screen.findByText('Najviše upita registrima: 5.')).toBeVisible();
  });

  test('the limits are those of the agency’s file', async () => {
    smallAgency();
    agency.use(http.get('*/agency.json', () => HttpResponse.json({ listCheck: { lines: 1, calls: 5 } })));
    await openPage();
    await fill(`${HRAST.jib}\n${BOR.jib}`);
    expect(await screen.findByText(/Ostale provjerite posebno: 1/)).toBeVisible();
    expect(screen.getByText(/dozvoljeno je najviše 5 upita/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Provjerite 1 red' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('a file fills the field', async () => {
    smallAgency();
    const { user } = await openPage();
    await field();
    await user.upload(
      screen.getByLabelText('Učitajte datoteku s popisom'),
      new File([`naziv;jib\nHrast;${HRAST.jib}`], 'a.csv'),
    );
    await waitFor(async () => expect(await field()).toHaveValue(`naziv\tjib\nHrast\t${HRAST.jib}`));
    await user.upload(
      screen.getByLabelText('Učitajte datoteku s popisom'),
      new File([new Uint8Array([0, 1])], 'b.txt'),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Datoteka se ne može pročitati');
    expect(await field()).toHaveValue(`naziv\tjib\nHrast\t${HRAST.jib}`);
  });
});

describe('the check', () => {
  test('shows what each register says', async () => {
    smallAgency();
    const { user } = await openPage();
    await startWith(user, `${HRAST.jib}\n${BOR.jib}`);
    await finished();
    const hrast = rowOf(HRAST.jib);
    expect(hrast.getByRole('link', { name: 'Hrast d.o.o.' })).toHaveAttribute('href', '/bs/profil-pravnih-lica/1');
    expect(hrast.getByText('Tuzla, TK')).toBeVisible();
    expect(hrast.getByText('Aktivan')).toBeVisible();
    expect(hrast.getByText('Predstečajni postupak, Stečaj')).toBeVisible();
    expect(hrast.getByText(/posljednji 01.02.2026/)).toBeVisible();
    expect(hrast.getByText('2024')).toBeVisible();
    expect(hrast.getByText('−1.500')).toBeVisible();
    expect(hrast.getByText('12')).toBeVisible();
    expect(hrast.getByText('Nije predalo izvještaj')).toBeVisible();
    const bor = rowOf(BOR.jib);
    expect(bor.getByText('nema glavnog računa')).toBeVisible();
    expect(bor.getByText('nema')).toBeVisible();
  });

  test('requests only what was selected, and only with the number of the row', async () => {
    const calls = smallAgency();
    const { user } = await openPage();
    await startWith(user, HRAST.jib, [/account/]);
    await finished();
    expect(calls.filter((call) => /LegalEntities|FinancialIndicators|BankAccount/.test(call))).toEqual([
      `BankAccount/Search?searchQuery=${HRAST.jib}`,
    ]);
    expect(screen.queryByRole('columnheader', { name: 'Crveni portal' })).not.toBeInTheDocument();
  });

  test('figures that a profile does not show are not shown here', async () => {
    smallAgency({ isVisible: false });
    const { user } = await openPage();
    await startWith(user, HRAST.jib);
    await finished();
    expect(rowOf(HRAST.jib).getByText('podaci nisu javni')).toBeVisible();
    expect(screen.queryByText('−1.500')).not.toBeInTheDocument();
  });

  test('takes the focus to its progress, and a new list back to the field', async () => {
    smallAgency();
    const { user } = await openPage();
    await startWith(user, HRAST.jib, [/entity/]);
    await finished();
    expect(screen.getByRole('region', { name: 'Provjera popisa' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Novi popis' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Započnite novi' }));
    await waitFor(async () => expect(await field()).toHaveFocus());
  });

  test('is paused and goes on', async () => {
    smallAgency();
    const { wait, release } = held();
    let made = 0;
    agency.use(
      http.get(`${DEFAULT_BASES.accounts}/BankAccount/Search`, async () => {
        made++;
        await wait;
        return HttpResponse.json({ bankAccount: [] });
      }),
    );
    const { user } = await openPage();
    await startWith(user, Array.from({ length: 6 }, (_, at) => String(4200000000100 + at)).join('\n'), [/account/]);
    await waitFor(() => expect(made).toBe(4));
    await user.click(screen.getByRole('button', { name: 'Zaustavite' }));
    release();
    expect(await screen.findByText('4 od 6 podataka')).toBeInTheDocument();
    await everythingAnswered();
    expect(made).toBe(4);
    await user.click(screen.getByRole('button', { name: 'Nastavite' }));
    await finished();
    expect(made).toBe(6);
  });

  test('what was not checked when it was cancelled says so, and can be checked later', async () => {
    smallAgency();
    const { wait } = held();
    agency.use(
      http.get(`${DEFAULT_BASES.accounts}/BankAccount/Search`, async () => {
        await wait;
        return HttpResponse.json({ bankAccount: [] });
      }),
    );
    const { user } = await openPage();
    await startWith(user, `${HRAST.jib}\n${BOR.jib}`, [/account/]);
    await user.click(await screen.findByRole('button', { name: 'Prekinite provjeru' }));
    expect(await screen.findByText(/Provjera je prekinuta/)).toBeVisible();
    expect(rowOf(HRAST.jib).getByText('Nije provjereno')).toBeVisible();
    smallAgency();
    await user.click(screen.getByRole('button', { name: 'Provjerite ostatak (2)' }));
    await finished();
    expect(rowOf(HRAST.jib).getByText('Aktivan')).toBeVisible();
  });

  test('a cell that fails is not empty: it says why, and is tried again alone', async () => {
    const calls = smallAgency();
    agency.use(http.get(`${DEFAULT_BASES.accounts}/BankAccount/Search`, () => HttpResponse.json({}, { status: 500 })));
    const { user } = await openPage();
    await startWith(user, HRAST.jib);
    await screen.findAllByText('Provjera je završena. Neprovjereni podaci: 1.');
    expect(rowOf(HRAST.jib).getByText('greška na serveru')).toBeVisible();
    calls.length = 0;
    smallAgency();
    await user.click(screen.getByRole('button', { name: 'Pokušajte ponovo: Glavni račun, Hrast d.o.o.' }));
    await screen.findAllByText('Provjera je završena.');
    expect(rowOf(HRAST.jib).getByText('Aktivan')).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('an answer of the registry without this jib, while more results follow, is not said to be none', async () => {
    smallAgency();
    agency.use(
      http.get(`${DEFAULT_BASES.main}/LegalEntities`, ({ request }) =>
        new URL(request.url).searchParams.get('searchType') === '3'
          ? HttpResponse.json({ resultList: [{ ...BOR, documents: [] }], count: 40 })
          : undefined,
      ),
    );
    const { user } = await openPage();
    await startWith(user, HRAST.jib, [/proceedings/]);
    await screen.findAllByText('Provjera je završena. Neprovjereni podaci: 1.');
    expect(screen.getByRole('button', { name: /^Pokušajte ponovo: / })).toBeVisible();
  });

  test('a register that wants a sign-in is said to want it', async () => {
    smallAgency();
    agency.use(http.get(`${DEFAULT_BASES.accounts}/BankAccount/Search`, () => HttpResponse.json({}, { status: 403 })));
    const { user } = await openPage();
    await startWith(user, HRAST.jib, [/account/]);
    expect(await screen.findByText('potrebna je prijava')).toBeVisible();
  });

  test('waits as long as the agency asks, then goes on by itself', async () => {
    smallAgency();
    const realTimeout = globalThis.setTimeout;
    const pauses: (() => void)[] = [];
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
      ms !== undefined && ms > 8000 && ms <= 9000 ? pauses.push(run) : realTimeout(run, ms)) as typeof setTimeout);
    let made = 0;
    agency.use(
      http.get(`${DEFAULT_BASES.accounts}/BankAccount/Search`, () => {
        made++;
        return made === 1
          ? HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '9' } })
          : HttpResponse.json({ bankAccount: [] });
      }),
    );
    const { user } = await openPage();
    await startWith(user, HRAST.jib, [/account/]);
    expect(await screen.findByText(/trenutno ne prima nove upite/)).toBeVisible();
    await everythingAnswered();
    expect(made).toBe(1);
    act(() => pauses.forEach((run) => run()));
    await finished();
    expect(made).toBe(2);
  });
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
    await user.clear(text);
    await user.type(text, '420000000001');
    await user.click(within(next).getByRole('button', { name: 'Provjerite' }));
    expect(await within(next).findByText(/koliko ima PDV broj/)).toBeVisible();
    await user.clear(text);
    await user.type(text, HRAST.jib);
    await user.click(within(next).getByRole('button', { name: 'Provjerite' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The check was finished once before.
    await waitFor(() => expect(rowOf(HRAST.jib).getByText('Aktivan')).toBeVisible());
    await finished();
    expect(rowOf(BOR.jib).getByText('nema glavnog računa')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Razjasnite/ })).not.toBeInTheDocument();
  });

  test('what is probably meant is offered: a VAT number with a 4 in front, the name beside an unknown jib', async () => {
    smallAgency();
    const { user } = await openPage();
    await startWith(user, `200000000005\nBor d.d.\t4200000000999\nHrastt`, [/entity/]);
    await finished();
    await user.click(screen.getByRole('button', { name: 'Razjasnite redove (3)' }));
    const vat = within(await screen.findByRole('dialog', { name: 'Red 1' }));
    expect(vat.getByText(/isti broj s cifrom 4 ispred/)).toBeVisible();
    expect(vat.getByRole('textbox')).toHaveValue(HRAST.jib);
    await user.click(vat.getByRole('button', { name: 'Provjerite' }));
    const unknown = within(await screen.findByRole('dialog', { name: 'Red 2' }));
    expect(unknown.getByRole('textbox')).toHaveValue('Bor d.d.');
    await user.click(unknown.getByRole('button', { name: 'Provjerite' }));
    const misspelt = within(await screen.findByRole('dialog', { name: 'Red 3' }));
    expect(misspelt.getByText(/Dovoljan je dio naziva/)).toBeVisible();
    await user.click(misspelt.getByRole('button', { name: 'Uklonite red' }));
    await finished();
    expect(rowOf(HRAST.jib).getByRole('link', { name: HRAST.shortName })).toBeVisible();
    expect(rowOf(BOR.jib).getByRole('link', { name: BOR.shortName })).toBeVisible();
  });

  test('a row that is skipped does not come again: after the last one the dialog closes', async () => {
    smallAgency();
    const { user } = await openPage();
    await startWith(user, `200000000005\nHrastt\nBorr`, [/entity/]);
    await finished();
    await user.click(screen.getByRole('button', { name: 'Razjasnite redove (3)' }));
    const first = within(await screen.findByRole('dialog', { name: 'Red 1' }));
    await user.click(first.getByRole('button', { name: 'Preskočite, još 2' }));
    const second = within(await screen.findByRole('dialog', { name: 'Red 2' }));
    await user.click(second.getByRole('button', { name: 'Preskočite, još 1' }));
    const last = within(await screen.findByRole('dialog', { name: 'Red 3' }));
    expect(last.queryByRole('button', { name: /^Preskočite/ })).not.toBeInTheDocument();
    await user.click(last.getByRole('button', { name: 'Uklonite red' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Razjasnite redove (2)' })).toBeVisible();
  });

  test('a jib that the register does not know is said, and the row can be removed', async () => {
    smallAgency();
    const { user } = await openPage();
    await startWith(user, `4200000000999\n${HRAST.jib}`, [/entity/]);
    await finished();
    expect(screen.getByText('Registar nema pravno lice s ovim JIB-om.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ispravite: 4200000000999' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Uklonite red' }));
    await waitFor(() => expect(screen.queryByText('4200000000999')).not.toBeInTheDocument());
    expect(rowOf(HRAST.jib).getByText('Tuzla, TK')).toBeVisible();
  });

  test('a number and a name that lead to the same entity are said to', async () => {
    smallAgency();
    const { user } = await openPage();
    await startWith(user, `${HRAST.jib}\nHrast d.o.o.`, [/entity/]);
    await finished();
    expect(screen.getByText('Isto pravno lice kao u redu 1.')).toBeVisible();
  });
});

test('the register and the watch list lead here', async () => {
  const register = await renderApp('/bs/profil-pravnih-lica?legalEntityTypeId=6', { as: 'citizen' });
  expect(await screen.findByRole('link', { name: 'Provjera popisa' })).toHaveAttribute('href', '/bs/provjera-liste');
  register.unmount();
  await renderApp('/en/watch-list', { as: 'citizen' });
  expect(await screen.findByRole('link', { name: 'Check a list' })).toHaveAttribute('href', '/en/list-check');
});
