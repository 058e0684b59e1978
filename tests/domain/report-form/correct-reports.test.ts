// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { lookThrough, quickLook } from '#domain/report-form/quick-look.ts';
import { savedAsValues, savedByExcel, savedBySheetJs } from '#mocks/workbooks/saved-by.ts';
import { inZip64 } from '#mocks/workbooks/zip64.ts';
import { expectNothing, FORMS, OTHER, reportOn, sheetsOf, learnedFrom, templateSetsOf, templateFor } from './forms.ts';

describe.each(FORMS)('%s', (_name, form) => {
  test('a correct report has no finding, whoever taught the form', async () => {
    await expectNothing(await reportOn(form), form);
  });

  test.each([
    ['Excel', savedByExcel],
    ['SheetJS', savedBySheetJs],
    ['a program that saves values only', savedAsValues],
    ['a program that zips in 64 bits', inZip64],
  ])('saved by %s it has none either', async (_program, saved) => {
    await expectNothing(await saved(await reportOn(form)), form);
  });

  test('a template in another language teaches nothing untrue', async () => {
    for (const [own, taught] of [
      ['bs', 'hr'],
      ['hr', 'bs'],
      ['en', 'bs'],
    ] as const)
      expect(
        (await quickLook(new Blob([await reportOn(form, {}, own)]), form.era, await learnedFrom(form, [OTHER], taught)))
          .findings,
      ).toEqual([]);
  });

  test('an empty template has none', async () => {
    const sheets = await sheetsOf(await templateFor(form));
    for (const [, forms] of await templateSetsOf(form))
      expect(lookThrough(sheets, form.era, forms).findings).toEqual([]);
  });
});
