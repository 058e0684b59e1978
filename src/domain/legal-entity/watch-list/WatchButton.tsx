import BellPlus from 'lucide-react/icons/bell-plus';
import BellRing from 'lucide-react/icons/bell-ring';
import ListChecks from 'lucide-react/icons/list-checks';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLimits } from '#domain/agency-file/use-limits.ts';
import type { ApiDispatch } from '#shared/api/api.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { href } from '#shared/routing/href.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { Button, ButtonLink, type ButtonLook } from '#shared/ui/Button.tsx';
import { checkEntity } from './internal/check-entity.ts';
import { rememberCheck, unwatch, watch, watchList } from './watch-list-store.ts';
import type { WatchableEntity } from './watched.ts';

/**
 * Adds a legal entity to this computer's watch list or removes it (decisions: Changes on the watch list). Adding it also stores
 * its current state, so that the first visit to the list can show what changed.
 */
export function WatchButton({ entity, size }: { entity: WatchableEntity } & Pick<ButtonLook, 'size'>) {
  const { t } = useTranslation('watch-list');
  const lang = useLang();
  const dispatch = useDispatch<ApiDispatch>();
  const { storage, announcer, queue } = usePortal();
  const { items: entities } = useStoredList(watchList);
  const most = useLimits().watched;
  const isWatched = entities?.some(({ id }) => id === entity.id) ?? false;
  const isFull = !isWatched && (entities?.length ?? 0) >= most;

  async function toggle(): Promise<void> {
    if (isWatched) {
      await unwatch(storage, entity.id);
      announcer.announce(t('removed', { name: entity.name }));
      return;
    }
    await watch(storage, entity);
    announcer.announce(t('added', { name: entity.name }));
    await rememberCheck(storage, entity.id, await checkEntity({ dispatch, queue }, entity, lang), lang);
  }

  return (
    <Button
      variant="quiet"
      size={size}
      icon={isWatched ? BellRing : BellPlus}
      aria-pressed={entities ? isWatched : undefined}
      unavailable={isFull ? t('full', { most }) : null}
      onClick={() => void toggle()}
    >
      {t(isWatched ? 'watched' : 'watch')}
    </Button>
  );
}

/** The link from the register to the watch list, with the number of entities on it. */
export function WatchListLink() {
  const { t } = useTranslation('watch-list');
  const lang = useLang();
  const count = useStoredList(watchList).items?.length ?? 0;
  return (
    <ButtonLink to={href('watchList', lang)} variant="quiet" icon={BellRing}>
      {count > 0 ? t('openListCount', { count }) : t('title')}
    </ButtonLink>
  );
}

/** The link from the register and the watch list to the check of a whole list. */
export function ListCheckLink() {
  const { t } = useTranslation('watch-list');
  return (
    <ButtonLink to={href('listCheck', useLang())} variant="quiet" icon={ListChecks}>
      {t('openListCheck')}
    </ButtonLink>
  );
}
