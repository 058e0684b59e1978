import { CONTENT_TYPE } from '#shared/config/settings.ts';
import type { ContentItem } from './content.model.ts';
import type { ContentTree } from './content-tree.ts';

/**
 * The first highlighted-services item, whose children are the activities (P2.5, P2.6): one at the root of the tree before those
 * that hang below another item.
 */
export function firstHighlightedService(tree: ContentTree): ContentItem | null {
  const services = tree.ofType(CONTENT_TYPE.highlightedServices);
  return services.find(({ parentId }) => parentId === null) ?? services[0] ?? null;
}
