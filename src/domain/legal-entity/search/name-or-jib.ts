import { hasPersonNumber, jibsIn, type OddJib, oddJib } from '#shared/format/jib.ts';
import { searchText } from '#shared/format/plain-text.ts';

/** Longest searched name: addresses may hold thousands of characters, names do not (faults D07). */
export const LONGEST_SEARCHED_NAME = 200;

/** The register's query for a typed text (P2.6, R3.4): a text with one jib is that jib, anything else a name. */
export function nameOrJib(text: string): { jib?: string; name?: string } {
  const [jib, ...others] = jibsIn(text);
  return jib !== undefined && others.length === 0 ? { jib } : { name: searchText(text) };
}

/**
 * Why the texts in the fields 'name' and 'jib' cannot be searched for: two different jibs, a VAT number as the name, or the number of
 * a person, which is never sent.
 */
export function nameProblem(name: string, jib = ''): OddJib | null {
  const odd = oddJib(name);
  if (odd === 'jibIsOtherNumber') return hasPersonNumber(name) ? odd : null;
  const jibs = new Set([...jibsIn(name), ...jibsIn(jib)]);
  return odd ?? (jibsIn(name).length === 1 && jibs.size > 1 ? 'severalJibs' : null);
}
