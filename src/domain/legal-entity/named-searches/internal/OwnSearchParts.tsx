import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { use, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { routeNameOf } from '#shared/routing/href.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { Button } from '#shared/ui/Button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { ShareButton } from '#shared/ui/ShareButton.tsx';
import { Badge } from '#shared/ui/Status.tsx';
import { ShownSearch } from '../shown-search.ts';
import { LONGEST_SEARCH_NAME, searchAddress, searchKey, searchRoute, type SearchToName } from './named-search.ts';
import { deleteSearch, MOST_NAMED, namedSearches, nameSearch } from './named-searches.ts';
import { searchNews } from './search-news.ts';
import { useHasHad } from './use-has-had.ts';

const NameDialog = lazyPart(() => import('./NameDialog.tsx').then((file) => file.NameDialog));
const OpenedSearchNews = lazyPart(() => import('./OpenedSearchNews.tsx').then((file) => file.OpenedSearchNews));
/** Fetched only where something is stored. */
const NamedSearches = lazyPart(() => import('../NamedSearches.tsx').then((file) => file.NamedSearches));
/** Fetched with the list that it shows: the profile stores in it, and the two pages share nothing else. */
const RecentEntities = lazyPart(() => import('./RecentEntities.tsx').then((file) => file.RecentEntities));

/** Below the results: the named searches of this computer, and the profiles visited last. */
export function OwnLists({ hasRecent = false }: { hasRecent?: boolean }) {
  const hasNamed = useHasHad(useStoredList(namedSearches).items);
  return (
    <>
      {hasNamed ? <NamedSearches /> : null}
      {hasRecent ? <RecentEntities /> : null}
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

/** The search whose results are shown, as one that can be named, and the named one it is; null for none. */
function useSearchToName() {
  const { args, query } = use(ShownSearch);
  const route = searchRoute(routeNameOf(useLocation().pathname));
  const { items } = useStoredList(namedSearches);
  const search = useMemo((): SearchToName | null => {
    if (route === null || args === null) return null;
    const { lang: _, ...call } = args;
    return { route, query, call };
  }, [route, query, args]);
  const key = search && searchKey(search);
  const named = items?.find((one) => searchKey(one) === key);
  return { search, named: named ?? null, items };
}

/** Names the search, so that this browser stores it, and shares its address. `suggestedName` is the search in a few words. */
export function SearchTools({ suggestedName }: { suggestedName: string }) {
  const { t } = useTranslation('legal-entity');
  const lang = useLang();
  const { storage, announcer } = usePortal();
  const { search, named, items } = useSearchToName();
  const [isOpen, setOpen] = useState(false);
  if (!search) return null;
  const isFull = !named && (items?.length ?? 0) >= MOST_NAMED;
  const name = named?.name ?? Array.from(suggestedName).slice(0, LONGEST_SEARCH_NAME).join('');

  async function save(text: string): Promise<void> {
    if (!search) return;
    await nameSearch(storage, search, text);
    announcer.announce(t('search.savedAs', { name: text }));
  }

  async function remove(): Promise<void> {
    if (!named) return;
    await deleteSearch(storage, searchKey(named));
    announcer.announce(t('search.deleted', { name: named.name }));
  }

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={named ? BookmarkCheck : BookmarkPlus}
        aria-haspopup="dialog"
        unavailable={isFull ? t('search.fullList', { most: MOST_NAMED }) : null}
        onClick={() => setOpen(true)}
      >
        {t(named ? 'search.saved' : 'search.save')}
      </Button>
      <ShareButton size="small" title={name} path={searchAddress(search, lang)} />
      {isOpen ? (
        <NameDialog
          name={name}
          isNamed={named !== null}
          onSave={(text) => void save(text)}
          onDelete={named ? () => void remove() : undefined}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** What is new in the search of the page, if it is a named one. `onSeen` is called when it has been acknowledged. */
export function NewsOfSearch({ onSeen }: { onSeen: () => void }) {
  const { named } = useSearchToName();
  return named ? <OpenedSearchNews search={named} onSeen={onSeen} /> : null;
}

/** Marks a result that is new in the named search of the page, or has a new document. */
export function NewsOfResult({ id }: { id: number }) {
  const { t } = useTranslation('legal-entity');
  const { named } = useSearchToName();
  if (!named) return null;
  const { entities, withDocuments } = searchNews(named);
  const isEntity = entities.includes(id);
  if (!isEntity && !withDocuments.includes(id)) return null;
  return (
    <p>
      <Badge tone="act">{t(isEntity ? 'search.newResult' : 'search.newDocument')}</Badge>
    </p>
  );
}
