import { asLang, type Lang } from '#shared/i18n/languages.ts';
import { href } from '#shared/routing/href.ts';

type Place = { pathname: string; search: string; hash: string };

/**
 * The address the publications page should have (P2.15): when the first two path segments are not the language and its own
 * slug, they are replaced, query and hash stay. Null when the path is right. Language: the path's, else the selected one,
 * else en.
 */
export function correctedPublicationsPath(place: Place, selected: string | null | undefined): string | null {
  const [first, slug] = place.pathname.split('/').filter(Boolean);
  const lang: Lang = asLang(first) ?? asLang(selected) ?? 'en';
  const right = href('publications', lang);
  return `/${first ?? ''}/${slug ?? ''}` === right ? null : right + place.search + place.hash;
}
