import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Lang } from '#shared/i18n/languages.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import type { ApiDispatch } from '#shared/api/api.ts';
import { atMost } from '#shared/timing/at-most.ts';
import { checkEntity } from './check-entity.ts';
import { rememberCheck } from './watch-list-store.ts';
import { isDue, type Watched } from './watched.ts';
import { usePortal } from '#shared/portal/portal.ts';

/** Most entities checked at the same time. */
const AT_ONCE = 3;

/**
 * Checks the watched entities that are due, a few at a time, and stores the results. `pending` holds the ids being checked or
 * queued, `isSettled` says that all that were due have been checked; `again` checks one at once. All calls are aborted when the screen is left (faults G05).
 */
export function useWatchCheck(entities: readonly Watched[] | null) {
  const dispatch = useDispatch<ApiDispatch>();
  const { storage } = usePortal();
  const lang = useLang();
  const [pending, setPending] = useState<ReadonlySet<number>>(new Set());
  // The language in which the due entities have been looked for; before that an empty `pending` says nothing.
  const [startedIn, setStartedIn] = useState<Lang | null>(null);
  const leaving = useRef<AbortController | null>(null);
  const begun = useRef(new Set<string>());
  const wantedLang = useRef(lang);

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
    async (entity: Watched, signal: AbortSignal) => {
      setPending((before) => new Set(before).add(entity.id));
      const checked = await checkEntity(dispatch, entity, lang, signal);
      // The answer holds names in a language; after a switch they would not fit the page.
      if (signal.aborted || wantedLang.current !== lang) return;
      await rememberCheck(storage, entity.id, checked, lang);
      setPending((before) => new Set([...before].filter((id) => id !== entity.id)));
    },
    [dispatch, storage, lang],
  );

  useEffect(() => {
    wantedLang.current = lang;
    const signal = leaving.current?.signal;
    if (!signal || !entities) return;
    const due = entities.filter((entity) => isDue(entity, lang) && !begun.current.has(`${lang} ${entity.id}`));
    setStartedIn(lang);
    if (due.length === 0) return;
    for (const { id } of due) begun.current.add(`${lang} ${id}`);
    setPending((before) => new Set([...before, ...due.map(({ id }) => id)]));
    const limited = atMost(AT_ONCE);
    for (const entity of due) void limited(async () => signal.aborted || check(entity, signal));
  }, [entities, check, lang]);

  const again = useCallback(
    (entity: Watched) => void (leaving.current && check(entity, leaving.current.signal)),
    [check],
  );
  return { pending, isSettled: startedIn === lang && pending.size === 0, again };
}
