import type { Lang } from '../i18n/languages.ts';

/** Shown for a value the agency did not send (an en dash); never 0, never a blank (look: Numbers). */
export const MISSING = '–';

/** Keeps a number and its unit on one line. */
export const NBSP = '\u00A0';

type Decimals = { decimals?: number };

const MINUS = '\u2212';

/** Every form in which JSON or .NET writes a number: `12.50`, `+12.5`, `.5`, `5.`, `1.5E+07`, `\u221212` of a Croatian .NET. */
const WRITTEN_NUMBER = /^[+\-\u2212]?(?:\d+\.?\d*|\.\d+)(?:e[+\-\u2212]?\d+)?$/i;

/**
 * Reads a number as the agency's APIs write it, as a number or as text with blanks around (readings P3, R3.5). This is the one
 * grammar for everything that is received. `null` for what is not a finite number: null, '', 'NaN', '12,5', Infinity, objects.
 * Minus zero is 0.
 */
export function toNumber(value: unknown): number | null {
  const number =
    typeof value === 'string' && WRITTEN_NUMBER.test(value.trim()) ? Number(value.replaceAll(MINUS, '-')) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number || 0 : null;
}

/** A figure that the agency sent in a form that nobody can read; that is not the same as a figure it did not send. */
export const UNREADABLE = 'unreadable';

/** A received figure: a number, `null` when none was sent, or `UNREADABLE`. */
export type Figure = number | null | typeof UNREADABLE;

/** Reads a received figure; null, undefined and blank texts were not sent. */
export function toFigure(value: unknown): Figure {
  const isSent = value !== null && value !== undefined && !(typeof value === 'string' && value.trim() === '');
  return toNumber(value) ?? (isSent ? UNREADABLE : null);
}

/** The number of a figure, `null` when there is none to calculate with. */
export const numberIn = (figure: Figure | undefined): number | null => (typeof figure === 'number' ? figure : null);

/**
 * The digits before and after the point of a number that is not negative. It rounds the decimal notation, as Intl does: 1.005
 * becomes 1.01, although its binary value is smaller. Without Intl, whose first formatter takes a slow phone 50 ms.
 */
function rounded(number: number, places: number): [whole: string, fraction: string] {
  const [, first = '0', further = '', exponent = '0'] = /^(\d+)\.?(\d*)(?:e(.+))?$/.exec(String(number)) ?? [];
  const point = first.length + Number(exponent);
  // Leading zeros of a number written as 5e-7; `whole` gets the trailing ones of 5e21.
  const written = '0'.repeat(Math.max(0, -point)) + first + further;
  const whole = written.slice(0, Math.max(0, point)).padEnd(point, '0');
  const fraction = written.slice(Math.max(0, point)).padEnd(places + 1, '0');
  const scaled = BigInt(whole + fraction.slice(0, places)) + (fraction.charAt(places) < '5' ? 0n : 1n);
  const all = String(scaled).padStart(places + 1, '0');
  return [all.slice(0, -places || undefined), all.slice(all.length - places)];
}

/** Digits of a number that is not negative, with the language's separators. */
function unsignedDigits(number: number, lang: Lang, minimum: number, maximum: number): string {
  const [whole, fraction] = rounded(number, maximum);
  const [thousands, point] = lang === 'en' ? [',', '.'] : ['.', ','];
  const decimals = fraction.replace(/0+$/, '').padEnd(minimum, '0');
  return whole.replace(/\B(?=(?:\d{3})+$)/g, thousands) + (decimals && point + decimals);
}

/** Digits of a finite number with a true minus sign; a number that rounds to zero has no sign. */
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

/** How much of something is done, 0 to 1, in whole per cent: never 100 before all of it is. */
export const formatShare = (share: number, lang: Lang): string =>
  formatPercent(Math.floor(share * 100), lang, { decimals: 0 });
