import { startTransition, useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { readFilters, writeFilters, type RegistryFilters } from './registry.params.ts';

/**
 * The filters as the address says them, and how to change it; the address is their only home (look: Search and filters).
 * A navigation takes its time: `asked` are the filters it is on its way to, so that the form shows a choice at once and the
 * next one is made on top of it, not of the address before (faults G02).
 */
export function useRegistryFilters() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const lang = useLang();
  const filters = useMemo(() => readFilters(search), [search]);
  const [onTheWay, setOnTheWay] = useState<RegistryFilters | null>(null);
  /** Goes to the address of other filters; `replace` only to put a page number in order. */
  const show = useCallback(
    (next: RegistryFilters, { replace = false } = {}) => {
      setOnTheWay(next);
      const arrived = () => startTransition(() => setOnTheWay((latest) => (latest === next ? null : latest)));
      const address = href('bankruptcy', lang, {}, writeFilters(next));
      void Promise.resolve(navigate(address, { preventScrollReset: true, replace })).then(arrived, arrived);
    },
    [navigate, lang],
  );
  return { filters, requested: onTheWay ?? filters, show };
}
