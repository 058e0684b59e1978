import { cleanJib, jibProblem, type JibProblem } from '#shared/format/jib.ts';
import { urlText, urlValue } from '#shared/routing/url-schema.ts';
import { LONGEST_SEARCHED_NAME } from './register-query.ts';

/** A name in an address. */
export const urlName = () => urlText(LONGEST_SEARCHED_NAME);

/** A jib in an address with all its digits (faults E06, E07); '' for anything else. */
export const urlJib = () =>
  urlValue<string>('', (text) => {
    const jib = cleanJib(text);
    return /^[0-9]{13}$/.test(jib) ? jib : undefined;
  });

/** What every search of legal entities has: two typed texts and the page, from 1. */
export type EntityFilters = { name: string; jib: string; page: number };

/** What is wrong with a typed jib (R5, faults E06–E08); nothing is when none is searched for. */
export function typedJibProblem(text: string): Exclude<JibProblem, 'jibIsRequired'> | null {
  const problem = jibProblem(text);
  return problem === 'jibIsRequired' ? null : problem;
}
