import type { CellValue } from 'exceljs';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { BARCODE_FONT } from '#features/report-tools/templates/template-version.ts';
import { checkWorkbook, type CheckResult } from '#mocks/workbooks/check-workbook.ts';
import { fillWorkbook, type Filling } from '#mocks/workbooks/fill-workbook.ts';
import { NEW_FORM, OLD_FORM, type Form } from '#mocks/workbooks/forms.ts';
import { makeWorkbook } from '#mocks/workbooks/make-workbook.ts';
import { openWorkbook, workbookBytes } from '#mocks/workbooks/open-workbook.ts';
import { plausibleReport } from '#mocks/workbooks/plausible-report.ts';
import { hasRightCheckDigits, makeReportId, readReportId } from '#mocks/workbooks/report-id.ts';

const JIB = '4200000000001';
const registers = {
  hasEntity: (jib: string) => jib === JIB,
  hasReportType: (id: number) => id === 37,
  hasYear: (year: number) => year <= 2025,
};
const TYPED = { name: 'Javor d.o.o.', address: 'Lipa 1', municipality: 'Zenica', responsiblePerson: 'Luka Javordolić' };
const PERIOD = { periodFrom: '01.01.2025', periodTo: '31.12.2025' };

let correct: Uint8Array<ArrayBuffer>;
let correctOld: Uint8Array<ArrayBuffer>;

const report = async (form: Form, language: 'bs' | 'hr' | 'en' = 'bs') =>
  fillWorkbook(await makeWorkbook(form, { jib: JIB, reportType: 37, year: 2020, general: PERIOD }, language), {
    general: TYPED,
    sheets: plausibleReport(form, 5),
  });

async function check(
  bytes: Uint8Array,
  { old = false, language = 'bs' as 'bs' | 'hr' | 'en' } = {},
): Promise<CheckResult> {
  const result = await checkWorkbook(bytes, { old, language, registers });
  if (!result) throw new Error('not a workbook');
  return result;
}
const errorsWith = async (filling: Filling) => (await check(await fillWorkbook(correct, filling))).errors;
const errorsWithCells = (cells: Record<string, CellValue>) => errorsWith({ cells });

/** The correct report after something was done to its structure. */
async function altered(alter: (workbook: NonNullable<Awaited<ReturnType<typeof openWorkbook>>>) => void) {
  const workbook = await openWorkbook(correct);
  if (!workbook) throw new Error('not a workbook');
  alter(workbook);
  return (await check(await workbookBytes(workbook))).errors;
}

beforeAll(async () => {
  correct = await report(NEW_FORM);
  correctOld = await report(OLD_FORM);
});

describe('a correct report', () => {
  test.each(['hr', 'en'] as const)('made in %s has no errors, whatever language is requested', async (language) => {
    for (const [form, old] of [
      [NEW_FORM, false],
      [OLD_FORM, true],
    ] as const)
      expect(await check(await report(form, language), { old, language: 'en' })).toEqual({
        id: makeReportId({ jib: JIB, reportType: 37, year: 2020, version: old ? '1' : '2' }),
        errors: [],
      });
  });

  test('stays correct with other numbers', async () => {
    const other = await fillWorkbook(correct, { sheets: plausibleReport(NEW_FORM, 1) });
    expect((await check(other)).errors).toEqual([]);
  });
});

describe('numbers', () => {
  test('a wrong sum names sheet, cell, both amounts', async () => {
    const errors = await errorsWithCells({ 'Bilans stanja!D9': 1200 });
    expect(errors[0]).toMatch(/AOP 001 mora biti zbir AOP 002 \+ 007 \+ 013 do 015 \+ 020 do 021/);
    expect(errors[1]).toMatch(
      /^<b>Bilans stanja<\/b>, ćelija <b>D9<\/b>: AOP 002 mora biti zbir AOP 003 do 006 \(upisano 1\.200,00, očekivano [\d.]+,00\)\.$/,
    );
    expect(errors).toHaveLength(2);
  });

  test('half a fening more is no error, a whole one is', async () => {
    const workbook = await openWorkbook(correct);
    const value = (workbook?.getWorksheet('Novčani tokovi')?.getCell('D33').result ?? 0) as number;
    expect(await errorsWithCells({ 'Novčani tokovi!D33': value + 0.004 })).toEqual([]);
    expect(await errorsWithCells({ 'Novčani tokovi!D33': value + 0.01 })).toHaveLength(2);
  });

  test('text where a number belongs is reported once, escaped, and its sums are not blamed', async () => {
    expect(await errorsWithCells({ 'Bilans stanja!D10': '<img src=x onerror=alert(1)>' })).toEqual([
      '<b>Bilans stanja</b>, ćelija <b>D10</b>: AOP 003 mora biti broj, a upisan je tekst „&lt;img src=x onerror=alert(1)&gt;“.',
    ]);
  });

  test('a formula error is reported', async () => {
    const broken = { formula: '1/0', result: { error: '#DIV/0!' } } as CellValue;
    expect(await errorsWithCells({ 'Bilans uspjeha!D15': broken })).toEqual([expect.stringContaining('#DIV/0!')]);
  });

  test('a mandatory cell must not be empty', async () => {
    const errors = await errorsWithCells({ 'Bilans stanja!D49': null });
    expect(errors[0]).toContain('ćelija <b>D48</b>: AOP 101 mora biti zbir');
    expect(errors[1]).toContain('ćelija <b>D49</b>: AOP 102 je obavezan');
  });

  test('0 fills a mandatory cell', async () => {
    const zero = await errorsWith({ sheets: { balance: { '102': [0, null] } } });
    expect(zero.join()).not.toContain('obavezan');
  });
});

describe('rules across lines and sheets', () => {
  test('assets and liabilities must agree', async () => {
    const errors = await errorsWith({ sheets: { balance: { '009': [1, null] } } });
    expect(errors).toEqual([expect.stringMatching(/ćelija <b>D46<\/b>: AOP 039 mora biti jednak iznosu AOP 133/)]);
  });

  test('profit and loss are not both filled in, and their differences are not reported as well', async () => {
    const errors = await errorsWithCells({ 'Bilans uspjeha!E36': 5 });
    expect(errors).toEqual([expect.stringContaining('popunjeni su i dobit (AOP 228) i gubitak (AOP 229)')]);
  });

  test('cash of the cash flow statement agrees with the balance sheet', async () => {
    const errors = await errorsWith({ sheets: { cashFlow: { '324': [1, null] } } });
    expect(errors).toEqual([
      expect.stringMatching(/Novčani tokovi.*AOP 326 mora biti jednak iznosu AOP 037 \(Bilans stanja\)/),
    ]);
  });

  test('not more women than employees', async () => {
    const errors = await errorsWith({ sheets: { employees: { '503': [null, null, null, 15, null] } } });
    expect(errors).toEqual([expect.stringContaining('(upisano 15,00, ukupno 14,00)')]);
  });
});

describe('structure', () => {
  test('a missing and a foreign sheet', async () => {
    const errors = await altered((workbook) => {
      const sheet = workbook.getWorksheet('Zaposleni');
      if (sheet) sheet.name = 'Radnici <b>';
    });
    expect(errors).toEqual([
      '<b>Zaposleni</b>: list nedostaje ili je preimenovan.',
      '<b>Radnici &lt;b&gt;</b>: list ne pripada obrascu.',
    ]);
  });

  test('a changed line code', async () => {
    expect(await errorsWithCells({ 'Bilans stanja!A10': '003a' })).toEqual([
      '<b>Bilans stanja</b>, ćelija <b>A10</b>: oznaka reda je promijenjena (upisano „003a“, očekivano AOP 003).',
    ]);
  });

  test('a removed row is reported once', async () => {
    const errors = await altered((workbook) => workbook.getWorksheet('Promjene na kapitalu')?.spliceRows(10, 1));
    expect(errors).toEqual(['<b>Promjene na kapitalu</b>: red AOP 403 nedostaje.']);
  });

  test('an added row is reported once', async () => {
    const errors = await altered((workbook) =>
      workbook.getWorksheet('Novčani tokovi')?.spliceRows(12, 0, ['', 'moj red']),
    );
    expect(errors).toEqual([expect.stringContaining('redovi obrasca su dodavani ili premještani')]);
  });

  test('a workbook of somebody else', async () => {
    const workbook = await openWorkbook(correct);
    workbook?.removeWorksheet('Opći podaci');
    expect(workbook && (await check(await workbookBytes(workbook)))).toEqual({
      id: '',
      errors: [expect.stringContaining('nije obrazac Agencije')],
    });
  });

  test('the template is locked but for its input cells', async () => {
    const workbook = await openWorkbook(correct);
    const sheet = workbook?.getWorksheet('Bilans stanja');
    expect(sheet).toMatchObject({ sheetProtection: { sheet: true } });
    expect(sheet?.getCell('D10').protection?.locked).toBe(false);
    expect(sheet?.getCell('D9').protection?.locked).not.toBe(false);
    expect(sheet?.getCell('D9').formula).toBe('SUM(D10:D13)');
  });
});

describe('form and id', () => {
  test('the old form in the new control and the reverse', async () => {
    expect((await check(correctOld)).errors).toEqual([expect.stringContaining('<b>starom obrascu</b>')]);
    expect((await check(correct, { old: true, language: 'en' })).errors).toEqual([
      expect.stringContaining('<b>new form</b>'),
    ]);
  });

  test.each(['420000000000137202021', ''])(
    'an id of the wrong form (%s) stops the control and comes back unchanged',
    async (reportId) => {
      const result = await check(
        await fillWorkbook(correct, { general: { reportId }, cells: { 'Bilans stanja!D10': 'x' } }),
      );
      expect(result).toEqual({ id: reportId, errors: [expect.stringContaining('JIB+')] });
    },
  );

  test('an id that was changed by hand', async () => {
    const id = makeReportId({ jib: JIB, reportType: 37, year: 2020, version: '2' });
    const reportId = id.slice(0, 21) + ((Number(id[21]) + 1) % 10);
    expect(await errorsWith({ general: { reportId } })).toEqual([expect.stringContaining('kontrolne cifre')]);
  });

  test('the jib must be in the register and the id must follow from it', async () => {
    expect(await errorsWith({ general: { jib: '4200000000002' } })).toEqual([
      expect.stringContaining('JIB 4200000000002 ne postoji'),
    ]);
    const other = await errorsWithCells({ 'Opći podaci!B7': '4200000000002' });
    expect(other).toEqual([
      expect.stringContaining('ne postoji'),
      expect.stringContaining('JIB+ ne odgovara polju JIB'),
    ]);
  });

  test('a jib of 12 digits makes an id of the wrong form', async () => {
    const result = await check(await fillWorkbook(correct, { general: { jib: '420000000000' } }));
    expect(result.id).toHaveLength(21);
    expect(result.errors).toEqual([expect.stringContaining('nije u ispravnom formatu')]);
  });

  test('the barcode of a template is set in the font that the portal offers', () => {
    const styles = strFromU8(unzipSync(correct)['xl/styles.xml'] ?? new Uint8Array());
    const [, family] = /(\w+)-Regular\.ttf$/.exec(BARCODE_FONT.file) ?? [];
    expect([...styles.matchAll(/<name val="([^"]+)"/g)].map(([, name = '']) => name.replaceAll(' ', ''))).toContain(
      family,
    );
  });

  test('a template without a jib has 13 zeros in front and must be filled in', async () => {
    const empty = await makeWorkbook(NEW_FORM, { jib: '', reportType: 37, year: 2025, general: {} }, 'hr');
    const { id, errors } = await check(empty, { language: 'hr' });
    expect(readReportId(id)).toEqual({ jib: '0'.repeat(13), reportType: 37, year: 2025, version: '2' });
    expect(hasRightCheckDigits(id)).toBe(true);
    expect(errors[0]).toBe('<b>Opći podaci</b>, ćelija <b>B7</b>: JIB: podatak nije upisan.');
    expect(errors.join()).toContain('Račun dobiti i gubitka');
  });

  test('what is no workbook is not checked', async () => {
    expect(
      await checkWorkbook(new TextEncoder().encode('PK no zip'), { old: false, language: 'bs', registers }),
    ).toBeNull();
  });
});
