import { lazyPart } from '#shared/ui/lazy-part.tsx';
import type { SearchHelpProps } from './SearchHelp.tsx';

/** `SearchHelp`, fetched where a search finds nothing. Give it the search as key, so that the counts are its own. */
export const LazySearchHelp = lazyPart<SearchHelpProps>(() =>
  import('./SearchHelp.tsx').then((file) => file.SearchHelp),
);
