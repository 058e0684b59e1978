import type { Lang } from '#shared/i18n/languages.ts';
import { withAsciiDigits } from './digits.ts';
import { digits, toNumber } from './number.ts';
import { plainSigns } from './plain-text.ts';

/** A longer number is a typing error, and would lose its last digits. */
const MOST_DIGITS = 15;

/** A currency as cells show it, beside the number and its sign, and the dash of a price without pennies. */
const CURRENCY = '(?:[KК]\\.?[MМ]|BAM|EUR[AO]?|HRK|RSD|USD|US\\$|CHF|kn|kun[ae]|din|mara?k[ae]|[€$£])\\.?';
const BEFORE = new RegExp(`^([-+(\\s]*)${CURRENCY}(?=[-+(\\s\\d])`, 'i');
const AFTER = new RegExp(`(?:[.,]-{1,2})?(?:\\s*${CURRENCY})?([)\\s]*)$`, 'i');
/** What keeps a spreadsheet from reading a number: an apostrophe, or a formula with a text. */
const QUOTES = /^[='"\s]+|["\s]+$/g;
/** Blanks around a number and its sign. */
const AROUND = /(?<=^\s*[-+(]?)\s+|\s+(?=\)?$)/g;
/** A negative number as accountants write it. */
const IN_BRACKETS = /^\((.+)\)$/;
/** Digits before the decimal mark: together, or in thousands. */
const WHOLE = /^\d*$|^\d{1,3}(?:[.,'\s]\d{3})+$/;
/** One mark that may separate thousands: 0.500 and 1234.567 are no such numbers. */
const THOUSANDS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Reads a number as people type or paste it: `1.234.567,89`, `1,234,567.89`, `1 234 567`, `12,5`, and as programs write it:
 * `+12.5`, `.5`, `1.5E+07`, and as spreadsheets copy it: `1.234,56 KM`, `€ 1’234.50`, `(1.234)`, with invisible signs and the true
 * minus. A single mark is the decimal mark when it is the language's, when it cannot separate thousands (`0.500`), or before an
 * exponent. `null` for anything else, such as groups that are no thousands: `12.34.56` (faults E15).
 */
export function parseNumber(text: string, lang: Lang): number | null {
  const amount = withAsciiDigits(plainSigns(text)).replace(QUOTES, '').replace(BEFORE, '$1').replace(AFTER, '$1');
  const signed = amount.replace(AROUND, '').replace(IN_BRACKETS, '-$1');
  const [, sign = '', written = '', exponent = ''] = /^([+-]?)([\d.,][\d.,'\s]*)(e[+-]?\d+)?$/i.exec(signed) ?? [];
  if (!/\d/.test(written) || written.replace(/\D/g, '').length > MOST_DIGITS) return null;
  const decimal = decimalMark(written, exponent === '' ? lang : null);
  const [whole = '', fraction = '', ...more] = decimal ? written.split(decimal) : [written];
  if (more.length > 0 || !WHOLE.test(whole) || /\D/.test(fraction)) return null;
  const number = toNumber(`${sign}${whole.replace(/\D/g, '')}.${fraction}${exponent}`);
  return Math.abs(number ?? 0) >= 10 ** MOST_DIGITS ? null : number;
}

/**
 * A typed number for another language: the same text when it means the same there, else written anew (readings, 'typed numbers and the
 * language'). What is no number stays as it is.
 */
export function rewriteNumber(text: string, from: Lang, to: Lang): string {
  const number = parseNumber(text, from);
  return number === null || number === parseNumber(text, to) ? text : digits(number, to, 0, MOST_DIGITS);
}

/** The decimal mark of a number; without a language every single mark is one. */
function decimalMark(text: string, lang: Lang | null): '.' | ',' | null {
  const dots = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (dots && commas) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  if (dots + commas !== 1) return null;
  const mark = dots ? '.' : ',';
  const own = lang === 'en' ? '.' : ',';
  return lang === null || mark === own || !THOUSANDS.test(text) ? mark : null;
}
