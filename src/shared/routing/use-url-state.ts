import { debounce, useQueryStates, type Options } from 'nuqs';
import { useCallback, useMemo } from 'react';
import { isSameState, readBack, readValues, urlValues, type UrlSchema } from './url-schema.ts';
import { urlParsers } from './write-url.ts';

/** How a change is written; by default as a new history entry, without scrolling. */
export type UrlOptions = Pick<Options, 'history' | 'scroll' | 'limitUrlUpdates'>;

/** Changes some values of the address, or all of them. */
export type SetUrlState<State> = (change: Partial<State> | ((now: State) => State), options?: UrlOptions) => void;

/** For a text that is written while it is typed: it is shown at once, and the address follows after a pause of 300 ms. */
export const WHILE_TYPING: UrlOptions = { history: 'replace', limitUrlUpdates: debounce(300) };

/**
 * The address as state (architecture, 'One way for each kind of state'): `[filters, setFilters]`. A change is shown at once and
 * a second quick change builds on the first; nothing is written when nothing changes. After back, forward, a shared link or a
 * menu link without a query, the address applies. Text that waits for 'Search' belongs to a form (`useFollowUrl`).
 */
export function useUrlState<State extends object>(schema: UrlSchema<State>): [State, SetUrlState<State>] {
  const [values, setValues] = useQueryStates(useMemo(() => urlParsers(schema), [schema]));
  const state = useMemo(() => readValues(schema, values), [schema, values]);
  const setState = useCallback<SetUrlState<State>>(
    (change, options) => {
      // A hash would make the page jump to its place again with every change.
      const { hash, pathname, search } = window.location;
      if (hash) window.history.replaceState(window.history.state, '', pathname + search);
      void setValues((before) => {
        const now = readValues(schema, before);
        const next = readBack(schema, typeof change === 'function' ? change(now) : { ...now, ...change });
        return isSameState(schema, now, next) ? {} : urlValues(schema, next);
      }, options);
    },
    [schema, setValues],
  );
  return [state, setState];
}
