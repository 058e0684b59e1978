import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '#shared/api/api.ts';
import { useFlow } from '#shared/flow/use-flow.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { createCheckFlow } from './check-flow.ts';
import { storedCheck } from './stored-check.ts';

/**
 * The check of a list: its state, where it goes on, and `send` for its events. Leaving the page aborts pending calls (faults
 * G05); coming back goes on.
 */
export function useListCheck() {
  const dispatch = useDispatch<ApiDispatch>();
  const { queue, storage } = usePortal();
  const { state: tab, flow } = useFlow(() =>
    createCheckFlow({
      queue,
      list: storage.lists.get(storedCheck),
      isOnline: () => navigator.onLine,
      async request(row, column, check, signal) {
        const { requestCell } = await import('./request-cell.ts');
        return requestCell(row, column, { dispatch, check, signal });
      },
    }),
  );
  useEffect(() => {
    window.addEventListener('pagehide', flow.flush);
    return () => window.removeEventListener('pagehide', flow.flush);
  }, [flow]);
  return { ...tab, send: flow.send, takeOver: flow.takeOver };
}
