import type { Lang } from '../i18n/languages.ts';
import { digits, toNumber, MISSING, NBSP } from './number.ts';

/**
 * Large powers of ten with their names; below a million the number is shown in full. `from` is the smallest number that is
 * rounded to the power in the scale below: 999.950 million becomes 1 billion, not 1,000.0 million.
 */
const SCALES = [
  { at: 1e6, from: 999_999.5, local: 'mil.', en: 'm' },
  { at: 1e9, from: 999.95e6, local: 'mlrd.', en: 'bn' },
  { at: 1e12, from: 999.95e9, local: 'bil.', en: 'tn' },
] as const;

/**
 * A large figure for a panel: `12,4 mil. KM`, `3,1 mlrd. KM`, `845.210 KM`; in English `12.4m KM`, `3.1bn KM`.
 * Show the exact value beside it (tooltip, table). `unit` '' is for counts. `–` when there is no number.
 */
export function shortNumber(value: unknown, lang: Lang, unit = 'KM'): string {
  const number = toNumber(value);
  if (number === null) return MISSING;
  const tail = unit === '' ? '' : NBSP + unit;
  const scale = SCALES.findLast(({ from }) => Math.abs(number) >= from);
  if (!scale) return digits(number, lang, 0, 0) + tail;
  const short = digits(number / scale.at, lang, 0, 1);
  return lang === 'en' ? short + scale.en + tail : short + NBSP + scale.local + tail;
}
