import { watchCopies } from './copied-figures.ts';
import type { RunningPortal } from './create-portal.ts';
import { watchLinks } from './prefetch-page.ts';

/** What listens on the document of a running portal, and is not needed to show a page. */
export function listenOnPage(portal: RunningPortal): void {
  watchLinks(portal);
  watchCopies();
}
