import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePageReady } from '#shared/api/page-ready.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { Button } from '#shared/ui/Button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { namedSearches } from './named-searches.ts';
import { useHasHad } from './use-has-had.ts';
import { type ShownSearch, useSearchToName } from './use-search-to-name.ts';

/** Fetched only where something is stored. */
const NamedSearches = lazyPart(() => import('./NamedSearches.tsx').then((file) => file.NamedSearches));
const OpenedSearchNews = lazyPart(() => import('./OpenedSearchNews.tsx').then((file) => file.OpenedSearchNews));
/** Fetched when the page is ready, with the list that it shows: the profile stores in it, and the two pages share nothing else. */
const RecentEntities = lazyPart(() => import('./RecentEntities.tsx').then((file) => file.RecentEntities));

/** Below the results: the named searches of this computer, and the profiles visited last. */
export function OwnLists({ hasRecent = false }: { hasRecent?: boolean }) {
  const hasNamed = useHasHad(useStoredList(namedSearches).items);
  const isPageReady = usePageReady();
  return (
    <>
      {hasNamed ? <NamedSearches /> : null}
      {hasRecent && isPageReady ? <RecentEntities /> : null}
    </>
  );
}

/** Leads to the named searches on the same page; renders nothing when there are none. */
export function NamedSearchesButton() {
  const { t } = useTranslation('legal-entity');
  const count = useStoredList(namedSearches).items?.length ?? 0;
  if (count === 0) return null;
  return (
    <Button variant="quiet" icon={Bookmark} onClick={() => document.getElementById('named-searches')?.focus()}>
      {t('search.namedCount', { count })}
    </Button>
  );
}

type NewsOfSearchProps = { search: ShownSearch; onSeen: () => void };

/** What is new in the search of the page, if it is a named one. */
export function NewsOfSearch({ search, onSeen }: NewsOfSearchProps) {
  const { named } = useSearchToName(search);
  return named ? <OpenedSearchNews search={named} onSeen={onSeen} /> : null;
}
