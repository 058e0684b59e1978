import { lazyPart } from '#shared/ui/lazy-part.tsx';
import type { SearchHelpProps } from './internal/SearchHelp.tsx';

/** `SearchHelp`, fetched where a search finds nothing. Give it the search as key, so that the counts are its own. */
export const LazySearchHelp = lazyPart<SearchHelpProps>(() =>
  import('./internal/SearchHelp.tsx').then((file) => file.SearchHelp),
);
