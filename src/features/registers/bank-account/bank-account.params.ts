import * as z from 'zod/mini';
import { bankAccountCall } from '#domain/legal-entity/legal-entity.calls.ts';
import type { EarlyAddress } from '#shared/api/early-calls.ts';
import { cleanJib, jibProblem } from '#shared/format/jib.ts';
import { readUrl, urlValue } from '#shared/routing/url-schema.ts';

/** Longest text from the address shown in the field; no jib is longer (faults D07). */
const LONGEST = 60;

/** The address of a lookup, `?jib=`; an invalid jib stays, so that the screen can say what is wrong with it (R5). */
export const accountUrl = z.object({
  jib: urlValue<string>('', (text) => Array.from(cleanJib(text)).slice(0, LONGEST).join('')),
});

/** The early call of a lookup. Its answer is not stored: every lookup must show the current state of the account. */
export function earlyAccount({ query, lang }: EarlyAddress) {
  const { jib } = readUrl(accountUrl, query);
  return jibProblem(jib) === null ? [{ ...bankAccountCall({ searchQuery: jib, lang }), endpoint: null }] : [];
}
