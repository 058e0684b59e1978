import { JIB_LENGTH, VAT_NUMBER_LENGTH } from '../config/settings.ts';
import { longNumbers, type LongNumber, readableText } from './long-numbers.ts';

/** The numbers of a text that are as long as a jib, with what each is. */
export const numbersLikeJib = (text: string): LongNumber[] => longNumbers(text, JIB_LENGTH);

/**
 * The different jibs in a typed or pasted text (readings, 'what is a jib in a text'), with any text around: `JIB: 4015-3433-7100-0`,
 * `4,015,343,371,000`, `4015343371000.` Telephone numbers, days beside numbers, milliseconds and numbers of persons are none.
 */
export const jibsIn = (text: string): string[] => plainOnes(numbersLikeJib(text));

const plainOnes = (numbers: readonly LongNumber[]): string[] => [
  ...new Set(numbers.filter(({ kind }) => kind === 'plain').map(({ digits }) => digits)),
];

/** Whether a text holds the number of a person (JMB), which is never sent. */
export const hasPersonNumber = (text: string): boolean => numbersLikeJib(text).some(({ kind }) => kind === 'person');

/**
 * The jib in a text when there is exactly one. Of any other text only what pasting adds is removed: invisible characters, and
 * blanks around it and between digits; the rest stays, so that `jibProblem` can say what is wrong with it (E06, E07, E08).
 */
export function cleanJib(text: string): string {
  const numbers = numbersLikeJib(text);
  const [jib, ...others] = plainOnes(numbers);
  if (jib !== undefined) return others.length === 0 ? jib : text.trim();
  const bare = readableText(text).trim();
  return numbers.length > 0 ? bare : bare.replace(/(?<=[0-9])\s+(?=[0-9])/g, '');
}

/** Whether a text is a whole jib: thirteen digits and nothing else. */
export const isJib = (text: string): boolean => /^[0-9]+$/.test(text) && text.length === JIB_LENGTH;

/**
 * Why a text that may hold a jib names none (readings R2.3): several jibs, a VAT number, which is one digit shorter, or another
 * number of thirteen digits.
 */
const ODD_JIBS = ['severalJibs', 'jibIsVatNumber', 'jibIsOtherNumber'] as const;
export type OddJib = (typeof ODD_JIBS)[number];

/** Whether a text holds several jibs, or another number instead of one; `null` otherwise. */
export function oddJib(text: string): OddJib | null {
  const numbers = numbersLikeJib(text);
  const count = plainOnes(numbers).length;
  if (count > 0) return count > 1 ? 'severalJibs' : null;
  if (numbers.length > 0) return 'jibIsOtherNumber';
  // A letter that touches the digits is more probably one of them mistyped.
  const isMistyped = /\p{L}\p{Nd}|\p{Nd}\p{L}/u.test(text);
  const isVatNumber = longNumbers(text, VAT_NUMBER_LENGTH).some(({ kind }) => kind === 'plain');
  return !isMistyped && isVatNumber ? 'jibIsVatNumber' : null;
}

/** Why a jib cannot be used (R5); the first three names are the specification's own. */
const JIB_PROBLEMS = ['jibIsRequired', 'jibAlphabetNotAllowedError', 'jibLengthError', ...ODD_JIBS] as const;
export type JibProblem = (typeof JIB_PROBLEMS)[number];

/** Whether the message of a field is about a jib; its text is in the namespace 'ui', once for all forms. */
export const isJibProblem = (message: string): message is JibProblem => JIB_PROBLEMS.some((one) => one === message);

/**
 * What is wrong with a typed jib, after `cleanJib`: empty, several, another number, a character that is no digit, or not 13 digits
 * (R5, E08: '4.2e12' and '-5' are refused). `null` when it is valid.
 */
export function jibProblem(text: string): JibProblem | null {
  const jib = cleanJib(text);
  if (jib === '') return 'jibIsRequired';
  const odd = oddJib(jib);
  if (odd === null && isJib(jib)) return null;
  return odd ?? (/[^0-9]/.test(jib) ? 'jibAlphabetNotAllowedError' : 'jibLengthError');
}
