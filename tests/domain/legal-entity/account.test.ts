import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { accountDisplay, groupedAccount } from '#domain/legal-entity/account-display.ts';
import { bankAccountWire, bankAnswerWire, ownFailure } from '#domain/legal-entity/bank-account.wire.ts';
import { groupedIban, ibanOf } from '#domain/legal-entity/iban.ts';
import { isUnknownToAccounts } from '#domain/legal-entity/main-account.ts';

const read = (answer: unknown) => z.parse(bankAccountWire, answer);
const account = (accountNumber: string) => ({
  accountNumber,
  bank: { name: 'Vrelska banka', code: '901' },
  status: { name: 'Aktivan', code: 'A', bodyHex: '#d9f2e3', textHex: '#14532d' },
});
const message = { content: '<p>Nema glavni račun.</p>', title: null };

test('only an answer that something is not there says that an entity has no account; any other is a failure', () => {
  const said = (status: number) => isUnknownToAccounts({ kind: 'http', status });
  expect([404, 410].map(said)).toEqual([true, true]);
  expect([400, 401, 403, 408, 429, 500, 503].filter(said)).toEqual([]);
  for (const kind of ['network', 'timeout', 'contract', 'cancelled']) expect(isUnknownToAccounts({ kind })).toBe(false);
  expect(isUnknownToAccounts(undefined)).toBe(false);
});

describe('what the account panel shows (R2.4)', () => {
  test('the first account is the main one, with the message below', () => {
    const shown = accountDisplay(read({ bankAccount: [account('1'), account('2')], message }));
    expect(shown).toMatchObject({ kind: 'account', account: { accountNumber: '1' }, message: { title: '' } });
  });

  test('a first account that cannot be read is not replaced by the second, nor is there none', () => {
    for (const bankAccount of [[null], ['x', account('2')]])
      expect(accountDisplay(read({ bankAccount }))).toMatchObject({
        kind: 'account',
        account: { accountNumber: '', bank: { name: '' }, status: { name: '' } },
      });
  });

  test('a message that says nothing is not shown below an account, one with a title is', () => {
    const below = (given: object) => accountDisplay(read({ bankAccount: [account('1')], message: given }));
    expect(below({ content: ' ', title: null })).toMatchObject({ kind: 'account', message: null });
    expect(below({ content: ' ', title: 'Blokada' })).toMatchObject({ kind: 'account', message: { title: 'Blokada' } });
  });

  test('without accounts the message alone, plainly', () => {
    expect(accountDisplay(read({ bankAccount: [], message }))).toEqual({ kind: 'message', html: message.content });
  });

  test.each([{}, { bankAccount: null, message: null }, { bankAccount: [], message: { content: '  ' } }])(
    '%j has nothing to show',
    (answer) => {
      expect(accountDisplay(read(answer))).toEqual({ kind: 'none' });
    },
  );

  test('an account without bank or status is still an account', () => {
    const shown = accountDisplay(read({ bankAccount: [{ accountNumber: 123, bank: null, status: 'x' }] }));
    expect(shown).toMatchObject({
      kind: 'account',
      account: { accountNumber: '123', bank: { name: '' } },
      message: null,
    });
  });

  test.each([null, '<html>', 5, 'x'])('%j is no answer (A03, A05)', (answer) => {
    expect(z.safeParse(bankAccountWire, answer).success).toBe(false);
  });
});

test('an empty answer is an entity of which nothing is known (R4.4)', () => {
  for (const answer of ['', null])
    expect(z.parse(bankAnswerWire, answer)).toEqual({ message: null, legalEntity: null, bankAccount: [] });
  expect(z.parse(bankAnswerWire, { bankAccount: [account('1')] })?.bankAccount).toHaveLength(1);
  expect(z.safeParse(bankAnswerWire, 'x').success).toBe(false);
});

test.each([
  [{ status: 503, errorCount: 1, resultItems: [{ message: 'x' }] }, 503],
  [{ status: '404', data: null }, 404],
  [{ status: 200, errorCount: 1 }, 200],
  [{ resultItems: [{ message: 'x' }], data: null }, 200],
  [{ status: 200, errorCount: 0, resultItems: [], data: {} }, null],
  [{ status: 201, data: {} }, null],
  [{ status: 'OK', data: {} }, null],
  [{ bankAccount: [], resultItems: null }, null],
  [null, null],
  ['', null],
])('%j fails with %j, whatever it came with (R3.6)', (answer, status) => {
  expect(ownFailure(answer)).toBe(status);
});

test('a number of 16 digits is grouped, anything else stays as sent', () => {
  expect(groupedAccount('9040006511428502')).toBe('904 000 65114285 02');
  expect(groupedAccount('904 0006511428502')).toBe('904 000 65114285 02');
  for (const other of ['BA39 1234', '90400065114285021', 'BA9040006511428502'])
    expect(groupedAccount(other)).toBe(other);
});

test('the IBAN of an account number of 16 digits is computed, with blanks and dashes in it or not, and shown in groups of four', () => {
  // The example of the IBAN registry for Bosnia and Herzegovina.
  expect(ibanOf('1290079401028494')).toBe('BA391290079401028494');
  expect(ibanOf('129-007 94010284 94')).toBe('BA391290079401028494');
  expect(groupedIban('BA391290079401028494')).toBe('BA39 1290 0794 0102 8494');
});

// The last one's own check digits are wrong.
test.each(['', '129007940102849', '12900794010284940', '129007940102849A', 'N/A', '1290079401028495'])(
  '%j is no number with an IBAN',
  (number) => expect(ibanOf(number)).toBeNull(),
);
