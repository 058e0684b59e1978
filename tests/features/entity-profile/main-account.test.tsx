import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { agency } from '#tests/agency.ts';
import {
  ENTITY,
  ACCOUNT,
  entityAnswers,
  accountAnswers,
  noRecords,
  openProfile,
  calls,
  region,
} from './profile-answers.ts';

describe('the main account (R2.4, R3.6)', () => {
  test('a placeholder until it is there, then the account with the server’s message', async () => {
    entityAnswers();
    noRecords();
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
    await openProfile();
    const panel = within(await region('Glavni račun'));
    expect(panel.getAllByText('N/A')).toHaveLength(3);
    expect(panel.getByText(/Potvrda o likvidnosti/)).toBeVisible();
    answer();
    expect(await panel.findByText('901 000 00000123 45')).toBeVisible();
    expect(requested).toBe(ENTITY.jib);
    expect(panel.getByText('Vrelska banka d.d.')).toBeVisible();
    // For the screen only: paper has no backgrounds.
    expect(panel.getByText('Blokiran').style.getPropertyValue('--sent-ground')).toBe('#b3261e');
    expect(panel.getByText('Blokiran').style.backgroundColor).toBe('');
    expect(await panel.findByText('u redu')).toBeVisible();
  });

  test('hostile or unreadable colours give way to the theme, hostile markup is dropped (A35)', async () => {
    entityAnswers();
    noRecords();
    accountAnswers({
      ...ACCOUNT,
      message: {
        content: '<p>Poruka<img src=x onerror="alert(1)"></p>',
        bodyHex: 'red;background:url(x)',
        textHex: '#fff',
      },
      bankAccount: [{ ...ACCOUNT.bankAccount[0], status: { name: 'Aktivan', bodyHex: '#fff', textHex: '#fefefe' } }],
    });
    await openProfile();
    const panel = within(await region('Glavni račun'));
    expect((await panel.findByText('Aktivan')).getAttribute('style')).toBeNull();
    expect(await panel.findByText('Poruka')).toBeVisible();
    expect(document.querySelector('[onerror]')).toBeNull();
  });

  test('colours of the agency are for the screen only, also those of a message', async () => {
    entityAnswers();
    noRecords();
    accountAnswers();
    await openProfile();
    const message = (await screen.findByText('u redu')).closest<HTMLElement>('[style]')!;
    expect(message.style.getPropertyValue('--sent-text')).toBe('#12324f');
    expect([message.style.color, message.style.backgroundColor]).toEqual(['', '']);
  });

  test.each([
    [{ shortName: '' }, ENTITY.longName],
    [{ longName: null }, ENTITY.shortName],
    [{}, ENTITY.shortName],
  ])('a printed extract has a name whichever was sent: %j', async (change, name) => {
    entityAnswers(change);
    noRecords();
    accountAnswers();
    await openProfile();
    expect(
      await screen.findByText((text) => text.startsWith('Izvod iz registra') && text.includes(name)),
    ).toBeInTheDocument();
  });

  test('without an account the message is shown alone, without the no-account line', async () => {
    entityAnswers();
    noRecords();
    accountAnswers({ message: ACCOUNT.message, bankAccount: [] });
    await openProfile();
    const panel = within(await region('Glavni račun'));
    expect(await panel.findByText('u redu')).toBeVisible();
    expect(panel.queryByText('Broj glavnog računa')).toBeNull();
  });

  test('a refusal of the register is shown with its own message', async () => {
    entityAnswers();
    noRecords();
    accountAnswers(
      { errorCount: 1, resultItems: [{ message: 'Nije u registru.' }, { message: 'Provjerite broj.' }] },
      404,
    );
    await openProfile();
    const panel = within(await region('Glavni račun'));
    expect(await panel.findByText('Nije u registru.')).toBeVisible();
    expect(panel.getByText('Provjerite broj.')).toBeVisible();
  });

  test('an error that comes as a success is shown, and is no entity without an account (R3.6)', async () => {
    entityAnswers();
    noRecords();
    accountAnswers({ status: 503, errorCount: 1, resultItems: [{ message: 'Registar se ažurira.' }] });
    await openProfile();
    const panel = within(await region('Glavni račun'));
    expect(await panel.findByText('Registar se ažurira.')).toBeVisible();
    expect(panel.queryByText('Pravno lice nema glavnog računa.')).toBeNull();
    expect(panel.getByRole('button', { name: 'Pokušajte ponovo' })).toBeVisible();
  });

  test('a register that does not know the jib has no account of it, and nothing has failed', async () => {
    entityAnswers();
    noRecords();
    accountAnswers({}, 404);
    await openProfile();
    const panel = within(await region('Glavni račun'));
    expect(await panel.findByText('Pravno lice nema glavnog računa.')).toBeVisible();
  });

  test('a failing register leaves the rest of the profile and can be requested again (A43)', async () => {
    entityAnswers();
    noRecords();
    let isDown = true;
    agency.use(
      http.get('*/BankAccount/Search', () =>
        isDown ? new HttpResponse(null, { status: 500 }) : HttpResponse.json(ACCOUNT),
      ),
    );
    const { user } = await openProfile();
    const panel = within(await region('Glavni račun'));
    const retry = await panel.findByRole('button', { name: 'Pokušajte ponovo' });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Osnivači' })).toBeVisible();
    isDown = false;
    await user.click(retry);
    expect(await panel.findByText('Vrelska banka d.d.')).toBeVisible();
  });

  test.each([
    ['123', 'JIB ovog pravnog lica nema 13 cifara, pa glavni račun nije provjeren.'],
    [null, 'Za ovo pravno lice nije naveden JIB, pa glavni račun nije provjeren.'],
  ])('with the jib %s nothing is requested, and the page says so', async (jib, sentence) => {
    entityAnswers({ jib });
    noRecords();
    const requested = calls('*/BankAccount/Search', () => HttpResponse.json(ACCOUNT));
    await openProfile();
    expect(within(await region('Glavni račun')).getByText(sentence)).toBeVisible();
    expect(await screen.findByText('Nema rezultata za odabranu godinu')).toBeVisible();
    expect(requested).toEqual([]);
  });
});
