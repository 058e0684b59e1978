import type { UrlSchema } from '#shared/routing/url-schema.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { typedJibProblem, type EntityFilters } from './entity-filters.ts';

type Options<Filters> = {
  /** Filters after one was changed: the first page, and whatever depends on the change. */
  changed: (filters: Filters, change: Partial<Filters>) => Filters;
  addressOf?: (filters: Filters, query: string) => string;
};

const TEXTS = ['name', 'jib'] as const;

/**
 * The filters of a search of legal entities (R2.3, R2.7): `filters` as the address has them, `typed` with name and jib as
 * they are being typed. A search takes what was typed along; a wrong jib stays in its field, and the one already searched
 * for counts (R5).
 */
export function useEntityFilters<Filters extends EntityFilters>(url: UrlSchema<Filters>, options: Options<Filters>) {
  const [filters, change, typed] = useUrlState(url, options.addressOf ? { addressOf: options.addressOf } : {});
  const problem = typedJibProblem(typed.jib);
  return {
    filters,
    typed,
    problem,
    type: (texts: { name?: string; jib?: string }) => void change(texts as Partial<Filters>, { ahead: 'submit' }),
    /** One search with a further change; false when the address says all of it already. */
    search: (next: Partial<Filters>) =>
      change((now) => options.changed(now, next), { hold: problem === null ? [] : ['jib'] }),
    /** Other filters or another page, without the texts that are being typed; those stay unless `next` has others. */
    show: (next: Filters, how: { replace?: boolean } = {}) =>
      change(() => next, { ...how, hold: TEXTS.filter((text) => next[text] === filters[text]) }),
    /** Filters in place of all, also of what is being typed. */
    reset: (next: Filters, state?: unknown) => change(() => next, { state }),
  };
}

export type EntityFilterState<Filters extends EntityFilters> = ReturnType<typeof useEntityFilters<Filters>>;
