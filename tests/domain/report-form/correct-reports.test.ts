// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { lookThrough, quickLook } from '#domain/report-form/internal/quick-look.ts';
import { savedAsValues, savedByExcel, savedBySheetJs } from '#mocks/workbooks/saved-by.ts';
import { inZip64 } from '#mocks/workbooks/zip64.ts';
import {
  expectNothing,
  learnedFrom,
  OTHER,
  reportOn,
  sheetsOf,
  SOME_FORMS,
  templateFor,
  templateSetsOf,
} from './forms.ts';

/** The languages of a report and of the template that its form is known from: each pair with another form. */
const LANGUAGES = [
  ['bs', 'hr'],
  ['hr', 'bs'],
  ['en', 'bs'],
] as const;

describe.each(SOME_FORMS)('%s', (key, form) => {
  test('a correct report has no finding, whoever taught the form', async () => {
    await expectNothing(await reportOn(form), form);
  });

  test('a template in another language teaches nothing untrue', async () => {
    const [own, taught] = LANGUAGES[SOME_FORMS.findIndex(([each]) => each === key) % LANGUAGES.length]!;
    const forms = await learnedFrom(form, [OTHER], taught);
    expect((await quickLook(new Blob([await reportOn(form, {}, own)]), form.era, forms)).findings).toEqual([]);
  });

  test('an empty template has none', async () => {
    const sheets = await sheetsOf(await templateFor(form));
    for (const [, forms] of await templateSetsOf(form))
      expect(lookThrough(sheets, form.era, forms).findings).toEqual([]);
  });
});

test.each([
  ['Excel', savedByExcel, [0, 1]],
  ['SheetJS', savedBySheetJs, [2, 3]],
  ['a program that saves values only', savedAsValues, [0, 3]],
  ['a program that zips in 64 bits', inZip64, [1, 2]],
] as const)('saved by %s a correct report has no finding either, whatever its form', async (_program, saved, forms) => {
  for (const [, form] of SOME_FORMS.filter((_form, at) => forms.some((each) => each === at)))
    await expectNothing(await saved(await reportOn(form)), form);
});
