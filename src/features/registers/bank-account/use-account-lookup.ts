import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useBankAccountQuery } from '#domain/legal-entity/bank-account.api.ts';
import { cleanJib, jibProblem } from '#shared/format/jib.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useFollowUrl } from '#shared/routing/use-follow-url.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { accountUrl } from './bank-account.params.ts';

/**
 * The lookup of R2.6: the address holds the requested jib, the form the typed one. `lookUp` validates the jib (R5, readings
 * R2.6) and repeats the call if the jib is already in the address. The field follows the address (back, a link).
 */
export function useAccountLookup() {
  const lang = useLang();
  const [requested, setRequested] = useUrlState(accountUrl);
  const form = useForm({ defaultValues: requested });
  const showJib = useFollowUrl(form, 'jib', requested.jib);
  const typed = useWatch({ control: form.control, name: 'jib' });
  // A problem is shown only after a lookup was tried, and disappears once it is corrected.
  const [checked, setChecked] = useState<string | null>(null);
  const isChecked = requested.jib !== '' || checked === requested.jib;
  const jib = jibProblem(requested.jib) === null ? requested.jib : null;
  // Every lookup must show the current state of the account, so no stored answer is used.
  const query = useBankAccountQuery(jib === null ? skipToken : { jib, lang }, { refetchOnMountOrArgChange: true });
  const problem = jibProblem(typed);

  /** Returns false for an invalid jib; the field then shows the problem. */
  function lookUp(): boolean {
    setChecked(problem === null ? null : requested.jib);
    if (problem !== null) return false;
    showJib(cleanJib(typed));
    if (cleanJib(typed) !== requested.jib) setRequested({ jib: typed });
    else if (!query.isFetching) void query.refetch();
    return true;
  }

  return {
    jib,
    /** Whether the jib in the field is being looked up; a different one may be looked up meanwhile. */
    isPending: query.isFetching && cleanJib(typed) === jib,
    field: form.register('jib'),
    focus: () => form.setFocus('jib'),
    problem: isChecked ? problem : null,
    query,
    lookUp,
  };
}
