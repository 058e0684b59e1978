import { CONTENT_TYPE } from '#shared/config/settings.ts';
import { path } from '#shared/format/encode-segment.ts';
import { PICTURE_ENDING, relativeFile } from '#shared/html/file-url.ts';
import { repairAddress, safeUrl } from '#shared/html/safe-url.ts';
import { asLang, type Lang } from '#shared/i18n/languages.ts';
import { href, inLanguage, matchSlug, routeNamed } from '#shared/routing/href.ts';
import { ROUTES } from '#shared/routing/routes.ts';
import { wholeNumber } from '#shared/routing/url-schema.ts';
import type { ContentTree } from './content-tree.ts';
import type { ContentItem } from './content.model.ts';
import { plainName, sectionNames } from './section-names.ts';

/** Target of an item: a page of the portal, another site, or none (the item is then plain text). */
export type ItemTarget = { kind: 'internal'; to: string } | { kind: 'external'; href: string } | { kind: 'none' };

const MENU_TYPES: readonly number[] = [
  CONTENT_TYPE.rootHeaderMenu,
  CONTENT_TYPE.rootFooterMenu,
  CONTENT_TYPE.subMenu,
  CONTENT_TYPE.highlightedServices,
];
/** Menus that keep the older list; every other item shows the newer cards (P2.7; readings, P2.2). */
export const OLD_MENU_TYPES: readonly number[] = [CONTENT_TYPE.mainMenu, CONTENT_TYPE.secondaryMenu];
/** Types whose url may name another site or a route (P5 Links; menus by P2.1). */
const URL_TYPES: readonly number[] = [CONTENT_TYPE.link, ...MENU_TYPES, ...OLD_MENU_TYPES];

/** Whose rules a breadcrumb follows: those of content pages, or of register screens and report tools. */
export type TrailKind = 'content' | 'register';

/** Types of a parent whose children are menu details in the breadcrumb (P2.9). */
const MENU_PARENTS: Record<TrailKind, readonly number[]> = {
  content: [CONTENT_TYPE.subMenu, CONTENT_TYPE.highlightedServices],
  register: [CONTENT_TYPE.highlightedServices],
};

/**
 * Route of an item in the breadcrumb . On content pages (P2.9, reading B): menu details for children of a sub-menu or service,
 * and for menu items without a parent. On register screens (R2.2, reading D): menu details for children of a service, and for
 * any menu type.
 */
export function breadcrumbRoute(tree: ContentTree, item: ContentItem, kind: TrailKind): 'menuDetails' | 'content' {
  const parentType = tree.byId.get(item.parentId ?? 0)?.contentTypeId ?? 0;
  if (MENU_PARENTS[kind].includes(parentType)) return 'menuDetails';
  const isOfMenu = MENU_TYPES.includes(item.contentTypeId) && (kind === 'register' || item.parentId === null);
  return isOfMenu ? 'menuDetails' : 'content';
}

/** Address of an item's own page by route name. */
export function itemHref(name: 'menuDetails' | 'content', item: Pick<ContentItem, 'id' | 'slug'>, lang: Lang): string {
  return href(name, lang, { id: item.id, slug: item.slug || '-' });
}

const internal = (to: string): ItemTarget => ({ kind: 'internal', to });

/** Target of an entry of a menu, card or list (P2.1, P2.13, P5 Links). Only with the tree may its url name another item. */
export function itemTarget(item: ContentItem, lang: Lang, tree?: ContentTree): ItemTarget {
  const { url } = item;
  if (url && URL_TYPES.includes(item.contentTypeId)) {
    const away = awayTarget(item);
    if (away) return away;
    const route = internalTarget(item, lang, tree);
    if (route) return route;
    if (item.contentTypeId === CONTENT_TYPE.link) return { kind: 'none' };
  }
  if (item.contentTypeId === CONTENT_TYPE.news) return internal(href('newsContent', lang, { id: item.id }));
  const isMenu = MENU_TYPES.includes(item.contentTypeId) || OLD_MENU_TYPES.includes(item.contentTypeId);
  return internal(itemHref(isMenu ? 'menuDetails' : 'content', item, lang));
}

/**
 * Target of a menu entry (P2.4, P2.5): the url of an item of any type, to another site in a new tab or to the route it names;
 * without a valid url the item's own page.
 */
export function menuTarget(item: ContentItem, lang: Lang, tree?: ContentTree): ItemTarget {
  const target = awayTarget(item) ?? internalTarget(item, lang, tree);
  return target && target.kind !== 'none' ? target : itemTarget(item, lang, tree);
}

/**
 * Target of a url that leaves the portal: another site, also without a scheme, mail, telephone or a file of the agency; no target
 * for an address that begins with http and is none. Null for an address that may be one of the portal, and for a relative picture,
 * which is the item's own unless the item is a link.
 */
function awayTarget({ url, contentTypeId }: ContentItem): ItemTarget | null {
  const { kind, href: safe } = safeUrl(url);
  const isOwnPicture = contentTypeId !== CONTENT_TYPE.link && PICTURE_ENDING.test(safe);
  const file = kind === 'internal' && !isOwnPicture ? relativeFile(url) : null;
  if (file !== null) return { kind: 'external', href: file };
  if (kind === 'internal') return null;
  return kind === 'none' ? (/^http/i.test(repairAddress(url)) ? { kind } : null) : { kind: 'external', href: safe };
}

/** A link to another site if the address is a valid http(s) one (faults A25–A27). */
export function externalTarget(url: string): ItemTarget {
  const safe = safeUrl(url);
  return safe.kind === 'external' ? { kind: 'external', href: safe.href } : { kind: 'none' };
}

/**
 * Target of an item's url within the portal, with or without a language before it: a route name, for news and infographics also
 * with the id of their parent (P2.1), or the path of a route. If no route matches, `/{id}/{slug}` opens menu details (P2.1,
 * faults A28, A29), and a name of the tree its page (readings, P2.2). All open in the reader's language.
 */
export function internalTarget(item: ContentItem, lang: Lang, tree?: ContentTree): ItemTarget | null {
  const url = repairAddress(item.url);
  if (/^\/\/|[\\:\p{Cc}]/u.test(url)) return null;
  const [bare = '', ...rest] = url.split(/(?=[?#])/);
  const parts = bare.split('/').filter(Boolean);
  const local = (asLang(parts[0]) ? parts.slice(1) : parts).join('/');
  const to = bare === '' ? null : localPath(local, item, lang, tree);
  const tail = rest.join('');
  return to === null ? null : internal(to + (to.includes('?') ? tail.replace(/^\?/, '&') : tail));
}

/** Address of what a path below the language's root names; null when there is no such page. */
function localPath(local: string, item: ContentItem, lang: Lang, tree?: ContentTree): string | null {
  const name = routeNamed(local);
  // A screen of one item, named without an id, shows the item whose url names it.
  if (name === 'menuDetails' || name === 'content') return itemHref(name, item, lang);
  if (name === 'newsContent' || name === 'contentList') return href(name, lang, { id: item.id });
  if (name && !ROUTES[name].bs.includes(':')) return (href as (name: string, lang: Lang) => string)(name, lang);
  const [, first = '', second = ''] = /^([^/]+)\/([^/]+)$/.exec(local) ?? [];
  const list = routeNamed(first);
  const parentId = wholeNumber(second);
  if (parentId !== undefined && (list === 'news' || list === 'infographics'))
    return href(list, lang, {}, { id: parentId });
  const match = matchSlug(local);
  if (match && wholeNumber(match.params['id'] ?? '1') !== undefined)
    return inLanguage({ pathname: local, search: '', hash: '' }, lang);
  const id = wholeNumber(first);
  if (id !== undefined) return href('menuDetails', lang, { id, slug: second });
  const plain = plainName(local);
  const isNamed = tree !== undefined && plain !== plainName(item.slug) && sectionNames(tree).has(plain);
  return isNamed ? `/${lang}/${path(plain)}` : null;
}
