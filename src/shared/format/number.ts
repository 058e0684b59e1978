import type { Lang } from '../i18n/languages.ts';

/** What stands for a value the agency did not send (an en dash): never 0, never a blank (look: Numbers). */
export const MISSING = '–';

/** Keeps a number and its unit on one line. */
export const NBSP = '\u00A0';

type Decimals = { decimals?: number };

const MINUS = '\u2212';
const PLAIN_NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * Reads a number as the agency's APIs write it: a number or a string with a decimal point.
 * `null` for everything that is not a finite number: null, '', 'NaN', '12,5', Infinity, objects.
 */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (!PLAIN_NUMBER.test(text)) return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** One formatter per language and precision: making one costs more than a hundred uses. */
function formatterFor(lang: Lang, minimum: number, maximum: number): Intl.NumberFormat {
  // Browsers claim to know 'bs' and then write it like English: German digits are the specified ones (P1).
  const locale = lang === 'en' ? 'en-US' : 'de-DE';
  const key = `${locale} ${minimum} ${maximum}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, { minimumFractionDigits: minimum, maximumFractionDigits: maximum });
    formatters.set(key, formatter);
  }
  return formatter;
}

/**
 * Digits of a number that is not negative. What needs no rounding is grouped here: the first formatter of a page takes a slow
 * phone 50 ms, and nearly every number of a first screen is a count.
 */
function unsignedDigits(number: number, lang: Lang, minimum: number, maximum: number): string {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(number)) ?? [];
  if (!whole || fraction.length > maximum) return formatterFor(lang, minimum, maximum).format(number);
  const [thousands, point] = lang === 'en' ? [',', '.'] : ['.', ','];
  const decimals = fraction.padEnd(minimum, '0');
  return whole.replace(/\B(?=(?:\d{3})+$)/g, thousands) + (decimals && point + decimals);
}

/** Digits of a finite number with a true minus sign; what rounds to zero has no sign. */
export function digits(number: number, lang: Lang, minimum: number, maximum: number): string {
  const written = unsignedDigits(Math.abs(number), lang, minimum, maximum);
  return number < 0 && /[1-9]/.test(written) ? MINUS + written : written;
}

/**
 * A number in the reader's language: `1.234.567,89` for bs and hr, `1,234,567.89` for en (P1).
 * `decimals` fixes the decimal places; without it at most two are shown. Anything that is not a number gives `–`.
 */
export function formatNumber(value: unknown, lang: Lang, { decimals }: Decimals = {}): string {
  const number = toNumber(value);
  return number === null ? MISSING : digits(number, lang, decimals ?? 0, decimals ?? 2);
}

/** An amount in convertible marks, `1.234,50 KM` with a non-breaking space (P1, P9). Two decimals by default. */
export function formatMoney(value: unknown, lang: Lang, { decimals = 2 }: Decimals = {}): string {
  const number = toNumber(value);
  return number === null ? MISSING : `${digits(number, lang, decimals, decimals)}${NBSP}KM`;
}

/** A share already in percent (12.5 means 12.5 %): `12,50 %` for bs and hr, `12.50%` for en (R2.4). */
export function formatPercent(value: unknown, lang: Lang, { decimals = 2 }: Decimals = {}): string {
  const number = toNumber(value);
  if (number === null) return MISSING;
  return `${digits(number, lang, decimals, decimals)}${lang === 'en' ? '' : NBSP}%`;
}
