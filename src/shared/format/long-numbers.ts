import { withAsciiDigits } from './digits.ts';
import { isPersonNumber, isTimestamp, looksLikePersonNumber, startsOrEndsWithDay } from './number-kinds.ts';
import { withoutInvisible } from './plain-text.ts';

/** What a number of the wanted length is: one that counts, or one that only has as many digits. */
type NumberKind = 'plain' | 'person' | 'telephone' | 'day' | 'timestamp' | 'other';

export type LongNumber = {
  digits: string;
  kind: NumberKind;
  /** Place in the readable text. */
  at: number;
  end: number;
};

type Group = { digits: string; at: number; end: number };
/** How far before a number its word may be. */
const REACH = 60;

/** What stands between two groups: a word for several signs alike, or the sign itself. */
type Separator = string | null;

const DASHES = '\\-\u2010-\u2015\u2212';
const ONE_DASH = new RegExp(`^[^\\S\\n\\t]*[${DASHES}][^\\S\\n\\t]*$`);
const TOUCHING = new RegExp(`^[${DASHES}.'\u2018\u2019]$`);
const TOUCHING_THOUSANDS = new RegExp(`^[${DASHES}.,'\u2018\u2019]$`);
/** Days as they are written with dots, slashes or dashes; their digits belong to no other number. */
const DAY =
  /(?<!\d[./-]?)(?:(?:0?[1-9]|[12]\d|3[01])([./-])[^\S\n]?(?:0?[1-9]|1[0-2])\1[^\S\n]?(?:19|20)\d{2}|(?:19|20)\d{2}([.-])(?:0?[1-9]|1[0-2])\2(?:0?[1-9]|[12]\d|3[01]))(?!\d)/g;

const PERSON_LABEL =
  /(?:jmbg?|јмбг?|jedinstven\p{L}*\s+mati[cč]n\p{L}*\s+broj\p{L}*|mati[cč]n\p{L}*\s+broj\p{L}*\s+gra[dđ]\p{L}*|li[cč]n\p{L}*\s+broj\p{L}*|osobn\p{L}*\s+broj\p{L}*|personal\s+(?:id(?:entification)?\s+)?number)/iu;
const PERSON_BEFORE = new RegExp(`(?<!\\p{L})${PERSON_LABEL.source}[^\\p{L}\\p{N}]{0,8}$`, 'iu');
const PERSON_NEAR = new RegExp(`(?<!\\p{L})(?:${PERSON_LABEL.source}|mati[cč]n\\p{L}*\\s+broj)[^\\n]*$`, 'iu');
const PERSON_AFTER = /^[\s(,;:/–-]{0,4}(?:jmbg?|јмбг?)(?!\p{L}|[^\p{L}\p{N}]{0,6}\d)/iu;
const TELEPHONE_BEFORE =
  /(?<!\p{L})(?:tel|telefon|telefax|telefaks|fax|faks|mob|mobitel|mobilni|gsm|phone|cell|viber|whatsapp|kontakt|тел|телефон|факс|моб)(?:\.|\s+broj|\s+br\.?)?(?:\s*\/\s*\p{L}+\.?)?[^\p{L}\p{N}]{0,6}$/iu;
const OTHER_BEFORE =
  /(?<!\p{L})(?:iban|ra[cč]un\p{L}*|account|poziv\s+na\s+broj|imei|imsi|isbn|ean|gtin|bar-?[ck]od\p{L}*|serijski\s+broj)[^\p{L}\p{N}]{0,6}$/iu;
/** Countries whose numbers are met here, after 00. */
const INTERNATIONAL = /^00(?:38[1-9]|3[0-469]|4[0134-9]|90)/;

/** A text as numbers are read in it: ASCII digits, no invisible signs. */
export const readableText = (text: string): string => withAsciiDigits(withoutInvisible(text));

function separatorOf(between: string): Separator {
  // A tab separates the cells of a table.
  if (between.includes('\t')) return null;
  if (/^\s+$/.test(between)) return /[\n\r\u2028\u2029\v\f]/.test(between) ? 'break' : 'blank';
  if (ONE_DASH.test(between)) return 'dash';
  if (/^['\u2018\u2019\u02BC\u00B4`]$/.test(between)) return "'";
  return /^(?:[.,·•]|_+| ?\/ ?)$/.test(between) ? between.trim().charAt(0) : null;
}

/**
 * The numbers of `length` digits in a text (readings, 'what is a jib in a text'): in one run, or in groups whose separators are
 * alike and which no further digit touches. Each with what it is, because telephone numbers, days beside numbers, milliseconds
 * and the numbers of persons may be as long.
 */
export function longNumbers(text: string, length: number): LongNumber[] {
  const plain = readableText(text).replace(DAY, (day) => '¤'.repeat(day.length));
  const groups = [...plain.matchAll(/[0-9]+/g)].map(({ 0: digits, index: at }) => ({
    digits,
    at,
    end: at + digits.length,
  }));
  const separators = groups.map(({ end }, at): Separator => {
    const next = groups[at + 1];
    return next ? separatorOf(plain.slice(end, next.at)) : null;
  });
  const found = sequences(plain, groups, separators, length);
  if (found.length > 0) return found;
  // A number alone that was broken over two lines.
  const joined = separators.map((separator) => (separator === 'break' ? 'blank' : separator));
  const isAlone = joined.slice(0, -1).every((separator) => separator === 'blank');
  return isAlone && separators.includes('break') ? sequences(plain, groups, joined, length) : [];
}

/** The numbers made of one group, or of a longest row of groups with separators of one kind. */
function sequences(
  plain: string,
  groups: readonly Group[],
  separators: readonly Separator[],
  length: number,
): LongNumber[] {
  const rows = groups.flatMap((group, at) => (group.digits.length === length ? [[at, at] as const] : []));
  for (let first = 0; first < separators.length; first++) {
    const kind = separators[first] ?? null;
    if (kind === null || kind === 'break') continue;
    let last = first + 1;
    while (separators[last] === kind) last++;
    rows.push([first, last]);
    first = last - 1;
  }
  return rows
    .flatMap(([first, last]) => {
      const part = groups.slice(first, last + 1);
      const digits = digitsOf(part);
      const [at, end] = [part[0]?.at ?? 0, part.at(-1)?.end ?? 0];
      // A single slash stands between two numbers: 'parcela 1234567/890123'.
      const isWhole =
        part.length === 1 ||
        (part.every((group) => group.digits.length < length) && (part.length > 2 || separators[first] !== '/'));
      if (digits.length !== length || !isWhole || isTouched(plain, groups, first, last)) return [];
      return { digits, kind: kindOf(plain, part, at, end), at, end };
    })
    .toSorted((one, other) => one.at - other.at);
}

const digitsOf = (groups: readonly Group[]): string => groups.map(({ digits }) => digits).join('');

/** Whether a further digit touches a row of groups: with nothing but a dash, dot, comma or apostrophe between. */
function isTouched(plain: string, groups: readonly Group[], first: number, last: number): boolean {
  const [head, tail] = [groups[first], groups[last]];
  const [before, after] = [groups[first - 1], groups[last + 1]];
  const { length } = digitsOf(groups.slice(first, last + 1));
  // Numbers in one run may stand in a list: 4200000000005,4200000000013; so may those whose groups are no thousands.
  const areThousands = first < last && groups.slice(first + 1, last + 1).every(({ digits }) => digits.length === 3);
  const signs = areThousands ? TOUCHING_THOUSANDS : TOUCHING;
  const touches = (left: Group | undefined, right: Group | undefined, other: Group | undefined) =>
    left !== undefined &&
    right !== undefined &&
    other?.digits.length !== length &&
    signs.test(plain.slice(left.end, right.at));
  // Spreadsheets show a whole number with a fraction of zeros.
  const isFraction = tail !== undefined && after !== undefined && /^[.,]0+$/.test(plain.slice(tail.end, after.end));
  return touches(before, head, before) || (!isFraction && touches(tail, after, after));
}

function kindOf(plain: string, part: readonly Group[], at: number, end: number): NumberKind {
  const before = plain.slice(Math.max(0, at - REACH), at);
  const digits = digitsOf(part);
  const groups = part.map((group) => group.digits);
  if (isPersonNumber(digits) || PERSON_BEFORE.test(before) || PERSON_AFTER.test(plain.slice(end, end + REACH)))
    return 'person';
  if (looksLikePersonNumber(digits) && PERSON_NEAR.test(before)) return 'person';
  if (TELEPHONE_BEFORE.test(before) || isTelephone(before, groups)) return 'telephone';
  if (startsOrEndsWithDay(groups)) return 'day';
  if (isTimestamp(digits)) return 'timestamp';
  return OTHER_BEFORE.test(before) || isOtherInGroups(groups) ? 'other' : 'plain';
}

const isRegular = (groups: readonly string[]): boolean =>
  groups.every(
    ({ length }, at) => length === groups[0]?.length || (at === groups.length - 1 && length < (groups[0]?.length ?? 0)),
  );

/** Whether digits are a telephone number: international, or in groups that begin with an area code. */
function isTelephone(before: string, groups: readonly string[]): boolean {
  const [first = ''] = groups;
  const [started = ''] = /\+?[\d()/. -]{0,9}$/.exec(before) ?? [];
  // A plus between two long numbers adds another to a list.
  if (started.startsWith('+') && !/\d{13}\s*\+\s*$/.test(before)) return true;
  const beginning = started.replace(/\D/g, '');
  if (INTERNATIONAL.test(groups.join('')) || (beginning !== '' && INTERNATIONAL.test(beginning + groups.join(''))))
    return true;
  return groups.length > 1 && (first === '387' || (/^0[3-6]\d$/.test(first) && !isRegular(groups)));
}

/** Numbers of books, and rows of years. */
const isOtherInGroups = (groups: readonly string[]): boolean =>
  (groups.length > 2 && /^97[89]$/.test(groups[0] ?? '')) || (isYear(groups[0]) && isYear(groups[1]));

const isYear = (group = ''): boolean => /^(?:19|20)\d\d$/.test(group);
