import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { ROUTES, slugsOf, type RouteName } from '#shared/routing/routes.ts';
import { documentTable, nginxMaps, redirectRules } from '../../scripts/build/document-table.ts';
import { robots, sitemap } from '../../scripts/build/site-files.ts';
import { parseRedirects, rewritten } from '../../scripts/redirects-file.ts';

const names = Object.keys(ROUTES) as RouteName[];

test('every route has a document in every language, and so has an address that no route knows', () => {
  const table = documentTable();
  for (const name of [...names, 'notFound'])
    expect(table.filter((entry) => entry.name === name).map(({ lang }) => lang)).toEqual([...LANGUAGES]);
  expect(new Set(table.map(({ file }) => file)).size).toBe(table.length);
});

test('any slug of any language is answered with the document of the language of the address', () => {
  const rules = parseRedirects(redirectRules('/portal/'), '/portal/');
  for (const name of names)
    for (const lang of LANGUAGES)
      for (const slug of slugsOf(name)) {
        const path = `/${lang}${slug && `/${slug.replace(/:\w+/g, '12')}`}`;
        const file = documentTable().find((entry) => entry.name === name && entry.lang === lang)?.file;
        const isOwn = `${path.slice(1)}.html` === file;
        expect(isOwn ? `/${file}` : rewritten(rules, path), path).toBe(`/${file}`);
        expect(rewritten(rules, `${path}@`), `${path}@`).toBe(`/${file}`);
      }
  expect(rewritten(rules, '/bs/nema-toga')).toBeNull();
});

test('nginx knows the same addresses below a base path', () => {
  const maps = nginxMaps('/portal/');
  expect(maps).toContain('"~*^/portal/+bs/+sve-novosti/*@?$" /portal/bs/sve-novosti.html;');
  expect(maps).toContain(
    '"~*^/portal/+en/+business-entities-profile/+[^/]+/*@?$" /portal/pages/en/entityProfile.html;',
  );
  expect(maps).toContain('"~*^/portal/+hr(/|$)" /portal/hr/404.html;');
});

test('search engines may show what anyone may open, with parameters or without, and nothing else', () => {
  const shown = documentTable().filter(({ isIndexed }) => isIndexed);
  const namesShown = new Set(shown.map(({ name }) => name));
  for (const name of ['home', 'news', 'newsContent', 'content', 'menuDetails'] as const)
    expect(namesShown).toContain(name);
  for (const name of ['search', 'nfis', 'entitySearch', 'entityProfile', 'notFound'] as const)
    expect(namesShown).not.toContain(name);
  expect(shown.filter(({ isPublic }) => !isPublic).every(({ path }) => path.includes(':'))).toBe(true);
});

test('the sitemap names every public page with its languages; robots.txt keeps search results and protected pages out', () => {
  const map = sitemap('https://portal.example.ba');
  expect(map).toContain(
    '<loc>https://portal.example.ba/en/all-news</loc><xhtml:link rel="alternate" hreflang="bs" href="https://portal.example.ba/bs/sve-novosti"/>',
  );
  expect(map).toContain('hreflang="hr" href="https://portal.example.ba/hr/cjenik"');
  expect(map).not.toMatch(/nfis|jedinstveni-registar|profil-pravnih-lica|:id|\/search</);
  expect(robots('')).toContain('Disallow: /en/search\n');
  expect(robots('')).not.toContain('Sitemap');
});
