import { isoDate } from '#shared/format/date.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { FilingDeadline } from './agency-file.schema.ts';

const LINE = 75;
/** In milliseconds. */
const DAY = 86_400_000;
/** In milliseconds. In minutes, a SEQUENCE stays within the range of an integer. */
const MINUTE = 60_000;

/** Deadlines that have not passed in Sarajevo's time zone, the nearest first. */
export function comingDeadlines(deadlines: readonly FilingDeadline[], now: Date): FilingDeadline[] {
  const today = isoDate(now);
  return deadlines.filter(({ date }) => date >= today).toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** Number of days from today in Sarajevo to a day, `2027-02-28`; 0 on the day itself. */
export const daysUntil = (day: string, now: Date): number =>
  Math.round((Date.parse(day) - Date.parse(isoDate(now))) / DAY);

/**
 * Deadlines as a calendar file (RFC 5545): all-day events, each with a reminder a week before. A deadline keeps its UID when the
 * agency moves it, and a later file has a higher SEQUENCE, so that a calendar moves the event instead of adding another.
 */
export function calendarFile(deadlines: readonly FilingDeadline[], lang: Lang, agency: string, now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const events = deadlines.flatMap(({ id, date, title, note }) => [
    'BEGIN:VEVENT',
    `UID:${id}@agency-portal`,
    `SEQUENCE:${Math.floor(now.getTime() / MINUTE)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    `SUMMARY:${escaped(`${title[lang]} (${agency})`)}`,
    ...(note ? [`DESCRIPTION:${escaped(note[lang])}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title[lang])}`,
    'TRIGGER:-P7D',
    'END:VALARM',
    'END:VEVENT',
  ]);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${escaped(agency)}//Portal//EN`];
  return [...head, ...events, 'END:VCALENDAR'].map((line) => `${folded(line)}\r\n`).join('');
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|[\n\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** Folds a line at 75 bytes: continuation lines begin with a blank, and no letter is split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > LINE) {
      text += '\r\n ';
      bytes = 1;
    }
    text += letter;
    bytes += size;
  }
  return text;
}
