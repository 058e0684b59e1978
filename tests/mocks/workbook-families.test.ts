import { expect, test } from 'vitest';
import { checkWorkbook } from '#mocks/workbooks/check-workbook.ts';
import { fillWorkbook } from '#mocks/workbooks/fill-workbook.ts';
import { ALL_FORMS, formFor, type Form } from '#mocks/workbooks/forms.ts';
import { makeWorkbook } from '#mocks/workbooks/make-workbook.ts';
import { plausibleReport } from '#mocks/workbooks/plausible-report.ts';
import { savedAsValues, savedByExcel, savedBySheetJs } from '#mocks/workbooks/saved-by.ts';
import { inZip64 } from '#mocks/workbooks/zip64.ts';

const JIB = '4200000000001';
const registers = { hasEntity: () => true, hasReportType: () => true, hasYear: () => true };
const nameOf = (form: Form) => `${form.family.key} ${form.era}`;

async function report(form: Form, language: 'bs' | 'hr' | 'en' = 'bs') {
  const general = { periodFrom: '01.01.2020', periodTo: '31.12.2020' };
  const template = await makeWorkbook(form, { jib: JIB, reportType: 37, year: 2020, general }, language);
  return fillWorkbook(template, {
    general: { name: 'Javor d.o.o.', address: 'Lipa 1', municipality: 'Zenica', responsiblePerson: 'Luka' },
    sheets: plausibleReport(form, 5),
  });
}
const check = (bytes: Uint8Array, { era }: Form) =>
  checkWorkbook(bytes, { old: era === 'old', language: 'bs', registers });
const correct = { id: expect.stringMatching(`^${JIB}372020`) as string, errors: [] };

test('four families of each era; a seed takes one, the plain agency the first', () => {
  expect(new Set(ALL_FORMS.map(nameOf)).size).toBe(8);
  expect([formFor(false, 0), formFor(true, 0)].map(nameOf)).toEqual(['plain new', 'plain old']);
  expect(new Set([1, 2, 3, 4].map((seed) => nameOf(formFor(false, seed)))).size).toBe(4);
});

const LANGUAGES = ['bs', 'hr', 'en'] as const;

/** Each form in one language, so that every language is that of several. */
const FORMS = ALL_FORMS.map((form, at) => [nameOf(form), LANGUAGES[at % LANGUAGES.length]!, form] as const);

/** Programs that save a report anew; every form is saved by one of them, the first by all. */
const SAVED_BY = [savedByExcel, savedBySheetJs, savedAsValues, inZip64];

test.each(FORMS)('%s in %s is the same report as made and saved anew', async (_name, language, form) => {
  const at = ALL_FORMS.indexOf(form);
  const bytes = await report(form, language);
  expect(await check(bytes, form)).toEqual(correct);
  for (const saved of at === 0 ? SAVED_BY : [SAVED_BY[at % SAVED_BY.length]!])
    expect(await check(await saved(bytes), form)).toEqual(correct);
});
