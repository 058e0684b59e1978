import { describe, expect, test } from 'vitest';
import { accountStateOf, type AccountState } from '#mocks/bank-accounts/account-answer.ts';
import { bankAccountHandlers } from '#mocks/bank-accounts/handlers.ts';
import { DEFAULT_BASES as AT } from '#mocks/bases.ts';
import { generatedEntities } from '#mocks/legal-entities/registry.ts';
import { ask } from './ask.ts';

type Answer = {
  message: { title: string | null; content: string; bodyHex: string; textHex: string } | null;
  legalEntity: { identificationNumber: string; name: string; location: string | null };
  bankAccount: {
    accountNumber: string;
    bank: { name: string; code: string };
    status: { name: string; code: string };
  }[];
};

const handlers = bankAccountHandlers(AT);
const get = (jib: string, language = 'bs') =>
  ask(handlers, `${AT.accounts}/BankAccount/Search?searchQuery=${jib}`, { headers: { 'accept-language': language } });
const read = async (jib: string, language?: string) => (await (await get(jib, language)).json()) as Answer;
const inState = (state: AccountState) => {
  const entity = generatedEntities().find((it) => accountStateOf(it) === state);
  if (!entity) throw new Error(`no entity with accounts in state ${state}`);
  return entity;
};

describe('answers', () => {
  test('active: the entity, accounts with bank and status colours, a message with HTML', async () => {
    const entity = inState('active');
    const body = await read(entity.jib);
    expect(body.legalEntity).toMatchObject({ identificationNumber: entity.jib, name: entity.shortName });
    expect(
      Object.keys(body.message ?? {})
        .toSorted()
        .join(' '),
    ).toBe('bodyHex content contentFontSize textHex title titleFontSize');
    expect(body.message?.content).toMatch(/<a href="https:/);
    const [account] = body.bankAccount;
    expect(account?.accountNumber).toMatch(/^\d{16}$/);
    expect(account?.accountNumber.startsWith(account.bank.code)).toBe(true);
    expect(account?.status).toEqual({ name: 'Aktivan', code: 'A', bodyHex: '#d9f2e3', textHex: '#14532d' });
  });

  test('blocked in three languages', async () => {
    const { jib } = inState('blocked');
    const names = await Promise.all(
      ['bs', 'hr', 'en'].map(async (language) => (await read(jib, language)).bankAccount[0]?.status.name),
    );
    expect(names).toEqual(['Blokiran', 'Blokiran', 'Blocked']);
    expect((await read(jib)).message?.content).not.toBe((await read(jib, 'hr')).message?.content);
  });

  test('no main account: no accounts, with a message or without one', async () => {
    expect(await read(inState('noMainAccount').jib)).toMatchObject({ bankAccount: [], message: { title: null } });
    expect(await read(inState('noAccountNoMessage').jib)).toMatchObject({ bankAccount: [], message: null });
  });

  test('the same jib always gets the same accounts; some have more than one', async () => {
    const { jib } = inState('active');
    expect(await read(jib)).toEqual(await read(jib));
    const active = generatedEntities()
      .filter((it) => accountStateOf(it) === 'active')
      .slice(0, 20);
    const counts = await Promise.all(active.map(async (it) => (await read(it.jib)).bankAccount.length));
    expect(Math.max(...counts)).toBe(2);
  });

  test('a jib with leading zeros is found', async () => {
    const entity = generatedEntities().find((it) => it.jib.startsWith('00') && accountStateOf(it) !== 'notInRegister');
    expect((await read(entity?.jib ?? '')).legalEntity.identificationNumber).toBe(entity?.jib);
  });
});

describe('refusals', () => {
  test('not in the register: 404 with messages in the language, as the red portal says', async () => {
    const entity = inState('notInRegister');
    expect(entity.redPortal.some(({ legalEntityStatus }) => legalEntityStatus === 3)).toBe(true);
    const response = await get(entity.jib, 'hr');
    expect(response.status).toBe(404);
    const body = (await response.json()) as { errorCount: number; resultItems: { message: string }[] };
    expect(body.errorCount).toBe(body.resultItems.length);
    expect(body.resultItems[0]?.message).toContain('Pravna osoba');
  });

  test('a jib the agency does not know is not in the register either', async () => {
    expect((await get('4999999999999')).status).toBe(404);
  });

  test.each(['', '123', '42000000196000', '42000000196ab', '4.2e12'])("'%s' is not a jib", async (jib) => {
    const response = await get(jib, 'en');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errorCount: 1,
      resultItems: [{ message: 'The identification number must have exactly 13 digits.' }],
    });
  });
});
