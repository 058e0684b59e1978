import { render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { ProfileAccount } from '#features/registers/entity-profile/ProfileAccount.tsx';
import { agency } from '#tests/agency.ts';
import { everythingAnswered } from '#tests/held.ts';
import { inPortal } from '#tests/in-portal.tsx';
import { untilTestEnds } from '#tests/until-test-ends.ts';
import { ENTITY, ACCOUNT, accountAnswers, calls } from './profile-answers.ts';

/** The account of a profile alone. */
async function openAccount(jib = ENTITY.jib) {
  const portal = untilTestEnds(createPortal());
  await portal.texts.start('bs', ['ui', 'legal-entity', 'entity-profile']);
  const { container } = render(
    <MemoryRouter>
      <ProfileAccount jib={jib} />
    </MemoryRouter>,
    { wrapper: inPortal(portal) },
  );
  await waitFor(() => expect(container).not.toBeEmptyDOMElement());
  return { panel: within(container), user: userEvent.setup() };
}

describe('the main account (R2.4, R3.6)', () => {
  test('a placeholder until it is there, then the account with the server’s message', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    let requested: string | null = null;
    agency.use(
      http.get('*/BankAccount/Search', async ({ request }) => {
        requested = new URL(request.url).searchParams.get('searchQuery');
        await held;
        return HttpResponse.json(ACCOUNT);
      }),
    );
    const { panel } = await openAccount();
    expect(panel.getAllByText('N/A')).toHaveLength(3);
    expect(panel.getByText(/Potvrda o likvidnosti/)).toBeVisible();
    answer();
    expect(await panel.findByText('901 000 00000123 45')).toBeVisible();
    expect(requested).toBe(ENTITY.jib);
    expect(panel.getByText('Vrelska banka d.d.')).toBeVisible();
    expect(panel.getByText('Blokiran')).toBeVisible();
    expect(await panel.findByText('u redu')).toBeVisible();
  });

  test('without an account the message is shown alone, without the no-account line', async () => {
    accountAnswers({ message: ACCOUNT.message, bankAccount: [] });
    const { panel } = await openAccount();
    expect(await panel.findByText('u redu')).toBeVisible();
    expect(panel.queryByText('Broj glavnog računa')).toBeNull();
  });

  test('a refusal of the register is shown with its own message', async () => {
    accountAnswers(
      { errorCount: 1, resultItems: [{ message: 'Nije u registru.' }, { message: 'Provjerite broj.' }] },
      404,
    );
    const { panel } = await openAccount();
    expect(await panel.findByText('Nije u registru.')).toBeVisible();
    expect(panel.getByText('Provjerite broj.')).toBeVisible();
  });

  test('an error that comes as a success is shown, and is no entity without an account (R3.6)', async () => {
    accountAnswers({ status: 503, errorCount: 1, resultItems: [{ message: 'Registar se ažurira.' }] });
    const { panel } = await openAccount();
    expect(await panel.findByText('Registar se ažurira.')).toBeVisible();
    expect(panel.queryByText('Pravno lice nema glavnog računa.')).toBeNull();
    expect(panel.getByRole('button', { name: 'Pokušajte ponovo' })).toBeVisible();
  });

  test('a register that does not know the jib has no account of it, and nothing has failed', async () => {
    accountAnswers({}, 404);
    const { panel } = await openAccount();
    expect(await panel.findByText('Pravno lice nema glavnog računa.')).toBeVisible();
  });

  test('a failing register can be requested again (A43)', async () => {
    let isDown = true;
    agency.use(
      http.get('*/BankAccount/Search', () =>
        isDown ? new HttpResponse(null, { status: 500 }) : HttpResponse.json(ACCOUNT),
      ),
    );
    const { panel, user } = await openAccount();
    const retry = await panel.findByRole('button', { name: 'Pokušajte ponovo' });
    isDown = false;
    await user.click(retry);
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
