import type { Lang } from '#shared/i18n/languages.ts';
import { digits, toNumber } from './number.ts';
import { plainSigns } from './plain-text.ts';

/** A longer number is a typing error, and would lose its last digits. */
const MOST_DIGITS = 15;

/** A currency before or after a number, as cells show it, and the dash of a price without pennies. */
const CURRENCY = '(?:KM|BAM|EUR|HRK|RSD|USD|CHF|kn|din|[€$£])';
const BEFORE = new RegExp(`^(?:${CURRENCY}\\.?\\s*)?`, 'i');
const AFTER = new RegExp(`(?:[.,]-{1,2})?(?:\\s*${CURRENCY}\\.?)?$`, 'i');
/** A negative number as accountants write it. */
const IN_BRACKETS = /^\((.+)\)$/;
const DAY = /^\d{1,2}\.\d{1,2}\.\d{4}\.?$/;

/**
 * Reads a number as people type or paste it: `1.234.567,89`, `1,234,567.89`, `1 234 567`, `12,5`, and as programs write it:
 * `+12.5`, `.5`, `1.5E+07`, and as spreadsheets copy it: `1.234,56 KM`, `€ 1’234.50`, `(1.234)`, with invisible signs and the true
 * minus. A single mark is the decimal mark when it is the language's, when anything but three digits follows,
 * or before an exponent. `null` for anything else (faults E15).
 */
export function parseNumber(text: string, lang: Lang): number | null {
  const amount = plainSigns(text).trim().replace(BEFORE, '').replace(AFTER, '');
  const bare = amount.replace(/[\s']/g, '').replace(IN_BRACKETS, '-$1');
  if (DAY.test(bare)) return null;
  const [, sign = '', written = '', exponent = ''] = /^([+-]?)([\d.,]*\d[\d.,]*)(e[+-]?\d+)?$/i.exec(bare) ?? [];
  if (written === '' || written.replace(/\D/g, '').length > MOST_DIGITS) return null;
  const decimal = decimalMark(written, exponent === '' ? lang : null);
  const [whole = '', fraction = '', ...more] = decimal ? written.split(decimal) : [written];
  const number = toNumber(`${sign}${whole.replace(/[.,]/g, '')}.${fraction}${exponent}`);
  return more.length > 0 || Math.abs(number ?? 0) >= 10 ** MOST_DIGITS ? null : number;
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
  return lang === null || mark === own || !/\d[.,]\d{3}$/.test(text) ? mark : null;
}
