// @vitest-environment node
import type { CellValue } from 'exceljs';
import { describe, expect, test } from 'vitest';
import type { Finding } from '#domain/report-form/finding.ts';
import type { FormStructure } from '#domain/report-form/form-structure.ts';
import { quickLook } from '#domain/report-form/internal/quick-look.ts';
import { lineRow } from '#mocks/workbooks/addresses.ts';
import type { Filling } from '#mocks/workbooks/fill-workbook.ts';
import { formIn, type Form } from '#mocks/workbooks/forms.ts';
import { generalCell } from '#mocks/workbooks/general-data.ts';
import { openWorkbook, workbookBytes } from '#mocks/workbooks/open-workbook.ts';
import { savedAsValues, savedByExcel, savedBySheetJs } from '#mocks/workbooks/saved-by.ts';
import { SOME_FORMS, linesOf, OTHER, OWN, placesOf, reportOn, learnedFrom, THIRD } from './forms.ts';

type Workbook = NonNullable<Awaited<ReturnType<typeof openWorkbook>>>;

const look = async (bytes: Uint8Array<ArrayBuffer>, form: Form, forms: readonly FormStructure[] = []) =>
  (await quickLook(new Blob([bytes]), form.era, forms)).findings;

const withCell = (form: Form, address: string, value: CellValue, more: Filling = {}) =>
  reportOn(form, { ...more, cells: { [`${placesOf(form).name}!${address}`]: value } });

const byCode = (one: Finding, two: Finding) => one.code.localeCompare(two.code);

/** The programs that saved a faulty report, one for each form. */
const PROGRAMS = [savedByExcel, savedBySheetJs, savedAsValues, async (bytes: Uint8Array<ArrayBuffer>) => bytes];

/** The report after something was done to its structure. */
async function altered(form: Form, alter: (workbook: Workbook) => void): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = await openWorkbook(await reportOn(form));
  if (!workbook) throw new Error('not a workbook');
  alter(workbook);
  return workbookBytes(workbook);
}

describe.each(SOME_FORMS)('%s: without a template', (key, form) => {
  const savedBy = PROGRAMS[SOME_FORMS.findIndex(([each]) => each === key)] ?? savedByExcel;
  const { name, typed, other, computed } = placesOf(form);

  test('an amount stored as text is found in its cell, whichever program saved the file', async () => {
    const saved = await savedBy(await withCell(form, typed, '1.200,00'));
    expect(await look(saved, form)).toEqual([{ code: 'numberAsText', sheet: name, cell: typed, value: '1.200,00' }]);
  });

  test('an error of a formula; a formula that was never computed', async () => {
    const cells = {
      [`${name}!${other}`]: { formula: '1/0', result: { error: '#DIV/0!' } } as CellValue,
      [`${name}!${computed}`]: { formula: `${typed}+${typed}` } as CellValue,
    };
    const findings = await look(await reportOn(form, { cells }), form);
    expect(findings.toSorted(byCode)).toEqual([
      { code: 'formulaError', sheet: name, cell: other, value: '#DIV/0!' },
      { code: 'notComputed', sheet: name, cell: computed },
    ]);
  });

  test('a word among amounts, a typed sum, a changed code, another sheet are no fault', async () => {
    const bytes = await altered(form, (workbook) => {
      const sheet = workbook.getWorksheet(name);
      if (!sheet) return;
      sheet.getCell(typed).value = 'n/p';
      sheet.getCell(computed).value = 5;
      sheet.getCell(`${form.layout.codeColumn}${form.layout.firstRow}`).value = 'X';
      sheet.name = 'Moj list';
      workbook.addWorksheet('Radno').getCell('A1').value = 1;
    });
    expect(await look(bytes, form)).toEqual([]);
  });
});

describe.each(SOME_FORMS)('%s: learnt from a template', (_name, form) => {
  const { name, other, computed, sheet } = placesOf(form);
  const code = `${form.layout.codeColumn}${lineRow(form, sheet, linesOf(form).typed)}`;
  const general = form.family.generalName.bs;

  test('a word in a cell that the form leaves empty and adds up; a formula typed over', async () => {
    const cells = { [`${name}!${other}`]: 'n/p', [`${name}!${computed}`]: 5 };
    const findings = await look(await reportOn(form, { cells }), form, await learnedFrom(form, [OTHER]));
    expect(findings.toSorted(byCode)).toEqual([
      { code: 'formulaReplaced', sheet: name, cell: computed, value: '5' },
      { code: 'textInAmount', sheet: name, cell: other, value: 'n/p' },
    ]);
  });

  test('a changed fixed cell, once the template is that of this report or two agree', async () => {
    const bytes = await withCell(form, code, 'X1');
    const expected = [{ code: 'fixedChanged', sheet: name, cell: code, value: 'X1' }];
    expect(await look(bytes, form, await learnedFrom(form, [OWN]))).toEqual(expected);
    expect(await look(bytes, form, await learnedFrom(form, [OTHER, THIRD]))).toEqual(expected);
    expect(await look(bytes, form, await learnedFrom(form, [OTHER]))).toEqual([]);
  });

  test('a sheet renamed, removed, added', async () => {
    const forms = await learnedFrom(form, [OTHER]);
    const renamed = await altered(form, (workbook) => {
      workbook.getWorksheet(name)!.name = 'Moj list';
    });
    expect(await look(renamed, form, forms)).toEqual([{ code: 'sheetRenamed', sheet: 'Moj list', value: name }]);
    const removed = await altered(form, (workbook) => workbook.removeWorksheet(name));
    expect(await look(removed, form, forms)).toEqual([{ code: 'sheetMissing', sheet: name }]);
    const added = await altered(form, (workbook) => workbook.addWorksheet('Radno'));
    expect(await look(added, form, forms)).toEqual([{ code: 'sheetAdded', sheet: 'Radno' }]);
  });

  test('a row added: the first cell that moved', async () => {
    const row = lineRow(form, sheet, linesOf(form).typed);
    const bytes = await altered(form, (workbook) => {
      const worksheet = workbook.getWorksheet(name)!;
      // Merged labels would not move with their rows.
      for (const range of (worksheet.model as unknown as { merges: string[] }).merges) worksheet.unMergeCells(range);
      worksheet.spliceRows(row, 0, []);
    });
    // Unlike a spreadsheet program, the library that adds the row does not move formulas.
    const findings = await look(bytes, form, await learnedFrom(form, [OTHER]));
    const [finding, ...others] = findings.filter((each) => each.code !== 'notComputed');
    expect(finding).toMatchObject({ code: 'cellsMoved', sheet: name });
    expect(finding?.cell).toMatch(new RegExp(`^[A-Z]+${row}$`));
    expect(others).toEqual([]);
  });

  test.each([
    ['reportId', '42-53', 'idMalformed'],
    ['reportId', null, 'idMissing'],
    ['jib', '420', 'jibMalformed'],
    ['jib', '4200000000002', 'idJibDiffers'],
  ] as const)('an id or a jib that cannot be right: %s %s', async (key, value, found) => {
    const cell = generalCell(form, key);
    const bytes = await reportOn(form, { cells: { [`${general}!${cell}`]: value } });
    const findings = await look(bytes, form, await learnedFrom(form, [OTHER]));
    expect(findings.filter((each) => each.code !== 'formulaReplaced')).toEqual([
      { code: found, sheet: general, cell, ...(value !== null && { value }) },
    ]);
  });

  test('the form of the other years, known by its own template', async () => {
    const otherEra = formIn(form.family, form.era === 'new' ? 'old' : 'new');
    const forms = [...(await learnedFrom(otherEra, [OTHER])), ...(await learnedFrom(form, [OTHER]))];
    expect(await look(await reportOn(form), otherEra, forms)).toEqual([
      { code: form.era === 'new' ? 'newForm' : 'oldForm' },
    ]);
  });
});
