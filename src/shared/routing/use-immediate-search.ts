import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The query of the address as state (architecture, State): a change shows at once, before the navigation it starts has
 * ended, so that a pressed radio stays pressed and a second quick change builds on the first. The address is replaced, not
 * pushed: going back leaves the page, not through every choice on it.
 */
export function useImmediateSearch(): [search: URLSearchParams, change: (next: URLSearchParams) => void] {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<{ search: string; from: string } | null>(null);
  const query = ahead?.from === key ? ahead.search : search;
  const shown = useMemo(() => new URLSearchParams(query), [query]);
  const change = useCallback(
    (next: URLSearchParams): void => {
      setAhead({ search: next.toString(), from: key });
      void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
    },
    [key, navigate],
  );
  return [shown, change];
}
