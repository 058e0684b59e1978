import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AxiosError } from 'axios';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { TIMEOUTS } from '#shared/config/settings.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { savedCsv } from '../saved-csv.ts';
import { watchCalls } from '../watch-calls.ts';

const SEARCH = `${DEFAULT_BASES.accounts}/BankAccount/Search`;
const JIB = '0076543210001';

/** An answer of the register of accounts (R3.6) with a second account. */
function accountAnswer(name = 'Primjer <b>d.o.o.</b>', jib = JIB) {
  const status = { name: 'Aktivan', code: 'A', bodyHex: '#d9f2e3', textHex: '#14532d' };
  return {
    message: { textHex: '#12324f', bodyHex: '#e8f1fb', title: 'Naslov poruke', content: '<p>Sadržaj</p>' },
    legalEntity: { identificationNumber: jib, name, location: 'Ulica 1, Bihać' },
    bankAccount: [
      { accountNumber: '9010001234567890', bank: { name: 'Vrelska banka', code: '901' }, status },
      { accountNumber: '9020001234567890', bank: { name: 'Druga banka', code: '902' }, status },
    ],
  };
}

/** The jibs of every lookup that leaves from now on, in order. */
const watchLookups = () => watchCalls('/BankAccount/Search', (query) => query.get('searchQuery'));

const open = async (query = '') => {
  const app = await renderPage(`/bs/jedinstveni-registar-racuna${query}`, { as: 'citizen' });
  await screen.findByRole('heading', { level: 1 });
  return app;
};
const field = () => screen.getByRole('textbox');
const search = () => screen.getByText('Pretražite').closest('button')!;
/** The text in the panel, because the live region has it as well. */
const noResult = () => screen.findByText('Nema rezultata za Vašu pretragu', { selector: 'main *' });
const answering = (answer: unknown, status = 200) =>
  agency.use(http.get(SEARCH, () => HttpResponse.json(answer as object, { status })));

describe('what is requested (R2.6, R5, faults E06–E08)', () => {
  test('nothing, and what is no jib, is explained after the first try and not requested', async () => {
    const requested = watchLookups();
    const { user } = await open();
    expect(screen.queryByText('Unesite JIB.')).not.toBeInTheDocument();
    for (const [text, message] of [
      ['', 'Unesite JIB.'],
      ['401534337100', 'To je 12 cifara, koliko ima PDV broj. JIB ima 13 cifara.'],
      ['420000000000A', 'JIB ne smije sadržavati slova ni posebne znakove.'],
    ] as const) {
      fireEvent.change(field(), { target: { value: text } });
      await user.click(search());
      expect(screen.getByText(message)).toBeInTheDocument();
      expect(field()).toHaveFocus();
    }
    expect(requested).toEqual([]);
  });

  test('an address with nonsense says what is wrong with it', async () => {
    const requested = watchLookups();
    await open('?jib=12x');
    expect(await screen.findByText('JIB ne smije sadržavati slova ni posebne znakove.')).toBeInTheDocument();
    expect(field()).toHaveValue('12x');
    expect(requested).toEqual([]);
  });
});

describe('Enter (R2.6, faults E11)', () => {
  test('in the field and anywhere else on the screen looks the jib up; on a link or button and while held it means what it means; a double click asks once', async () => {
    const requested = watchLookups();
    const { user } = await open();
    await user.click(field());
    await user.paste(JIB);
    fireEvent.keyDown(screen.getAllByRole('link')[0] as Element, { key: 'Enter' });
    fireEvent.keyDown(search(), { key: 'Enter' });
    fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
    await everythingAnswered();
    expect(requested).toEqual([]);
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 2, name: /d\.o\.o\./ });
    expect(requested).toHaveLength(1);
    field().blur();
    fireEvent.keyDown(document.body, { key: 'Enter' });
    await waitFor(() => expect(requested).toHaveLength(2));

    const { wait, release } = held();
    agency.use(http.get(SEARCH, () => wait));
    await user.dblClick(search());
    release();
    await everythingAnswered();
    expect(requested).toHaveLength(3);
  });

  test('another jib may be requested while the first has no answer yet, and shows whichever answers last (faults G02)', async () => {
    const { wait, release } = held();
    agency.use(
      http.get(SEARCH, async ({ request }) => {
        const jib = new URL(request.url).searchParams.get('searchQuery') ?? '';
        if (jib === JIB) await wait;
        return HttpResponse.json(accountAnswer(`Lice ${jib}`, jib));
      }),
    );
    const { user } = await open(`?jib=${JIB}`);
    await user.clear(field());
    await user.paste('4200000000005');
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 2, name: 'Lice 4200000000005' });
    release();
    await everythingAnswered();
    expect(screen.queryByText(`Lice ${JIB}`)).not.toBeInTheDocument();
  });
});

describe('the answer (R2.6, R3.6)', () => {
  test('name, identification number, address, of the first account bank, number and status; beside it a note on register and certificate', async () => {
    answering(accountAnswer());
    const { user } = await open(`?jib=${JIB}`);
    const result = within(await screen.findByRole('article', { name: 'Primjer <b>d.o.o.</b>' }));
    for (const text of [JIB, 'Vrelska banka', '901 000 12345678 90'])
      expect(result.getByText(text)).toBeInTheDocument();
    expect(result.getByRole('img', { name: 'Ulica 1, Bihać' })).toBeInTheDocument();
    expect(result.queryByText('Druga banka')).not.toBeInTheDocument();
    await user.click(result.getByRole('button', { name: /broj računa/i }));
    expect(await navigator.clipboard.readText()).toBe('9010001234567890');
    const note = within(screen.getByRole('complementary', { name: /registru/i }));
    expect(note.getByText(/iz Jedinstvenog registra računa/)).toBeInTheDocument();
    expect(note.getByText(/Potvrda o likvidnosti/)).toBeInTheDocument();
    // On paper it is said of when it is.
    expect(result.getByText(/^Podaci preuzeti \d{2}\.\d{2}\.\d{4}\.? \d/)).toHaveClass('print-only');
  });

  test('without an account the no-account line and the message in its own colours; null in any field loses nothing else', async () => {
    answering({ ...accountAnswer(), bankAccount: [] });
    const { user } = await open(`?jib=${JIB}`);
    expect(await screen.findByText('Pravno lice nema glavnog računa.')).toBeInTheDocument();
    const { style } = screen.getByText('Naslov poruke').parentElement!;
    expect(style.getPropertyValue('--sent-ground')).toBe('#e8f1fb');
    answering({ message: null, legalEntity: { name: null }, bankAccount: [{ bank: null, status: null }] });
    await user.click(search());
    await waitFor(() => expect(within(screen.getByRole('article')).getAllByText('N/A')).toHaveLength(3));
  });
});

describe('no result and failures (R4.4, R8)', () => {
  test('an answer without content, or one that names nothing and holds no account, is no result', async () => {
    const requested = watchLookups();
    const { user } = await open();
    await user.click(field());
    await user.paste(JIB);
    for (const [at, answer] of [
      '',
      'null',
      '{"message":null,"legalEntity":null,"bankAccount":[]}',
      '{"message":{},"legalEntity":{"name":null,"location":"  "},"bankAccount":null}',
    ].entries()) {
      agency.use(http.get(SEARCH, () => new HttpResponse(answer, { headers: { 'content-type': 'application/json' } })));
      await user.click(search());
      await waitFor(() => expect(requested).toHaveLength(at + 1));
      expect(await noResult()).toBeInTheDocument();
      expect(screen.getByText(`U Jedinstvenom registru računa nema računa za JIB ${JIB}.`)).toBeInTheDocument();
      expect(screen.queryByRole('article')).not.toBeInTheDocument();
    }
  });

  test('a non-200 answer lists every message of the server as plain text', async () => {
    const messages = ['Prva poruka, '.repeat(60), '<img src=x onerror=alert(1)> druga\nu dva reda'];
    answering({ errorCount: 2, resultItems: messages.map((message) => ({ message })) }, 404);
    const { container } = await open(`?jib=${JIB}`);
    expect(await noResult()).toBeInTheDocument();
    const items = [...container.querySelectorAll('main li bdi')];
    expect(items.map((item) => item.textContent?.slice(0, 20))).toEqual(['Prva poruka, Prva po', 'druga\nu dva reda']);
    expect(container.querySelector('main img[src=x]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Pokušajte ponovo' })).not.toBeInTheDocument();
  });

  test('an error that comes as a success is an error: its message, no claim that there is no account, and another try; an answer in such an envelope is the answer', async () => {
    answering({ status: 503, errorCount: 1, resultItems: [{ message: 'Registar se ažurira.' }], data: null });
    const { user } = await open(`?jib=${JIB}`);
    expect(await noResult()).toBeInTheDocument();
    expect(screen.getByText('Registar se ažurira.')).toBeVisible();
    expect(screen.getByText(`Traženi JIB: ${JIB}`)).toBeVisible();
    answering({ errorCount: 1, resultItems: [{ message: 'Još malo.' }] });
    await user.click(screen.getByText('Pokušajte ponovo'));
    expect(await screen.findByText('Još malo.')).toBeVisible();
    expect(screen.queryByText(/nema računa za JIB/)).not.toBeInTheDocument();
    answering({ status: 200, errorCount: 0, resultItems: [], data: accountAnswer() });
    await user.click(screen.getByText('Pokušajte ponovo'));
    expect(await screen.findByText('Vrelska banka')).toBeInTheDocument();
  });

  test('an HTML page instead of an answer is a failure, not an account (faults A03); a server that fails without a message gets the portal’s text; both can be requested again', async () => {
    agency.use(http.get(SEARCH, () => HttpResponse.html('<html><body>Prijava na mrežu</body></html>')));
    const { user } = await open(`?jib=${JIB}`);
    const again = () => user.click(screen.getByText('Pokušajte ponovo'));
    expect(await screen.findByText('Registar računa trenutno ne odgovara')).toBeInTheDocument();
    expect(screen.queryByText('Prijava na mrežu')).not.toBeInTheDocument();
    answering({}, 500);
    await again();
    expect(await screen.findByText(/Na serveru je došlo do greške/, { selector: 'main *' })).toBeInTheDocument();
    answering(accountAnswer());
    await again();
    expect(await screen.findByText('Vrelska banka')).toBeInTheDocument();
    expect(screen.queryByText('Nema rezultata za Vašu pretragu')).not.toBeInTheDocument();
  });

  test('the account of another jib is not shown under the one that was looked up', async () => {
    answering(accountAnswer('Drugo d.o.o.', '4200000000005'));
    await open(`?jib=${JIB}`);
    expect(await screen.findByText('Registar računa trenutno ne odgovara')).toBeInTheDocument();
    expect(screen.queryByText('Drugo d.o.o.')).not.toBeInTheDocument();
  });

  test.each<[what: string, failure: () => Response, shown: string]>([
    [
      'says that it fails',
      () => HttpResponse.json({ status: 503, resultItems: [{ message: 'Registar se ažurira.' }] }),
      'Registar se ažurira.',
    ],
    ['answers with an HTML page', () => HttpResponse.html('<p>Prijava</p>'), 'Registar računa trenutno ne odgovara'],
  ])('when the register %s, another try keeps the message, and its button the focus', async (_what, failure, shown) => {
    const { wait, release } = held();
    agency.use(http.get(SEARCH, () => failure() as HttpResponse<null>));
    const { user } = await open(`?jib=${JIB}`);
    const again = () => screen.getByRole('button', { name: 'Pokušajte ponovo' });
    await screen.findByText(shown);
    agency.use(http.get(SEARCH, () => wait.then(() => HttpResponse.json(accountAnswer()))));
    await user.click(again());
    await waitFor(() => expect(again()).toHaveAttribute('aria-busy', 'true'));
    expect(again()).toHaveFocus();
    expect(screen.getByText(shown)).toBeInTheDocument();
    release();
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });

  test('why there is no result is announced with it: the words of the register, else those of the portal', async () => {
    const { user, portal } = await open();
    const said: string[] = [];
    portal.announcer.subscribe((text) => said.push(text));
    fireEvent.change(field(), { target: { value: JIB } });
    const NOTHING = 'Nema rezultata za Vašu pretragu';
    const busy = { status: 200, errorCount: 1, resultItems: [{ message: 'Registar se ažurira.' }] };
    for (const [answer, status, sentence] of [
      [busy, 200, `${NOTHING}. Registar se ažurira.`],
      [{}, 500, expect.stringMatching(`^${NOTHING}\\. Na serveru je došlo do greške`)],
      [{ legalEntity: null }, 200, NOTHING],
    ] as [object, number, string][]) {
      said.length = 0;
      answering(answer, status);
      await user.click(search());
      await waitFor(() => expect(said).toEqual([sentence]));
    }
  });

  test('what was found is announced: whose it is, bank and status of the account, or that there is none; without both the message', async () => {
    const { user, portal } = await open();
    const said: string[] = [];
    portal.announcer.subscribe((text) => said.push(text));
    fireEvent.change(field(), { target: { value: JIB } });
    const answer = accountAnswer('Hrast d.o.o.');
    for (const [found, sentence] of [
      [answer, 'Pronađeno: Hrast d.o.o. Banka: Vrelska banka. Status računa: Aktivan.'],
      [{ ...answer, bankAccount: [] }, 'Pronađeno: Hrast d.o.o. Pravno lice nema glavnog računa.'],
      [{ ...answer, legalEntity: null }, 'Banka: Vrelska banka. Status računa: Aktivan.'],
      [{ ...answer, legalEntity: null, bankAccount: [] }, 'Naslov poruke Sadržaj'],
    ] as const) {
      said.length = 0;
      answering(found);
      await user.click(search());
      await waitFor(() => expect(said).toEqual([sentence]));
    }
  });

  test('a register slower than its time limit says so, keeps the jib and can be requested again (faults A49)', async () => {
    const { user, portal } = await open();
    const { defaults } = await portal.calls.client('accounts');
    expect([defaults.timeout, TIMEOUTS.accounts]).toEqual([5000, 5000]);
    const { adapter = [] } = defaults;
    defaults.adapter = () => Promise.reject(new AxiosError('timeout of 5000ms', 'ECONNABORTED'));
    await user.click(field());
    await user.paste(JIB);
    await user.click(search());
    expect(await screen.findByText(/Odgovor predugo ne stiže/)).toBeInTheDocument();
    expect(field()).toHaveValue(JIB);
    defaults.adapter = adapter;
    await user.click(screen.getByText('Pokušajte ponovo'));
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });

  test('another language asks anew in that language; what was typed stays (faults E13)', async () => {
    const { router } = await open(`?jib=${JIB}`);
    await screen.findByRole('article');
    fireEvent.change(field(), { target: { value: '42' } });
    await router.navigate(`/en/unique-accounts-register?jib=${JIB}`);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unique accounts register'),
    );
    await waitFor(() => expect(screen.getByText('Main account number')).toBeInTheDocument());
    expect(await screen.findByText('Active')).toBeInTheDocument();
    expect(field()).toHaveValue('42');
  });
});

test('the result is saved as a dated file, the jib with its zeros', async () => {
  const sent = accountAnswer('Primjer d.o.o.');
  answering({ ...sent, bankAccount: sent.bankAccount.map((each) => ({ ...each, status: { name: null, code: 'A' } })) });
  const { user } = await open(`?jib=${JIB}`);
  await user.click(await screen.findByRole('button', { name: 'Preuzmite' }));
  const file = await savedCsv(user);
  expect(file.name).toMatch(new RegExp(`^glavni-racun-${JIB}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
  const [head, row] = file.text.split('\r\n');
  expect(head).toMatch(/Identifikacijski broj;Naziv;Banka;Broj glavnog računa;Status računa$/);
  // A status without a name is its code, as on the page.
  expect(row).toBe(`${JIB};Primjer d.o.o.;Vrelska banka;9010001234567890;A`);
});
