import { toDateParts } from '#shared/format/date.ts';

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

/** A whole pasted date: '31.12.2024', '31.12.2024.', '2024-12-31', in English '12/31/2024'; null for other text. */
export function pastedDate(text: string): TypedDate | null {
  const local = /^\s*(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\.?\s*$/.exec(text);
  if (local) return { day: local[1] ?? '', month: local[2] ?? '', year: local[3] ?? '' };
  const english = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(text);
  if (english) return { month: english[1] ?? '', day: english[2] ?? '', year: english[3] ?? '' };
  const plain = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text);
  return plain ? { year: plain[1] ?? '', month: plain[2] ?? '', day: plain[3] ?? '' } : null;
}
