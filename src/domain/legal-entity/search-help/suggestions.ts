import { toLatin, withoutAccents } from '#shared/format/latin.ts';
import type { ActiveFilter } from '../search/ActiveFilterChips.tsx';
import type { EntityFilters, SearchCall } from '../search/entity-filters.ts';

/** Another search that may find something. */
export type Suggestion = {
  /** What differs: how the name is written, a filter that is left out, another register. */
  group: 'spelling' | 'filter' | 'register';
  label: string;
  /** Its address, which also identifies it. */
  to: string;
  /** Its call, for the number of its results. */
  call: SearchCall;
};

/** A search without results, and how its page makes other searches. */
export type FailedSearch<Filters extends EntityFilters> = {
  filters: Filters;
  active: readonly ActiveFilter<Filters>[];
  changed: (filters: Filters, change: Partial<Filters>) => Filters;
  callOf: (filters: Filters) => SearchCall | null;
  addressOf: (filters: Filters) => string;
  /** The same search in the other registers of the page. */
  inRegisters?: readonly { label: string; filters: Filters }[];
  /** The same name or jib on other pages. */
  elsewhere?: readonly Suggestion[];
};

/**
 * The same search with the name written otherwise, without each filter in turn, and in other registers. Without name and jib
 * there is nothing to look for in another register; the only filter is not left out, because that is no search.
 */
export function suggestionsOf<Filters extends EntityFilters>(search: FailedSearch<Filters>): Suggestion[] {
  const { filters, active, changed, callOf, addressOf, inRegisters = [], elsewhere = [] } = search;
  const suggested = (group: Suggestion['group'], label: string, next: Filters): Suggestion[] => {
    const call = callOf(next);
    return call ? [{ group, label, to: addressOf(next), call }] : [];
  };
  const otherNames = nameVariants(filters.name).map((name) => changed(filters, { name } as Partial<Filters>));
  const isNamed = filters.name !== '' || filters.jib !== '';
  return [
    ...otherNames.flatMap((next) => suggested('spelling', next.name, next)),
    ...(active.length > 1 ? active : []).flatMap(({ name, label, without }) =>
      suggested('filter', `${name}: ${label}`, changed(filters, without)),
    ),
    ...(isNamed ? inRegisters : []).flatMap(({ label, filters: next }) => suggested('register', label, next)),
    ...(isNamed ? elsewhere : []),
  ];
}

/** The legal forms d.o.o., j.d.o.o. and d.d., with or without dots and blanks, as words of their own. */
const LEGAL_FORM = /(?<![\p{L}\p{N}])(?:(?:j\s*\.?\s*)?d\s*\.?\s*o\s*\.?\s*o|d\s*\.?\s*d)(?![\p{L}\p{N}])/giu;

/** A name without its legal form and punctuation: letters, digits and single blanks. */
const bare = (name: string) =>
  name
    .replace(LEGAL_FORM, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Other ways to write a name, each once: in Latin script, without legal form and punctuation, without accents, without all of them. */
export function nameVariants(name: string): string[] {
  const latin = toLatin(name);
  const variants = [latin, bare(latin), withoutAccents(latin), withoutAccents(bare(latin))];
  return [...new Set(variants)].filter((variant) => variant !== '' && variant !== name.normalize('NFC'));
}
