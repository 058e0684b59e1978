import { watchLinks } from './prefetch-page.ts';
import { addViewTransitions } from './view-transitions.ts';

type Parts = { store: Parameters<typeof watchLinks>[0]; router: Parameters<typeof addViewTransitions>[0] };

/** What is only done on the way to another page, and comes when the first one stands: fetching it ahead, passing over into it. */
export function prepareNextPage({ store, router }: Parts): void {
  watchLinks(store);
  addViewTransitions(router);
}
