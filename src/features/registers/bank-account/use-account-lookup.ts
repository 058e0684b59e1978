import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useBankAccountQuery } from '#domain/legal-entity/bank-account.api.ts';
import { cleanJib, jibProblem } from '#shared/format/jib.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { accountUrl } from './bank-account.params.ts';

/**
 * The lookup of R2.6: the address holds the jib that was requested, the field what is typed. `lookUp` checks the jib first
 * (R5, readings R2.6) and asks again when the same one stands there already. The field follows the address (back, a link).
 */
export function useAccountLookup() {
  const lang = useLang();
  const [requested, change, typed] = useUrlState(accountUrl);
  // What is wrong is said once it was requested, and taken back while it is put right.
  const [checked, setChecked] = useState<string | null>(null);
  const isChecked = requested.jib !== '' || checked === requested.jib;
  const jib = jibProblem(requested.jib) === null ? requested.jib : null;
  // The state of an account is that of the moment of the query: no older answer is taken for it.
  const query = useBankAccountQuery(jib === null ? skipToken : { jib, lang }, { refetchOnMountOrArgChange: true });
  const problem = jibProblem(typed.jib);

  /** False when the jib cannot be looked up: the field then says why. */
  function lookUp(): boolean {
    setChecked(problem === null ? null : requested.jib);
    if (problem !== null) return false;
    if (!change({}) && !query.isFetching) void query.refetch();
    return true;
  }

  return {
    jib,
    /** The very jib in the field is being requested; another one may be requested meanwhile. */
    isPending: query.isFetching && cleanJib(typed.jib) === jib,
    typed: typed.jib,
    type: (text: string) => void change({ jib: text }, { ahead: 'submit' }),
    problem: isChecked ? problem : null,
    query,
    lookUp,
  };
}
