import type { Lang } from '#shared/i18n/languages.ts';
import { toNumber } from './number.ts';

/** A longer number is a typing error, and would lose its last digits. */
const MOST_DIGITS = 15;

/**
 * Reads a number as people type or paste it: `1.234.567,89`, `1,234,567.89`, `1 234 567`, `12,5`, and as programs write it:
 * `+12.5`, `.5`, `1.5E+07`. A single mark is the decimal mark when it is the language's, when anything but three digits follows,
 * or before an exponent. `null` for anything else (faults E15).
 */
export function parseNumber(text: string, lang: Lang): number | null {
  const bare = text.replace(/[\s'’]/g, '').replace(/^[\u2212–]/, '-');
  const [, sign = '', written = '', exponent = ''] = /^([+-]?)([\d.,]*\d[\d.,]*)(e[+-]?\d+)?$/i.exec(bare) ?? [];
  if (written === '' || written.replace(/\D/g, '').length > MOST_DIGITS) return null;
  const decimal = decimalMark(written, exponent === '' ? lang : null);
  const [whole = '', fraction = '', ...more] = decimal ? written.split(decimal) : [written];
  const number = toNumber(`${sign}${whole.replace(/[.,]/g, '')}.${fraction}${exponent}`);
  return more.length > 0 || Math.abs(number ?? 0) >= 10 ** MOST_DIGITS ? null : number;
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
