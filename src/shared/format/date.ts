import type { Lang } from '../i18n/languages.ts';
import { type DateParts, toDateParts } from './date-parts.ts';
import { MISSING } from './missing.ts';

const two = (part: number): string => String(part).padStart(2, '0');

function writtenDay({ year, month, day }: DateParts, lang: Lang): string {
  return lang === 'en' ? `${two(month)}/${two(day)}/${year}` : `${two(day)}.${two(month)}.${year}`;
}

function clock({ hour, minute, second }: NonNullable<DateParts['time']>, lang: Lang): string {
  const rest = `${two(minute)}:${two(second)}`;
  if (lang !== 'en') return `${two(hour)}:${rest}`;
  return `${two(hour % 12 === 0 ? 12 : hour % 12)}:${rest} ${hour < 12 ? 'am' : 'pm'}`;
}

/** A date: `DD.MM.YYYY` for bs and hr, `MM/DD/YYYY` for en (P1). `–` when there is none; see `toDateParts` for zones. */
export function formatDate(value: unknown, lang: Lang): string {
  const parts = toDateParts(value);
  return parts ? writtenDay(parts, lang) : MISSING;
}

/**
 * A date with its time: `DD.MM.YYYY HH:mm:ss` for bs and hr, `MM/DD/YYYY hh:mm:ss a` for en (P1).
 * A plain date has no time and gets none. `–` when there is no date.
 */
export function formatDateTime(value: unknown, lang: Lang): string {
  const parts = toDateParts(value);
  if (!parts) return MISSING;
  return parts.time ? `${writtenDay(parts, lang)} ${clock(parts.time, lang)}` : writtenDay(parts, lang);
}

/** What the clock of this computer shows, in the zone it is set to: for a reader to hold against another clock. */
export function formatLocalClock(instant: Date, lang: Lang): string {
  const wall = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return formatDateTime(wall.toISOString().slice(0, 19), lang);
}

/** The day of a file that is made now, `2026-11-22`, by the reader's clock: for its name and what it says of itself. */
export function fileDay(): string {
  const now = new Date();
  return [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
}

/** A date for files that programs read, `2026-02-07`, in the zones of `toDateParts`; '' when there is none. */
export function isoDate(value: unknown): string {
  const parts = toDateParts(value);
  return parts ? [parts.year, two(parts.month), two(parts.day)].join('-') : '';
}
