import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  daysInMonth,
  fileDay,
  formatDate,
  formatDateTime,
  formatLocalClock,
  isoDate,
  toDateParts,
} from '#shared/format/date.ts';
import { monthName } from '#shared/format/month-name.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';

const zoneBefore = process.env.TZ;

afterEach(() => {
  vi.useRealTimers();
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

describe('formatDate', () => {
  test.each([
    ['2024-01-31', 'bs', '31.01.2024'],
    ['2024-01-31', 'hr', '31.01.2024'],
    ['2024-01-31', 'en', '01/31/2024'],
    ['2024-02-29', 'bs', '29.02.2024'],
    ['2000-02-29', 'bs', '29.02.2000'],
    ['2023-12-31T23:30:00Z', 'bs', '01.01.2024'],
    ['2024-05-05T00:00:00', 'bs', '05.05.2024'],
    ['2024-05-05 08:00:00.123', 'bs', '05.05.2024'],
    // Only the zero instant is no date: other times of that day, and midnight of other days, are dates.
    ['1970-01-01', 'bs', '01.01.1970'],
    ['1970-01-01T00:01:01', 'bs', '01.01.1970'],
    ['1970-01-01T01:01:00', 'bs', '01.01.1970'],
    ['1970-01-02T00:00:00', 'bs', '02.01.1970'],
    ['1970-02-01T00:00:00', 'bs', '01.02.1970'],
    ['2024-01-01T00:00:00', 'bs', '01.01.2024'],
  ] as const)('%s in %s is %s', (value, lang, written) => {
    expect(formatDate(value, lang)).toBe(written);
  });

  test.each([
    null,
    undefined,
    '',
    'abc',
    5,
    0,
    {},
    '0001-01-01',
    '0001-01-01T00:00:00',
    '9999-12-31T23:59:59.997',
    '/Date(1514764800000)/',
    '1970-01-01T00:00:00',
    '1970-01-01T00:00:00Z',
    '2023-02-29',
    '1900-02-29',
    '2024-02-31',
    '2024-13-01',
    '2024-00-10',
    '2024-05-00',
    '2024-04-31T10:00:00Z',
    '2024-01-01T25:00:00',
    '2024-01-01T10:60:00',
    '2024-01-01T10:00:60',
    '20240-01-01',
    new Date(Number.NaN),
  ])('%s is missing', (value) => {
    expect(formatDate(value, 'bs')).toBe('–');
    expect(formatDateTime(value, 'en')).toBe('–');
  });

  test.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Sarajevo', 'UTC'])(
    'a plain date is the same day in %s, also when the clock changes',
    (zone) => {
      process.env.TZ = zone;
      for (const day of ['2024-01-01', '2024-03-31', '2024-10-27']) {
        expect(formatDate(day, 'bs')).toBe(day.split('-').toReversed().join('.'));
      }
      expect(formatDateTime('2024-03-31T01:30:00Z', 'bs')).toBe('31.03.2024 03:30:00');
      expect(formatDateTime('2024-10-27T01:30:00Z', 'bs')).toBe('27.10.2024 02:30:00');
    },
  );

  test('every day of the calendar comes back as it was written', () => {
    const day = fc
      .tuple(fc.integer({ min: 1800, max: 2199 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
      .filter(([year, month, date]) => date <= daysInMonth(year, month));
    fc.assert(
      fc.property(day, ([year, month, date]) => {
        const two = (part: number) => String(part).padStart(2, '0');
        expect(formatDate(`${year}-${two(month)}-${two(date)}`, 'bs')).toBe(`${two(date)}.${two(month)}.${year}`);
      }),
    );
  });
});

describe('formatDateTime', () => {
  test('an instant is shown in Sarajevo, in the forms of the specification', () => {
    expect(formatDateTime('2024-07-01T12:05:09Z', 'bs')).toBe('01.07.2024 14:05:09');
    expect(formatDateTime('2024-07-01T12:05:09Z', 'en')).toBe('07/01/2024 02:05:09 pm');
    expect(formatDateTime('2024-01-15T23:00:00+01:00', 'en')).toBe('01/15/2024 11:00:00 pm');
    expect(formatDateTime(new Date('2024-01-15T23:00:00Z'), 'en')).toBe('01/16/2024 12:00:00 am');
    expect(formatDateTime('2024-01-15T12:00:00+0000', 'hr')).toBe('15.01.2024 13:00:00');
    expect(formatDateTime('2024-01-15 12:00:59,5-0330', 'hr')).toBe('15.01.2024 16:30:59');
    expect(formatDateTime('2024-01-15T12:30:00', 'en')).toBe('01/15/2024 12:30:00 pm');
  });

  test('a file that programs read has the day in Sarajevo, or nothing', () => {
    expect(isoDate('2024-02-07T23:30:00Z')).toBe('2024-02-08');
    expect(isoDate('0001-01-01')).toBe('');
  });

  test('a plain date gets no made-up midnight', () => expect(formatDateTime('2024-01-15', 'bs')).toBe('15.01.2024'));

  test('a time without a zone is taken as written', () => {
    expect(toDateParts('2024-01-15T08:30')?.time).toEqual({ hour: 8, minute: 30, second: 0 });
  });
});

describe('the clock of the reader', () => {
  test.each([
    ['two hours ahead', -120, '02.07.2024 00:30:05'],
    ['eight hours behind', 480, '01.07.2024 14:30:05'],
    ['five and three quarters ahead', -345, '02.07.2024 04:15:05'],
  ])('%s of Greenwich it shows its own time', (_, offset, clock) => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
    expect(formatLocalClock(new Date('2024-07-01T22:30:05.900Z'), 'bs')).toBe(clock);
  });

  test('a file is of the day it shows', () => {
    for (const [now, day] of [
      [new Date(2024, 6, 2, 0, 30), '2024-07-02'],
      [new Date(2024, 11, 31, 23, 59), '2024-12-31'],
    ] as const) {
      vi.useFakeTimers({ now });
      expect(fileDay()).toBe(day);
    }
  });
});

test('months have names of their own in each language', () => {
  for (const lang of LANGUAGES) {
    expect(new Set(Array.from({ length: 12 }, (_, at) => monthName(at + 1, lang))).size).toBe(12);
    expect(monthName(13, lang)).toBe('');
  }
  expect(monthName(1, 'bs')).toBe('januar');
  expect(monthName(1, 'hr')).toBe('siječanj');
});
