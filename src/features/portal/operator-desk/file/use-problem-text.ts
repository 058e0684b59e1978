import { get, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { problemCode } from '#domain/agency-file/read-agency-file.ts';
import type { KeyUnder } from '#shared/i18n/texts.ts';

/** What is wrong with a value of the form: the code of its text, and the values in that. */
export type DeskProblem = { type: KeyUnder<'operator-desk', 'problems'>; params?: Readonly<Record<string, unknown>> };

/** What the schema of the file says about a value: a code of its own, or the kind of the issue. */
export function problemOf(issue: z.core.$ZodIssue): DeskProblem {
  if (issue.code === 'custom' && issue.params) return { type: 'range', params: issue.params };
  const code = problemCode(issue);
  if (code) return { type: code };
  if (issue.code === 'too_big') return { type: 'long' };
  // Nothing selected is nothing filled in.
  const isEmptyList = issue.code === 'too_small' && issue.origin === 'array';
  const isMissing = issue.input === '' || issue.input === undefined || isEmptyList;
  return { type: isMissing ? 'missing' : 'invalid' };
}

/** Says what is wrong with a value, in the reader's language, with the limits that it breaks. */
export function useProblemText(): (problem: DeskProblem) => string {
  const { t } = useTranslation('operator-desk');
  return ({ type, params }) => t(`problems.${type}`, params as { least: number; most: number });
}

/** The problem of one value of the form by its name; null without one. */
export function useProblem(name: string): string | null {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const problemText = useProblemText();
  type Found = (Partial<DeskProblem> & { root?: DeskProblem }) | undefined;
  const found = get(errors, name) as Found | Found[];
  // The lines of one field have problems of their own.
  const error = Array.isArray(found) ? found.find(Boolean) : found;
  const problem = error?.type ? (error as DeskProblem) : error?.root;
  return problem ? problemText(problem) : null;
}
