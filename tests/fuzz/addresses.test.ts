import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical } from '#app/guard.ts';
import { contentSearchUrl } from '#domain/content/content-search.ts';
import { readEntityId } from '#domain/legal-entity/entity-id.ts';
import { mapViewUrl } from '#domain/map/map-view.ts';
import { signInUrl } from '#domain/session/identity-links.ts';
import { officeViewUrl } from '#features/portal/locations/office-filters.ts';
import { newsListUrl } from '#features/portal/news/news-list.params.ts';
import { correctedPublicationsPath } from '#features/portal/publications/publications.ts';
import { accountUrl } from '#features/registers/bank-account/bank-account.params.ts';
import { registryUrl } from '#features/registers/bankruptcy/registry.params.ts';
import { compareUrl } from '#features/registers/compare/compare.params.ts';
import { financialUrl } from '#features/registers/entity-profile/entity-profile.params.ts';
import { entitySearchUrl, publicSearchUrl } from '#features/registers/entity-search/entity-search.params.ts';
import { env } from '#shared/config/env.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { href, inLanguage, matchSlug, routeNamed } from '#shared/routing/href.ts';
import { ROUTES, type RouteName } from '#shared/routing/routes.ts';
import { readUrl, type UrlSchema } from '#shared/routing/url-schema.ts';
import { writeUrl } from '#shared/routing/write-url.ts';
import { hostileText, queryString } from './hostile-text.ts';

const lang = fc.constantFrom(...LANGUAGES);
const runs = { numRuns: 300 };
const origin = 'https://portal.example';

const REGISTER =
  'redPortal isPublicEntity legalEntityTypeId name jib countyId municipalityId legalEntitySizeId ' +
  'activityCode legalEntityStatus accountStatusId year page';

describe('any query string is read, and what is read says the same again (C09, D07, D10)', () => {
  const SCHEMAS: Record<string, [names: string, schema: UrlSchema<object>]> = {
    'content search': ['topic tagId contentTypeId year page', contentSearchUrl],
    'register search': [REGISTER, entitySearchUrl],
    'register search of the public route': [REGISTER, publicSearchUrl],
    'bankruptcy registry': ['name jib countyId municipalityId documentTypeId legalEntityStatus year page', registryUrl],
    map: ['indicator canton type public sort', mapViewUrl],
    offices: ['canton name office mainOnly', officeViewUrl],
    news: ['view page', newsListUrl],
    profile: ['card view year reportType chart', financialUrl],
    comparison: ['ids year reportType', compareUrl],
    'account lookup': ['jib', accountUrl],
  };

  test.each(Object.entries(SCHEMAS))('%s', (_, [names, schema]) => {
    fc.assert(
      fc.property(queryString(names.split(' ')), (query) => {
        const state = readUrl(schema, query);
        expect(JSON.stringify(state)).not.toMatch(/\\ud[89a-f]/i);
        expect(readUrl(schema, writeUrl(schema, state))).toEqual(state);
      }),
      runs,
    );
  });
});

describe('addresses (D01–D05)', () => {
  test('the way to sign in carries its target whole, encoded once, to the identity application only (B01, B22)', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), hostileText, (address, text) => {
        const target = `${address}${text}`;
        const url = new URL(signInUrl(target));
        expect(url.origin).toBe(new URL(env.VITE_IDENTITY_APP_URL).origin);
        expect(url.searchParams.getAll('redirectTo')).toEqual([target.replace(/\p{Cs}/gu, '\uFFFD')]);
        expect(url.hash).toBe('');
      }),
      runs,
    );
  });

  const segments = fc.array(hostileText, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`);

  test('a link made of any values stays in the portal and opens its own route again', () => {
    const name = fc.constantFrom(...(Object.keys(ROUTES) as RouteName[]));
    fc.assert(
      fc.property(name, lang, fc.array(hostileText, { minLength: 4, maxLength: 4 }), (route, selected, values) => {
        const keys = [...ROUTES[route].bs.matchAll(/:(\w+)/g)].map(([, key]) => key ?? '');
        const params = Object.fromEntries(keys.map((key, at) => [key, values[at] || '-']));
        const link = (href as (name: string, lang: string, params: object, query: object) => string)(
          route,
          selected,
          params,
          { q: values[3] },
        );
        const url = new URL(link, origin);
        expect(url.origin).toBe(origin);
        expect(link).toMatch(new RegExp(`^/${selected}(?:[/?]|$)`));
        expect(matchSlug(url.pathname.slice(3))?.name).toBe(route);
      }),
      runs,
    );
  });

  test('any path is matched or not, and the switch of language keeps query and hash and stays in the portal', () => {
    fc.assert(
      fc.property(segments, lang, (raw, selected) => {
        const url = new URL(origin);
        url.pathname = raw;
        url.search = '?a=1&a=2';
        url.hash = '#dio';
        const switched = inLanguage(url, selected);
        expect(switched).toMatch(new RegExp(`^/${selected}(?:[/?]|$)`));
        expect(switched.endsWith('?a=1&a=2#dio')).toBe(true);
        expect(new URL(switched, origin).origin).toBe(origin);
        // The same route matches before and after; nothing is lost in the round trip.
        const here = matchSlug(inLanguage(url, 'bs').split('?')[0]?.slice(3) ?? '');
        expect(matchSlug(switched.split('?')[0]?.slice(3) ?? '')?.name).toBe(here?.name);
        routeNamed(raw);
      }),
      runs,
    );
  });

  test('the canonical address is its own canonical address, without double slashes', () => {
    fc.assert(
      fc.property(segments, lang, (raw, selected) => {
        const { pathname } = new URL(origin + raw.replace(/^\/+/, '/').replaceAll(/[?#]/g, ''));
        const once = canonical(pathname, selected);
        expect(once.path).toMatch(/^\/(?:bs|hr|en)(?:\/[^/]+)*$/);
        expect(canonical(once.path, selected)).toEqual(once);
        const corrected = correctedPublicationsPath({ pathname, search: '', hash: '' }, selected);
        expect(corrected === null || corrected.startsWith('/')).toBe(true);
        expect(corrected ?? '').not.toMatch(/^\/[/\\]/);
      }),
      runs,
    );
  });

  test('only plain digits are the id of an entity (D03)', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const id = readEntityId(text);
        expect(id === null || (Number.isSafeInteger(id) && id > 0 && String(id) === text)).toBe(true);
      }),
      runs,
    );
  });
});
