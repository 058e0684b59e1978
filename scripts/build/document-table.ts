import { UNKNOWN_ADDRESS } from '../../src/app/any-parameter.ts';
import { isIndexed } from '../../src/app/route-access.ts';
import { LANGUAGES, type Lang } from '../../src/shared/i18n/languages.ts';
import { ROUTES, slugsOf, type RouteName } from '../../src/shared/routing/routes.ts';

/** A document of the build and the addresses it answers. */
export type DocumentEntry = {
  name: RouteName | 'notFound';
  lang: Lang;
  /** File in `dist/`; hosts serve `bs/sve-novosti.html` for `/bs/sve-novosti` by themselves. */
  file: string;
  /** The path it is rendered for, below the base path; parameters as `:name`. */
  path: string;
  /** All its addresses, in the slugs of every language (P2.1); empty for the page of unknown addresses. */
  addresses: readonly string[];
  /** Anyone may open it, and its content is the same for everyone. */
  isPublic: boolean;
  /** Search engines may show it: pages open to anyone, even if the address holds more than the route. */
  isIndexed: boolean;
  /** Its address has no parameters. */
  isExact: boolean;
};

const joined = (lang: Lang, slug: string) => `/${lang}${slug ? `/${slug}` : ''}`;

/**
 * Every document: one for each route and language, and one for each language for unknown addresses. Documents, sitemap,
 * robots.txt and the rules for hosts are generated from it.
 */
export function documentTable(): DocumentEntry[] {
  const ofRoutes = (Object.keys(ROUTES) as RouteName[]).flatMap((name) =>
    LANGUAGES.map((lang): DocumentEntry => {
      const route = ROUTES[name];
      const isExact = !route[lang].includes(':');
      const path = joined(lang, route[lang]);
      return {
        name,
        lang,
        path,
        file: isExact ? `${path.slice(1)}.html` : `pages/${lang}/${name}.html`,
        addresses: slugsOf(name).map((slug) => joined(lang, slug)),
        isExact,
        isPublic: isExact && isIndexed(name),
        isIndexed: isIndexed(name),
      };
    }),
  );
  const unknown = LANGUAGES.map((lang): DocumentEntry => ({
    name: 'notFound',
    lang,
    path: `/${lang}/${UNKNOWN_ADDRESS}`,
    file: `${lang}/404.html`,
    addresses: [],
    isExact: false,
    isPublic: false,
    isIndexed: false,
  }));
  return [...ofRoutes, ...unknown];
}

/** `_redirects` for static hosts: rewrites with status 200 that assign a document to each address without a file of its own. */
export function redirectRules(base: string): string {
  const root = base.replace(/\/+$/, '');
  const rules = documentTable().flatMap(({ file, path, addresses, isExact }) =>
    // After the sign-in, the address ends with '@' (P2.3).
    addresses
      .flatMap((address) => [address, `${address}@`])
      .filter((address) => !isExact || address !== path)
      .map((address) => `${root}${address} ${root}/${file} 200`),
  );
  return `${[`${root}/@ ${root}/index.html 200`, ...rules].join('\n')}\n`;
}

const escaped = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/** `nginx-documents.conf`: the same for nginx, as two maps that ignore case and doubled slashes (faults D01, D04). */
export function nginxMaps(base: string): string {
  const root = base.replace(/\/+$/, '');
  const pattern = (address: string) =>
    address
      .split('/')
      .filter(Boolean)
      .map((part) => (part.startsWith(':') ? '[^/]+' : escaped(part)))
      .join('/+');
  const lines = documentTable().flatMap(({ file, addresses }) =>
    addresses.map((address) => `  "~*^${root}/+${pattern(address)}/*@?$" ${root}/${file};`),
  );
  // Plain slugs first, because they must win over patterns with parameters.
  const sorted = lines.toSorted((one, other) => Number(one.includes('[^/]+')) - Number(other.includes('[^/]+')));
  const missing = LANGUAGES.map((lang) => `  "~*^${root}/+${lang}(/|$)" ${root}/${lang}/404.html;`);
  return [
    `map $uri $portal_document {\n  default ${root}/404;\n  "~^${root}/*@?$" ${root}/index.html;\n${sorted.join('\n')}\n}`,
    `map $uri $portal_unknown {\n  default ${root}/404.html;\n${missing.join('\n')}\n}`,
    '',
  ].join('\n');
}
