import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { DEFAULT_BASES as AT } from '#mocks/bases.ts';
import { agencyHandlers } from '#mocks/handlers.ts';
import { generatedEntities } from '#mocks/legal-entities/registry.ts';
import { CALLS, type CallName } from '../../scripts/contract/calls.data.ts';
import { openApi } from '../../scripts/contract/openapi.ts';
import { ask } from '../mocks/ask.ts';

type Operation = { responses: { 200: { content: { 'application/json': { schema: object } } } } };
const description = openApi('0') as { paths: Record<string, Record<string, Operation>> };
const handlers = agencyHandlers();
const schemaOfAnswer = (name: CallName): object => {
  const { path, method } = CALLS[name];
  return description.paths[path]![method.toLowerCase()]!.responses[200].content['application/json'].schema;
};
const isValid = (name: CallName, answer: unknown) =>
  new Ajv2020({ strict: false, formats: {} }).validate(schemaOfAnswer(name), answer);

const READ: readonly [CallName, string][] = [
  ['publishedContent', `${AT.main}/ContentTranslations/PublishedContent`],
  ['languages', `${AT.main}/Languages`],
  ['searchContent', `${AT.main}/ContentTranslations/Search?text=a&tagId=&contentTypeId=&year=`],
  ['legalEntities', `${AT.main}/LegalEntities?PageSize=10&includeCount=true&searchType=1`],
  ['legalEntities', `${AT.main}/LegalEntities?PageSize=10&includeCount=true&searchType=3`],
  ['legalEntity', `${AT.main}/LegalEntities/${generatedEntities()[0]?.id}`],
  ['documentTypes', `${AT.main}/DocumentTypes`],
  ['auditCompanies', `${AT.main}/AuditCompanies?isActive=true&RetrieveAll=true`],
  ['countySummaries', `${AT.main}/FinancialIndicators/getfinancialsummariesbycountynotfiltered`],
];

describe('the description is true of the agency in a box', () => {
  test.each(READ)('%s: %s', async (name, url) => {
    expect(isValid(name, await (await ask(handlers, url)).json())).toBe(true);
  });
  test('and of nothing else', () => {
    expect(isValid('languages', { resultList: [{ code: 'bs' }] })).toBe(false);
    expect(isValid('legalEntities', { resultList: [] })).toBe(false);
    expect(isValid('legalEntity', '<html>')).toBe(false);
  });
});

test('every call of the specification is in it', () => {
  const operations = Object.values(description.paths).flatMap((path) => Object.keys(path));
  expect(operations).toHaveLength(Object.keys(CALLS).length);
});
