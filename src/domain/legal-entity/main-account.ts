import { MISSING } from '#shared/format/number.ts';
import { errorReason, isApiError, serverLines } from '#shared/http/api-error.ts';
import type { BankAccountAnswer } from './bank-account.api.ts';

/** Status of a main account: code '' for an entity without an account; colours as the server sends them, '' for none (R3.6). */
export type MainAccountStatus = { code: string; name: string; bodyHex: string; textHex: string };

/** An entity without an account has a status as well: an empty one. */
export const NO_ACCOUNT: MainAccountStatus = { code: '', name: '', bodyHex: '', textHex: '' };

/** Status of the main account, the first one; it may have neither code nor name. Without accounts it is `NO_ACCOUNT`. */
export function mainAccountStatus({
  bankAccount: [account],
}: Pick<BankAccountAnswer, 'bankAccount'>): MainAccountStatus {
  if (!account) return NO_ACCOUNT;
  const { status } = account;
  const name = status.name || status.code || MISSING;
  return { ...status, code: status.code || name, name };
}

/** Whether an error says that the register of accounts does not know the jib: an entity without an account, not a failure (R2.6). */
export const isUnknownToAccounts = (error: unknown): boolean => errorReason(error) === 'notFound';

/** Whether an error is a refusal that the register of accounts explains in its own words (R8): an answer, not a failure. */
export const isRefusedByAccounts = (error: unknown): boolean =>
  isApiError(error) && (error.status ?? 500) < 500 && serverLines(error).length > 0;
