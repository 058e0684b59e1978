import { describe, expect, test } from 'vitest';
import type { AgencySwitch, ErrorExplanation } from '#domain/agency-file/agency-file.schema.ts';
import { explanationOf } from '#domain/agency-file/error-guide.ts';
import { hourLater } from '#domain/agency-file/moments.ts';
import { readAgencyFile } from '#domain/agency-file/read-agency-file.ts';
import { closuresAt } from '#domain/agency-file/switches.ts';

const text = { bs: 'a', hr: 'b', en: 'c' };

describe('switches', () => {
  const closing = (given: Partial<AgencySwitch>): AgencySwitch => ({
    closes: 'control',
    until: '2027-02-28T09:00',
    reason: text,
    ...given,
  });

  test('close what they name in their period and nothing else, the longest first; a last day counts whole', () => {
    const list = [
      closing({}),
      closing({ from: '2027-02-28T08:31' }),
      closing({ closes: 'check', until: '2027-02-28' }),
      closing({ closes: 'survey', until: '2028-01-01' }),
    ];
    const closed = closuresAt(list, ['check', 'control'], '2027-02-28T08:30').map(({ closes }) => closes);
    expect(closed).toEqual(['check', 'control']);
  });

  test('a name that nobody knows closes nothing and is reported; nor does a period that ends before it begins', () => {
    const { file, problems } = readAgencyFile({
      switches: [
        closing({}),
        { ...closing({}), closes: 'everything' },
        closing({ from: '2027-03-01' }),
        { closes: 'home', reason: text },
        closing({ until: '2027-02-31' }),
        closing({ until: '2027-11-30T25:00' }),
        closing({ from: '2027-02-28T08:00', until: '2027-02-28T08:00' }),
      ],
      notices: [{ level: 'info', text, from: '2027-03-02', until: '2027-03-01' }],
    });
    expect(file.switches).toEqual([closing({})]);
    expect(problems).toEqual([
      expect.stringMatching(/^switches\[1\]\.closes: must be one of home, .*, check, submit/),
      'switches[2].until: must be later than from',
      'switches[3].until: must be string',
      'switches[4].until: must be a day as 2027-02-28 or a time as 2027-02-28T08:00',
      'switches[5].until: must be a day as 2027-02-28 or a time as 2027-02-28T08:00',
      'switches[6].until: must be later than from',
      'notices[0].until: must be later than from',
    ]);
    const lastDay = closing({ from: '2027-02-28T08:00', until: '2027-02-28' });
    expect(readAgencyFile({ switches: [lastDay] }).file.switches).toEqual([lastDay]);
  });
});

test('an hour later is so by the same clocks, over midnight as well; a day begins at midnight', () => {
  expect(hourLater('2027-02-28T23:30')).toBe('2027-03-01T00:30');
  expect(hourLater('2027-02-28')).toBe('2027-02-28T01:00');
  expect(hourLater('2027-02-')).toBeNull();
});

describe('the error guide', () => {
  const guide: ErrorExplanation[] = [
    { contains: ['mora biti zbir', 'must be the sum'], explanation: text },
    { contains: ['zbir'], explanation: { ...text, bs: 'drugo' } },
  ];

  test('finds the first explanation of which the error contains a part, whatever case, accents and blanks', () => {
    expect(explanationOf(guide, 'AOP 039 MORA  biti\nzbir AOP 001')?.explanation.bs).toBe('a');
    expect(explanationOf(guide, 'Pogrešan zbir')?.explanation.bs).toBe('drugo');
    expect(explanationOf(guide, 'Nešto drugo')).toBeNull();
    expect(explanationOf([{ contains: ['Đuro šalje'], explanation: text }], 'DJURO SALJE')).not.toBeNull();
  });

  test('does not accept a part that would explain nearly everything', () => {
    const { file, problems } = readAgencyFile({
      errorGuide: [
        { contains: ['a'], explanation: text },
        { contains: [], explanation: text },
      ],
    });
    expect(file.errorGuide).toEqual([]);
    expect(problems).toEqual([
      'errorGuide[0].contains.0: must be at least 4 letters',
      'errorGuide[1].contains: must not be empty',
    ]);
  });
});

test('limits are never above those of the portal', () => {
  expect(readAgencyFile({ limits: { exportRows: 250, compared: 3 } }).file.limits).toEqual({
    exportRows: 250,
    compared: 3,
  });
  const { file, problems } = readAgencyFile({ limits: { exportRows: 1001, watched: 51, compared: 1 } });
  expect(file.limits).toEqual({});
  expect(problems).toEqual([
    'limits.exportRows: must be 1 to 1000',
    'limits.watched: must be 1 to 50',
    'limits.compared: must be 2 to 4',
  ]);
});
