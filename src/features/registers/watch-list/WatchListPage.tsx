import BellPlus from 'lucide-react/icons/bell-plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#domain/content/Page.tsx';
import { RemovedBanner } from '#domain/legal-entity/CheckedItem.tsx';
import { useWatchCheck } from '#domain/legal-entity/watch-list/use-watch-check.ts';
import { changesOf } from '#domain/legal-entity/watch-list/watch-changes.ts';
import { acknowledge, unwatch, watch, watchList } from '#domain/legal-entity/watch-list/watch-list-store.ts';
import { ListCheckLink } from '#domain/legal-entity/watch-list/WatchButton.tsx';
import type { Watched } from '#domain/legal-entity/watch-list/watched.ts';
import { collate } from '#shared/format/fold.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { href } from '#shared/routing/href.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { useAnnounce } from '#shared/ui/LiveRegion.tsx';
import { focusPageTitle } from '#shared/ui/PageHead.tsx';
import { ReadingList, StoredNotice } from '#shared/ui/StoredNotice.tsx';
import { WatchedEntity } from './WatchedEntity.tsx';
import { WatchListTools } from './WatchListTools.tsx';
import styles from './WatchListPage.module.css';

const NamedSearches = lazyPart(() =>
  import('#domain/legal-entity/named-searches/NamedSearches.tsx').then((file) => file.NamedSearches),
);

/** The watch list: the watched entities of this computer, their state and what changed since the reader last acknowledged it. */
export default function WatchListPage() {
  const { t } = useTranslation(['watch-list', 'layout']);
  const lang = useLang();
  const { storage, announcer } = usePortal();
  const stored = useStoredList(watchList);
  const { items } = stored;
  const { pending, isSettled, again } = useWatchCheck(items);
  const [removed, setRemoved] = useState<Watched | null>(null);
  const entities = (items ?? []).toSorted((a, b) => collate(a.name, b.name));
  const changed = entities.filter((entity) => changesOf(entity).length > 0);
  const isComplete = entities.length > 0 && isSettled && entities.every(({ latest }) => latest !== null);
  const incomplete = entities.filter(({ latest }) => latest !== null && latest.failed.length > 0).length;
  // Without a change 'nothing has changed' is only said of what was checked.
  const outcome = [
    changed.length > 0 || incomplete === 0 ? t('checkedAll', { count: changed.length }) : '',
    incomplete > 0 ? t('incompleteAll', { count: incomplete }) : '',
  ];
  useAnnounce(isComplete ? outcome.filter(Boolean).join(' ') : null);

  const focusCount = () => document.getElementById('watched-count')?.focus();

  async function remove(entity: Watched): Promise<void> {
    await unwatch(storage, entity.id);
    setRemoved(entity);
    focusPageTitle();
  }

  async function undo(entity: Watched): Promise<void> {
    await watch(storage, entity);
    setRemoved(null);
    focusPageTitle();
  }

  async function markSeen(shown: readonly Watched[]): Promise<void> {
    await acknowledge(storage, shown);
    announcer.announce(t('seenDone', { count: shown.length }));
    focusCount();
  }

  return (
    <Page
      base="entitySearch"
      page={t('title')}
      trail="register"
      title={t('title')}
      intro={t('intro')}
      actions={<ListCheckLink />}
    >
      <Banner kind="info">{t('privacy')}</Banner>
      <StoredNotice of={stored}>{t('notLasting')}</StoredNotice>
      {removed ? (
        <RemovedBanner
          key={removed.id}
          title={t('removed', { name: removed.name })}
          undo={t('undo')}
          onUndo={() => void undo(removed)}
          onHide={() => setRemoved(null)}
        />
      ) : null}
      {items === null ? (
        <ReadingList rows={4} />
      ) : items.length === 0 ? (
        <EmptyState
          icon={BellPlus}
          title={t('emptyTitle')}
          actions={<ButtonLink to={href('entitySearch', lang)}>{t('layout:screens.entitySearch')}</ButtonLink>}
        >
          {t('emptyText')}
        </EmptyState>
      ) : (
        <>
          <div className={styles.head}>
            <h2 className={styles.count} id="watched-count" tabIndex={-1}>
              {t('count', { count: entities.length })}
            </h2>
            <WatchListTools entities={entities} changed={changed} onSeen={(shown) => void markSeen(shown)} />
          </div>
          <ol className={styles.list}>
            {entities.map((entity) => (
              <WatchedEntity
                key={entity.id}
                entity={entity}
                isPending={pending.has(entity.id)}
                onAgain={(one) => {
                  again(one);
                  focusCount();
                }}
                onSeen={(one) => void markSeen([one])}
                onRemove={(one) => void remove(one)}
              />
            ))}
          </ol>
        </>
      )}
      <NamedSearches />
    </Page>
  );
}
