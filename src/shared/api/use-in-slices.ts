import { useDeferredValue } from 'react';

type Answer = { data?: unknown; currentData?: unknown; isFetching?: boolean };

/**
 * A query whose first data count as pending until React renders them in slices, between which events are handled: a long list
 * would otherwise block a slow phone for a quarter of a second. Without `applies` it is returned as it is.
 */
export function useInSlices<Query extends Answer>(query: Query, applies = true): Query {
  const hasData = query.data !== undefined || query.currentData !== undefined;
  const isRendered = useDeferredValue(!applies || hasData);
  return isRendered || !hasData ? query : { ...query, data: undefined, currentData: undefined, isFetching: true };
}
