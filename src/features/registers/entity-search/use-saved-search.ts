import { useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { readUrl } from '#shared/routing/url-schema.ts';
import { profileSearchSaved, selectSavedProfileSearch } from '#domain/legal-entity/search/searching.slice.ts';
import { entitySearchUrl, savedSearchOf, type SearchFilters } from './entity-search.params.ts';
import { isPublicSearch, searchHref } from './use-register-search.ts';

/** Portals whose search was opened before, by their store. */
const opened = new WeakSet<object>();

/**
 * On entering the screen with an address without parameters, the saved search is put into the address (R2.3 On entry). Not
 * on a step back or forward: there the address means what it says (faults D10). The address to go to; null to stay here.
 */
export function useRestoredSearch(): string | null {
  const lang = useLang();
  const { search, pathname, key } = useLocation();
  const type = useNavigationType();
  const store = useStore();
  // The portal is opened once with the key 'default'; whoever finds it again came back to it.
  const [cameByHistory] = useState(() => type === NavigationType.Pop && (key !== 'default' || opened.has(store)));
  useEffect(() => void opened.add(store), [store]);
  const saved = useSelector(selectSavedProfileSearch);
  const [target, setTarget] = useState<string | null>(() => {
    if (search !== '' || cameByHistory || !saved) return null;
    const filters = readUrl(entitySearchUrl, saved);
    // Each of the two routes restores its own registers only: an address keeps meaning what it says.
    if (isPublicSearch(pathname) !== (filters.register === 'publicEnterprises')) return null;
    const address = searchHref(filters, lang);
    return address.includes('?') ? address : null;
  });
  if (target === null || target !== pathname + search) return target;
  setTarget(null);
  return null;
}

/** Keeps the search that is shown for the next entry (R4.1); a cleared one is not stored. */
export function useSaveSearch(filters: SearchFilters, canSearch: boolean): void {
  const dispatch = useDispatch();
  const { state } = useLocation() as { state: unknown };
  const isCleared = typeof state === 'object' && state !== null && 'isCleared' in state;
  useEffect(() => {
    if (canSearch) dispatch(profileSearchSaved(isCleared ? null : savedSearchOf(filters) || null));
  }, [dispatch, filters, canSearch, isCleared]);
}
