import { asLang, type Lang } from '#shared/i18n/languages.ts';
import { ROUTE_ALIASES, ROUTES, slugsOf, type RouteName } from './routes.ts';

type Param = string | number;
type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Parameters a route asks for, by name. */
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
  const path = ROUTES[name][lang].replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(values[key] ?? '-')),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== '') search.set(key, String(value));
  const tail = search.toString();
  return `/${lang}${path ? `/${path}` : ''}${tail ? `?${tail}` : ''}`;
}

type Match = { name: RouteName; params: Record<string, string> };

/** The route a path without language opens: `sve-novosti` → news. Accented slugs match their plain form (faults D05). */
export function matchSlug(path: string): Match | null {
  const parts = path.split('/').filter(Boolean).map(plainSegment);
  let best: (Match & { literals: number }) | null = null;
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    for (const slug of slugsOf(name)) {
      const params = matchParts(slug.split('/').filter(Boolean), parts);
      if (!params) continue;
      const literals = slug.split('/').filter((part) => part && !part.startsWith(':')).length;
      if (!best || literals > best.literals) best = { name, params, literals };
    }
  }
  return best && { name: best.name, params: best.params };
}

function matchParts(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (expected.startsWith(':')) params[expected.slice(1)] = part;
    else if (foldSlug(expected) !== foldSlug(part)) return null;
  }
  return params;
}

function plainSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize('NFC');
  } catch {
    return segment;
  }
}

function foldSlug(segment: string): string {
  return segment.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();
}

/** Route named by an item's url or by one of the translated route names (P2.1); null when no route has that name. */
export function routeNamed(text: string): RouteName | null {
  const slug = text.trim().replace(/^\/+|\/+$/g, '');
  if (Object.hasOwn(ROUTES, slug)) return slug as RouteName;
  if (Object.hasOwn(ROUTE_ALIASES, slug)) return ROUTE_ALIASES[slug as keyof typeof ROUTE_ALIASES];
  const match = slug ? matchSlug(slug) : null;
  return match && Object.keys(match.params).length === 0 ? match.name : null;
}

/** The same place in another language (P2.4): slug rewritten, parameters, query and hash kept. */
export function inLanguage(location: { pathname: string; search: string; hash: string }, lang: Lang): string {
  const [first = '', ...rest] = location.pathname.split('/').filter(Boolean);
  const path = asLang(first) ? rest : [first, ...rest].filter(Boolean);
  const match = matchSlug(path.join('/'));
  if (!match) return `/${lang}${path.length ? `/${path.join('/')}` : ''}${location.search}${location.hash}`;
  const pattern =
    Object.keys(match.params).length === slugParams(match.name) ? ROUTES[match.name][lang] : longerSlug(match);
  const slug = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(match.params[key] ?? '-'));
  return `/${lang}${slug ? `/${slug}` : ''}${location.search}${location.hash}`;
}

const slugParams = (name: RouteName) => (ROUTES[name].bs.match(/:\w+/g) ?? []).length;

function longerSlug({ name, params }: Match): string {
  const count = Object.keys(params).length;
  return slugsOf(name).find((slug) => (slug.match(/:\w+/g) ?? []).length === count) ?? ROUTES[name].bs;
}
