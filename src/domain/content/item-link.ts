import { CONTENT_TYPE } from '#shared/config/settings.ts';
import { href, inLanguage, matchSlug, routeNamed } from '#shared/routing/href.ts';
import { asLang, type Lang } from '#shared/i18n/languages.ts';
import { safeUrl } from '#shared/html/safe-url.ts';
import type { ContentItem } from './content.model.ts';
import type { ContentTree } from './content-tree.ts';

/** Where an item leads: inside the portal, to another site, or nowhere (it stays readable text). */
export type ItemTarget = { kind: 'internal'; to: string } | { kind: 'external'; href: string } | { kind: 'none' };

const MENU_TYPES: readonly number[] = [
  CONTENT_TYPE.rootHeaderMenu,
  CONTENT_TYPE.rootFooterMenu,
  CONTENT_TYPE.subMenu,
  CONTENT_TYPE.highlightedServices,
];
const OLD_MENU_TYPES: readonly number[] = [CONTENT_TYPE.mainMenu, CONTENT_TYPE.secondaryMenu];
const MENU_PARENTS: readonly number[] = [CONTENT_TYPE.subMenu, CONTENT_TYPE.highlightedServices];
/** Types whose url may name another site or a route (P5 Links; menus by P2.1). */
const URL_TYPES: readonly number[] = [CONTENT_TYPE.link, ...MENU_TYPES, ...OLD_MENU_TYPES];

/** Breadcrumb rule, reading B (P2.9): menu details for children of a sub-menu or service, and for menu items without a parent. */
export function breadcrumbRoute(tree: ContentTree, item: ContentItem): 'menuDetails' | 'content' {
  const parent = item.parentId === null ? undefined : tree.byId.get(item.parentId);
  if (parent && MENU_PARENTS.includes(parent.contentTypeId)) return 'menuDetails';
  return MENU_TYPES.includes(item.contentTypeId) && item.parentId === null ? 'menuDetails' : 'content';
}

/** Breadcrumb rule, reading D of the register screens (P2.9, R2.2): a child of a service, or any menu type, is menu details. */
export function registerBreadcrumbRoute(tree: ContentTree, item: ContentItem): 'menuDetails' | 'content' {
  const parent = item.parentId === null ? undefined : tree.byId.get(item.parentId);
  const underService = parent?.contentTypeId === CONTENT_TYPE.highlightedServices;
  return underService || MENU_TYPES.includes(item.contentTypeId) ? 'menuDetails' : 'content';
}

/** Address of an item's own page by route name. */
export function itemHref(name: 'menuDetails' | 'content', item: Pick<ContentItem, 'id' | 'slug'>, lang: Lang): string {
  return href(name, lang, { id: item.id, slug: item.slug || '-' });
}

/** Where a menu, card or list entry leads (P2.1, P2.13, P5 Links). */
export function itemTarget(item: ContentItem, lang: Lang): ItemTarget {
  const { url } = item;
  if (url && URL_TYPES.includes(item.contentTypeId)) {
    if (/^http/i.test(url)) return externalTarget(url);
    const internal = internalTarget(url, lang);
    if (internal) return internal;
    if (item.contentTypeId === CONTENT_TYPE.link) return { kind: 'none' };
  }
  if (item.contentTypeId === CONTENT_TYPE.news)
    return { kind: 'internal', to: href('newsContent', lang, { id: item.id }) };
  const isMenu = MENU_TYPES.includes(item.contentTypeId) || OLD_MENU_TYPES.includes(item.contentTypeId);
  return { kind: 'internal', to: itemHref(isMenu ? 'menuDetails' : 'content', item, lang) };
}

/**
 * Where an entry of a menu leads (P2.4, P2.5): an item of any type that carries an url goes there, to another site in a new tab or
 * to the route it names; what has none, or a bad one, to its own page.
 */
export function menuTarget(item: ContentItem, lang: Lang): ItemTarget {
  const { url } = item;
  const target = /^http/i.test(url) ? externalTarget(url) : internalTarget(url, lang);
  return target && target.kind !== 'none' ? target : itemTarget(item, lang);
}

/** Where a document is opened: its file, else its own page. */
export function documentTarget(item: ContentItem, lang: Lang): ItemTarget {
  const file = externalTarget(item.url);
  return file.kind === 'external' ? file : { kind: 'internal', to: itemHref('content', item, lang) };
}

/** A link to another site when the address is a real http(s) one (faults A25–A27). */
export function externalTarget(url: string): ItemTarget {
  const safe = safeUrl(url);
  return safe.kind === 'external' ? { kind: 'external', href: safe.href } : { kind: 'none' };
}

/**
 * A url used as a route name, that of the news and the infographics with the id of their parent (P2.1); when no route has it, `/{id}/{slug}` opens in menu details (P2.1, faults A28, A29). A whole
 * address of the portal, such as `/bs/content/{id}/{slug}` (P2.2), opens in the reader's language.
 */
function internalTarget(url: string, lang: Lang): ItemTarget | null {
  if (/^\/\/|[\\:]/.test(url)) return null;
  const [bare = '', ...tail] = url.split(/(?=[?#])/);
  const name = routeNamed(bare);
  if (name) return { kind: 'internal', to: (href as (name: string, lang: Lang) => string)(name, lang) + tail.join('') };
  const withId = /^\/?([\w-]+)\/([1-9]\d{0,8})\/?$/.exec(bare);
  const parent = withId && routeNamed(withId[1] ?? '');
  if (parent === 'news' || parent === 'infographics')
    return {
      kind: 'internal',
      to: href(parent, lang, {}, { id: Number(withId?.[2]) }) + tail.join('').replace(/^\?/, '&'),
    };
  const [first, ...rest] = bare.split('/').filter(Boolean);
  if (asLang(first) && matchSlug(rest.join('/')))
    return { kind: 'internal', to: inLanguage({ pathname: bare, search: tail.join(''), hash: '' }, lang) };
  const split = /^\/?(\d{1,9})\/([^/?#]+)\/?$/.exec(bare);
  return split
    ? { kind: 'internal', to: href('menuDetails', lang, { id: Number(split[1]), slug: split[2] ?? '-' }) }
    : null;
}
