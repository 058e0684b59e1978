import type { Line, StatementSheet, Sum, Term } from './form-model.ts';
import type { Form } from './forms.ts';

/** The letter of a 1-based column (A–Z; no form is wider). */
export const columnLetter = (column: number): string => String.fromCharCode(64 + column);

/** The letter of a value column of a statement sheet. */
function valueColumn(form: Form, sheet: StatementSheet, column: string): string {
  const { firstValueColumn, columnStep } = form.layout;
  return columnLetter(firstValueColumn + columnStep * sheet.columns.findIndex(({ key }) => key === column));
}

/** The row of a line in an unaltered workbook. */
export function lineRow(form: Form, sheet: StatementSheet, code: string): number {
  return form.layout.firstRow + form.layout.rowStep * sheet.lines.findIndex((line) => line.code === code);
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
  const cell = (code: string) => `${letter}${lineRow(form, sheet, code)}`;
  const parts = sum.terms.flatMap((term, index) => {
    const cells =
      term.from === term.to
        ? [cell(term.from)]
        : form.family.sums === 'cells'
          ? linesOf(sheet, term).map(({ code }) => cell(code))
          : [`SUM(${cell(term.from)}:${cell(term.to)})`];
    return cells.map((text, place) => (term.sign < 0 ? `-${text}` : index + place > 0 ? `+${text}` : text));
  });
  const whole = sum.positivePart ? `MAX(0,${parts.join('')})` : parts.join('');
  return form.family.sums === 'rounded' ? `ROUND(${whole},2)` : whole;
}

/** Cell of the repeated jib on a statement, and column of the hidden texts, in a family with helpers. */
export function helperCells(form: Form, sheet: StatementSheet): { jibAt: string; checkColumn: string } {
  const { labelColumn, firstValueColumn, columnStep } = form.layout;
  return {
    jibAt: `${labelColumn}3`,
    checkColumn: columnLetter(firstValueColumn + columnStep * sheet.columns.length + 1),
  };
}
