import { cleanJib, isJib } from '#shared/format/jib.ts';

/** Longest name that is searched for: an address of 8,000 characters is nobody's company (faults D07). */
export const LONGEST_SEARCHED_NAME = 200;

/** Query of the register search for what was typed (P2.6, R3.4): 13 digits are a jib, anything else a name. */
export function registerQuery(text: string): { jib?: string; name?: string } {
  const jib = cleanJib(text);
  return isJib(jib) ? { jib } : { name: text.trim() };
}
