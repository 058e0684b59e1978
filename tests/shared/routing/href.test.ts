import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { href, inLanguage, matchSlug, routeNamed, routeNameOf } from '#shared/routing/href.ts';
import { ROUTE_ALIASES, ROUTES, slugsOf, type RouteName } from '#shared/routing/routes.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

describe('href', () => {
  test('uses the slug of the language', () => {
    expect(href('news', 'bs')).toBe('/bs/sve-novosti');
    expect(href('news', 'en')).toBe('/en/all-news');
    expect(href('priceList', 'hr')).toBe('/hr/cjenik');
    expect(href('home', 'en')).toBe('/en');
  });

  test('encodes parameters and leaves empty query values out', () => {
    expect(href('content', 'bs', { id: 5, slug: 'a/b?c' })).toBe('/bs/content/5/a%2Fb%3Fc');
    expect(href('search', 'bs', undefined, { topic: 'šta & gdje', tagId: undefined, year: '' })).toBe(
      '/bs/search?topic=%C5%A1ta+%26+gdje',
    );
  });
});

describe('the route table (P2.2)', () => {
  test('opens every slug of every language, whatever the language of the address', () => {
    for (const name of Object.keys(ROUTES) as RouteName[])
      for (const slug of slugsOf(name)) expect(matchSlug(slug.replace(/:(\w+)/g, '17'))?.name, slug).toBe(name);
  });

  test.each([
    ['novost-sadrzaj/7', 'newsContent', { id: '7' }],
    ['news-content/7/moja-novost', 'newsContent', { id: '7', slug: 'moja-novost' }],
    ['profil-pravnih-lica', 'entitySearch', {}],
    ['profil-pravnih-lica/12', 'entityProfile', { id: '12' }],
    ['kontrola-financijskih-izvjestaja-old', 'controlOld', {}],
    ['financial-reports-templates-old', 'templatesOld', {}],
  ])('%s is %s', (path, name, params) => {
    expect(matchSlug(path)).toEqual({ name, params });
  });

  test('takes accented, percent-encoded and decomposed slugs (faults D05)', () => {
    for (const slug of [
      'stara-devizna-štednja',
      'stara-devizna-%C5%A1tednja',
      'stara-devizna-štednja'.normalize('NFD'),
    ])
      expect(matchSlug(slug)?.name).toBe('oldSavings');
    // The slug spells 'đ' as 'dj'.
    for (const slug of ['poređenje-pravnih-lica', 'POREĐENJE-pravnih-lica'])
      expect(matchSlug(slug)?.name).toBe('compare');
  });

  test('knows nothing of other paths, nor of one with more or less than a slug', () => {
    const unknown = 'nema-ovoga %E0%A4%A novost-sadrzaj sve-novosti/7 x/novost-sadrzaj/7 content/5/x/y';
    for (const path of unknown.split(' ')) expect(matchSlug(path), path).toBeNull();
  });

  test('slashes around and between the parts change nothing', () => {
    expect(matchSlug('/sve-novosti/')?.name).toBe('news');
    expect(matchSlug('novost-sadrzaj//7')).toEqual({ name: 'newsContent', params: { id: '7' } });
    expect(matchSlug('')?.name).toBe('home');
  });

  test('parameters are given as they were written, capitals and accents with them', () => {
    expect(matchSlug('NOVOST-SADRZAJ/7/Đačka%20škola')).toEqual({
      name: 'newsContent',
      params: { id: '7', slug: 'Đačka škola' },
    });
    expect(matchSlug('content/5/100%')).toEqual({ name: 'content', params: { id: '5', slug: '100%' } });
  });

  test('the route of a whole path is that of what follows its language', () => {
    expect(routeNameOf('/bs/search')).toBe('search');
    expect(routeNameOf('/en/business-entities-profile/42')).toBe('entityProfile');
    expect(routeNameOf('/hr')).toBe('home');
    expect(routeNameOf('/bs/nema-ovoga')).toBeUndefined();
  });
});

describe('switching the language (P2.4)', () => {
  test('rewrites the slug and keeps parameters, query and hash', () => {
    expect(inLanguage(at('/bs/sve-novosti', '?view=list', '#top'), 'en')).toBe('/en/all-news?view=list#top');
    expect(inLanguage(at('/en/business-entities-profile/42', '?year=2023'), 'hr')).toBe(
      '/hr/profil-pravnih-lica/42?year=2023',
    );
    expect(inLanguage(at('/bs/profil-pravnih-lica/42'), 'en')).toBe('/en/business-entities-profile/42');
    expect(inLanguage(at('/bs/novost-sadrzaj/9'), 'en')).toBe('/en/news-content/9');
    expect(inLanguage(at('/bs/news-content/9/naslov'), 'en')).toBe('/en/news-content/9/naslov');
    expect(inLanguage(at('/bs'), 'hr')).toBe('/hr');
  });

  test('keeps what it does not know', () => {
    expect(inLanguage(at('/bs/korisni-linkovi', '?a=1'), 'en')).toBe('/en/korisni-linkovi?a=1');
    expect(inLanguage(at('/korisni/linkovi', '', '#dno'), 'en')).toBe('/en/korisni/linkovi#dno');
    expect(inLanguage(at('/'), 'hr')).toBe('/hr');
    // A place without a language is one of the portal all the same.
    expect(inLanguage(at('/sve-novosti'), 'en')).toBe('/en/all-news');
  });

  test('there and back is the same place', () => {
    const names = (Object.keys(ROUTES) as RouteName[]).map((name) => ROUTES[name].bs.replace(/:(\w+)/g, '17'));
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.constantFrom(...LANGUAGES), (path, lang) => {
        const start = path ? `/bs/${path}` : '/bs';
        expect(inLanguage(at(inLanguage(at(start), lang)), 'bs')).toBe(start);
      }),
    );
  });
});

describe('routes named by content (P2.1)', () => {
  test('every translated route name is a route', () => {
    for (const [alias, name] of Object.entries(ROUTE_ALIASES)) expect(routeNamed(alias)).toBe(name);
  });

  test('a slug with or without slashes names its route', () => {
    expect(routeNamed('/interaktivna-mapa/')).toBe('interactiveMap');
    expect(routeNamed('business-entities-profile')).toBe('entitySearch');
    expect(routeNamed('  //all-news//  ')).toBe('news');
    for (const name of ['interactiveMap', '/interactiveMap', '//interactiveMapRoute//'])
      expect(routeNamed(name), name).toBe('interactiveMap');
  });

  test('an address with parameters or an unknown text names none', () => {
    expect(routeNamed('/7286/javni-oglasi')).toBeNull();
    expect(routeNamed('content/5/x')).toBeNull();
    // Only outer slashes are ignored.
    expect(routeNamed('interactive/Map')).toBeNull();
    expect(routeNamed('')).toBeNull();
    expect(routeNamed('toString')).toBeNull();
  });
});
