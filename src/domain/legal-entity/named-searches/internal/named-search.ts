import * as z from 'zod/mini';
import { legalEntitiesCall } from '#domain/legal-entity/legal-entity.calls.ts';
import { withDefault } from '#shared/api/wire.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { href } from '#shared/routing/href.ts';
import type { RouteName } from '#shared/routing/routes.ts';
import { isHourAgo } from '../../hour-ago.ts';
import { namingSearch, type SearchCall } from '../../search/entity-filters.ts';
import { acknowledged, isNothingNew, type Look, lookSchema, searchNews } from './search-news.ts';

/** The routes whose searches can be named: the registers with the red portal, the public enterprises, the proceedings. */
const SEARCH_ROUTES = ['entitySearch', 'publicEntitySearch', 'bankruptcy'] as const satisfies readonly RouteName[];
type SearchRoute = (typeof SEARCH_ROUTES)[number];

/** A search as its page knows it: the route, the query of its address without the page, and its call. */
export type SearchToName = { route: SearchRoute; query: string; call: SearchCall };

/** Schema of a stored search; a state that does not fit counts as unknown. */
export const namedSearchSchema = z.object({
  route: z.enum(SEARCH_ROUTES),
  query: z.string(),
  name: z.string().check(z.minLength(1)),
  /** The search's own call, which a check repeats. */
  call: z.object({ ...legalEntitiesCall.query.shape, Page: z.int(), searchType: z.int() }),
  /** When the last check was requested (ISO instant). */
  requestedAt: withDefault(z.nullable(z.string()), null),
  hasFailed: withDefault(z.boolean(), false),
  /** The state the reader acknowledged last. */
  seen: withDefault(z.nullable(lookSchema), null),
  /** The state of the last check that succeeded. */
  latest: withDefault(z.nullable(lookSchema), null),
});

/** A search that the reader has named, with the state that the reader acknowledged and that of the last check. */
export type NamedSearch = z.output<typeof namedSearchSchema>;

/** Longest name of a search. */
export const LONGEST_SEARCH_NAME = 80;

/** What identifies a search: the same filters are the same search, in every language. */
export const searchKey = ({ route, query }: Pick<NamedSearch, 'route' | 'query'>): string => `${route}?${query}`;

/** The route of a search page; null for any other one. */
export const searchRoute = (route: RouteName | undefined): SearchRoute | null =>
  SEARCH_ROUTES.find((one) => one === route) ?? null;

/** The address of a search. */
export const searchAddress = ({ route, query }: Pick<NamedSearch, 'route' | 'query'>, lang: Lang): string =>
  namingSearch(`${href(route, lang)}${query && `?${query}`}`);

/** A typed name as it is stored: composed, because a Mac writes š as s and a mark. */
export const storedName = (name: string): string => name.normalize('NFC').trim();

/** A search that has just been named. */
export const newlyNamed = ({ route, query, call }: SearchToName, name: string): NamedSearch => ({
  route,
  query,
  name: storedName(name),
  call: { ...call, Page: 0 } as NamedSearch['call'],
  requestedAt: null,
  hasFailed: false,
  seen: null,
  latest: null,
});

/** A check without a result after this time, in milliseconds, was of a tab that has been closed. */
const LONGEST_CHECK = 120_000;

/** Whether a search is due for a check: at most once an hour, also if the last one failed. */
export function isCheckDue({ requestedAt, latest, hasFailed }: NamedSearch, now: number): boolean {
  const requested = Date.parse(requestedAt ?? '');
  const hasResult = hasFailed || Date.parse(latest?.at ?? '') >= requested;
  return isHourAgo(requested, now) || (!hasResult && now - requested > LONGEST_CHECK);
}

/** The search after a check, null for a failed one; the first state, or one with nothing new and no less read, counts as seen. */
export function withLook(search: NamedSearch, look: Look | null): NamedSearch {
  if (!look) return { ...search, hasFailed: true };
  const { seen } = search;
  const isNothing = seen !== null && isNothingNew(searchNews({ seen, latest: look }));
  const isSeen = seen === null || (isNothing && (look.isComplete || !seen.isComplete));
  return { ...search, hasFailed: false, latest: look, seen: isSeen ? acknowledged(seen, look) : seen };
}
