import { useTranslation } from 'react-i18next';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { CheckView } from './CheckView.tsx';
import { ListEntry } from './ListEntry.tsx';
import { storedCheck } from './run/stored-check.ts';
import { useListCheck } from './run/use-list-check.ts';

/** The form that starts a check, or the list that is being or has been checked. */
export function ListCheck() {
  const { t } = useTranslation('list-check');
  const { state, isReady, send } = useListCheck();
  const { isLasting } = useStoredList(storedCheck);
  if (!isReady) return <RowsSkeleton rows={4} />;
  return (
    <>
      {isLasting ? null : <Banner kind="act">{t('notLasting')}</Banner>}
      {state.step === 'none' ? (
        <ListEntry
          onStart={(check) => send({ type: 'started', check: { ...check, startedAt: new Date().toISOString() } })}
        />
      ) : (
        <CheckView state={state} send={send} />
      )}
    </>
  );
}
