import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { profileSearchSaved, selectSavedProfileSearch } from '#domain/legal-entity/search/searching.slice.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { isDocumentRestored } from '#shared/routing/document-restored.ts';
import { namesAny, readUrl } from '#shared/routing/url-schema.ts';
import { entitySearchUrl, type SearchFilters } from './entity-search.params.ts';
import { isClearedSearch, isPublicSearch, savedSearchOf, searchHref } from './use-register-filters.ts';

/** The address of a saved search; null without parameters, or if it is of the other route: each restores only its own registers. */
export function restoredAddress(saved: string, pathname: string, lang: Lang): string | null {
  const filters = readUrl(entitySearchUrl, saved);
  if (isPublicSearch(pathname) !== (filters.register === 'publicEnterprises')) return null;
  const address = searchHref(filters, lang);
  return address.includes('?') ? address : null;
}

/** The saved search to go to on entry without parameters (R2.3 On entry); null to stay, as on a step back or forward (faults D10). */
export function useRestoredSearch(): string | null {
  const lang = useLang();
  const { search, pathname, key } = useLocation();
  const type = useNavigationType();
  const { visit } = usePortal();
  // The first location of the portal has the key 'default'; meeting it again means a step back.
  const [cameByHistory] = useState(
    () => type === NavigationType.Pop && (key !== 'default' || visit.openedPages.has('entitySearch')),
  );
  useEffect(() => {
    visit.openedPages.add('entitySearch');
  }, [visit]);
  const saved = useSelector(selectSavedProfileSearch);
  const [target, setTarget] = useState<string | null>(() => {
    if (namesAny(entitySearchUrl, search) || cameByHistory || !saved) return null;
    return restoredAddress(saved, pathname, lang);
  });
  if (target === null || target !== pathname + search) return target;
  setTarget(null);
  return null;
}

/**
 * Stores the current search for the next entry (R4.1); a cleared one is not stored. The same search in another language, or shown
 * again by a reload, is not stored again, because another tab may have deleted or replaced it since (readings P4, two tabs).
 */
export function useSaveSearch(filters: SearchFilters, canSearch: boolean): void {
  const dispatch = useDispatch();
  const { visit } = usePortal();
  const { state } = useLocation() as { state: unknown };
  const isReloaded = useNavigationType() === NavigationType.Pop && isDocumentRestored();
  const search = isClearedSearch(state, filters) ? null : savedSearchOf(filters) || null;
  const skipped = useRef(isReloaded && !visit.openedPages.has('entitySearch') ? search : undefined);
  useEffect(() => {
    if (!canSearch || skipped.current === search) return;
    skipped.current = undefined;
    dispatch(profileSearchSaved(search));
  }, [dispatch, search, canSearch]);
}
