import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useBankAccountQuery } from '#domain/legal-entity/bank-account.api.ts';
import { cleanJib, jibProblem, type JibProblem } from '#shared/format/jib.ts';
import { href } from '#shared/routing/href.ts';
import { readRequested } from './bank-account.params.ts';

/**
 * The lookup of R2.6: the address holds the jib that was asked for, the field what is typed. `lookUp` checks the jib first
 * (R5, readings R2.6) and asks again when the same one stands there already. The field follows the address (back, a link).
 */
export function useAccountLookup() {
  const lang = useLang();
  const navigate = useNavigate();
  const { search } = useLocation();
  const requested = readRequested(search);
  const [typed, setTyped] = useState(requested.text);
  const [followed, setFollowed] = useState(requested.text);
  // What is wrong is said once it was asked for, and taken back while it is put right.
  const [isChecked, setChecked] = useState(requested.text !== '');
  if (followed !== requested.text) {
    setFollowed(requested.text);
    setTyped(requested.text);
    setChecked(requested.text !== '');
  }
  // The state of an account is that of the moment of the query: no older answer is taken for it.
  const query = useBankAccountQuery(requested.jib === null ? skipToken : { jib: requested.jib, lang }, {
    refetchOnMountOrArgChange: true,
  });
  const problem: JibProblem | null = jibProblem(typed);

  /** False when the jib cannot be looked up: the field then says why. */
  function lookUp(): boolean {
    setChecked(true);
    if (problem !== null) return false;
    const jib = cleanJib(typed);
    if (jib !== requested.jib) void navigate(href('bankAccount', lang, {}, { jib }), { preventScrollReset: true });
    else if (!query.isFetching) void query.refetch();
    return true;
  }

  /** The very jib in the field is being asked for; another one may be asked for meanwhile. */
  const isAsking = query.isFetching && cleanJib(typed) === requested.jib;

  return { jib: requested.jib, isAsking, typed, setTyped, problem: isChecked ? problem : null, query, lookUp };
}
