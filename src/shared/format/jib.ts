import { JIB_LENGTH } from '../config/settings.ts';

/** Only the ASCII digits of a text; leading zeros stay. */
export function digitsOnly(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

/**
 * A jib without the spaces, non-breaking spaces, line ends and invisible characters that pasting adds. Everything else stays,
 * so that `jibProblem` can say what is wrong with it (E06, E07, E08).
 */
export function cleanJib(text: string): string {
  return text.replace(/[\s\u00AD\u180E\u200B-\u200F\u2028-\u202F\u205F-\u206F\u3000\uFEFF]/g, '');
}

/** Whether a text is a whole jib: thirteen digits and nothing else. */
export const isJib = (text: string): boolean => /^[0-9]+$/.test(text) && text.length === JIB_LENGTH;

/** Why a jib cannot be used (R5); the names are the specification's own. */
export type JibProblem = 'jibIsRequired' | 'jibAlphabetNotAllowedError' | 'jibLengthError';

/**
 * What is wrong with a typed jib, after `cleanJib`: empty, a character that is no ASCII digit, or not 13 digits
 * (R5, E08: full-width and Arabic digits, '4.2e12' and '-5' are refused). `null` when it is valid.
 */
export function jibProblem(text: string): JibProblem | null {
  const jib = cleanJib(text);
  if (jib === '') return 'jibIsRequired';
  if (/[^0-9]/.test(jib)) return 'jibAlphabetNotAllowedError';
  return jib.length === JIB_LENGTH ? null : 'jibLengthError';
}
