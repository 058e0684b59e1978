import { env } from '#shared/config/env.ts';
import type { BankAccountAnswer } from './bank-account.api.ts';

/** What the account panel shows (R2.4): the main account with the message, the message alone, or nothing. */
export function accountDisplay({ bankAccount: [account], message }: BankAccountAnswer) {
  const below = message?.content || message?.title ? message : null;
  if (account) return { kind: 'account', account, message: below } as const;
  return message?.content ? ({ kind: 'message', html: message.content } as const) : ({ kind: 'none' } as const);
}

/** Address of the request form for the register's services; null when the environment names none (R3.6). */
export const requestFormUrl: string | null = env.VITE_PRODUCTS_PORTAL_URL ?? null;

/** An account number in groups for display, as banks print it: 16 digits as bank, branch, account and check digits. */
export function groupedAccount(accountNumber: string): string {
  const digits = accountNumber.replace(/\s/g, '');
  return /^\d{16}$/.test(digits) ? digits.replace(/(\d{3})(\d{3})(\d{8})(\d{2})/, '$1 $2 $3 $4') : accountNumber;
}
