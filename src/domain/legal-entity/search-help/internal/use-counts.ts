import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '#shared/api/api.ts';
import { queuedAnswer } from '#shared/api/call-queue.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { entityPagesEndpoint } from '../../entity-requests.ts';
import { toResultsPage } from '../../search/search-answer.ts';
import type { Suggestion } from '../suggestions.ts';

/** The number of results of a search; a minimum where the agency sends no total, null when it is not known. */
export type Count = { count: number; isMinimum: boolean } | null;

/**
 * How many results each suggestion has, by its address: nothing until `request` is called, which asks for all of them, and announces the outcome. Calls are aborted when the suggestions disappear (faults G05).
 */
export function useCounts(suggestions: readonly Suggestion[]) {
  const { t } = useTranslation('search-help');
  const dispatch = useDispatch<ApiDispatch>();
  const { announcer, queue } = usePortal();
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
    const start = () => dispatch(entityPagesEndpoint.initiate({ ...call, lang }, { forceRefetch: true }));
    const { data } = await queuedAnswer(queue, start, { signal, isPressed: true });
    if (!data) return null;
    const { count, isOpenEnded } = toResultsPage(({ id }) => ({ id }))(data, call);
    return { count, isMinimum: isOpenEnded };
  }

  async function request(): Promise<void> {
    const signal = leaving.current?.signal;
    if (!signal) return;
    setPending(true);
    const all = await Promise.all(
      suggestions.map(async (suggestion) => {
        const count = await countOf(suggestion, signal);
        if (!signal.aborted) setCounts((before) => new Map(before).set(suggestion.to, count));
        return count;
      }),
    );
    if (signal.aborted) return;
    setPending(false);
    announcer.announce(t('counted', { count: all.filter((one) => one && one.count > 0).length }));
  }

  return { counts, isPending, request };
}
