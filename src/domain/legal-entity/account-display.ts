import { env } from '#shared/config/env.ts';
import type { BankAccount, BankAccountAnswer } from './bank-account.api.ts';

/** What the account panel shows of an answer (R2.4): the main account with the message, the message alone, or nothing. */
export type AccountDisplay =
  | { kind: 'account'; account: BankAccount; message: BankAccountAnswer['message'] }
  | { kind: 'message'; html: string }
  | { kind: 'none' };

export function accountDisplay({ bankAccount, message }: BankAccountAnswer): AccountDisplay {
  const [account] = bankAccount;
  if (account) return { kind: 'account', account, message: message?.content || message?.title ? message : null };
  return message?.content ? { kind: 'message', html: message.content } : { kind: 'none' };
}

/** Where the request form for the register's services is found; null when the environment names no such place (R3.6). */
export const requestFormUrl: string | null = env.VITE_PRODUCTS_PORTAL_URL ?? null;

/** An account number in groups as banks print it, for the eye only: 16 digits as bank, branch, account and check digits. */
export function groupedAccount(accountNumber: string): string {
  const digits = accountNumber.replace(/\s/g, '');
  return /^\d{16}$/.test(digits) ? digits.replace(/(\d{3})(\d{3})(\d{8})(\d{2})/, '$1 $2 $3 $4') : accountNumber;
}
