import { once } from '#shared/timing/once.ts';
import type { Lang } from '../i18n/languages.ts';
import { MISSING } from './number.ts';

/** The parts of a date as a calendar and clock show them; `time` is null for a plain date. */
type DateParts = {
  year: number;
  month: number;
  day: number;
  time: { hour: number; minute: number; second: number } | null;
};

const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Years outside this range mark a missing date (0001-01-01, 9999-12-31). */
const FIRST_YEAR = 1800;
const LAST_YEAR = 2199;

const ZONE = 'Europe/Sarajevo';

/** Browsers without `Temporal` need a formatter, which takes a slow phone 60 ms to create. */
const formatter = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: ZONE,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);

/** Date and time in Sarajevo. */
function inSarajevo(instant: Date): Partial<Record<Intl.DateTimeFormatPartTypes, number>> {
  if ('Temporal' in globalThis) {
    const { year, month, day, hour, minute, second } = Temporal.Instant.fromEpochMilliseconds(
      instant.getTime(),
    ).toZonedDateTimeISO(ZONE);
    return { year, month, day, hour, minute, second };
  }
  return Object.fromEntries(
    formatter()
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
}

/** Days in a month of the Gregorian calendar, `month` 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whether a date exists in the calendar (31.02. and 29.02.2023 do not). */
export function isCalendarDate(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

function plausible(parts: DateParts): DateParts | null {
  const { year, month, day, time } = parts;
  if (year < FIRST_YEAR || year > LAST_YEAR || !isCalendarDate(year, month, day)) return null;
  if (time && (time.hour > 23 || time.minute > 59 || time.second > 59)) return null;
  return parts;
}

function ofInstant(instant: Date): DateParts | null {
  // A server writes an unset field as the zero instant.
  if (Number.isNaN(instant.getTime()) || instant.getTime() === 0) return null;
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = inSarajevo(instant);
  return plausible({ year, month, day, time: { hour, minute, second } });
}

/**
 * Reads a date as the APIs send it. `YYYY-MM-DD` stays that day in every time zone; a date with a time and a zone (or a
 * `Date`) is an instant and is read in Europe/Sarajevo; a date with a time and no zone is taken as written.
 * `null` for anything else, for impossible days and for the marks servers use for 'no date' (A31, H01, H02).
 */
export function toDateParts(value: unknown): DateParts | null {
  if (value instanceof Date) return ofInstant(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const match = WRITTEN.exec(text);
  if (!match) return null;
  const [, year, month, day, hour, minute, second = '0', zone] = match;
  const time = hour === undefined ? null : { hour: Number(hour), minute: Number(minute), second: Number(second) };
  const written = plausible({ year: Number(year), month: Number(month), day: Number(day), time });
  if (!written || !zone) return isUnsetDate(written) ? null : written;
  return ofInstant(
    new Date(
      text
        .replace(' ', 'T')
        .replace(',', '.')
        .replace(/([+-]\d{2})(\d{2})$/, '$1:$2'),
    ),
  );
}

/** A server writes an unset field as 1970-01-01T00:00:00 without a zone; the plain day may be a real one. */
function isUnsetDate(parts: DateParts | null): boolean {
  if (!parts?.time) return false;
  const { year, month, day, time } = parts;
  return year === 1970 && month === 1 && day === 1 && time.hour + time.minute + time.second === 0;
}

const two = (part: number): string => String(part).padStart(2, '0');

function writtenDay({ year, month, day }: DateParts, lang: Lang): string {
  return lang === 'en' ? `${two(month)}/${two(day)}/${year}` : `${two(day)}.${two(month)}.${year}`;
}

function clock({ hour, minute, second }: NonNullable<DateParts['time']>, lang: Lang, isToTheMinute = false): string {
  const rest = isToTheMinute ? two(minute) : `${two(minute)}:${two(second)}`;
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
export function formatDateTime(value: unknown, lang: Lang, isToTheMinute = false): string {
  const parts = toDateParts(value);
  if (!parts) return MISSING;
  const day = writtenDay(parts, lang);
  return parts.time ? `${day} ${clock(parts.time, lang, isToTheMinute)}` : day;
}

/** The time of this computer's clock in its own zone, for a reader to compare with another clock. */
export function formatLocalClock(instant: Date, lang: Lang): string {
  return formatDateTime(onThisClock(instant), lang);
}

/** The hour and minute of this computer's clock: '23:52'. */
export function formatLocalTime(instant: Date, lang: Lang): string {
  const time = toDateParts(onThisClock(instant))?.time;
  return time ? clock(time, lang, true) : MISSING;
}

/** A date with its hour and minute, without seconds: for times that people set. */
export const formatMinute = (value: unknown, lang: Lang): string => formatDateTime(value, lang, true);

const onThisClock = (instant: Date) =>
  new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);

/** Today by the reader's clock, `2026-11-22`: for the name and contents of a file made now. */
export function fileDay(): string {
  const now = new Date();
  return [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
}

/** A date for files that programs read, `2026-02-07`, in the zones of `toDateParts`; '' when there is none. */
export function isoDate(value: unknown): string {
  const parts = toDateParts(value);
  return parts ? [parts.year, two(parts.month), two(parts.day)].join('-') : '';
}

/** The same with the time, `2026-02-07 14:30:00`; a plain date has none and gets none. */
export function isoDateTime(value: unknown): string {
  const time = toDateParts(value)?.time;
  return time ? `${isoDate(value)} ${clock(time, 'bs')}` : isoDate(value);
}
