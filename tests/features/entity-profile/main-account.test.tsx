import { waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { ProfileAccount } from '#features/registers/entity-profile/ProfileAccount.tsx';
import { agency } from '#tests/agency.ts';
import { everythingAnswered, held } from '#tests/held.ts';
import { renderPart } from '#tests/render-part.tsx';
import { ENTITY, ACCOUNT, accountAnswers, calls } from './profile-answers.ts';

/** The account of a profile alone. */
async function openAccount(jib = ENTITY.jib) {
  const { container, user } = await renderPart(<ProfileAccount jib={jib} />, {
    texts: ['legal-entity', 'entity-profile'],
  });
  return { panel: within(container), user };
}

describe('the main account (R2.4, R3.6)', () => {
  test('a placeholder until it is there, then the account with the server’s message', async () => {
    const { wait, release } = held();
    let requested: string | null = null;
    agency.use(
      http.get('*/BankAccount/Search', async ({ request }) => {
        requested = new URL(request.url).searchParams.get('searchQuery');
        await wait;
        return HttpResponse.json(ACCOUNT);
      }),
    );
    const { panel } = await openAccount();
    expect(panel.getAllByText('N/A')).toHaveLength(3);
    expect(panel.getByText(/Potvrda o likvidnosti/)).toBeVisible();
    release();
    expect(await panel.findByText('901 000 00000123 45')).toBeVisible();
    expect(requested).toBe(ENTITY.jib);
    expect(panel.getByText('Vrelska banka d.d.')).toBeVisible();
    expect(panel.getByText('Blokiran')).toBeVisible();
    expect(await panel.findByText('u redu')).toBeVisible();
  });

  const refused = (...messages: string[]) => ({
    errorCount: messages.length,
    resultItems: messages.map((message) => ({ message })),
  });
  test.each<[what: string, body: object, status: number, shown: string[], hidden: string]>([
    [
      'without an account the message, without the no-account line',
      { message: ACCOUNT.message, bankAccount: [] },
      200,
      ['u redu'],
      'Broj glavnog računa',
    ],
    [
      'a refusal of the register with its own messages',
      refused('Nije u registru.', 'Provjerite broj.'),
      404,
      ['Nije u registru.', 'Provjerite broj.'],
      'Pravno lice nema glavnog računa.',
    ],
    [
      'an error that comes as a success as one, not as an entity without an account (R3.6)',
      { status: 503, ...refused('Registar se ažurira.') },
      200,
      ['Registar se ažurira.', 'Pokušajte ponovo'],
      'Pravno lice nema glavnog računa.',
    ],
    [
      'of a jib that the register does not know that there is no account, and nothing has failed',
      {},
      404,
      ['Pravno lice nema glavnog računa.'],
      'Pokušajte ponovo',
    ],
  ])('the panel shows %s', async (_what, body, status, shown, hidden) => {
    accountAnswers(body, status);
    const { panel } = await openAccount();
    for (const text of shown) expect(await panel.findByText(text)).toBeVisible();
    expect(panel.queryByText(hidden)).toBeNull();
  });

  test('another try keeps the message, and its button the focus, until there is an answer', async () => {
    const { wait, release } = held();
    accountAnswers({}, 503);
    const { panel, user } = await openAccount();
    const again = await panel.findByRole('button', { name: 'Pokušajte ponovo' });
    agency.use(http.get('*/BankAccount/Search', () => wait.then(() => HttpResponse.json(ACCOUNT))));
    await user.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
    expect(again).toHaveFocus();
    release();
    expect(await panel.findByText('Vrelska banka d.d.')).toBeVisible();
  });

  test.each([
    ['123', 'JIB ovog pravnog lica nema 13 cifara, pa glavni račun nije provjeren.'],
    ['', 'Za ovo pravno lice nije naveden JIB, pa glavni račun nije provjeren.'],
  ])('with the jib %s nothing is requested, and the page says so', async (jib, sentence) => {
    const requested = calls('*/BankAccount/Search', () => HttpResponse.json(ACCOUNT));
    const { panel } = await openAccount(jib);
    expect(panel.getByText(sentence)).toBeVisible();
    await everythingAnswered();
    expect(requested).toEqual([]);
  });
});
