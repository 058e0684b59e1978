import { expect, test } from 'vitest';
import { publishedContentCall, searchContentCall } from '#domain/content/content.calls.ts';
import { indicatorsCall } from '#domain/indicators/indicators.calls.ts';
import { bankAccountCall, legalEntitiesCall, legalEntityCall } from '#domain/legal-entity/legal-entity.calls.ts';
import { cantonSummariesCall } from '#domain/map/map-scope.ts';
import { locationsCall } from '#domain/reference/reference.calls.ts';
import { submitFeedbackCall } from '#features/portal/feedback/feedback.calls.ts';
import type { CallRequest } from '#shared/api/define-call.ts';
import { ALL_CALLS } from '../../tools/calls/all-calls.ts';
import { SPECIFIED_CALLS } from './specified-calls.ts';

/** The calls of the specification (P7, R7) in the form the agency receives: base, path, query, body, language. */
test.each<[string, CallRequest, string, Partial<CallRequest>]>([
  [
    'the content is requested as a whole, in a language',
    publishedContentCall({ lang: 'hr' }),
    'main',
    { url: 'ContentTranslations/PublishedContent', params: {}, lang: 'hr' },
  ],
  [
    'a search over the content names every filter, also those without a value',
    searchContentCall({ text: 'porez', tagId: 7, lang: 'bs' }),
    'main',
    { url: 'ContentTranslations/Search', params: { text: 'porez', tagId: '7', contentTypeId: '', year: '' } },
  ],
  [
    'a legal entity is requested by its id',
    legalEntityCall({ id: 7, lang: 'en' }),
    'main',
    { url: 'LegalEntities/7', params: {}, lang: 'en' },
  ],
  [
    'a search of legal entities names what is searched for and nothing else',
    legalEntitiesCall({ PageSize: 10, includeCount: true, Page: 0, name: 'Hrast', jib: '', lang: 'bs' }),
    'main',
    { url: 'LegalEntities', params: { PageSize: '10', includeCount: 'true', Page: '0', name: 'Hrast' }, lang: 'bs' },
  ],
  [
    'the accounts of a jib',
    bankAccountCall({ searchQuery: '4200000000017', lang: 'bs' }),
    'accounts',
    { url: 'BankAccount/Search', params: { searchQuery: '4200000000017' }, lang: 'bs' },
  ],
  [
    'the indicators of a legal entity',
    indicatorsCall({ legalEntityId: 7, searchType: 2, lang: 'bs' }),
    'main',
    { url: 'FinancialIndicators', params: { legalEntityId: '7', searchType: '2' }, lang: 'bs' },
  ],
  [
    'the counties are the locations with an empty parent',
    locationsCall({ LocationTypeId: 1, lang: 'bs' }),
    'entities',
    { url: 'Locations', params: { LocationTypeId: '1', parentId: '' }, lang: 'bs' },
  ],
  [
    'the cantons, of all legal entities',
    cantonSummariesCall({ typeId: null, isPublic: false }),
    'main',
    { url: 'FinancialIndicators/getfinancialsummariesbycountynotfiltered', params: {} },
  ],
  [
    'the cantons, of one type',
    cantonSummariesCall({ typeId: 6, isPublic: true }),
    'main',
    {
      url: 'FinancialIndicators/getcountyfinancialsummary',
      params: { isPublic: 'true', legalEntityTypeId: '6' },
      endpoint: 'cantonSummaries',
      arg: { typeId: 6, isPublic: true },
    },
  ],
  [
    'a comment, with the language beside its body',
    submitFeedbackCall({ answers: ['Hvala'], lang: 'hr' }),
    'main',
    { url: 'Feedback/submit-feedback', data: { answers: ['Hvala'] }, lang: 'hr' },
  ],
])('%s', (_, request, base, expected) => {
  expect(request).toMatchObject(expected);
  expect(request.params).toEqual(expected.params ?? {});
  expect(request.call.base).toBe(base);
});

test('every call is described as the specification writes it: base, method, path, names of query and body, further headers', () => {
  const words = (text: string) => text.split(' ').filter(Boolean).toSorted();
  const inOrder = (lines: readonly string[][]) => lines.map((line) => line.join(' | ')).toSorted();
  const described = ALL_CALLS.map(({ base, method = 'GET', path, query, body, hasLanguageHeader }) => [
    base,
    method,
    path,
    ...Object.keys(query?.shape ?? {}).toSorted(),
    'body',
    ...(body === 'files' ? [body] : Object.keys(body?.shape ?? {}).toSorted()),
    hasLanguageHeader ? 'Language' : '',
  ]);
  const specified = SPECIFIED_CALLS.map(([base, method, path, query, body, headers]) => [
    base,
    method,
    path,
    ...words(query),
    'body',
    ...words(body),
    headers,
  ]);
  expect(inOrder(described)).toEqual(inOrder(specified));
});

test('a call that is described or made wrongly does not compile', () => {
  const wrong = () => [
    // @ts-expect-error -- there is no such value in the path
    legalEntityCall({ jib: '4200000000017', lang: 'bs' }),
    // @ts-expect-error -- a localised call has a language
    legalEntityCall({ id: 7 }),
    // @ts-expect-error -- a misspelt name of the query
    indicatorsCall({ legalEntityID: 7, searchType: 2, lang: 'bs' }),
    // @ts-expect-error -- a value that the call does not take
    indicatorsCall({ legalEntityId: 7, searchType: 3, lang: 'bs' }),
    // @ts-expect-error -- a filter of another type
    legalEntitiesCall({ PageSize: 10, includeCount: true, year: '2021', lang: 'bs' }),
  ];
  expect(wrong).toBeTypeOf('function');
});
