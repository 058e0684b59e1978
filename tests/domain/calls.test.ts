import { expect, test } from 'vitest';
import { indicatorsCall } from '#domain/indicators/indicators.calls.ts';
import { bankAccountCall, legalEntityCall } from '#domain/legal-entity/legal-entity.calls.ts';
import { searchRequest } from '#domain/legal-entity/search/search-call.ts';
import { cantonSummariesCall } from '#domain/map/map.calls.ts';
import { publishedContentCall } from '#domain/content/content.calls.ts';
import type { ApiCall } from '#shared/api/api-call.ts';

/** The calls of the specification (P7, R7) in the form the agency receives: base, path, query, language. */
test.each<[string, () => ApiCall, ApiCall]>([
  [
    'the content',
    () => publishedContentCall('hr'),
    { base: 'main', url: 'ContentTranslations/PublishedContent', lang: 'hr', expected: 'unread' },
  ],
  [
    'a legal entity',
    () => legalEntityCall({ id: 7, lang: 'en' }),
    { base: 'main', url: 'LegalEntities/7', lang: 'en' },
  ],
  [
    'a search of legal entities',
    () => searchRequest({ PageSize: 10, Page: 0, name: 'Hrast', lang: 'bs' }),
    { base: 'main', url: 'LegalEntities', params: { PageSize: 10, Page: 0, name: 'Hrast' }, lang: 'bs' },
  ],
  [
    'the accounts of a jib',
    () => bankAccountCall({ jib: '4200000000017', lang: 'bs' }),
    {
      base: 'accounts',
      url: 'BankAccount/Search',
      params: { searchQuery: '4200000000017' },
      expected: 'anything',
      lang: 'bs',
    },
  ],
  [
    'the indicators of a legal entity',
    () => indicatorsCall({ id: 7, searchType: 2, lang: 'bs' }),
    { base: 'main', url: 'FinancialIndicators', params: { legalEntityId: 7, searchType: 2 }, lang: 'bs' },
  ],
  [
    'the cantons, of all legal entities',
    () => cantonSummariesCall({ typeId: null, isPublic: false }),
    { base: 'main', url: 'FinancialIndicators/getfinancialsummariesbycountynotfiltered' },
  ],
  [
    'the cantons, of one type',
    () => cantonSummariesCall({ typeId: 6, isPublic: true }),
    {
      base: 'main',
      url: 'FinancialIndicators/getcountyfinancialsummary',
      params: { isPublic: true, legalEntityTypeId: 6 },
    },
  ],
])('%s', (_, call, expected) => expect(call()).toEqual(expected));
