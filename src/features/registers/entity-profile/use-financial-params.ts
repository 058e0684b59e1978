import { useMemo } from 'react';
import { useImmediateSearch } from '#shared/routing/use-immediate-search.ts';
import { readFinancialParams, writeFinancialParams, type FinancialParams } from './entity-profile.params.ts';

export type FinancialView = {
  params: FinancialParams;
  change: (next: Partial<FinancialParams>) => void;
};

/** The state of the financial section in the address (architecture, State). */
export function useFinancialParams(): FinancialView {
  const [search, setSearch] = useImmediateSearch();
  return useMemo(() => {
    const params = readFinancialParams(search);
    return { params, change: (next) => setSearch(writeFinancialParams(search, { ...params, ...next })) };
  }, [search, setSearch]);
}
