import { api } from '#shared/api/api.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type * as z from 'zod/mini';
import { bankAccountWire } from './bank-account.wire.ts';

export type BankAccountAnswer = z.output<typeof bankAccountWire>;
export type ServerMessage = NonNullable<BankAccountAnswer['message']>;
export type BankAccount = BankAccountAnswer['bankAccount'][number];

const bankAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Accounts of a jib in the single register: GET BankAccount/Search (R3.6, R7). The first account is the main one.
     * Another status than 200 is an `ApiError` whose `message` holds the server's messages, one a line (R8).
     */
    bankAccount: build.query<BankAccountAnswer, { jib: string; lang: Lang }>({
      query: ({ jib, lang }) => ({ base: 'accounts', url: 'BankAccount/Search', params: { searchQuery: jib }, lang }),
      rawResponseSchema: bankAccountWire,
    }),
  }),
});

export const { useBankAccountQuery } = bankAccountApi;
