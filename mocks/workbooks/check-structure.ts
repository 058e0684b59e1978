import type { Workbook, Worksheet } from 'exceljs';
import type { AgencyLanguage } from '../call.ts';
import { lineRow } from './addresses.ts';
import type { Findings } from './findings.ts';
import type { StatementSheet } from './form-model.ts';
import type { Form } from './forms.ts';
import { textOf } from './open-workbook.ts';
import { generalSheet, statementSheet } from './recognise.ts';

/** An unaltered statement sheet, whose cells can be read at the form's addresses. */
export type IntactSheet = { sheet: StatementSheet; worksheet: Worksheet };

/** Finds the sheets of a form and reports changes of their structure; an altered sheet is not among the intact ones. */
export function checkStructure(
  workbook: Workbook,
  form: Form,
  language: AgencyLanguage,
  findings: Findings,
): { intact: IntactSheet[]; errors: string[] } {
  const intact: IntactSheet[] = [];
  const errors: string[] = [];
  const known = new Set<Worksheet | undefined>([
    generalSheet(workbook, form),
    form.family.hiddenSheet ? workbook.getWorksheet(form.family.hiddenSheet) : undefined,
  ]);
  for (const sheet of form.sheets) {
    const worksheet = statementSheet(workbook, sheet);
    known.add(worksheet);
    const altered = worksheet
      ? alterations(worksheet, form, sheet, findings)
      : [findings.missingSheet(sheet.name[language])];
    errors.push(...altered);
    if (worksheet && altered.length === 0) intact.push({ sheet, worksheet });
  }
  for (const worksheet of workbook.worksheets)
    if (!known.has(worksheet)) errors.push(findings.foreignSheet(worksheet.name));
  return { intact, errors };
}

function alterations(worksheet: Worksheet, form: Form, sheet: StatementSheet, findings: Findings): string[] {
  const { codeColumn, firstRow, rowStep } = form.layout;
  const written = (code: string) => String(form.family.code(code));
  const codes = new Set(sheet.lines.map(({ code }) => written(code)));
  const codeAt = (row: number) => textOf(worksheet.getCell(`${codeColumn}${row}`).value);
  const rowOf = new Map<string, number>();
  for (let row = firstRow; row <= Math.min(worksheet.rowCount, firstRow + 2 * rowStep * sheet.lines.length); row++)
    if (codes.has(codeAt(row)) && !rowOf.has(codeAt(row))) rowOf.set(codeAt(row), row);
  const errors: string[] = [];
  let moved: string | null = null;
  for (const { code } of sheet.lines) {
    const wanted = lineRow(form, sheet, code);
    const row = rowOf.get(written(code));
    const cell = `${codeColumn}${wanted}`;
    if (row === wanted) continue;
    if (row !== undefined) moved ??= findings.movedLine(worksheet.name, `${codeColumn}${row}`, code);
    else if (codes.has(codeAt(wanted)) || codeAt(wanted) === '')
      errors.push(findings.missingLine(worksheet.name, code));
    else errors.push(findings.changedCode(worksheet.name, cell, code, codeAt(wanted)));
  }
  // A removed row moves all following ones: its own finding is enough.
  return errors.length === 0 && moved !== null ? [moved] : errors;
}
