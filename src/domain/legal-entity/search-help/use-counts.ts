import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { legalEntitiesCall } from '#domain/legal-entity/legal-entity.calls.ts';
import { answerOf } from '#shared/api/answer-of.ts';
import type { ApiDispatch } from '#shared/api/api.ts';
import { endpointOf } from '#shared/api/endpoint-of.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { atMost } from '#shared/timing/at-most.ts';
import { toResultsPage } from '../search/search-answer.ts';
import type { Suggestion } from './suggestions.ts';

/** Searches that are counted at the same time. */
const AT_ONCE = 4;

/** The number of results of a search; a minimum where the agency sends no total, null when it is not known. */
export type Count = { count: number; isMinimum: boolean } | null;

/** The search of legal entities, of which only the number is of interest. */
const countEndpoint = endpointOf(
  legalEntitiesCall,
  toResultsPage(({ id }) => ({ id })),
  { id: 'countedEntities' },
);

/**
 * How many results each suggestion has, by its address: nothing until `request` is called, which asks for all of them, four at
 * a time, and announces the outcome. Calls are aborted when the suggestions disappear (faults G05).
 */
export function useCounts(suggestions: readonly Suggestion[]) {
  const { t } = useTranslation('search-help');
  const dispatch = useDispatch<ApiDispatch>();
  const { announcer } = usePortal();
  const lang = useLang();
  const [counts, setCounts] = useState<ReadonlyMap<string, Count>>(new Map());
  const [isPending, setPending] = useState(false);
  const leaving = useRef<AbortController | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function countOf({ call }: Suggestion, signal: AbortSignal): Promise<Count> {
    const counting = dispatch(countEndpoint.initiate({ ...call, lang }, { forceRefetch: true }));
    const { data } = await answerOf(counting, signal);
    return data ? { count: data.count, isMinimum: data.isOpenEnded } : null;
  }

  async function request(): Promise<void> {
    const signal = leaving.current?.signal;
    if (!signal) return;
    setPending(true);
    const limited = atMost(AT_ONCE);
    const all = await Promise.all(
      suggestions.map((suggestion) =>
        limited(async () => {
          if (signal.aborted) return null;
          const count = await countOf(suggestion, signal);
          if (!signal.aborted) setCounts((before) => new Map(before).set(suggestion.to, count));
          return count;
        }),
      ),
    );
    if (signal.aborted) return;
    setPending(false);
    announcer.announce(t('counted', { count: all.filter((one) => one && one.count > 0).length }));
  }

  return { counts, isPending, request };
}
