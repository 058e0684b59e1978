import { lazyPart } from '#shared/ui/lazy-part.tsx';

/** One file for all of it: what a reader keeps of searches is not part of a page's first render. */
const load = () => import('./internal/OwnSearchParts.tsx');

/** What could not be loaded is said once, beside the number of results. */
const quietly = { isLate: true, failed: () => null };

/** Beside the number of results: names the search and shares its address. */
export const LazySearchTools = lazyPart(async () => (await load()).SearchTools, { isLate: true });
/** Above the results: what is new in a named search. */
export const LazyNewsOfSearch = lazyPart(async () => (await load()).NewsOfSearch, quietly);
/** In the card of a result: whether it is new in a named search. */
export const LazyNewsOfResult = lazyPart(async () => (await load()).NewsOfResult, quietly);
/** Below the results: the named searches, and the profiles visited last. */
export const LazyOwnLists = lazyPart<{ hasRecent?: boolean }>(async () => (await load()).OwnLists, quietly);
/** Leads to the named searches on the same page. */
export const LazyNamedSearchesButton = lazyPart(async () => (await load()).NamedSearchesButton, quietly);
