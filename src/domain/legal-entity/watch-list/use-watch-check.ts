import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLang } from '#shared/i18n/use-lang.ts';
import { checkEntity, type CheckDispatch } from './check-entity.ts';
import { stateOf, type Checked } from './watch-changes.ts';
import { remember } from './watch-list-store.ts';
import type { Watched } from './watched.ts';

/** Entities checked at the same time. */
const AT_ONCE = 3;

/** Checks by entity id: 'checking', or what was found. An id that is missing waits for its turn. */
export type Checks = ReadonlyMap<number, 'checking' | Checked>;

/**
 * Checks every watched entity once on opening, a few at a time, and remembers what was found. `again` checks one anew. All
 * calls are given up when the screen is left (faults G05).
 */
export function useWatchCheck(entities: readonly Watched[] | null): {
  checks: Checks;
  again: (entity: Watched) => void;
} {
  const dispatch = useDispatch<CheckDispatch>();
  const lang = useLang();
  const [checks, setChecks] = useState<Checks>(new Map());
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
      setChecks((before) => new Map(before).set(entity.id, 'checking'));
      const checked = await checkEntity(dispatch, entity, lang, signal);
      // Names come in a language: an answer in the one that was left would not fit the page.
      if (signal.aborted || wantedLang.current !== lang) return;
      setChecks((before) => new Map(before).set(entity.id, checked));
      await remember(entity.id, stateOf(checked, entity.latest?.state ?? null, lang));
    },
    [dispatch, lang],
  );

  useEffect(() => {
    wantedLang.current = lang;
    const signal = leaving.current?.signal;
    const waiting = (entities ?? []).filter(({ id }) => !begun.current.has(`${lang} ${id}`));
    if (!signal || waiting.length === 0) return;
    for (const { id } of waiting) begun.current.add(`${lang} ${id}`);
    const work = async () => {
      for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) await check(next, signal);
    };
    void Promise.all(Array.from({ length: AT_ONCE }, work));
  }, [entities, check, lang]);

  const again = useCallback(
    (entity: Watched) => void (leaving.current && check(entity, leaving.current.signal)),
    [check],
  );
  return { checks, again };
}
