import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { contentItemWire, languageWire, singleItemWire, tagWire } from '#domain/content/content.wire.ts';
import { indicatorRecordWire } from '#domain/indicators/indicators.wire.ts';
import { bankAccountWire } from '#domain/legal-entity/bank-account.wire.ts';
import { legalEntityWire } from '#domain/legal-entity/legal-entity.wire.ts';
import { countySummariesWire } from '#domain/map/map.wire.ts';
import {
  documentTypeWire,
  locationWire,
  marketActivityWire,
  namedWire,
  reportTypeWire,
} from '#domain/reference/reference.wire.ts';
import { applicationWire, tokensWire } from '#domain/session/session.wire.ts';
import { searchWire } from '#features/portal/search/search.wire.ts';
import { entityResultWire } from '#domain/legal-entity/search/entity-result.wire.ts';
import { accountantWire, auditCompanyWire } from '#features/report-tools/templates/creators.wire.ts';
import { DEFAULT_BASES as AT } from '#mocks/bases.ts';
import { agencyHandlers } from '#mocks/handlers.ts';
import { generatedEntities } from '#mocks/legal-entities/registry.ts';
import { signInForTests } from '#mocks/session/sessions.ts';
import { accessTokenOf } from '#mocks/session/tokens.ts';
import { listOf } from '#shared/api/lists.ts';
import { ask } from '../mocks/ask.ts';

const handlers = agencyHandlers();
const warned = vi.spyOn(console, 'warn');
beforeEach(() => void warned.mockReset().mockImplementation(() => {}));

const LANGUAGES = ['bs', 'hr', 'en'] as const;

async function answerOf(url: string, language: string = 'bs', headers: Record<string, string> = {}): Promise<unknown> {
  const response = await ask(handlers, url, { headers: { 'accept-language': language, ...headers } });
  expect([200, 201], url).toContain(response.status);
  return response.json();
}

/** Names a schema reads that no element of the answer has. */
function unseenNames(schema: z.ZodMiniObject, items: readonly unknown[], mayBeMissing: readonly string[]): string[] {
  const seen = new Set(items.flatMap((item) => Object.keys(item as object)));
  return Object.keys(schema._zod.def.shape).filter((name) => !seen.has(name) && !mayBeMissing.includes(name));
}

const itemsOf = (answer: unknown): unknown[] =>
  Array.isArray(answer) ? answer : ((answer as { resultList?: unknown[] }).resultList ?? []);

type ListCase = [what: string, url: string, item: z.ZodMiniObject, mayBeMissing?: readonly string[]];

const LISTS: readonly ListCase[] = [
  ['PublishedContent', `${AT.main}/ContentTranslations/PublishedContent`, contentItemWire],
  ['Languages', `${AT.main}/Languages`, languageWire],
  ['TagTranslations', `${AT.main}/TagTranslations?TagId=1069`, tagWire],
  ['ContentTranslations', `${AT.main}/ContentTranslations?ContentId=7286`, singleItemWire],
  [
    'LegalEntities',
    `${AT.main}/LegalEntities?PageSize=10&includeCount=true&searchType=1&legalEntityTypeId=1`,
    entityResultWire,
  ],
  ['LegalEntitySizes', `${AT.entities}/LegalEntitySizes`, namedWire],
  ['LegalEntityTypes', `${AT.entities}/LegalEntityTypes`, namedWire],
  ['MarketActivities', `${AT.entities}/MarketActivities?MarketActivityTypeId=1`, marketActivityWire],
  ['Locations, counties', `${AT.entities}/Locations?LocationTypeId=1&parentId=`, locationWire],
  ['Locations, municipalities', `${AT.entities}/Locations?LocationTypeId=3&parentId=2030`, locationWire],
  ['AccountStatuses', `${AT.main}/AccountStatuses`, namedWire],
  // The specification promises id and translationKey; a name is read if it is sent (readings, R3.7).
  ['DocumentTypes', `${AT.main}/DocumentTypes`, documentTypeWire, ['name']],
  ['ReportTypes', `${AT.main}/ReportTypes`, reportTypeWire],
  ['Accountants', `${AT.main}/Accountants?isActive=true&RetrieveAll=true`, accountantWire],
  ['AuditCompanies', `${AT.main}/AuditCompanies?isActive=true&RetrieveAll=true`, auditCompanyWire],
];

describe.each(LISTS)('%s', (what, url, item, mayBeMissing = []) => {
  test.each(LANGUAGES)(
    'in %s: every item passes its wire schema, every name the app reads is sent',
    async (language) => {
      const answer = await answerOf(url, language);
      const raw = itemsOf(answer);
      expect(raw.length).toBeGreaterThan(0);
      expect(z.parse(listOf(item, what), answer)).toHaveLength(raw.length);
      expect(unseenNames(item, raw, mayBeMissing)).toEqual([]);
      expect(warned).not.toHaveBeenCalled();
    },
  );
});

describe('county summaries', () => {
  test.each([
    'getfinancialsummariesbycountynotfiltered',
    'getcountyfinancialsummary?isPublic=false&legalEntityTypeId=1',
  ])('%s', async (path) => {
    const parsed = z.parse(countySummariesWire, await answerOf(`${AT.main}/FinancialIndicators/${path}`));
    expect(parsed.length).toBeGreaterThan(5);
    expect(warned).not.toHaveBeenCalled();
  });
});

test.each(LANGUAGES)('a search in %s has contents and the three facets', async (language) => {
  const url = `${AT.main}/ContentTranslations/Search?text=${encodeURIComponent('izvje')}&tagId=&contentTypeId=&year=`;
  const parsed = z.parse(
    searchWire,
    await answerOf(language === 'en' ? url.replace('izvje', 'report') : url, language),
  );
  for (const part of [parsed.contents, parsed.contentTypes, parsed.tags, parsed.years])
    expect(part.length).toBeGreaterThan(0);
  expect(warned).not.toHaveBeenCalled();
});

describe('identity', () => {
  test('tokens of the identity call and of a renewal', async () => {
    signInForTests('accountant');
    const tokens = z.parse(tokensWire, await answerOf(`${AT.identity}/Users/Identity`));
    const renewed = await ask(handlers, `${AT.identity}/UserSessions/Refresh`, { body: tokens });
    expect(z.safeParse(tokensWire, await renewed.json()).success).toBe(true);
  });

  test("the user's applications", async () => {
    signInForTests('accountant');
    const answer = await answerOf(`${AT.identity}/UserApplications`, 'bs', {
      Authorization: await accessTokenOf('accountant'),
    });
    expect(z.parse(listOf(applicationWire, 'applications'), answer)).toHaveLength(itemsOf(answer).length);
    expect(unseenNames(applicationWire, itemsOf(answer), [])).toEqual([]);
  });
});

describe('registers, over a sample of all kinds of entities', () => {
  const sample = generatedEntities().filter((_, index) => index % 97 === 0);

  test('profiles', async () => {
    const raw = await Promise.all(sample.map(({ id }) => answerOf(`${AT.main}/LegalEntities/${id}`)));
    for (const entity of raw) expect(z.safeParse(legalEntityWire, entity).success).toBe(true);
    // The texts of the specification mention a VAT number and activities; the call of R3.1 promises neither.
    expect(unseenNames(legalEntityWire, raw, ['vatNumber', 'activities'])).toEqual([]);
    expect(warned).not.toHaveBeenCalled();
  });

  test('indicators', async () => {
    for (const { id } of sample) {
      const answer = await answerOf(`${AT.main}/FinancialIndicators?legalEntityId=${id}&searchType=2`);
      expect(z.parse(listOf(indicatorRecordWire, 'indicators'), answer)).toHaveLength(itemsOf(answer).length);
    }
    expect(warned).not.toHaveBeenCalled();
  });

  test('accounts', async () => {
    let answered = 0;
    for (const { jib } of sample) {
      const response = await ask(handlers, `${AT.accounts}/BankAccount/Search?searchQuery=${jib}`);
      if (response.status !== 200) continue;
      expect(z.safeParse(bankAccountWire, await response.json()).success).toBe(true);
      answered += 1;
    }
    expect(answered).toBeGreaterThan(5);
    expect(warned).not.toHaveBeenCalled();
  });
});
