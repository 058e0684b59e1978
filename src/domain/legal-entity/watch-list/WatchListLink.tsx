import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { useStoredList } from '#shared/storage/stored-list.ts';
import { watchList } from './watch-list-store.ts';

/** The way from the register to the watch list, with the number of entities on it. */
export function WatchListLink() {
  const { t } = useTranslation('watch-list');
  const lang = useLang();
  const count = useStoredList(watchList).items?.length ?? 0;
  return (
    <ButtonLink to={href('watchList', lang)} variant="quiet" icon={BellRing}>
      {count > 0 ? t('openListCount', { count }) : t('openList')}
    </ButtonLink>
  );
}
