import type { Lang } from '#shared/i18n/languages.ts';

/** A longer number is a typing error, and would lose its last digits. */
const MOST_DIGITS = 15;

/**
 * Reads a number as people type it: `1.234.567,89`, `1,234,567.89`, `1 234 567`, `12,5`. A single mark is the decimal mark when
 * it is the language's, or when anything but three digits follows. `null` for anything else (faults E15).
 */
export function parseNumber(text: string, lang: Lang): number | null {
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, '').replace(/^[\u2212–]/, '-');
  if (!/^-?\d[\d.,]*$/.test(bare) || bare.replace(/\D/g, '').length > MOST_DIGITS) return null;
  const decimal = decimalMark(bare, lang);
  const [whole = '', fraction = '', ...more] = decimal ? bare.split(decimal) : [bare];
  return more.length > 0 ? null : Number(`${whole.replace(/[.,]/g, '')}.${fraction}`);
}

function decimalMark(text: string, lang: Lang): '.' | ',' | null {
  const dots = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (dots && commas) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  if (dots + commas !== 1) return null;
  const mark = dots ? '.' : ',';
  const own = lang === 'en' ? '.' : ',';
  return mark === own || !/[.,]\d{3}$/.test(text) ? mark : null;
}
