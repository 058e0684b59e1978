import { watchLinks } from './prefetch-page.ts';
import { addViewTransitions } from './view-transitions.ts';

type Parts = { portal: Parameters<typeof watchLinks>[0]; router: Parameters<typeof addViewTransitions>[0] };

/** Starts what only helps on the way to another page: prefetching and view transitions. Loaded when the first page is ready. */
export function prepareNextPage({ portal, router }: Parts): void {
  watchLinks(portal);
  addViewTransitions(router);
}
