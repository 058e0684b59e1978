import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { agencyFileSchema } from '#domain/agency-file/agency-file.schema.ts';
import { readAgencyFile } from '#domain/agency-file/read-agency-file.ts';
import { differencesOf } from '#features/portal/operator-desk/file/difference.ts';
import {
  fileOf,
  formOfFile,
  partsOf,
  problemsOf,
  type RawFile,
} from '#features/portal/operator-desk/file/file-form.ts';
import { LARGEST_AGENCY_FILE, readingOf } from '#features/portal/operator-desk/file/read-file.ts';
import { problemOf } from '#features/portal/operator-desk/file/use-problem-text.ts';

const example = JSON.parse(readFileSync('mocks/agency-file/agency.json', 'utf8')) as RawFile;

const TEXTS = { bs: 'a', hr: 'b', en: 'c' };
const text = fc.string({ minLength: 1, maxLength: 30 }).filter((one) => one.trim() !== '');
const inLanguages = fc.record({ bs: text, hr: text, en: text });
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const moment = fc.oneof(
  day,
  fc.tuple(day, fc.integer({ min: 10, max: 23 })).map(([date, hour]) => `${date}T${hour}:30`),
);
/** Files are large, and each is checked by all schemas. */
const FEWER = { numRuns: 30 };
const optional: { requiredKeys: never[] } = { requiredKeys: [] };

/** Files that the portal reads whole, with parts it does not know. */
const files = fc
  .tuple(
    fc.record(
      {
        notices: fc.array(
          fc.record(
            {
              level: fc.constantFrom('info', 'warning', 'urgent'),
              text: inLanguages,
              from: moment,
              routes: fc.subarray(['home', 'control']),
            },
            { requiredKeys: ['level', 'text'] },
          ),
        ),
        switches: fc.array(
          fc.record(
            { closes: fc.constantFrom('check', 'contact'), until: moment, reason: inLanguages, instead: inLanguages },
            { requiredKeys: ['closes', 'until', 'reason'] },
          ),
        ),
        errorGuide: fc.array(
          fc.record(
            {
              contains: fc.array(fc.constantFrom('mora biti zbir', 'must be'), { minLength: 1 }),
              explanation: inLanguages,
              paragraph: inLanguages,
            },
            { requiredKeys: ['contains', 'explanation'] },
          ),
        ),
        sources: fc.record(
          { basic: fc.record({ source: inLanguages, asOf: day }, { requiredKeys: ['source'] }) },
          optional,
        ),
        limits: fc.record(
          { exportRows: fc.integer({ min: 1, max: 1000 }), compared: fc.integer({ min: 2, max: 4 }) },
          optional,
        ),
        offices: fc.dictionary(
          fc.integer({ min: 1, max: 49 }).map(String),
          fc.record({ street: text, services: fc.array(inLanguages) }, optional),
        ),
        conditions: fc.record({ stamps: fc.array(inLanguages), archive: fc.array(inLanguages) }, optional),
        visitingHours: inLanguages,
        listCheck: fc.record({ lines: fc.integer({ min: 1, max: 1000 }), calls: fc.integer({ min: 1, max: 10_000 }) }),
      },
      optional,
    ),
    fc.dictionary(fc.constantFrom('$schema', 'about', 'later', 'x'), fc.string()),
  )
  .map(([known, unknown]): RawFile => ({ ...unknown, ...known }));

describe('the file of the desk', () => {
  test('opened and saved without a change, a file stays exactly as it was', () => {
    expect(fileOf(example, formOfFile(example).parts)).toEqual(example);
    fc.assert(
      fc.property(files, (file) => {
        const { parts, leftOut } = formOfFile(file);
        expect(leftOut).toEqual([]);
        expect(fileOf(file, parts)).toEqual(file);
      }),
      FEWER,
    );
  });

  test('what is edited on the way from any file to any other is what the portal reads; unknown parts stay', () => {
    fc.assert(
      fc.property(files, files, (published, wanted) => {
        const file = fileOf(published, formOfFile(wanted).parts);
        expect(problemsOf(file)).toEqual([]);
        const trimmed = (one: RawFile) =>
          JSON.parse(JSON.stringify(one), (_, value: unknown) =>
            typeof value === 'string' ? value.trim() : value,
          ) as RawFile;
        const blank = (one: RawFile) => readAgencyFile(partsOf(formOfFile(one).parts)).file;
        expect(blank(file)).toEqual(blank(trimmed(wanted)));
        for (const name of ['about', 'later', 'x', '$schema']) expect(file[name]).toEqual(published[name]);
      }),
      FEWER,
    );
  });

  test('opens whatever is published, and says what it cannot keep', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('notices', 'offices', 'limits', 'licence', 'x'), fc.jsonValue()),
        (file) => {
          const { parts } = formOfFile(file as RawFile);
          const saved = fileOf(file as RawFile, parts);
          expect(saved['x']).toEqual((file as RawFile)['x']);
          formOfFile(saved);
        },
      ),
      FEWER,
    );
    const { parts, leftOut } = formOfFile({
      notices: [{ level: 'info', text: TEXTS, colour: 'red' }],
      visitingHours: 'od 8',
    });
    expect(leftOut).toEqual(['notices.0.colour', 'visitingHours']);
    expect(partsOf(parts)).toEqual({ notices: [{ level: 'info', text: TEXTS }] });
    // Nothing of the desk could show or remove the data of an office that does not exist.
    const unknown = { offices: { 0: {}, 50: {}, '01': {}, sarajevo: {} } };
    const opened = formOfFile(unknown);
    expect(opened.leftOut).toEqual(['offices.0', 'offices.50', 'offices.01', 'offices.sarajevo']);
    expect(problemsOf(fileOf(unknown, opened.parts))).toEqual([]);
  });

  test('numbers may be written as people do; other text is refused by the schema', () => {
    const { parts } = formOfFile({ limits: { exportRows: 10 } });
    const limits = (exportRows: string) =>
      partsOf({ ...parts, limits: { exportRows, watched: '', compared: '' } }).limits;
    for (const [typed, exportRows] of [
      [' 1 000 ', 1000],
      ['1.000', 1000],
      ['1,000', 1000],
      ['500.000', 500_000],
      ['1.000.000', 1_000_000],
      ['1.000,5', 1000.5],
      ['2,5', 2.5],
      ['0.125', 0.125],
    ] as const)
      expect(limits(typed)).toEqual({ exportRows });
    expect(limits('mnogo')).toEqual({ exportRows: 'mnogo' });
    expect(limits('')).toBeUndefined();
  });
});

test('the difference names single values, and an added entry once', () => {
  const notice = { level: 'info', text: TEXTS };
  const edited = { ...notice, text: { ...TEXTS, hr: 'B' } };
  expect(differencesOf({ notices: [notice], about: 'x' }, { notices: [edited, notice], about: 'x' })).toEqual([
    { path: ['notices', '0', 'text', 'hr'], before: 'b', after: 'B' },
    { path: ['notices', '1'], before: undefined, after: notice },
  ]);
});

describe('a file of the agency', () => {
  test.each([
    ['{\n  "about": "x",\n  "limits": {},\n}', 4, 1],
    ['{\r\n  "about": "x"\r\n  "limits": {}\r\n}', 3, 3],
    ['{ "about": “x” }', 1, 12],
    ['{ "about": "x"', 1, 15],
    ['{\n  // remark\n  "about": "x"\n}', 2, 3],
    ['', 1, 1],
  ])('with a mistake in its JSON is not opened, and line and column are named (%j)', async (content, line, column) => {
    expect(await readingOf(content)).toEqual({ state: 'mistake', line, column });
  });

  test('is an object, whatever it holds', async () => {
    expect(await readingOf('{"later":[1]}')).toEqual({ state: 'read', file: { later: [1] } });
    for (const other of ['[]', 'null', '"x"']) expect(await readingOf(other)).toEqual({ state: 'noObject' });
  });

  test('is not opened when it is so large that its fields would stop the page', async () => {
    expect(await readingOf(`{"about":"${'x'.repeat(LARGEST_AGENCY_FILE)}"}`)).toEqual({ state: 'tooLarge' });
    // It is measured in bytes, as a file is.
    expect(await readingOf(`{"about":"${'š'.repeat(LARGEST_AGENCY_FILE / 2)}"}`)).toEqual({ state: 'tooLarge' });
    // The portal cannot use a large one either when it has a mistake or is no object.
    expect(await readingOf(`{"about":"${'x'.repeat(LARGEST_AGENCY_FILE)}",}`)).toMatchObject({ state: 'mistake' });
    expect(await readingOf(`["${'x'.repeat(LARGEST_AGENCY_FILE)}"]`)).toEqual({ state: 'noObject' });
  });
});

test.each([
  ['a number above its limit', { limits: { compared: 5 } }, { type: 'range', params: { least: 2, most: 4 } }],
  ['a filled field that is no number', { limits: { exportRows: 'mnogo' } }, { type: 'invalid' }],
  ['an error without its parts', { errorGuide: [{ contains: [], explanation: TEXTS }] }, { type: 'missing' }],
  ['an office that does not exist', { offices: { sarajevo: {} } }, { type: 'office' }],
  ['the number of no office', { offices: { 50: {} } }, { type: 'office' }],
  ['a number of an office with a zero before it', { offices: { '01': {} } }, { type: 'office' }],
  ['an address without https', { annualReport: { url: 'fia.ba' } }, { type: 'url' }],
  ['an empty text', { visitingHours: { ...TEXTS, hr: '' } }, { type: 'missing' }],
  ['a text of 2001 letters', { visitingHours: { ...TEXTS, hr: 'a'.repeat(2001) } }, { type: 'long' }],
  ['nothing selected', { notices: [{ level: '', text: TEXTS }] }, { type: 'missing' }],
  ['an unknown level', { notices: [{ level: 'panic', text: TEXTS }] }, { type: 'invalid' }],
])('%s has a text of its own in the form', (_what, file, problem) => {
  const issues = z.safeParse(agencyFileSchema, file, { reportInput: true }).error?.issues ?? [];
  expect(issues.map(problemOf)).toEqual([problem]);
});
