import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { AgencyNotice } from '#domain/agency-file/agency-file.schema.ts';
import { calendarFile, comingDeadlines, daysUntil } from '#domain/agency-file/filing-deadlines.ts';
import { EMPTY_AGENCY_FILE } from '#domain/agency-file/internal/empty-agency-file.ts';
import { noticesNow } from '#domain/agency-file/notices.ts';
import { readAgencyFile } from '#domain/agency-file/read-agency-file.ts';
import { agencyFileJsonSchema } from '../../../tools/openapi/agency-file-schema.ts';

const example = JSON.parse(readFileSync('mocks/agency-file/agency.json', 'utf8')) as Record<string, unknown>;
const text = { bs: 'a', hr: 'b', en: 'c' };

describe('the agency’s file', () => {
  test('the example of the box is read whole, and says of itself that it is made up', () => {
    const { file, problems } = readAgencyFile(example);
    expect(problems).toEqual([]);
    expect(file.departments).toHaveLength(2);
    expect(example['about']).toMatch(/^MADE UP/);
  });

  test('what production ships says nothing', () => {
    const { file, problems } = readAgencyFile(JSON.parse(readFileSync('public/agency.json', 'utf8')));
    expect(problems).toEqual([]);
    expect(file).toEqual(EMPTY_AGENCY_FILE);
  });

  test('each bad part is dropped alone and named by its place', () => {
    const { file, problems } = readAgencyFile({
      deadlines: [
        { id: 'a', title: text, date: '2027-02-30' },
        { id: 'b', title: text, date: '2027-02-28' },
      ],
      offices: { 1: { street: 'Ulica 1' }, 2: { street: 7 }, sarajevo: {} },
      departments: [{ name: { bs: 'a' }, phone: 'zovite' }],
      visitingHours: 'od 8',
      annualReport: { url: 'javascript:alert(1)' },
      notices: { level: 'info' },
      phone: 'x',
      sizeCalculator: {
        ...(example['sizeCalculator'] as object),
        thresholds: {
          employees: { small: 250, medium: 50 },
          assets: { small: 0, medium: 1 },
          income: { small: 1, medium: 2 },
        },
      },
    });
    expect(file.deadlines.map(({ id }) => id)).toEqual(['b']);
    expect(Object.keys(file.offices)).toEqual(['1']);
    expect(file.departments).toEqual([]);
    expect(file.visitingHours).toBeUndefined();
    expect(file.annualReport).toBeUndefined();
    expect(file.sizeCalculator).toBeUndefined();
    expect(problems).toEqual([
      'deadlines[0].date: must be a day as 2027-02-28',
      'offices.2.street: must be string',
      'offices.sarajevo: must be the id of an office, 1 to 49',
      'departments[0].name.hr: must be string',
      'departments[0].name.en: must be string',
      'departments[0].phone: must be a telephone number',
      'visitingHours: must be object',
      'annualReport.url: must be an address that begins with https://',
      'notices: must be array',
      'sizeCalculator.thresholds.employees.medium: must be more than small',
      'sizeCalculator.thresholds.assets.small: must be positive',
    ]);
  });

  test.each([
    ['', undefined],
    [', also where somebody has given zod texts', () => 'Texts of somebody else'],
  ])('an error is described for the author of the file%s', (_where, localeError) => {
    const { localeError: before } = z.config();
    z.config({ localeError });
    const { problems } = readAgencyFile({
      notices: [
        { level: 'panic', text },
        { level: 'info', text, routes: ['nowhere'] },
        { level: 'info', text, colour: 'red' },
      ],
      offices: { 1: { street: '' }, 2: { street: 'a'.repeat(2001) } },
    });
    z.config({ localeError: before });
    expect(problems).toEqual([
      'notices[0].level: must be one of info, warning, urgent',
      expect.stringMatching(/^notices\[1\]\.routes\.0: must be one of home, menuDetails, /),
      'notices[2]: does not know colour',
      'offices.1.street: must not be empty',
      'offices.2.street: is too long',
    ]);
  });

  test('the limits of the check of a list have defaults, and are whole numbers within reason', () => {
    expect(readAgencyFile({}).file.listCheck).toEqual({ lines: 300, calls: 2400 });
    expect(readAgencyFile({ listCheck: { lines: 50, calls: 100 } }).file.listCheck).toEqual({ lines: 50, calls: 100 });
    const { file, problems } = readAgencyFile({ listCheck: { lines: 5000, calls: 0 } });
    expect(file.listCheck).toEqual({ lines: 300, calls: 2400 });
    expect(problems).toEqual(['listCheck.lines: must be 1 to 1000', 'listCheck.calls: must be 1 to 10000']);
  });

  test.each([[null], [[]], ['x'], [7]])('%j is no file', (raw) => {
    expect(readAgencyFile(raw).problems).toEqual(['must be an object']);
  });

  test('the published schema for editors is made of the same schemas; npm run generate writes it anew', () => {
    const written: unknown = JSON.parse(readFileSync('public/agency.schema.json', 'utf8'));
    expect(written).toEqual(agencyFileJsonSchema());
  });
});

describe('notices', () => {
  const notice = (given: Partial<AgencyNotice>): AgencyNotice => ({ level: 'info', text, ...given });

  test.each([
    ['before the first minute', { from: '2027-02-01T08:00', until: '2027-02-28' }, '2027-02-01T06:59:00Z', 0],
    ['in the first minute', { from: '2027-02-01T08:00', until: '2027-02-28' }, '2027-02-01T07:00:00Z', 1],
    ['at the end of the last day', { until: '2027-02-28' }, '2027-02-28T22:59:00Z', 1],
    ['after the last day', { until: '2027-02-28' }, '2027-02-28T23:00:00Z', 0],
    ['in the last minute', { until: '2027-02-28T14:30' }, '2027-02-28T13:30:59Z', 1],
    ['after the last minute', { until: '2027-02-28T14:30' }, '2027-02-28T13:31:00Z', 0],
  ])('go by the clocks of Sarajevo: %s', (_when, period, now, count) => {
    expect(noticesNow([notice(period)], 'home', new Date(now))).toHaveLength(count);
  });

  test('are shown on their screens only, the most urgent first', () => {
    const list = [notice({}), notice({ level: 'urgent', routes: ['control'] }), notice({ level: 'warning' })];
    const levels = (route: 'home' | 'control' | undefined) =>
      noticesNow(list, route, new Date('2027-01-01T12:00:00Z')).map(({ level }) => level);
    expect(levels('control')).toEqual(['urgent', 'warning', 'info']);
    expect(levels('home')).toEqual(['warning', 'info']);
    expect(levels(undefined)).toEqual(['warning', 'info']);
  });
});

test('a deadline counts to the end of its day by the clocks of Sarajevo, the nearest is first', () => {
  const deadlines = ['2027-04-30', '2027-02-28', '2027-03-31'].map((date) => ({ id: date, title: text, date }));
  const coming = (now: string) => comingDeadlines(deadlines, new Date(now)).map(({ date }) => date);
  expect(coming('2027-02-01T12:00:00Z')).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
  expect(coming('2027-02-28T22:59:00Z')).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
  expect(coming('2027-02-28T23:00:00Z')).toEqual(['2027-03-31', '2027-04-30']);
  expect(coming('2027-05-01T00:00:00Z')).toEqual([]);
});

test('the days left are counted by the clocks of Sarajevo, over the change to summer time as well', () => {
  const left = (now: string) => daysUntil('2027-04-01', new Date(now));
  expect(left('2027-04-01T08:00:00Z')).toBe(0);
  expect(left('2027-03-31T21:59:00Z')).toBe(1);
  expect(left('2027-03-31T22:00:00Z')).toBe(0);
  expect(left('2027-03-01T12:00:00Z')).toBe(31);
});

test('a calendar takes the whole file: each deadline, by its id and the minute of the file, with its note and a reminder a week before (RFC 5545)', () => {
  const file = calendarFile(
    [
      { id: 'a', title: text, date: '2027-02-28', note: { ...text, hr: 'prvi\u0007 red\r\ndrugi\rtreći' } },
      { id: 'b', title: text, date: '2027-03-31' },
    ],
    'hr',
    'Agencija, d.o.o.',
    new Date('2027-01-01T10:00:00.500Z'),
  );
  const event = (id: string, day: string, note: string[]) => [
    'BEGIN:VEVENT',
    `UID:${id}@agency-portal`,
    'SEQUENCE:29979960',
    'DTSTAMP:20270101T100000Z',
    `DTSTART;VALUE=DATE:${day}`,
    'SUMMARY:b (Agencija\\, d.o.o.)',
    ...note,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:b',
    'TRIGGER:-P7D',
    'END:VALARM',
    'END:VEVENT',
  ];
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Agencija\\, d.o.o.//Portal//EN',
    ...event('a', '20270228', ['DESCRIPTION:prvi  red\\ndrugi\\ntreći']),
    ...event('b', '20270331', []),
    'END:VCALENDAR',
    '',
  ]);
});

test('in a calendar file texts are escaped and lines have at most 75 bytes', () => {
  const title = { ...text, bs: `Godišnji izvještaji; predaja, ${'č'.repeat(60)}` };
  const file = calendarFile([{ id: 'a', title, date: '2027-02-28' }], 'bs', 'Agencija', new Date());
  expect(file.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(file.replaceAll('\r\n ', '')).toContain(
    `SUMMARY:Godišnji izvještaji\\; predaja\\, ${'č'.repeat(60)} (Agencija)`,
  );
});
