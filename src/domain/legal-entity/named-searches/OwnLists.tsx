import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { Button } from '#shared/ui/Button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { namedSearches } from './named-searches.ts';
import { recentEntities } from './recent-entities.ts';
import { type ShownSearch, useSearchToName } from './use-search-to-name.ts';

/** Fetched only where something is stored. */
export const NamedSearchesPart = lazyPart(() => import('./NamedSearches.tsx').then((file) => file.NamedSearches));
const RecentEntities = lazyPart(() => import('./RecentEntities.tsx').then((file) => file.RecentEntities));
const OpenedSearchNews = lazyPart(() => import('./OpenedSearchNews.tsx').then((file) => file.OpenedSearchNews));

/** Whether there has been something while the page is open: a list that is emptied stays, with its 'undo'. */
function useHasHad(items: readonly unknown[] | null): boolean {
  const [hasHad, setHad] = useState(false);
  if (!hasHad && items && items.length > 0) setHad(true);
  return hasHad;
}

/** Below the results: the named searches of this computer, and the profiles visited last. */
export function OwnLists({ hasRecent = false }: { hasRecent?: boolean }) {
  const hasNamed = useHasHad(useStoredList(namedSearches).items);
  const hasVisited = useHasHad(useStoredList(recentEntities).items);
  return (
    <>
      {hasNamed ? <NamedSearchesPart /> : null}
      {hasRecent && hasVisited ? <RecentEntities /> : null}
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
