import { useMemo } from 'react';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { financialUrl, type FinancialParams } from './entity-profile.params.ts';

export type FinancialView = {
  params: FinancialParams;
  change: (next: Partial<FinancialParams>) => void;
};

/** The state of the financial section in the address; going back leaves the profile, not through every year looked at. */
export function useFinancialParams(): FinancialView {
  const [params, change] = useUrlState(financialUrl);
  return useMemo(() => ({ params, change: (next) => void change(next, { replace: true }) }), [params, change]);
}
