import * as z from 'zod/mini';
import { withDefault } from '#shared/api/wire.ts';
import { isBlank } from '#shared/format/fold.ts';
import { parseNumber, rewriteNumber } from '#shared/format/parse-number.ts';
import { type Lang, LANGUAGES } from '#shared/i18n/languages.ts';
import { CRITERIA, type YearFigures } from './enterprise-size.ts';

/** The two years of the calculator, as suffixes of the field names (P2.22). */
export const CALCULATOR_YEARS = ['Current', 'Last'] as const;

/** Fields of the calculator (P2.22), as typed, in their order on the screen: each figure for the current and the last year. */
export const CALCULATOR_FIELDS = CRITERIA.flatMap((criterion) =>
  CALCULATOR_YEARS.map((year) => `${criterion}${year}` as const),
);
export type CalculatorField = (typeof CALCULATOR_FIELDS)[number];
/** The fields as typed, and the language that gives the numbers their meaning; '' of an empty form. */
export type CalculatorInput = Record<CalculatorField, string> & { lang: Lang | '' };

export const EMPTY_INPUT = {
  ...Object.fromEntries(CALCULATOR_FIELDS.map((field) => [field, ''])),
  lang: '',
} as CalculatorInput;

/** Schema of a stored draft; an empty form has no language, so that it is no draft. */
export const inputSchema = z.pipe(
  z.object({
    ...(Object.fromEntries(CALCULATOR_FIELDS.map((field) => [field, z.string()])) as Record<
      CalculatorField,
      z.ZodMiniString
    >),
    lang: withDefault(z.enum(['', ...LANGUAGES]), ''),
  }),
  z.transform((input: CalculatorInput): CalculatorInput => (isEmpty(input) ? EMPTY_INPUT : input)),
);

const isEmpty = (input: CalculatorInput) => CALCULATOR_FIELDS.every((field) => input[field] === '');

/** The fields for another language, each with the meaning it had when it was typed (readings). */
export function inputInLanguage(input: CalculatorInput, lang: Lang): CalculatorInput {
  const from = input.lang;
  if (from === '' || from === lang) return input;
  const fields = CALCULATOR_FIELDS.map((field) => [field, rewriteNumber(input[field], from, lang)] as const);
  return { ...(Object.fromEntries(fields) as Record<CalculatorField, string>), lang };
}

/** The messages of P5, 'Field is required' and 'Entered value must be positive', and what is no number at all. */
export type FieldProblem = 'required' | 'notNumber' | 'positive';

/** The problem of a field; null when it holds a positive number. */
export function fieldProblem(text: string, lang: Lang): FieldProblem | null {
  if (isBlank(text)) return 'required';
  const value = parseNumber(text, lang);
  if (value === null) return 'notNumber';
  return value > 0 ? null : 'positive';
}

/** The figures of both years; call it only when no field has a problem. */
export function figuresOf(input: CalculatorInput, lang: Lang): { current: YearFigures; last: YearFigures } {
  const figures = (year: (typeof CALCULATOR_YEARS)[number]) =>
    Object.fromEntries(CRITERIA.map((each) => [each, parseNumber(input[`${each}${year}`], lang) ?? 0])) as YearFigures;
  return { current: figures('Current'), last: figures('Last') };
}
