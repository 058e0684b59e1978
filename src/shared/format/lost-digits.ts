import { plainSigns } from './plain-text.ts';

/** A number as spreadsheets and calculators write a long one: `4,2E+12`, `4.227E12`, `4,227 × 10^12`. */
const LOST_DIGITS =
  /(?<![\p{L}\p{Nd}.,])(?:\d(?:[.,]\d+)?\s?E\s?\+\s?\d{1,3}|\d[.,]\d+\s?(?:E\s?|[x×*·]\s?10\s?\^?\s?)\d{1,3})(?![\p{L}\p{Nd}])/iu;

/** The number in a text that a spreadsheet wrote without its last digits; null when there is none. */
export const lostDigits = (text: string): string | null => LOST_DIGITS.exec(plainSigns(text))?.[0] ?? null;
