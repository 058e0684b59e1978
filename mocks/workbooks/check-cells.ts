import { valueAddress } from './addresses.ts';
import type { IntactSheet } from './check-structure.ts';
import { expectedValue, type TypedValue } from './computed-values.ts';
import type { Findings } from './findings.ts';
import type { Line, Place, Rule, SheetKey } from './form-model.ts';
import type { Form } from './forms.ts';
import { heldBy, type Held } from './open-workbook.ts';

/** Amounts may differ by less than half a fening. */
const TOLERANCE = 0.005;

/** The numbers, mandatory cells and sums of one sheet. */
export function checkSheet(form: Form, { sheet, worksheet }: IntactSheet, findings: Findings): string[] {
  const at = (code: string, column: string) => valueAddress(form, sheet, code, column);
  const held = (code: string, column: string) => heldBy(worksheet.getCell(at(code, column)).value);
  const both = bothFilled(form, sheet.key, (code, column) => amountOf(held(code, column)));
  const errors: string[] = [];
  for (const line of sheet.lines)
    for (const [index, { key, sumOf }] of sheet.columns.entries()) {
      const cell = held(line.code, key);
      const place = [worksheet.name, at(line.code, key), line.code] as const;
      if (cell.kind === 'text') errors.push(findings.textCell(...place, cell.value));
      else if (cell.kind === 'error') errors.push(findings.errorCell(...place, cell.value));
      else if (cell.kind === 'empty' && line.mandatory && index === 0) errors.push(findings.emptyCell(...place));
      else if ((line.sum || sumOf) && !both.has(`${line.code} ${key}`)) {
        const expected = expectedValue(sheet, line, key, (code, column) => amountOf(held(code, column)));
        const entered = amountOf(cell) ?? 0;
        if (expected !== null && Math.abs(entered - expected) > TOLERANCE)
          errors.push(sumFinding(findings, place, line, entered, expected));
      }
    }
  return errors;
}

/** The rules that span lines or sheets: assets and liabilities, profit or loss, cash, capital (R1: logical control). */
export function checkRules(form: Form, sheets: readonly IntactSheet[], findings: Findings): string[] {
  const errors: string[] = [];
  const sheetAt = (key: SheetKey) => sheets.find(({ sheet }) => sheet.key === key);
  const read = ([key, code, column]: Place) => {
    const there = sheetAt(key);
    if (!there) return null;
    const address = valueAddress(form, there.sheet, code, column);
    const value = amountOf(heldBy(there.worksheet.getCell(address).value));
    return value === null ? null : { value, address, code, name: there.worksheet.name };
  };
  for (const rule of form.rules) {
    const [first, second] = placesOf(rule).map(read);
    if (!first || !second) continue;
    const place = [first.name, first.address, first.code] as const;
    if (rule.kind === 'notBoth' && first.value !== 0 && second.value !== 0)
      errors.push(findings.bothFilled(...place, second.code));
    if (rule.kind === 'atMost' && first.value - second.value > TOLERANCE)
      errors.push(findings.tooLarge(...place, first.value, second.value));
    if (rule.kind === 'equal' && Math.abs(first.value - second.value) > TOLERANCE) {
      const other = first.name === second.name ? `AOP ${second.code}` : `AOP ${second.code} (${second.name})`;
      errors.push(findings.notEqual(...place, first.value, other, second.value));
    }
  }
  return errors;
}

function placesOf(rule: Rule): readonly [Place, Place] {
  if (rule.kind === 'equal') return [rule.left, rule.right];
  return rule.kind === 'notBoth' ? [rule.first, rule.second] : [rule.small, rule.large];
}

/** Profit and loss cells that are both filled in: that is one finding, and the wrong differences it causes are not reported. */
function bothFilled(form: Form, sheet: SheetKey, value: TypedValue): Set<string> {
  const cells = new Set<string>();
  for (const rule of form.rules) {
    if (rule.kind !== 'notBoth' || rule.first[0] !== sheet) continue;
    const places = [rule.first, rule.second];
    if (places.every(([, code, column]) => value(code, column)))
      for (const [, code, column] of places) cells.add(`${code} ${column}`);
  }
  return cells;
}

const amountOf = (held: Held): number | null =>
  held.kind === 'number' ? held.value : held.kind === 'empty' ? 0 : null;

function sumFinding(
  findings: Findings,
  place: readonly [string, string, string],
  line: Line,
  entered: number,
  expected: number,
): string {
  return line.sum
    ? findings.wrongSum(...place, line.sum, entered, expected)
    : findings.wrongRowSum(...place, entered, expected);
}
