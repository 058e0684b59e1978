import type { CellValue, Workbook, Worksheet } from 'exceljs';
import { cellFormula, helperCells, valueAddress } from './addresses.ts';
import { wholeSheet } from './computed-values.ts';
import type { SheetKey, StatementSheet } from './form-model.ts';
import type { Form } from './forms.ts';
import { generalCell, type GeneralKey } from './general-data.ts';
import { heldBy, openWorkbook, textOf, workbookBytes } from './open-workbook.ts';
import { formOfWorkbook, generalSheet, statementSheet } from './recognise.ts';
import { makeReportId } from './report-id.ts';

/** The values an accountant types into a template. */
export type Filling = {
  /** Fields of the general data sheet. */
  general?: Partial<Record<GeneralKey, string>>;
  /** Values of each sheet by line code, for its columns from left to right; null leaves the cell unchanged. */
  sheets?: Partial<Record<SheetKey, Record<string, readonly (number | null)[]>>>;
  /** Written last, even over sums: `{'Bilans stanja!D12': 'tekst'}`. Tests use it to make faults. */
  cells?: Record<string, CellValue>;
};

/** A filled-in template: the values are written and every sum and the JIB+ are computed again, as a spreadsheet program would do. */
export async function fillWorkbook(bytes: Uint8Array, filling: Filling): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = await openWorkbook(bytes);
  const form = workbook && formOfWorkbook(workbook);
  if (!workbook || !form) throw new Error('only a template of this agency can be filled in');
  fillGeneral(workbook, form, filling.general ?? {});
  for (const sheet of form.sheets) {
    const worksheet = statementSheet(workbook, sheet);
    if (worksheet) fillStatement(worksheet, form, sheet, filling.sheets?.[sheet.key] ?? {});
  }
  for (const [place, value] of Object.entries(filling.cells ?? {})) {
    const [name = '', address = ''] = place.split('!');
    const worksheet = workbook.getWorksheet(name);
    if (!worksheet) throw new Error(`the workbook has no sheet ${name}`);
    worksheet.getCell(address).value = value;
  }
  return workbookBytes(workbook);
}

function fillGeneral(workbook: Workbook, form: Form, fields: Partial<Record<GeneralKey, string>>): void {
  const worksheet = generalSheet(workbook, form);
  if (!worksheet) return;
  for (const [key, value] of Object.entries(fields))
    worksheet.getCell(generalCell(form, key as GeneralKey)).value = value;
  const read = (key: GeneralKey) => textOf(worksheet.getCell(generalCell(form, key)).value);
  repeatJib(workbook, form, read('jib'));
  const id = worksheet.getCell(generalCell(form, 'reportId'));
  if (fields.reportId !== undefined || typeof id.value !== 'object' || id.value === null || !('formula' in id.value))
    return;
  const parts = {
    jib: read('jib'),
    reportType: Number(read('reportType')),
    year: Number(read('year')),
    version: form.version,
  };
  id.value = { formula: id.value.formula, result: makeReportId(parts) };
}

function repeatJib(workbook: Workbook, form: Form, jib: string): void {
  if (!form.family.hasHelpers) return;
  for (const sheet of form.sheets) {
    const cell = statementSheet(workbook, sheet)?.getCell(helperCells(form, sheet).jibAt);
    if (cell?.formula) cell.value = { formula: cell.formula, result: jib };
  }
}

function fillStatement(
  worksheet: Worksheet,
  form: Form,
  sheet: StatementSheet,
  values: Record<string, readonly (number | null)[]>,
): void {
  for (const [code, row] of Object.entries(values))
    for (const [index, value] of row.entries()) {
      const column = sheet.columns[index];
      if (value !== null && column) worksheet.getCell(valueAddress(form, sheet, code, column.key)).value = value;
    }
  const value = wholeSheet(sheet, (code, column) => {
    const held = heldBy(worksheet.getCell(valueAddress(form, sheet, code, column)).value);
    return held.kind === 'empty' ? 0 : held.kind === 'number' ? held.value : null;
  });
  for (const line of sheet.lines)
    for (const { key } of sheet.columns) {
      const formula = cellFormula(form, sheet, line, key);
      if (formula)
        worksheet.getCell(valueAddress(form, sheet, line.code, key)).value = {
          formula,
          result: value(line.code, key) ?? 0,
        };
    }
}
