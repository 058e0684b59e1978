import { CONTENT_TYPE, LISTS } from '#shared/config/settings.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import type { ContentTree } from '#domain/content/content-tree.ts';

/** A group of publications, usually a year, with what was published in it. */
export type PublicationGroup = { group: ContentItem; publications: readonly ContentItem[] };

/** The three latest groups under the publications item, highest ordinalNumber first (P2.15, P9). */
export function publicationGroups(tree: ContentTree, publicationsId: number): PublicationGroup[] {
  return tree
    .childrenOf(publicationsId)
    .filter(({ contentTypeId }) => contentTypeId !== CONTENT_TYPE.image && contentTypeId !== CONTENT_TYPE.video)
    .toSorted((a, b) => (b.ordinalNumber ?? -Infinity) - (a.ordinalNumber ?? -Infinity) || 0)
    .slice(0, LISTS.publicationGroups)
    .map((group) => ({ group, publications: tree.childrenOf(group.id) }));
}
