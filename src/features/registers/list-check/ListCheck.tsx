import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '#shared/api/api.ts';
import { useFlow } from '#shared/flow/create-flow.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { ReadingList, StoredNotice } from '#shared/ui/StoredNotice.tsx';
import { CheckView } from './CheckView.tsx';
import { ListEntry } from './ListEntry.tsx';
import { createCheckFlow } from './run/check-flow.ts';
import type { CheckEvent } from './run/check-machine.ts';
import { storedCheck } from './run/list-check.ts';

/** The form that starts a check, or the list that is being or has been checked. */
export function ListCheck() {
  const { t } = useTranslation('watch-list');
  const { state, place, send, takeOver } = useListCheck();
  const stored = useStoredList(storedCheck);
  // Once one has replaced the other, the focus follows, because what was pressed is gone.
  const [isReplaced, setReplaced] = useState(false);
  function act(event: CheckEvent): void {
    if (event.type === 'started' || event.type === 'closed') setReplaced(true);
    send(event);
  }
  if (place === 'reading') return <ReadingList rows={4} />;
  return (
    <>
      <StoredNotice of={stored}>{t('notLasting')}</StoredNotice>
      {state.step === 'none' ? (
        <ListEntry
          takesFocus={isReplaced}
          onStart={(check) => act({ type: 'started', check: { ...check, startedAt: new Date().toISOString() } })}
        />
      ) : (
        <CheckView
          takesFocus={isReplaced}
          state={state}
          send={act}
          onTakeOver={place === 'elsewhere' ? takeOver : null}
        />
      )}
    </>
  );
}

/** The check of a list: its state, where it goes on, and its events. Leaving the page aborts pending calls (faults G05). */
function useListCheck() {
  const dispatch = useDispatch<ApiDispatch>();
  const { queue, storage } = usePortal();
  const { state: tab, flow } = useFlow(() =>
    createCheckFlow({
      queue,
      list: storage.lists.get(storedCheck),
      isOnline: () => navigator.onLine,
      async request(row, column, check, signal) {
        const { requestCell } = await import('./run/request-cell.ts');
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
