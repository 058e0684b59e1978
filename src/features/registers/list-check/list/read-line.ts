import { LONGEST_SEARCHED_NAME } from '#domain/legal-entity/search/entity-filters.ts';
import { JIB_LENGTH } from '#shared/config/settings.ts';
import { digitsOnly } from '#shared/format/digits.ts';
import { hasPersonNumber, jibsIn, numbersLikeJib, oddJib } from '#shared/format/jib.ts';
import { readableText } from '#shared/format/long-numbers.ts';
import { lostDigits } from '#shared/format/lost-digits.ts';
import { searchText, withoutInvisible } from '#shared/format/plain-text.ts';
import { columnOf, isTotal } from '#shared/workbook/table-words.ts';
import type { ListRow, UnclearReason, Wanted } from './list-row.ts';

/** Words before a number that say what it is. */
const TERM =
  'j\\.?\\s?i\\.?\\s?b|idb|uin|id(?=\\s*[:#=/\\d])|id[.\\s-]*(?:broj|br)|jmbg?|pdv(?:\\s*(?:broj|br))?|(?:mati[cč]ni|poreski|porezni)\\s+broj|' +
  '(?:jedinstveni\\s+)?identifikac(?:ijski|ioni)\\s+broj|identification\\s+number|(?:tax|vat)\\s+(?:id|number|no)';
const LABEL = new RegExp(`(?<![\\p{L}\\p{Nd}])(?:${TERM})(?:\\s*/\\s*(?:${TERM}))*(?!\\p{L})\\.?\\s*[:#=]?\\s*`, 'giu');

/** Thirteen digits some of which are letters that look alike: scanned or typed 'O' for 0, 'l' or 'I' for 1. */
const LOOKALIKE = /(?<![\p{L}\p{Nd}])(?=(?:[OolI]*\d){9})(?=\d*[OolI])[\dOolI]{13}(?![\p{L}\p{Nd}])/u;

/** A jib with digits instead of the letters that look like them. */
export const withDigits = (number: string): string => number.replace(/[Oo]/g, '0').replace(/[lI]/g, '1');

/** Digits that stand alone in a cell, with nothing between them but blanks and the signs that group them. */
const ONLY_DIGITS = /^\d+(?:[\s.,'’–-]+\d+)*\.?$/;

/** Fewest digits of a number without a label that can be a jib whose leading zeros are lost. */
const FEWEST_DIGITS = 9;

/** A telephone number, which begins with a zero, or an amount with decimals. */
const OTHER_NUMBER = /^0|[.,]\d{1,2}$/;

/** A telephone number of this country, typed without the 00 or plus before 387; those of 060 have twelve digits. */
const INTERNATIONAL = /^387(?:[3-6]\d{7}|60\d{7})$/;

/** More words than a name has. */
const MOST_WORDS = 14;
/** The end of a sentence: names end in abbreviations like 'd.o.o.' only. */
const SENTENCE_END = /[:!?]$|\p{Ll}{4,}\.$/u;
/** A telephone number or an address, as in the signature of an e-mail. */
const CONTACT = /@|(?<!\p{L})(?:tel|mob|gsm|fax|faks|e-?mail|www)(?!\p{L})/iu;

const hasLetters = (text: string) => /\p{L}[\p{L}.'’&-]*\s*\p{L}/u.test(text);

/** The rows of one line, given as its cells: one for each jib in it, else a number to correct, else a name; none for other text. */
export function rowsOfLine(cells: readonly string[], line: number): ListRow[] {
  const given = nameIn(cells);
  const jibs = [...new Set(cells.flatMap((cell) => jibsIn(cell)))];
  if (jibs.length > 0)
    return jibs.map((jib) => ({ line, given: jibs.length === 1 ? given : '', wanted: { kind: 'jib', jib } }));
  const unclear = cells.map((cell) => unclearNumber(cell, given !== '')).find((wanted) => wanted !== null);
  if (unclear) return [{ line, given, wanted: unclear }];
  return given === '' || isNoName(cells, given)
    ? []
    : [{ line, given, wanted: { kind: 'name', name: searchText(given) } }];
}

/** What a typed correction asks for: a jib, else a number that is none yet, or several jibs, else a name; null for an empty text. */
export function readWanted(text: string): Wanted | null {
  const [jib, ...others] = jibsIn(text);
  if (others.length > 0) return { kind: 'unclear', reason: 'severalJibs', number: jibsIn(text).join(' ') };
  if (jib !== undefined) return { kind: 'jib', jib };
  // The number of a person is neither searched for nor sent.
  if (hasPersonNumber(text)) return { kind: 'unclear', reason: 'otherNumber', number: digitsOnly(text) };
  const name = Array.from(searchText(text)).slice(0, LONGEST_SEARCHED_NAME).join('');
  return name === '' ? null : (unclearNumber(name) ?? { kind: 'name', name });
}

/** Why a text is no jib yet; null for other text, and beside a name for telephone numbers, amounts and accounts. */
function unclearNumber(text: string, isBesideName = false): Wanted | null {
  const cell = readableText(text);
  const unclear = (reason: UnclearReason, number: string): Wanted => ({ kind: 'unclear', reason, number });
  const lost = lostDigits(cell);
  if (lost !== null) return unclear('lostDigits', lost);
  const [lookalike] = LOOKALIKE.exec(cell) ?? [];
  if (lookalike !== undefined) return unclear('letters', lookalike);
  const number = digitsOnly(cell);
  const bare = cell.replace(LABEL, '').trim();
  const isLabelled = bare !== cell.trim() && /^\p{Nd}/u.test(bare);
  if (isBesideName && !isLabelled && INTERNATIONAL.test(number)) return null;
  if (oddJib(cell) === 'jibIsVatNumber') return unclear('vatNumber', number);
  // A telephone number, a day with a number or the like is no mistyped jib.
  if (!ONLY_DIGITS.test(bare) || numbersLikeJib(cell).length > 0) return null;
  const digits = digitsOnly(bare);
  const isOther = OTHER_NUMBER.test(bare) || digits.length > JIB_LENGTH + 1;
  if (isBesideName && !isLabelled && isOther) return null;
  if (digits.length >= JIB_LENGTH) return unclear('wrongLength', digits);
  if (digits.length >= FEWEST_DIGITS) return unclear('lostZeros', digits);
  return isLabelled ? unclear('wrongLength', digits) : null;
}

/** The first cell with a name in it: without numbers, their labels, and the number or sign of a list in front. */
function nameIn(cells: readonly string[]): string {
  for (const cell of cells) {
    const name = withoutInvisible(cell)
      .normalize('NFC')
      .replace(/^\s*(?:\p{Nd}{1,4}[.)]|[-–—•·*])\s+/u, '')
      .replace(LABEL, ' ')
      .replace(LOOKALIKE, ' ')
      .replace(/(?<!\p{L})\p{Nd}(?:[\s.,'’–-]*\p{Nd}){8,}/gu, ' ')
      .replace(/\(\s*\)/g, '')
      .replace(/\s+/g, ' ')
      .replace(/,(?: ?,)+/g, ',')
      .replace(/^[\s,;:–—-]+|[\s,;–—-]+$/g, '')
      .trim()
      .replace(/^\(([^()]*)\)$/, '$1');
    if (hasLetters(name)) return Array.from(name).slice(0, LONGEST_SEARCHED_NAME).join('');
  }
  return '';
}

/** Whether a line without a number is no name: column heads, a total, or a sentence or the signature of the e-mail around a list. */
function isNoName(cells: readonly string[], name: string): boolean {
  const known = cells.filter((cell) => columnOf(cell) !== null).length;
  // A table has columns of its own besides, such as an amount.
  if (known >= 2 && known * 2 >= cells.length) return true;
  if (cells.every((cell) => columnOf(cell) !== null || !/[\p{L}\p{Nd}]/u.test(cell)) || isTotal(cells)) return true;
  const isSentence = SENTENCE_END.test(name) || cells.at(-1)?.endsWith(',') === true;
  return isSentence || CONTACT.test(name) || name.split(' ').length > MOST_WORDS;
}
