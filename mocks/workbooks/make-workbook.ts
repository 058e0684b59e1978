import type { Worksheet } from 'exceljs';
import type { AgencyLanguage } from '../call.ts';
import { cellFormula, columnLetter, lineRow } from './addresses.ts';
import type { StatementSheet } from './form-model.ts';
import type { Form } from './forms.ts';
import { GENERAL_SHEET, GENERAL_TITLE, generalCell, generalFields, type GeneralKey } from './general-data.ts';
import { newWorkbook, workbookBytes } from './open-workbook.ts';
import { makeReportId, reportIdFormula } from './report-id.ts';
import { words } from './words.ts';

/** What a template knows of its report; texts left empty are filled in by hand (R2.9). */
export type TemplateContent = {
  jib: string;
  reportType: number;
  year: number;
  general: Partial<Record<Exclude<GeneralKey, 'marker' | 'reportId' | 'jib' | 'reportType' | 'year'>, string>>;
};

/** Not a secret: it only keeps the structure from being changed by mistake. */
const PROTECTION = 'obrazac';
const INPUT_FILL = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFFF8E6' } } as const;
const AMOUNT = '#,##0.00';
const CODE_HEADING = words('AOP', '', 'AOP');
const LABEL_HEADING = words('Pozicija', '', 'Item');

/** An empty report on the given form, with sheet names and labels in one language: locked but for the cells to fill in (R2.8, R2.9). */
export async function makeWorkbook(
  form: Form,
  content: TemplateContent,
  language: AgencyLanguage,
): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = await newWorkbook();
  workbook.created = new Date('2026-11-21T08:00:00Z');
  // Readers that trust no cached result compute everything when they open the file.
  workbook.calcProperties.fullCalcOnLoad = true;
  const general = workbook.addWorksheet(GENERAL_SHEET[language]);
  writeGeneral(general, form, content, language);
  await protect(general);
  for (const sheet of form.sheets) {
    const worksheet = workbook.addWorksheet(sheet.name[language], {
      views: [{ state: 'frozen', ySplit: form.layout.firstRow - 1 }],
    });
    writeStatement(worksheet, form, sheet, language);
    await protect(worksheet);
  }
  return workbookBytes(workbook);
}

function writeGeneral(worksheet: Worksheet, form: Form, content: TemplateContent, language: AgencyLanguage): void {
  const { labelColumn, valueColumn, firstRow } = form.layout.general;
  worksheet.getColumn(labelColumn).width = 34;
  worksheet.getColumn(valueColumn).width = 60;
  const title = worksheet.getCell(`${labelColumn}1`);
  title.value = GENERAL_TITLE[language];
  title.font = { bold: true, size: 14 };
  const parts = { jib: content.jib, reportType: content.reportType, year: content.year, version: form.version };
  const cells = {
    jib: generalCell(form, 'jib'),
    reportType: generalCell(form, 'reportType'),
    year: generalCell(form, 'year'),
  };
  const values: Partial<Record<GeneralKey, string | number | { formula: string; result: string }>> = {
    ...content.general,
    marker: form.marker,
    jib: content.jib,
    reportType: content.reportType,
    year: content.year,
    reportId: { formula: reportIdFormula(cells, form.version), result: makeReportId(parts) },
  };
  for (const [index, field] of generalFields(form).entries()) {
    worksheet.getCell(`${labelColumn}${firstRow + index}`).value = field.label[language];
    const cell = worksheet.getCell(`${valueColumn}${firstRow + index}`);
    cell.value = values[field.key] || null;
    if (!field.input) continue;
    // Text format keeps a typed jib from losing its leading zeros.
    cell.numFmt = '@';
    cell.protection = { locked: false };
    cell.fill = INPUT_FILL;
  }
  const barcode = worksheet.getCell(`${valueColumn}2`);
  barcode.value = { formula: `"*"&${generalCell(form, 'reportId')}&"*"`, result: `*${makeReportId(parts)}*` };
  barcode.font = { name: 'Libre Barcode 39', size: 28 };
}

function writeStatement(worksheet: Worksheet, form: Form, sheet: StatementSheet, language: AgencyLanguage): void {
  const { codeColumn, labelColumn, firstValueColumn, firstRow } = form.layout;
  worksheet.getColumn(labelColumn).width = 58;
  worksheet.getCell(`${labelColumn}1`).value = sheet.title[language];
  worksheet.getCell(`${labelColumn}1`).font = { bold: true, size: 13 };
  const headings = firstRow - 2;
  worksheet.getCell(`${codeColumn}${headings}`).value = CODE_HEADING[language];
  worksheet.getCell(`${labelColumn}${headings}`).value = LABEL_HEADING[language];
  for (const [index, column] of sheet.columns.entries()) {
    worksheet.getColumn(firstValueColumn + index).width = 18;
    worksheet.getCell(headings, firstValueColumn + index).value = column.label[language];
    worksheet.getCell(headings + 1, firstValueColumn + index).value = index + 1;
  }
  worksheet.getRow(headings).font = { bold: true };
  for (const line of sheet.lines) {
    const row = lineRow(form, sheet, line.code);
    worksheet.getCell(`${codeColumn}${row}`).value = line.code;
    worksheet.getCell(`${labelColumn}${row}`).value = line.label[language];
    if (line.sum) worksheet.getRow(row).font = { bold: true };
    for (const [index, column] of sheet.columns.entries()) {
      const cell = worksheet.getCell(`${columnLetter(firstValueColumn + index)}${row}`);
      const formula = cellFormula(form, sheet, line, column.key);
      cell.numFmt = AMOUNT;
      if (formula) cell.value = { formula, result: 0 };
      else {
        cell.protection = { locked: false };
        cell.fill = INPUT_FILL;
      }
    }
  }
}

const protect = (worksheet: Worksheet): Promise<void> =>
  worksheet.protect(PROTECTION, { formatColumns: true, spinCount: 1000 });
