import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { readFinancialParams, writeFinancialParams, type FinancialParams } from './entity-profile.params.ts';

export type FinancialView = {
  params: FinancialParams;
  /** Changes what is shown, in place of the present address: the back button leaves the profile. */
  change: (next: Partial<FinancialParams>) => void;
};

/** The state of the financial section in the address (architecture, State). */
export function useFinancialParams(): FinancialView {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const params = readFinancialParams(search);
  return {
    params,
    change: (next) => {
      const query = writeFinancialParams(search, { ...params, ...next }).toString();
      void navigate(`${pathname}?${query}`, { replace: true, preventScrollReset: true });
    },
  };
}
