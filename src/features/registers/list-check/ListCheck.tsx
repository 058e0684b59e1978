import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { ReadingList, StoredNotice } from '#shared/ui/StoredNotice.tsx';
import { CheckView } from './CheckView.tsx';
import { ListEntry } from './ListEntry.tsx';
import type { CheckEvent } from './run/check-machine.ts';
import { storedCheck } from './run/stored-check.ts';
import { useListCheck } from './run/use-list-check.ts';

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
