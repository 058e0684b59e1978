import type { Lang } from '../i18n/languages.ts';
import { digits, toNumber, MISSING, NBSP } from './number.ts';

const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** The size of a file from its bytes, as file managers write it (1 KB is 1024 B): `1,4 MB`. `–` for a negative or no number. */
export function formatFileSize(bytes: unknown, lang: Lang): string {
  const number = toNumber(bytes);
  if (number === null || number < 0) return MISSING;
  let size = number;
  let unit = 0;
  while (Math.round(size * 10) >= 10240 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${digits(size, lang, 0, unit < 2 ? 0 : 1)}${NBSP}${UNITS[unit] ?? ''}`;
}
