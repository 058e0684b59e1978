import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLang } from '#domain/language/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { readFilters, writeFilters, type RegistryFilters } from './registry.params.ts';

/** The filters as the address says them, and how to change it; the address is their only home (look: Search and filters). */
export function useRegistryFilters() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const lang = useLang();
  const filters = useMemo(() => readFilters(search), [search]);
  /** Goes to the address of other filters; `replace` only to put a page number in order. */
  const show = useCallback(
    (next: RegistryFilters, { replace = false } = {}) =>
      void navigate(href('bankruptcy', lang, {}, writeFilters(next)), { preventScrollReset: true, replace }),
    [navigate, lang],
  );
  return { filters, show };
}
