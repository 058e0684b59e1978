import type { Lang } from '../i18n/languages.ts';
import { toDateParts } from './date.ts';
import { monthName } from './month-name.ts';
import { MISSING } from './number.ts';

/** The months as they stand in a date, in the genitive. */
const MONTHS: Record<Exclude<Lang, 'en'>, readonly string[]> = {
  bs: 'januara februara marta aprila maja juna jula augusta septembra oktobra novembra decembra'.split(' '),
  hr: 'siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca'.split(' '),
};

/**
 * A day within a sentence, with the month as a word: `18. marta 1998.`, `18 March 1998`. In figures the month of P1 comes first
 * in English, which British readers take for the day. `–` when there is none; see `toDateParts` for zones.
 */
export function dayInWords(value: unknown, lang: Lang): string {
  const parts = toDateParts(value);
  if (!parts) return MISSING;
  const { year, month, day } = parts;
  return lang === 'en'
    ? `${day} ${monthName(month, lang)} ${year}`
    : `${day}. ${MONTHS[lang][month - 1] ?? ''} ${year}.`;
}
