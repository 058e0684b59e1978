import { cleanJib, jibProblem } from '#shared/format/jib.ts';

/** What the address asks for: `text` as it stands there, `jib` when it is one that can be looked up (R2.6, R5). */
export type RequestedAccount = { text: string; jib: string | null };

/** Longest text of an address that is shown in the field: nobody's jib is longer (faults D07). */
const LONGEST = 60;

/** Reads `?jib=` of an address; a wrong one is kept as text, so that the screen can say what is wrong with it. */
export function readRequested(query: string): RequestedAccount {
  const given = cleanJib(new URLSearchParams(query).get('jib') ?? '');
  const text = Array.from(given).slice(0, LONGEST).join('');
  return { text, jib: jibProblem(text) === null ? text : null };
}
