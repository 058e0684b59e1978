import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useWatchCheck } from '#domain/legal-entity/watch-list/use-watch-check.ts';
import { useWatchList } from '#domain/legal-entity/watch-list/use-watch-list.ts';
import { changesSince } from '#domain/legal-entity/watch-list/watch-changes.ts';
import { restore, unwatch } from '#domain/legal-entity/watch-list/watch-list-store.ts';
import type { Watched } from '#domain/legal-entity/watch-list/watched.ts';
import { TIMING } from '#shared/config/settings.ts';
import { collate } from '#shared/format/fold.ts';
import { href } from '#shared/routing/href.ts';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { ButtonLink } from '#shared/ui/ButtonLink.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { TimedBanner } from '#shared/ui/TimedBanner.tsx';
import { useAnnounce } from '#shared/ui/use-announce.ts';
import { WatchedEntity } from './WatchedEntity.tsx';
import styles from './WatchListPage.module.css';

/** The watch list (issue 4): entities kept on this computer, checked on opening for what changed since the last visit. */
export default function WatchListPage() {
  const { t } = useTranslation('watch-list');
  const lang = useLang();
  usePageMeta(t('title'), t('intro'));
  const { entities, isLasting } = useWatchList();
  const { checks, again } = useWatchCheck(entities);
  const [removed, setRemoved] = useState<Watched | null>(null);
  const outcomes = (entities ?? []).map((entity) => ({ entity, outcome: checks.get(entity.id) }));
  const isComplete = outcomes.length > 0 && outcomes.every(({ outcome }) => outcome && outcome !== 'checking');
  const changed = outcomes.filter(
    ({ entity, outcome }) =>
      outcome && outcome !== 'checking' && changesSince(entity.before?.state ?? null, outcome).length > 0,
  );
  useAnnounce(isComplete ? t('checkedAll', { count: changed.length }) : null);

  async function remove(entity: Watched): Promise<void> {
    await unwatch(entity.id);
    setRemoved(entity);
    document.getElementById('page-title')?.focus();
  }

  async function undo(entity: Watched): Promise<void> {
    await restore(entity);
    setRemoved(null);
  }

  return (
    <div className="wrap">
      <ContentTrail base="entitySearch" page={t('title')} reading="D" />
      <PageHead title={t('title')} intro={t('intro')} />
      <Banner kind="info">{t('privacy')}</Banner>
      {isLasting ? null : <Banner kind="act">{t('notLasting')}</Banner>}
      {removed ? (
        <TimedBanner
          key={removed.id}
          kind="ok"
          ms={TIMING.contactBanner}
          onHide={() => setRemoved(null)}
          title={t('removed', { name: removed.name })}
        >
          <Button size="small" onClick={() => void undo(removed)}>
            {t('undo')}
          </Button>
        </TimedBanner>
      ) : null}
      {entities === null ? <RowsSkeleton rows={4} /> : null}
      {entities?.length === 0 ? (
        <EmptyState
          icon={BellPlus}
          title={t('emptyTitle')}
          actions={<ButtonLink to={href('entitySearch', lang)}>{t('toRegister')}</ButtonLink>}
        >
          {t('emptyText')}
        </EmptyState>
      ) : null}
      {entities?.length ? (
        <>
          <h2 className={styles.count}>{t('count', { count: entities.length })}</h2>
          <ol className={styles.list}>
            {outcomes
              .toSorted((a, b) => collate(a.entity.name, b.entity.name))
              .map(({ entity, outcome }) => (
                <WatchedEntity
                  key={entity.id}
                  entity={entity}
                  outcome={outcome}
                  onAgain={again}
                  onRemove={(one) => void remove(one)}
                />
              ))}
          </ol>
        </>
      ) : null}
    </div>
  );
}
