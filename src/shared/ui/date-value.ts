import { toDateParts } from '#shared/format/date.ts';
import { daysInText } from '#shared/format/days-in-text.ts';
import { plainSigns } from '#shared/format/plain-text.ts';
import type { Lang } from '#shared/i18n/languages.ts';

/** The three inputs of a date, as typed. */
export type TypedDate = { year: string; month: string; day: string };

const EMPTY: TypedDate = { year: '', month: '', day: '' };

/** Splits a plain or partial date: '2024-05-09', '2024--', ''. */
export function splitDate(value: string): TypedDate {
  const [year = '', month = '', day = ''] = value.split('-');
  return value === '' ? EMPTY : { year, month, day };
}

/** Joins typed parts: 'YYYY-MM-DD' when they are complete, 'year-month-day' as typed when not, '' when all are empty. */
export function joinDate({ year, month, day }: TypedDate): string {
  if (year + month + day === '') return '';
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return `${year}-${month}-${day}`;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** What is wrong with a plain date; `null` for an existing date and for '' (the form decides whether it is required). E14 */
export function dateProblem(value: string): 'dateIncomplete' | 'dateImpossible' | null {
  if (value === '') return null;
  const { year, month, day } = splitDate(value);
  if (year === '' || month === '' || day === '') return 'dateIncomplete';
  return toDateParts(value) ? null : 'dateImpossible';
}

/**
 * A whole pasted date in any usual notation: '31.12.2024.', '31. decembar 2024', '2024-12-31', '31/12/2024', in English
 * '12/31/2024'; null for other text, and for several dates.
 */
export function pastedDate(text: string, lang: Lang): TypedDate | null {
  const plain = plainSigns(text).trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(plain)) return splitDate(plain);
  const [, one = '', , two = '', year = ''] = /^(\d{1,2})([./]) ?(\d{1,2})\2 ?(\d{4})\.?$/.exec(plain) ?? [];
  // 12/31 can only be December, and in English 3/4 is in March.
  const isMonthFirst = plain.includes('/') && (Number(two) > 12 || (lang === 'en' && Number(one) <= 12));
  if (year !== '') return isMonthFirst ? { month: one, day: two, year } : { day: one, month: two, year };
  const [found, ...others] = daysInText(text);
  return found?.day && others.length === 0 ? splitDate(found.day) : null;
}
