// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import type { FormStructure } from '#domain/report-form/form-structure.ts';
import { quickLook } from '#domain/report-form/quick-look.ts';
import { ALL_FORMS, type Form } from '#mocks/workbooks/forms.ts';
import {
  hasLibreOffice,
  LIBRE_OFFICE_HINT,
  savedAsValues,
  savedByExcel,
  savedByLibreOffice,
  savedBySheetJs,
} from '#mocks/workbooks/saved-by.ts';
import { inZip64 } from '#mocks/workbooks/zip64.ts';
import { OTHER, OWN, reportOn, taughtBy, templateFor, THIRD } from './forms.ts';

const nameOf = (form: Form) => `${form.family.key} ${form.era}`;
const FORMS = ALL_FORMS.map((form) => [nameOf(form), form] as const);

/** Who may have taught the form: nobody, this report, others, one in another language. */
const known = new Map<Form, Promise<[string, FormStructure[], boolean][]>>();
function teachersOf(form: Form): Promise<[string, FormStructure[], boolean][]> {
  const teachers = known.get(form) ?? makeTeachers(form);
  known.set(form, teachers);
  return teachers;
}
const makeTeachers = async (form: Form): Promise<[string, FormStructure[], boolean][]> => [
  ['nobody', [], false],
  ['the template of this report', await taughtBy(form, [OWN]), true],
  ['the template of another report', await taughtBy(form, [OTHER]), true],
  ['two templates of others', await taughtBy(form, [OTHER, THIRD]), true],
  ['all of them', await taughtBy(form, [OTHER, OWN, THIRD]), true],
  ['the whole agency', (await Promise.all(ALL_FORMS.map((each) => taughtBy(each, [OTHER])))).flat(), true],
];

async function expectNothing(bytes: Uint8Array<ArrayBuffer>, form: Form): Promise<void> {
  for (const [teacher, forms, fits] of await teachersOf(form)) {
    const look = await quickLook(new Blob([bytes]), form.era, forms);
    expect([teacher, look.findings, look.teacher !== null]).toEqual([teacher, [], fits]);
    expect(look.facts?.id).toMatch(new RegExp(`^${OWN.jib}37`));
  }
}

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
        (await quickLook(new Blob([await reportOn(form, {}, own)]), form.era, await taughtBy(form, [OTHER], taught)))
          .findings,
      ).toEqual([]);
  });

  test('an empty template has none', async () => {
    for (const [, forms] of await teachersOf(form))
      expect((await quickLook(new Blob([await templateFor(form)]), form.era, forms)).findings).toEqual([]);
  });
});

describe('saved by LibreOffice', async () => {
  const skipped = !(await hasLibreOffice());
  if (skipped) console.warn(LIBRE_OFFICE_HINT);
  let saved: Record<string, Uint8Array<ArrayBuffer>> = {};
  beforeAll(async () => {
    const reports = await Promise.all(FORMS.map(async ([name, form]) => [name, await reportOn(form)] as const));
    if (!skipped) saved = await savedByLibreOffice(Object.fromEntries(reports));
  });

  test.skipIf(skipped).each(FORMS)('%s has no finding', async (name, form) => {
    await expectNothing(saved[name]!, form);
  });
});
