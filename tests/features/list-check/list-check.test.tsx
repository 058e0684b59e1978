import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { saveAs } from 'file-saver';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { compareBasket } from '#domain/legal-entity/compare/use-compare-basket.ts';
import { watchList } from '#domain/legal-entity/watch-list/watch-list-store.ts';
import { storedCheck } from '#features/registers/list-check/run/stored-check.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { isoDate } from '#shared/format/date.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { storage } from '#tests/storage.ts';

/** The check is stored as the page is left; the next test begins after that. */
afterEach(async () => {
  cleanup();
  const list = storage.lists.get(storedCheck);
  await waitFor(async () => expect((await list.read())[0]?.isRunning ?? false).toBe(false));
});

const HRAST = { id: 1, jib: '4200000000005', shortName: 'Hrast d.o.o.', municipality: 'Tuzla', county: 'TK' };
const BOR = { id: 2, jib: '4200000000013', shortName: 'Bor d.d.', municipality: 'Zenica', county: 'ZDK' };
const BOROVI = { id: 3, jib: '4200000000021', shortName: 'Borovi d.o.o.' };
const KNOWN = [HRAST, BOR, BOROVI];

/** An agency that knows three entities; returns the calls that are made. */
function smallAgency({ redPortal = 2, isVisible = true } = {}): string[] {
  const calls: string[] = [];
  const answer = (
    base: keyof typeof DEFAULT_BASES,
    path: string,
    make: (query: URLSearchParams, id: number) => object | null,
  ) =>
    http.get(`${DEFAULT_BASES[base]}/${path}`, ({ request, params }) => {
      const url = new URL(request.url);
      calls.push(url.pathname.replace(/^.*\/api\//, '') + url.search);
      const body = make(url.searchParams, Number(params['id']));
      return body ? HttpResponse.json(body) : HttpResponse.json({}, { status: 404 });
    });
  agency.use(
    answer('main', 'LegalEntities', (query) => {
      const [jib, name, status] = [query.get('jib'), query.get('name'), query.get('legalEntityStatus')];
      let list: object[] = KNOWN.filter((entity) =>
        jib ? entity.jib === jib : entity.shortName.toLowerCase().includes((name ?? '').toLowerCase()),
      );
      if (status && Number(status) !== redPortal) list = [];
      if (query.get('searchType') === '3')
        list = list.map((entity) => ({
          ...entity,
          documents:
            jib === HRAST.jib
              ? [
                  { id: 1, submittedOn: '2025-03-01', documentType: { proceedingTypeKey: 'preBankruptcy' } },
                  { id: 2, submittedOn: '2026-02-01', documentType: { proceedingTypeKey: 'bankruptcy' } },
                ]
              : [],
        }));
      return { resultList: list, count: list.length };
    }),
    answer('main', 'LegalEntities/:id', (_query, id) => ({
      ...KNOWN.find((entity) => entity.id === id),
      legalEntityTypeId: 1,
      isVisibleEntity: isVisible,
    })),
    answer('main', 'FinancialIndicators', () => ({
      resultList: [
        {
          year: 2024,
          reportTypeId: 1,
          reportType: { id: 1, name: 'Godišnji' },
          reportSubmissionDate: '2025-02-01',
          bU_RezultatPoslovanja: -1500,
          pP_BrojZaposlenih: 12,
        },
      ],
    })),
    answer('accounts', 'BankAccount/Search', (query) =>
      query.get('searchQuery') === BOR.jib
        ? null
        : { bankAccount: [{ accountNumber: '1', status: { code: 'A', name: 'Aktivan' } }] },
    ),
  );
  return calls;
}

const openPage = () => renderApp('/bs/provjera-liste', { as: 'citizen' });
const field = () => screen.findByRole('textbox', { name: 'Lista pravnih lica' });
const fill = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const rowOf = (name: string | RegExp) =>
  within(screen.getByRole('row', { name: typeof name === 'string' ? new RegExp(name) : name }));
/** Shown, and announced. */
const finished = () => screen.findAllByText(/^Provjera je završena/);

type User = Awaited<ReturnType<typeof openPage>>['user'];

/** Pastes a list and starts its check, with these columns only. */
async function startWith(user: User, text: string, only?: readonly RegExp[]): Promise<void> {
  await fill(text);
  if (only)
    for (const box of within(screen.getByRole('group', { name: 'Šta provjeriti' })).getAllByRole('checkbox'))
      if (!only.some((name) => name.test(box.getAttribute('value') ?? ''))) await user.click(box);
  await user.click(await screen.findByRole('button', { name: /^Provjerite \d+ red/ }));
}

describe('before the start', () => {
  test('says how the list is understood, and how many calls it needs', async () => {
    smallAgency();
    const { user } = await openPage();
    expect(await field()).toBeVisible();
    expect(screen.getByText('Još nema redova.')).toBeVisible();
    await fill(`${HRAST.jib}\nBor d.d.\n420000000001\n${HRAST.jib}\nMolim provjeru:`);
    expect(
      await screen.findByText(
        '1 JIB · 1 naziv · 1 broj za ispravku · 1 ponovljen red izostavljen · 1 red s drugim tekstom izostavljen',
      ),
    ).toBeVisible();
    expect(screen.getByText('Najviše 16 poziva Agenciji.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Crveni portal' }));
    expect(await screen.findByText('Najviše 10 poziva Agenciji.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Redove bez JIB-a tražite po nazivu' }));
    expect(await screen.findByText('Najviše 5 poziva Agenciji.')).toBeVisible();
  });

  test('the limits are those of the agency’s file', async () => {
    smallAgency();
    agency.use(http.get('*/agency.json', () => HttpResponse.json({ listCheck: { lines: 1, calls: 5 } })));
    await openPage();
    await fill(`${HRAST.jib}\n${BOR.jib}`);
    expect(await screen.findByText(/Izvan toga je 1 red; provjerite ga posebno/)).toBeVisible();
    expect(screen.getByText(/dozvoljeno je najviše 5 poziva/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Provjerite 1 red' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('a file fills the field', async () => {
    smallAgency();
    const { user } = await openPage();
    await field();
    await user.upload(
      screen.getByLabelText('Učitajte datoteku s listom'),
      new File([`naziv;jib\nHrast;${HRAST.jib}`], 'a.csv'),
    );
    await waitFor(async () => expect(await field()).toHaveValue(`naziv\tjib\nHrast\t${HRAST.jib}`));
    await user.upload(screen.getByLabelText('Učitajte datoteku s listom'), new File([new Uint8Array([0, 1])], 'b.txt'));
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

  test('makes four calls at a time', async () => {
    smallAgency();
    const { wait, release } = held();
    let [now, most] = [0, 0];
    agency.use(
      http.get(`${DEFAULT_BASES.accounts}/BankAccount/Search`, async () => {
        most = Math.max(most, ++now);
        await wait;
        now--;
        return HttpResponse.json({ bankAccount: [] });
      }),
    );
    const { user } = await openPage();
    const jibs = Array.from({ length: 9 }, (_, at) => String(4200000000100 + at));
    await startWith(user, jibs.join('\n'), [/account/]);
    await waitFor(() => expect(now).toBe(4));
    await everythingAnswered();
    expect(now).toBe(4);
    release();
    await finished();
    expect(most).toBe(4);
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
    await screen.findAllByText('Provjera je završena, ali 1 podatak nije provjeren.');
    expect(rowOf(HRAST.jib).getByText('greška na serveru')).toBeVisible();
    calls.length = 0;
    smallAgency();
    await user.click(screen.getByRole('button', { name: 'Pokušajte ponovo: Glavni račun, Hrast d.o.o.' }));
    await screen.findAllByText('Provjera je završena.');
    expect(rowOf(HRAST.jib).getByText('Aktivan')).toBeVisible();
    expect(calls).toEqual([]);
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
    onTestFinished(() => void vi.restoreAllMocks());
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
    expect(await screen.findByText(/Agencija traži stanku/)).toBeVisible();
    await everythingAnswered();
    expect(made).toBe(1);
    expect(pauses).toHaveLength(1);
    act(() => pauses[0]?.());
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
    expect(screen.getByText('Sličan naziv imaju 2 pravna lica.')).toBeVisible();
    expect(screen.getByText(/JIB je 0020000000005/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Riješite 2 reda' }));
    const dialog = await screen.findByRole('dialog', { name: 'Red 1' });
    await user.click(within(dialog).getByRole('radio', { name: 'Bor d.d.' }));
    await user.click(within(dialog).getByRole('button', { name: 'Preuzmite odabrano' }));
    const next = await screen.findByRole('dialog', { name: 'Red 2' });
    const text = within(next).getByRole('textbox');
    expect(text).toHaveValue('0020000000005');
    await user.clear(text);
    await user.type(text, '420000000001');
    await user.click(within(next).getByRole('button', { name: 'Provjerite' }));
    expect(within(next).getByText(/koliko ima PDV broj/)).toBeVisible();
    await user.clear(text);
    await user.type(text, HRAST.jib);
    await user.click(within(next).getByRole('button', { name: 'Provjerite' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await finished();
    expect(rowOf(BOR.jib).getByText('nema glavnog računa')).toBeVisible();
    expect(rowOf(HRAST.jib).getByText('Aktivan')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Riješite/ })).not.toBeInTheDocument();
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

describe('the table', () => {
  const names = () => screen.getAllByRole('rowheader').map((cell) => within(cell).queryByRole('link')?.textContent);

  async function checked() {
    smallAgency();
    const page = await openPage();
    await startWith(page.user, [BOROVI.jib, HRAST.jib, BOR.jib, '420000000001'].join('\n'));
    await finished();
    return page;
  }

  test('is sorted and filtered, also by what a cell says; a link holds both', async () => {
    const { user } = await checked();
    await user.click(screen.getByRole('button', { name: 'Pravno lice' }));
    await waitFor(() => expect(names().slice(0, 3)).toEqual(['Bor d.d.', 'Borovi d.o.o.', 'Hrast d.o.o.']));
    expect(screen.getByRole('columnheader', { name: 'Pravno lice' })).toHaveAttribute('aria-sort', 'ascending');
    await user.type(screen.getByRole('searchbox', { name: 'Tekst u bilo kojem polju' }), 'nema glavnog');
    await waitFor(() => expect(names()).toEqual(['Bor d.d.']));
    expect(screen.getByText('Prikazano 1 od 4.')).toBeVisible();
    await waitFor(() => expect(window.location.search).toMatch(/text=nema.glavnog/));
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('checkbox', { name: /^Samo redovi s nečim za riješiti/ }));
    await waitFor(() => expect(names()).toEqual([undefined]));
  });

  test('selected entities go into the watch list and the comparison', async () => {
    const { user } = await checked();
    await user.click(screen.getByRole('checkbox', { name: 'Odaberite sve prikazane' }));
    await user.click(await screen.findByRole('button', { name: 'Na popis praćenih' }));
    await waitFor(async () => expect(await storage.lists.get(watchList).read()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'U poređenje' }));
    await waitFor(async () => expect(await storage.lists.get(compareBasket).read()).toHaveLength(3));
    expect(screen.getByRole('link', { name: 'Uporedite' })).toBeVisible();
  });

  test('is exported with the day of each cell; the jib is text', async () => {
    const { user } = await checked();
    await user.click(screen.getByRole('button', { name: 'Preuzmite tabelu' }));
    await user.click(await screen.findByRole('radio', { name: /CSV/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Sačuvajte|^Preuzmite/ }));
    await waitFor(() => expect(saveAs).toHaveBeenCalledOnce());
    const [file, name] = vi.mocked(saveAs).mock.calls[0] as [Blob, string];
    expect(name).toMatch(/^provjera-liste-.*\.csv$/);
    const text = await file.text();
    expect(text).toContain('Glavni račun: provjereno');
    expect(text).toContain(`\t${HRAST.jib}`);
    const day = isoDate(new Date());
    expect(text.split('\n').find((line) => line.includes('Hrast'))).toMatch(
      new RegExp(`Aktivan;${day};"Predstečajni postupak, Stečaj";2;2026-02-01;${day};`),
    );
    expect(text).toContain('koliko ima PDV broj');
    expect(text).toContain(';2021;');
  });
});

describe('what is stored', () => {
  test('a reload goes on where the check stopped', async () => {
    smallAgency();
    const { wait } = held();
    let made = 0;
    agency.use(
      http.get(`${DEFAULT_BASES.accounts}/BankAccount/Search`, async () => {
        if (++made > 1) await wait;
        return HttpResponse.json({ bankAccount: [{ status: { code: 'A', name: 'Aktivan' } }] });
      }),
    );
    const page = await openPage();
    await startWith(page.user, `${HRAST.jib}\n${BOR.jib}`, [/account/]);
    expect(await screen.findByText('1 od 2 podataka')).toBeInTheDocument();
    page.unmount();
    const calls = smallAgency();
    await openPage();
    await finished();
    expect(calls.filter((call) => call.startsWith('BankAccount'))).toEqual([
      `BankAccount/Search?searchQuery=${BOR.jib}`,
    ]);
    expect(rowOf(HRAST.jib).getByText('Aktivan')).toBeVisible();
  });

  test('a new list deletes the answers and leaves the text to be changed', async () => {
    smallAgency();
    const { user } = await openPage();
    await startWith(user, HRAST.jib, [/account/]);
    await finished();
    await user.click(screen.getByRole('button', { name: 'Nova lista' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Započnite novu' }));
    expect(await field()).toHaveValue(HRAST.jib);
    await waitFor(async () => expect(await storage.lists.get(storedCheck).read()).toEqual([]));
  });
});

test('the register and the watch list lead here', async () => {
  const register = await renderApp('/bs/profil-pravnih-lica?legalEntityTypeId=6', { as: 'citizen' });
  expect(await screen.findByRole('link', { name: 'Provjera liste' })).toHaveAttribute('href', '/bs/provjera-liste');
  register.unmount();
  await renderApp('/en/watch-list', { as: 'citizen' });
  expect(await screen.findByRole('link', { name: 'Check a list' })).toHaveAttribute('href', '/en/list-check');
});
