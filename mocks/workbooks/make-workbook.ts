import type { CellValue, Workbook, Worksheet } from 'exceljs';
import type { AgencyLanguage } from '../call.ts';
import { cellFormula, columnLetter, helperCells, lineRow, valueAddress } from './addresses.ts';
import type { StatementSheet } from './form-model.ts';
import type { Form } from './forms.ts';
import { GENERAL_TITLE, generalCell, generalFields, generalRow, type GeneralKey } from './general-data.ts';
import { labels } from './labels.ts';
import { newWorkbook, workbookBytes } from './open-workbook.ts';
import { makeReportId, reportIdFormula } from './report-id.ts';

/** The data of a template; empty texts are filled in by hand (R2.9). */
export type TemplateContent = {
  jib: string;
  reportType: number;
  year: number;
  general: Partial<Record<Exclude<GeneralKey, 'marker' | 'reportId' | 'jib' | 'reportType' | 'year'>, string>>;
};

/** No secret: it only prevents accidental changes of the structure. */
const PROTECTION = 'obrazac';
const INPUT_FILL = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFFF8E6' } } as const;
const AMOUNT = '#,##0.00';
const CODE_HEADING = labels('AOP', '', 'AOP');
const LABEL_HEADING = labels('Pozicija', '', 'Item');

/** An empty report on the given form, with texts in one language; only cells to fill in are unlocked (R2.8, R2.9). */
export async function makeWorkbook(
  form: Form,
  content: TemplateContent,
  language: AgencyLanguage,
): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = await newWorkbook();
  workbook.created = new Date('2026-11-21T08:00:00Z');
  // Makes readers that do not trust cached results compute everything on opening.
  workbook.calcProperties.fullCalcOnLoad = true;
  const general = async () => {
    const worksheet = workbook.addWorksheet(form.family.generalName[language]);
    writeGeneral(worksheet, form, content, language);
    if (form.family.isProtected) await protect(worksheet);
  };
  if (!form.family.isGeneralLast) await general();
  for (const sheet of form.sheets) {
    const worksheet = workbook.addWorksheet(sheet.name[language], {
      views: [{ state: 'frozen', ySplit: form.layout.firstRow - 1 }],
    });
    writeStatement(worksheet, form, sheet, language);
    if (form.family.hasHelpers) writeHelpers(worksheet, form, sheet, content.jib, language);
    if (form.family.isProtected) await protect(worksheet);
  }
  if (form.family.isGeneralLast) await general();
  writeHidden(workbook, form);
  return workbookBytes(workbook);
}

function writeGeneral(worksheet: Worksheet, form: Form, content: TemplateContent, language: AgencyLanguage): void {
  const { labelColumn, valueColumn, valueEnd } = form.layout.general;
  const { hasDates, hasNumbersAsText } = form.family;
  const number = (value: number) => (hasNumbersAsText ? String(value) : value);
  const date = (text = '') => (hasDates ? dateOf(text) : text);
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
  const values: Partial<Record<GeneralKey, CellValue>> = {
    ...content.general,
    marker: form.marker,
    jib: content.jib,
    reportType: number(content.reportType),
    year: number(content.year),
    periodFrom: date(content.general.periodFrom),
    periodTo: date(content.general.periodTo),
    reportId: { formula: reportIdFormula(cells, form.version), result: makeReportId(parts) },
  };
  for (const field of generalFields(form)) {
    const row = generalRow(form, field.key);
    worksheet.getCell(`${labelColumn}${row}`).value = form.family.label(field.label)[language];
    const cell = worksheet.getCell(`${valueColumn}${row}`);
    cell.value = values[field.key] || null;
    if (valueEnd) worksheet.mergeCells(`${valueColumn}${row}:${valueEnd}${row}`);
    if (!field.input) continue;
    // Text format preserves the leading zeros of a typed jib.
    cell.numFmt = cell.value instanceof Date ? 'dd.mm.yyyy' : '@';
    cell.protection = { locked: false };
    cell.fill = INPUT_FILL;
  }
  const barcode = worksheet.getCell(`${valueColumn}2`);
  barcode.value = { formula: `"*"&${generalCell(form, 'reportId')}&"*"`, result: `*${makeReportId(parts)}*` };
  barcode.font = { name: 'Libre Barcode 128', size: 28 };
}

function writeStatement(worksheet: Worksheet, form: Form, sheet: StatementSheet, language: AgencyLanguage): void {
  const { codeColumn, labelColumn, labelEnd, firstValueColumn, columnStep, firstRow } = form.layout;
  const { ordinalColumn, hasNumbersAsText } = form.family;
  const columnAt = (index: number) => firstValueColumn + columnStep * index;
  worksheet.getColumn(labelColumn).width = 58;
  worksheet.getCell(`${labelColumn}1`).value = sheet.title[language];
  worksheet.getCell(`${labelColumn}1`).font = { bold: true, size: 13 };
  const headings = firstRow - 2;
  worksheet.getCell(`${codeColumn}${headings}`).value = CODE_HEADING[language];
  worksheet.getCell(`${labelColumn}${headings}`).value = LABEL_HEADING[language];
  for (const [index, column] of sheet.columns.entries()) {
    worksheet.getColumn(columnAt(index)).width = 18;
    worksheet.getCell(headings, columnAt(index)).value = form.family.label(column.label)[language];
    worksheet.getCell(headings + 1, columnAt(index)).value = hasNumbersAsText ? String(index + 1) : index + 1;
  }
  worksheet.getRow(headings).font = { bold: true };
  for (const [place, line] of sheet.lines.entries()) {
    const row = lineRow(form, sheet, line.code);
    worksheet.getCell(`${codeColumn}${row}`).value = form.family.code(line.code);
    if (ordinalColumn) worksheet.getCell(`${ordinalColumn}${row}`).value = line.sum ? place + 1 : `${place}.1`;
    if (labelEnd) worksheet.mergeCells(`${labelColumn}${row}:${labelEnd}${row}`);
    worksheet.getCell(`${labelColumn}${row}`).value = line.label[language];
    if (line.sum) worksheet.getRow(row).font = { bold: true };
    for (const [index, column] of sheet.columns.entries()) {
      const cell = worksheet.getCell(`${columnLetter(columnAt(index))}${row}`);
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

/** Repeats the jib, and adds a hidden formula beside each computed line, which gives a text if the line does not agree. */
function writeHelpers(
  worksheet: Worksheet,
  form: Form,
  sheet: StatementSheet,
  jib: string,
  language: AgencyLanguage,
): void {
  const { jibAt, checkColumn } = helperCells(form, sheet);
  const formula = `'${form.family.generalName[language]}'!${generalCell(form, 'jib')}`;
  worksheet.getCell(jibAt).value = { formula, result: jib };
  for (const line of sheet.lines) {
    const column = sheet.columns[0]?.key ?? '';
    const sum = cellFormula(form, sheet, line, column);
    if (!sum) continue;
    const check = `IF(ABS(${valueAddress(form, sheet, line.code, column)}-(${sum}))<0.01,"","!")`;
    worksheet.getCell(`${checkColumn}${lineRow(form, sheet, line.code)}`).value = { formula: check, result: '' };
  }
  worksheet.getColumn(checkColumn).hidden = true;
}

function writeHidden(workbook: Workbook, form: Form): void {
  if (!form.family.hiddenSheet) return;
  const worksheet = workbook.addWorksheet(form.family.hiddenSheet, { state: 'veryHidden' });
  worksheet.getCell('A1').value = form.marker;
  for (const row of [3, 4, 5]) worksheet.getCell(`A${row}`).value = row % 2 ? 'DA' : 'NE';
}

function dateOf(text: string): Date | string {
  const [day = 0, month = 0, year = 0] = text.split('.').map(Number);
  return year > 0 ? new Date(Date.UTC(year, month - 1, day)) : text;
}

const protect = (worksheet: Worksheet): Promise<void> =>
  worksheet.protect(PROTECTION, { formatColumns: true, spinCount: 1000 });
