import type { Line, StatementSheet, Sum, Term } from './form-model.ts';
import type { Form } from './forms.ts';

/** The letter of a 1-based column (A–Z; no form is wider). */
export const columnLetter = (column: number): string => String.fromCharCode(64 + column);

/** The letter of a value column of a statement sheet. */
function valueColumn(form: Form, sheet: StatementSheet, column: string): string {
  return columnLetter(form.layout.firstValueColumn + sheet.columns.findIndex(({ key }) => key === column));
}

/** The row of a line in a workbook that nobody has altered. */
export function lineRow(form: Form, sheet: StatementSheet, code: string): number {
  return form.layout.firstRow + sheet.lines.findIndex((line) => line.code === code);
}

/** The address of a value, for example `D12`. */
export const valueAddress = (form: Form, sheet: StatementSheet, code: string, column: string): string =>
  `${valueColumn(form, sheet, column)}${lineRow(form, sheet, code)}`;

/** The lines of a sheet that a part of a sum covers. */
export const linesOf = (sheet: StatementSheet, { from, to }: Term): readonly Line[] =>
  sheet.lines.filter(({ code }) => code >= from && code <= to);

/** The spreadsheet formula of a computed cell without the leading equals sign; null for a typed cell. */
export function cellFormula(form: Form, sheet: StatementSheet, line: Line, column: string): string | null {
  const letter = valueColumn(form, sheet, column);
  const { sumOf } = sheet.columns.find(({ key }) => key === column) ?? {};
  if (line.sum) return lineFormula(form, sheet, line.sum, letter);
  if (!sumOf) return null;
  return sumOf.map((key) => `${valueColumn(form, sheet, key)}${lineRow(form, sheet, line.code)}`).join('+');
}

function lineFormula(form: Form, sheet: StatementSheet, sum: Sum, letter: string): string {
  const parts = sum.terms.map((term, index) => {
    const cell = (code: string) => `${letter}${lineRow(form, sheet, code)}`;
    const text = term.from === term.to ? cell(term.from) : `SUM(${cell(term.from)}:${cell(term.to)})`;
    return term.sign < 0 ? `-${text}` : index > 0 ? `+${text}` : text;
  });
  return sum.positivePart ? `MAX(0,${parts.join('')})` : parts.join('');
}
