import { cleanJib, isJib } from '#shared/format/jib.ts';

/** Longest searched name: addresses may hold thousands of characters, names do not (faults D07). */
export const LONGEST_SEARCHED_NAME = 200;

/** The register's query for a typed text (P2.6, R3.4): 13 digits are a jib, anything else a name. */
export function nameOrJib(text: string): { jib?: string; name?: string } {
  const jib = cleanJib(text);
  return isJib(jib) ? { jib } : { name: text.trim() };
}
