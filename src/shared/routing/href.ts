import { decoded, encodeSegment } from '#shared/format/encode-segment.ts';
import { asLang, type Lang } from '#shared/i18n/languages.ts';
import { once } from '#shared/timing/once.ts';
import { ROUTE_ALIASES, ROUTES, slugsOf, type RouteName } from './routes.ts';

type Param = string | number;
type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a route, by name. */
export type HrefParams<Name extends RouteName> = Record<ParamsIn<(typeof ROUTES)[Name]['bs']>, Param>;

/**
 * Address of a route in a language (P2.1): `href('news', 'en')` → `/en/all-news`.
 * Parameters are encoded; `query` drops empty values.
 */
export function href<Name extends RouteName>(
  name: Name,
  lang: Lang,
  ...[params, query]: [ParamsIn<(typeof ROUTES)[Name]['bs']>] extends [never]
    ? [params?: Record<string, never>, query?: Record<string, Param | undefined>]
    : [params: HrefParams<Name>, query?: Record<string, Param | undefined>]
): string {
  const values: Record<string, Param> = params ?? {};
  const path = ROUTES[name][lang].replace(/:(\w+)/g, (_, key: string) => encodeSegment(String(values[key] ?? '-')));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== '') search.set(key, String(value));
  const tail = search.toString();
  return `/${lang}${path ? `/${path}` : ''}${tail ? `?${tail}` : ''}`;
}

type Match = { name: RouteName; params: Record<string, string> };

type Pattern = { name: RouteName; parts: readonly string[] };
type Patterns = { plain: ReadonlyMap<string, Pattern>; open: readonly Pattern[] };

/** All slugs, split and folded once, because 20,000 items look up the route of their url. Those without parameters are in a map. */
const routePatterns = once((): Patterns => {
  const plain = new Map<string, Pattern>();
  const open: Pattern[] = [];
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    for (const slug of slugsOf(name)) {
      const parts = slug.split('/').map((part) => (isParam(part) ? part : foldSlug(part)));
      if (parts.some(isParam)) open.push({ name, parts });
      else plain.set(parts.join('/'), { name, parts });
    }
  }
  return { plain, open };
});

const isParam = (part: string) => part.startsWith(':');

/** The route and parameters of a path without language: `sve-novosti` → news. Accents are ignored (faults D05). */
export function matchSlug(path: string): Match | null {
  const { plain, open } = routePatterns();
  const parts = path.split('/').filter(Boolean).map(plainSegment);
  const folded = parts.map((part) => foldSlug(part));
  const pattern = plain.get(folded.join('/')) ?? open.find((one) => fits(one, folded));
  return pattern ? { name: pattern.name, params: paramsOf(pattern, parts) } : null;
}

/** The route of a path within the portal, `/bs/pretraga` → search; undefined when there is none. */
export function routeNameOf(pathname: string): RouteName | undefined {
  return matchSlug(pathname.split('/').slice(2).join('/'))?.name;
}

function fits({ parts }: Pattern, folded: readonly string[]): boolean {
  return parts.length === folded.length && parts.every((part, at) => isParam(part) || part === folded[at]);
}

function paramsOf({ parts }: Pattern, values: readonly string[]): Record<string, string> {
  return Object.fromEntries(parts.flatMap((part, at) => (isParam(part) ? [[part.slice(1), values[at] ?? '']] : [])));
}

const plainSegment = (segment: string) =>
  PLAIN.test(segment) ? segment : (decoded(segment)?.normalize('NFC') ?? segment);

const PLAIN = /^[a-z0-9._~-]*$/;

function foldSlug(segment: string): string {
  if (PLAIN.test(segment)) return segment;
  return segment.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'dj').toLowerCase();
}

/** The route named by an item's url or by one of the translated route names (P2.1); null when there is none. */
export function routeNamed(text: string): RouteName | null {
  const slug = text.trim().replace(/^\/+|\/+$/g, '');
  if (Object.hasOwn(ROUTES, slug)) return slug as RouteName;
  if (Object.hasOwn(ROUTE_ALIASES, slug)) return ROUTE_ALIASES[slug as keyof typeof ROUTE_ALIASES];
  const match = slug ? matchSlug(slug) : null;
  return match && Object.keys(match.params).length === 0 ? match.name : null;
}

/** The address of the same page in another language (P2.4): only the slug changes; parameters, query and hash stay. */
export function inLanguage(location: { pathname: string; search: string; hash: string }, lang: Lang): string {
  const [first = '', ...rest] = location.pathname.split('/').filter(Boolean);
  const path = asLang(first) ? rest : [first, ...rest];
  const match = matchSlug(path.join('/'));
  if (!match) return `/${lang}/${path.join('/')}${location.search}${location.hash}`;
  const slug = slugWith(match, lang).replace(/:(\w+)/g, (_, key: string) => encodeSegment(match.params[key] ?? '-'));
  return `/${lang}${slug ? `/${slug}` : ''}${location.search}${location.hash}`;
}

/** The slug in a language, or another slug of the route if only that one takes all the parameters. */
function slugWith({ name, params }: Match, lang: Lang): string {
  const count = Object.keys(params).length;
  const slug = ROUTES[name][lang];
  return [slug, ...slugsOf(name)].find((one) => one.split('/').filter(isParam).length === count) ?? slug;
}
