import * as z from 'zod/mini';
import { api } from '#shared/api/api.ts';
import { isJib } from '#shared/format/jib.ts';
import { httpError } from '#shared/http/server-messages.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { type bankAccountWire, ownFailure } from './bank-account.wire.ts';
import { bankAccountCall } from './legal-entity.calls.ts';

export type BankAccountAnswer = z.output<typeof bankAccountWire>;
export type ServerMessage = NonNullable<BankAccountAnswer['message']>;

/** Whether an answer is about a jib: it names that jib, or none. */
function isOf({ legalEntity }: BankAccountAnswer, jib: string): boolean {
  const { identificationNumber = '' } = legalEntity ?? {};
  return identificationNumber === jib || !isJib(identificationNumber);
}

export const bankAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Accounts of a jib in the single register: GET BankAccount/Search (R3.6, R7). The first account is the main one. A status
     * other than 200, even one inside an answer sent as a success, becomes an `ApiError` with the server's `messages` (R8). The
     * account of another jib is not taken.
     */
    bankAccount: build.query<BankAccountAnswer, { jib: string; lang: Lang }>({
      queryFn: async ({ jib, lang }, _api, _options, baseQuery) => {
        const { data, error } = await baseQuery(bankAccountCall({ searchQuery: jib, lang }));
        if (error) return { error };
        const status = ownFailure(data);
        if (status !== null) return { error: await httpError(status, data) };
        const answer = z.safeParse(bankAccountCall.wire, data);
        return answer.success && isOf(answer.data, jib) ? { data: answer.data } : { error: { kind: 'contract' } };
      },
    }),
  }),
});

export const { useBankAccountQuery } = bankAccountApi;
export const { useQueryState: useBankAccountState } = bankAccountApi.endpoints.bankAccount;
