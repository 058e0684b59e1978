import { useDeferredValue, useMemo } from 'react';
import { useImmediateSearch } from '#shared/routing/use-immediate-search.ts';
import { readFinancialParams, writeFinancialParams, type FinancialParams } from './entity-profile.params.ts';

export type FinancialView = {
  params: FinancialParams;
  /** The same a moment later: for the tables and charts, whose drawing must not hold up the switch that asks for them. */
  drawn: FinancialParams;
  change: (next: Partial<FinancialParams>) => void;
};

/** The state of the financial section in the address (architecture, State). */
export function useFinancialParams(): FinancialView {
  const [search, setSearch] = useImmediateSearch();
  const query = search.toString();
  const params = useMemo(() => readFinancialParams(new URLSearchParams(query)), [query]);
  const drawn = useDeferredValue(params);
  return { params, drawn, change: (next) => setSearch(writeFinancialParams(search, { ...params, ...next })) };
}
