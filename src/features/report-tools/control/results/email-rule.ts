import { forbiddenEmails } from '#shared/config/env.ts';

/** Why results cannot be sent to an address (R5); the names are the specification's own. */
export type EmailProblem = 'emailIsRequired' | 'emailFormatIncorrect' | 'emailIsForbidden';

const ADDRESS = /^[^\s@<>(),;:"[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

/** The address as it was meant: without blanks around and invisible signs inside. */
export function cleanEmail(text: string): string {
  return text.replaceAll(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g, '').trim();
}

/** What is wrong with a typed address; `null` when it may be used. Letter case and blanks do not make a forbidden one allowed (E05). */
export function emailProblem(text: string, forbidden: readonly string[] = forbiddenEmails): EmailProblem | null {
  const address = cleanEmail(text);
  if (address === '') return 'emailIsRequired';
  if (forbidden.includes(address.toLowerCase())) return 'emailIsForbidden';
  return address.length <= 254 && ADDRESS.test(address) ? null : 'emailFormatIncorrect';
}
