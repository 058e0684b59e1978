import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '#shared/api/api.ts';
import { idOf } from '#shared/api/lists.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { useDueChecks } from '../use-due-checks.ts';
import { checkEntity } from './internal/check-entity.ts';
import { rememberCheck } from './watch-list-store.ts';
import { isDue, type Watched } from './watched.ts';

/** Checks the watched entities that are due and stores the results (`useDueChecks`). */
export function useWatchCheck(entities: readonly Watched[] | null) {
  const dispatch = useDispatch<ApiDispatch>();
  const { storage, queue } = usePortal();
  const lang = useLang();
  const isDueNow = useCallback((entity: Watched, now: number) => isDue(entity, lang, now), [lang]);
  const check = useCallback(
    async (entity: Watched, signal: AbortSignal) => {
      const checked = await checkEntity({ dispatch, queue }, entity, lang, signal);
      if (!signal.aborted) await rememberCheck(storage, entity.id, checked, lang);
    },
    [dispatch, queue, storage, lang],
  );
  return useDueChecks({ items: entities, keyOf: idOf, isDue: isDueNow, check });
}
