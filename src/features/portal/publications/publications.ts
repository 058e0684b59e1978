import type { ContentTree } from '#domain/content/content-tree.ts';
import { isMedia } from '#domain/content/content.model.ts';
import { LISTS } from '#shared/config/settings.ts';
import { asLang, type Lang } from '#shared/i18n/languages.ts';
import { href } from '#shared/routing/href.ts';

/** The three latest groups under the publications item, highest ordinalNumber first (P2.15, P9); pictures and videos are none. */
export function publicationGroups(tree: ContentTree, publicationsId: number) {
  return tree
    .childrenOf(publicationsId)
    .filter((child) => !isMedia(child))
    .toSorted((a, b) => (b.ordinalNumber ?? -Infinity) - (a.ordinalNumber ?? -Infinity) || 0)
    .slice(0, LISTS.publicationGroups)
    .map((group) => ({ group, publications: tree.childrenOf(group.id).filter((child) => !isMedia(child)) }));
}

type Place = { pathname: string; search: string; hash: string };

/**
 * The correct address of the publications page (P2.15): if the first two path segments are not the language and its own slug,
 * they are replaced; query and hash stay. Null when the path is correct. The language is the path's, else the selected one,
 * else en.
 */
export function correctedPublicationsPath(place: Place, selected: string | null | undefined): string | null {
  const [first, slug] = place.pathname.split('/').filter(Boolean);
  const lang: Lang = asLang(first) ?? asLang(selected) ?? 'en';
  const right = href('publications', lang);
  return `/${first ?? ''}/${slug ?? ''}` === right ? null : right + place.search + place.hash;
}
