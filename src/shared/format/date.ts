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
