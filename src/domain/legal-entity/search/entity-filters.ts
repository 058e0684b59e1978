import { hasPersonNumber, jibProblem, type JibProblem } from '#shared/format/jib.ts';
import { urlText } from '#shared/routing/url-schema.ts';
import { LONGEST_SEARCHED_NAME } from './name-or-jib.ts';

/** A name in an address, read as a typed one and cut to the longest searched name; '' for the number of a person. */
export const urlName = () => urlText(LONGEST_SEARCHED_NAME, (text) => !hasPersonNumber(text));

/** Filters of every search of legal entities: two typed texts and the page, from 1. */
export type EntityFilters = SearchTexts & { page: number };

/** The texts that wait for 'Search'. */
export type SearchTexts = { name: string; jib: string };

type IdFilter<Filters> = {
  [Name in keyof Filters]: Filters[Name] extends number | null ? Name : never;
}[keyof Filters];

/** Creates the props of a filter for `ReferenceSelect`: its value, and a handler that applies a selection at once. */
export const choicesIn =
  <Filters>(filters: Filters, onChange: (change: Partial<Filters>) => void) =>
  (name: IdFilter<Filters>) => ({
    value: filters[name] as number | null,
    onId: (id: number | null) => onChange({ [name]: id } as Partial<Filters>),
  });

/** The error of a typed jib (R5, faults E06–E08); null for a valid or empty one. */
export function typedJibProblem(text: string): Exclude<JibProblem, 'jibIsRequired'> | null {
  const problem = jibProblem(text);
  return problem === 'jibIsRequired' ? null : problem;
}
