import type { Lang } from '../i18n/languages.ts';
import { digits, toNumber, MISSING, NBSP } from './number.ts';

/** Large powers of ten with their names; below a million the number is shown in full. */
const SCALES = [
  { at: 1e6, local: 'mil.', en: 'm' },
  { at: 1e9, local: 'mlrd.', en: 'bn' },
  { at: 1e12, local: 'bil.', en: 'tn' },
] as const;

/**
 * A large figure for a panel: `12,4 mil. KM`, `3,1 mlrd. KM`, `845.210 KM`; in English `12.4m KM`, `3.1bn KM`.
 * Show the exact value beside it (tooltip, table). `unit` '' is for counts. `–` when there is no number.
 */
export function shortNumber(value: unknown, lang: Lang, unit = 'KM'): string {
  const number = toNumber(value);
  if (number === null) return MISSING;
  const tail = unit === '' ? '' : NBSP + unit;
  // The scale is selected after rounding to one decimal: 999.960 million becomes 1.0 billion, not 1,000.0 million.
  const scale = SCALES.findLast(({ at }) => Math.round((Math.abs(number) / at) * 10) >= 10);
  if (!scale) return digits(number, lang, 0, 0) + tail;
  const short = digits(number / scale.at, lang, 0, 1);
  return lang === 'en' ? short + scale.en + tail : short + NBSP + scale.local + tail;
}
