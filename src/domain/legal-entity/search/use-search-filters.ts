import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { isSameState, readBack, readUrl, type UrlSchema } from '#shared/routing/url-schema.ts';
import { useFollowUrl } from '#shared/routing/use-follow-url.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { writeUrl } from '#shared/routing/write-url.ts';
import { type EntityFilters, nameOrJib, nameProblem, type SearchTexts, typedJibProblem } from './entity-filters.ts';

/** The filters of a kind of search and their address. All parts must keep their identity. */
export type FiltersKind<Filters> = {
  url: UrlSchema<Filters>;
  /** Navigates where other filters need more than another query; false if they do not. */
  navigate?: (filters: Filters, how: { replace?: boolean; isCleared?: boolean }) => boolean;
  /** The filters after a change: back to the first page, dependent filters adjusted. */
  changed: (filters: Filters, change: Partial<Filters>) => Filters;
  cleared: (filters: Filters) => Filters;
};

/**
 * The filters of a search of legal entities (R2.3, R2.7), read from the address and written to it. Name and jib are typed into
 * `form`; a search includes them. A wrong jib stays in its field, and the jib searched for before applies (R5). What changes the
 * filters returns whether they are others now.
 */
export function useSearchFilters<Filters extends EntityFilters>(kind: FiltersKind<Filters>) {
  const { url, navigate, changed, cleared } = kind;
  const [filters, setFilters] = useUrlState(url);
  const form = useForm<SearchTexts>({ defaultValues: { name: filters.name, jib: filters.jib }, mode: 'onTouched' });
  const showName = useFollowUrl(form, 'name', filters.name);
  const showJib = useFollowUrl(form, 'jib', filters.jib);
  const { search: shownQuery } = useLocation();
  const address = useMemo(() => {
    const query = writeUrl(url, filters);
    return {
      query,
      /** Whether the router does not have its history entry yet. */
      isAhead: query !== writeUrl(url, readUrl(url, shownQuery)),
      /** The query without the page: the same for the same search. */
      ofSearch: writeUrl(url, { ...filters, page: 1 }).slice(1),
    };
  }, [url, filters, shownQuery]);

  /** Shows other filters or another page. Texts being typed stay in their fields unless the address gets other ones. */
  function show(next: Filters, how: { replace?: boolean; isCleared?: boolean } = {}): boolean {
    if (!navigate?.(next, how)) setFilters(next, how.replace ? { history: 'replace' } : {});
    return !isSameState(url, filters, next);
  }

  /** Searches with the typed texts and the given changes (R4.1); a jib typed as the name is searched for as a jib. */
  function search(change: Partial<Filters>): boolean {
    const texts = validTexts(form.getValues());
    const next = readBack(url, changed({ ...filters, ...texts }, change));
    // As it is searched for: trimmed, the jib cleaned.
    if ('name' in texts) showName(next.name);
    if ('jib' in texts) showJib(next.jib);
    return !isSameState(url, filters, next) && show(next);
  }

  /** Replaces all filters and typed texts. */
  function reset(next: Filters, isCleared = false): boolean {
    showName(next.name);
    showJib(next.jib);
    return show(next, { isCleared });
  }

  return {
    filters,
    form,
    address,
    show,
    search,
    reset,
    clear: () => reset(cleared(filters), true),
    remove: (without: Partial<Filters>) => show(changed(filters, without)),
  };
}

/** The typed texts that can be searched for; a name that is a jib becomes one. */
function validTexts({ name, jib }: SearchTexts): Partial<SearchTexts> {
  const isName = nameProblem(name, jib) === null;
  const { jib: jibInName } = isName ? nameOrJib(name) : {};
  if (jibInName !== undefined) return { name: '', jib: jibInName };
  return { ...(isName && { name }), ...(typedJibProblem(jib) === null && { jib }) };
}

export type SearchFiltersState<Filters extends EntityFilters> = ReturnType<typeof useSearchFilters<Filters>>;
