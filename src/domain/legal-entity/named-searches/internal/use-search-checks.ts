import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '#shared/api/api.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { useDueChecks } from '../../use-due-checks.ts';
import { checkSearch } from './check-search.ts';
import { isCheckDue, type NamedSearch, searchKey } from './named-search.ts';
import { claimCheck, releaseCheck, storeLook } from './named-searches.ts';

/** Checks the searches that are due, each in one tab only, and stores what they find (`useDueChecks`). */
export function useSearchChecks(searches: readonly NamedSearch[] | null) {
  const dispatch = useDispatch<ApiDispatch>();
  const { storage, queue } = usePortal();
  const lang = useLang();
  const check = useCallback(
    async (search: NamedSearch, signal: AbortSignal, isForced: boolean) => {
      const key = searchKey(search);
      if (!(await claimCheck(storage, key, isForced))) return;
      const look = await checkSearch({ dispatch, queue }, search, lang, signal);
      await (signal.aborted ? releaseCheck(storage, key) : storeLook(storage, key, look));
    },
    [dispatch, queue, storage, lang],
  );
  return useDueChecks({ items: searches, keyOf: searchKey, isDue: isCheckDue, check });
}
