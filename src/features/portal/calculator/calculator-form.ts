import * as z from 'zod/mini';
import { parseNumber } from '#shared/format/parse-number.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { YearFigures } from './enterprise-size.ts';

/** Fields of the calculator (P2.22), as typed: each figure for the current and the last year. */
export const CALCULATOR_FIELDS = [
  'assetsCurrent',
  'assetsLast',
  'employeesCurrent',
  'employeesLast',
  'incomeCurrent',
  'incomeLast',
] as const;
export type CalculatorField = (typeof CALCULATOR_FIELDS)[number];
export type CalculatorInput = Record<CalculatorField, string>;

export const EMPTY_INPUT: CalculatorInput = {
  assetsCurrent: '',
  assetsLast: '',
  employeesCurrent: '',
  employeesLast: '',
  incomeCurrent: '',
  incomeLast: '',
};

/** Shape of a stored draft. */
export const inputSchema = z.object({
  assetsCurrent: z.string(),
  assetsLast: z.string(),
  employeesCurrent: z.string(),
  employeesLast: z.string(),
  incomeCurrent: z.string(),
  incomeLast: z.string(),
});

/** The two messages of P5: 'Field is required' and 'Entered value must be positive'. */
export type FieldProblem = 'required' | 'positive';

/** What is wrong with a field; null when it holds a positive number. */
export function fieldProblem(text: string, lang: Lang): FieldProblem | null {
  if (text.trim() === '') return 'required';
  const value = parseNumber(text, lang);
  return value !== null && value > 0 ? null : 'positive';
}

/** The figures of both years; call it only when no field has a problem. */
export function figuresOf(input: CalculatorInput, lang: Lang): { current: YearFigures; last: YearFigures } {
  const value = (field: CalculatorField) => parseNumber(input[field], lang) ?? 0;
  return {
    current: { assets: value('assetsCurrent'), employees: value('employeesCurrent'), income: value('incomeCurrent') },
    last: { assets: value('assetsLast'), employees: value('employeesLast'), income: value('incomeLast') },
  };
}
