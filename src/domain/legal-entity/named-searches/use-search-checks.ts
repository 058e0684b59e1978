import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '#shared/api/api.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { atMost } from '#shared/timing/at-most.ts';
import { checkSearch } from './check-search.ts';
import { isCheckDue, type NamedSearch, searchKey } from './named-search.ts';
import { claimCheck, releaseCheck, storeLook } from './named-searches.ts';

/**
 * Checks the searches that are due, one after another, and stores what they find. `pending` holds the keys of those being
 * checked; `again` repeats a failed one. All calls are aborted when the screen is left (faults G05).
 */
export function useSearchChecks(searches: readonly NamedSearch[] | null) {
  const dispatch = useDispatch<ApiDispatch>();
  const { storage } = usePortal();
  const lang = useLang();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const leaving = useRef<AbortController | null>(null);
  const begun = useRef(new Set<string>());
  const [oneByOne] = useState(() => atMost(1));

  useEffect(() => {
    const controller = new AbortController();
    const requested = begun.current;
    leaving.current = controller;
    return () => {
      controller.abort();
      requested.clear();
    };
  }, []);

  const check = useCallback(
    async (search: NamedSearch, isForced = false) => {
      const signal = leaving.current?.signal;
      const key = searchKey(search);
      if (!signal || signal.aborted || !(await claimCheck(storage, key, isForced))) return;
      setPending((before) => new Set(before).add(key));
      const look = await checkSearch(dispatch, search, lang, signal);
      await (signal.aborted ? releaseCheck(storage, key) : storeLook(storage, key, look));
      setPending((before) => new Set([...before].filter((one) => one !== key)));
    },
    [dispatch, storage, lang],
  );

  useEffect(() => {
    for (const search of searches ?? []) {
      const key = searchKey(search);
      if (begun.current.has(key) || !isCheckDue(search, Date.now())) continue;
      begun.current.add(key);
      void oneByOne(() => check(search));
    }
  }, [searches, check, oneByOne]);

  const again = useCallback((search: NamedSearch) => void oneByOne(() => check(search, true)), [check, oneByOne]);
  return { pending, again };
}
