import { FilePlus2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Page } from '#domain/content/Page.tsx';
import { WatchListLink } from '#domain/legal-entity/watch-list/WatchButton.tsx';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { ConfirmButton } from '#shared/ui/ConfirmButton.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { storedCheck } from './run/stored-check.ts';
import { useListCheck } from './run/use-list-check.ts';

const waiting = () => <RowsSkeleton rows={4} />;
/** What is stored decides which of the two is needed, so each is fetched when it is. */
const ListEntry = lazyPart(() => import('./ListEntry.tsx').then((file) => file.ListEntry), { waiting });
const CheckView = lazyPart(() => import('./CheckView.tsx').then((file) => file.CheckView), { waiting });

/** A whole list at once: names and numbers are pasted, and what the registers say of each is shown in one table. */
export default function ListCheckPage() {
  const { t } = useTranslation('list-check');
  const { state, isReady, send } = useListCheck();
  const { isLasting } = useStoredList(storedCheck);
  const isActive = state.step === 'running' || state.step === 'held';
  return (
    <Page
      base="entitySearch"
      page={t('title')}
      trail="register"
      title={t('title')}
      intro={t('intro')}
      actions={
        state.step === 'none' ? (
          <WatchListLink />
        ) : (
          <ConfirmButton
            icon={FilePlus2}
            title={t('close.title')}
            text={t('close.text')}
            confirmLabel={t('close.confirm')}
            unavailable={isActive ? t('close.running') : null}
            onConfirm={() => send({ type: 'closed' })}
          >
            {t('close.button')}
          </ConfirmButton>
        )
      }
    >
      {isLasting ? null : <Banner kind="act">{t('notLasting')}</Banner>}
      {!isReady ? (
        waiting()
      ) : state.step === 'none' ? (
        <ListEntry
          onStart={(check) => send({ type: 'started', check: { ...check, startedAt: new Date().toISOString() } })}
        />
      ) : (
        <CheckView state={state} send={send} />
      )}
    </Page>
  );
}
