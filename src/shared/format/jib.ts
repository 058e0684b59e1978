import { JIB_LENGTH, VAT_NUMBER_LENGTH } from '../config/settings.ts';

/** Only the ASCII digits of a text; leading zeros stay. */
export function digitsOnly(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

const INVISIBLE = /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;

/** Groups of digits with one blank, dash or dot, or several blanks, between them; a dot and a blank end a sentence. */
const RUN = /\p{Nd}+(?:(?:\s+|\s*[-\u2010-\u2015\u2212]\s*|\.)\p{Nd}+)*/gu;

/** The numbers of `length` digits in one run: its groups of that length, else groups between them that add up to it. */
function numbersInRun(run: string, length: number): string[] {
  const numbers: string[] = [];
  let between = '';
  for (const group of [...(run.match(/\p{Nd}+/gu) ?? []), null]) {
    if (group !== null && group.length !== length) {
      between += group;
      continue;
    }
    if (between.length === length) numbers.push(between);
    if (group !== null) numbers.push(group);
    between = '';
  }
  return numbers.filter((number) => /^[0-9]+$/.test(number));
}

/** The different numbers of `length` digits in a text, whatever is before, after or between them. */
function numbersIn(text: string, length: number): string[] {
  const bare = text.replace(INVISIBLE, '');
  const inRuns = (part: string) => [...part.matchAll(RUN)].flatMap(([run]) => numbersInRun(run, length));
  const numbers = new Set(inRuns(bare));
  // Several numbers in groups, each on its own line, look like one long run.
  const onLines = new Set(numbers.size > 0 ? [] : bare.split(/[\r\n]+/).flatMap(inRuns));
  return [...(onLines.size > 1 ? onLines : numbers)];
}

/**
 * The jibs in a typed or pasted text (readings R2.3): each run of thirteen ASCII digits, with blanks, dashes or dots between
 * them, with any text around: `JIB: 4015-3433-7100-0`, `4015343371000.`
 */
export const jibsIn = (text: string): string[] => numbersIn(text, JIB_LENGTH);

/**
 * The jib in a text when there is exactly one. Of any other text only what pasting adds is removed: invisible characters, and
 * blanks around it and between digits; the rest stays, so that `jibProblem` can say what is wrong with it (E06, E07, E08).
 */
export function cleanJib(text: string): string {
  const [jib, ...others] = jibsIn(text);
  if (jib !== undefined) return others.length === 0 ? jib : text.trim();
  const bare = text.replace(INVISIBLE, '').trim();
  return bare.replace(/(?<=\p{Nd})\s+(?=\p{Nd})/gu, '');
}

/** Whether a text is a whole jib: thirteen digits and nothing else. */
export const isJib = (text: string): boolean => /^[0-9]+$/.test(text) && text.length === JIB_LENGTH;

/** Why a text that may hold a jib names none: several jibs, or a VAT number, which is one digit shorter (readings R2.3). */
export type OddJib = 'severalJibs' | 'jibIsVatNumber';

/** Whether a text holds several jibs, or a VAT number instead of one; `null` otherwise. */
export function oddJib(text: string): OddJib | null {
  const count = jibsIn(text).length;
  if (count > 0) return count > 1 ? 'severalJibs' : null;
  // A letter that touches the digits is more probably one of them mistyped.
  const isMistyped = /\p{L}\p{Nd}|\p{Nd}\p{L}/u.test(text);
  return !isMistyped && numbersIn(text, VAT_NUMBER_LENGTH).length > 0 ? 'jibIsVatNumber' : null;
}

/** Why a jib cannot be used (R5); the first three names are the specification's own. */
export type JibProblem = 'jibIsRequired' | 'jibAlphabetNotAllowedError' | 'jibLengthError' | OddJib;

/**
 * What is wrong with a typed jib, after `cleanJib`: empty, several, a VAT number, a character that is no ASCII digit, or not
 * 13 digits (R5, E08: full-width and Arabic digits, '4.2e12' and '-5' are refused). `null` when it is valid.
 */
export function jibProblem(text: string): JibProblem | null {
  const jib = cleanJib(text);
  if (jib === '') return 'jibIsRequired';
  if (isJib(jib)) return null;
  return oddJib(jib) ?? (/[^0-9]/.test(jib) ? 'jibAlphabetNotAllowedError' : 'jibLengthError');
}
