import * as z from 'zod/mini';
import { parseNumber } from '#shared/format/parse-number.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { CRITERIA, type YearFigures } from './enterprise-size.ts';

/** The two years of the calculator, as suffixes of the field names (P2.22). */
export const CALCULATOR_YEARS = ['Current', 'Last'] as const;

/** Fields of the calculator (P2.22), as typed, in their order on the screen: each figure for the current and the last year. */
export const CALCULATOR_FIELDS = CRITERIA.flatMap((criterion) =>
  CALCULATOR_YEARS.map((year) => `${criterion}${year}` as const),
);
export type CalculatorField = (typeof CALCULATOR_FIELDS)[number];
export type CalculatorInput = Record<CalculatorField, string>;

export const EMPTY_INPUT = Object.fromEntries(CALCULATOR_FIELDS.map((field) => [field, ''])) as CalculatorInput;

/** Schema of a stored draft. */
export const inputSchema = z.record(z.enum(CALCULATOR_FIELDS), z.string());

/** The two messages of P5: 'Field is required' and 'Entered value must be positive'. */
export type FieldProblem = 'required' | 'positive';

/** The problem of a field; null when it holds a positive number. */
export function fieldProblem(text: string, lang: Lang): FieldProblem | null {
  if (text.trim() === '') return 'required';
  const value = parseNumber(text, lang);
  return value !== null && value > 0 ? null : 'positive';
}

/** The figures of both years; call it only when no field has a problem. */
export function figuresOf(input: CalculatorInput, lang: Lang): { current: YearFigures; last: YearFigures } {
  const figures = (year: (typeof CALCULATOR_YEARS)[number]) =>
    Object.fromEntries(CRITERIA.map((each) => [each, parseNumber(input[`${each}${year}`], lang) ?? 0])) as YearFigures;
  return { current: figures('Current'), last: figures('Last') };
}
