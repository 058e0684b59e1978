import { bankAccountCall } from '#domain/legal-entity/legal-entity.calls.ts';
import type { EarlyAddress } from '#shared/api/api-call.ts';
import { jibProblem } from '#shared/format/jib.ts';
import { readUrl } from '#shared/routing/url-schema.ts';
import { accountUrl } from './bank-account.params.ts';

/** The lookup of a complete jib (R2.6); without an endpoint, because every lookup must show the current state of the account. */
export function earlyBankAccount({ query, lang }: EarlyAddress) {
  const { jib } = readUrl(accountUrl, query);
  return jibProblem(jib) === null ? [{ call: bankAccountCall({ jib, lang }) }] : [];
}
