import { api } from '#shared/api/api.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type * as z from 'zod/mini';
import { bankAccountCall } from './legal-entity.calls.ts';
import { type bankAccountWire, bankAnswerWire } from './bank-account.wire.ts';

export type BankAccountAnswer = z.output<typeof bankAccountWire>;
export type ServerMessage = NonNullable<BankAccountAnswer['message']>;

const bankAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Accounts of a jib in the single register: GET BankAccount/Search (R3.6, R7). The first account is the main one.
     * Another status than 200 is an `ApiError` with the server's `messages` (R8).
     */
    bankAccount: build.query<BankAccountAnswer, { jib: string; lang: Lang }>({
      query: bankAccountCall,
      rawResponseSchema: bankAnswerWire,
    }),
  }),
});

export const { useBankAccountQuery } = bankAccountApi;
