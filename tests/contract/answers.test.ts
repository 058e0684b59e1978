import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { languagesCall, searchContentCall } from '#domain/content/content.calls.ts';
import { indicatorsCall } from '#domain/indicators/indicators.calls.ts';
import { bankAccountCall, legalEntitiesCall, legalEntityCall } from '#domain/legal-entity/legal-entity.calls.ts';
import { locationsCall } from '#domain/reference/reference.calls.ts';
import { identityCall, refreshCall } from '#domain/session/session.calls.ts';
import { DEFAULT_BASES as AT } from '#mocks/bases.ts';
import { agencyHandlers } from '#mocks/handlers.ts';
import { generatedEntities } from '#mocks/legal-entities/registry.ts';
import { signInWithoutCookie } from '#mocks/session/sessions.ts';
import { accessTokenOf } from '#mocks/session/tokens.ts';
import type { CallDescription, CallRequest } from '#shared/api/define-call.ts';
import { rawItems } from '#shared/api/lists.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { ALL_CALLS, type AnyCall } from '../../tools/calls/all-calls.ts';
import { answerSchema, jsonSchema } from '../../tools/openapi/json-schema.ts';
import { ask } from '../mocks/ask.ts';

const handlers = agencyHandlers();
let warned: MockInstance<typeof console.warn>;
beforeEach(() => void (warned = vi.spyOn(console, 'warn').mockImplementation(() => {})));

/** The agency's answer to a request of a signed-in person. */
async function answerOf({ call, url, params, lang = 'bs' }: CallRequest): Promise<Response> {
  const query = new URLSearchParams(params).toString();
  const headers = { 'accept-language': lang, Authorization: await accessTokenOf('accountant') };
  return ask(handlers, `${AT[call.base]}/${url}${query && `?${query}`}`, { headers });
}

const READING = ALL_CALLS.filter(({ wire, method }) => wire && method !== 'POST');

const sample = generatedEntities().filter((_, index) => index % 97 === 0);
const [entity] = sample;
const withAccount = (
  await Promise.all(
    sample.map(async ({ jib }) => {
      const { status } = await answerOf(bankAccountCall({ searchQuery: jib, lang: 'bs' }));
      return status === 200 ? [jib] : [];
    }),
  )
).flat();

/** Values for which the agency in a box has an answer; any other name gets one of its type. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  id: entity?.id,
  legalEntityId: entity?.id,
  searchQuery: withAccount[0],
  TagId: 1069,
  ContentId: 7286,
  isPublic: false,
};
const OF_TYPE: Readonly<Record<string, unknown>> = { string: 'o', integer: 1, number: 1, boolean: true };

/** An argument for a call: the values of its path, and the required ones of its query. */
function exampleOf({ path, query }: AnyCall): Record<string, unknown> {
  const { properties = {}, required = [] } = query ? jsonSchema(query) : {};
  const names = [...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name), ...required];
  return Object.fromEntries(
    names.map((name) => [name, EXAMPLES[name] ?? OF_TYPE[String(properties[name]?.type ?? 'integer')]]),
  );
}

/** Names that the wire reads and the agency need not send. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  // The specification promises id and translationKey; a name is read if it is sent (readings, R3.7).
  documentTypes: ['name'],
  // Only the registry's search sends documents (R3.3).
  legalEntities: ['documents'],
  // The texts of the specification mention a VAT number and activities; the call of R3.1 promises neither.
  legalEntity: ['vatNumber', 'activities'],
};

const schemas = new Ajv2020({ strict: false, formats: {} });

describe.each(READING.map((call) => [call.id, call] as const))('the answer to %s', (id, call) => {
  test.each(call.isLocalised ? LANGUAGES : (['bs'] as const))('in %s is what the call promises', async (lang) => {
    signInWithoutCookie('accountant');
    const response = await answerOf(call({ ...exampleOf(call), lang }));
    expect(response.status).toBe(200);
    const answer: unknown = await response.json();
    const schema = answerSchema(call) ?? {};
    const isValid = schemas.validate(schema, answer);
    expect(schemas.errors ?? []).toEqual([]);
    expect(isValid).toBe(true);

    const read = z.safeParse(call.wire as z.ZodMiniType, answer);
    expect(read.success).toBe(true);
    // Nothing was left out of a list.
    expect(warned).not.toHaveBeenCalled();

    const wire = jsonSchema(call.wire as z.ZodMiniType);
    const element = (wire.properties?.['resultList'] ?? wire).items;
    const sent = element ? rawItems(answer, id) : [answer];
    expect(sent.length).toBeGreaterThan(0);
    const names = new Set(sent.flatMap((one) => Object.keys(Object(one))));
    const unseen = Object.keys((element ?? wire).properties ?? {}).filter((name) => !names.has(name));
    expect(unseen.filter((name) => !OPTIONAL[id]?.includes(name))).toEqual([]);
  });
});

test('every name means one call', () => {
  expect(new Set(ALL_CALLS.map(({ id }) => id)).size).toBe(ALL_CALLS.length);
});

test('an answer of another shape is none', () => {
  const isValid = (call: CallDescription, answer: unknown) => schemas.validate(answerSchema(call) ?? {}, answer);
  expect(isValid(languagesCall, { resultList: [{ code: 'bs' }] })).toBe(false);
  expect(isValid(legalEntitiesCall, { resultList: [] })).toBe(false);
  expect(isValid(legalEntityCall, '<html>')).toBe(false);
});

test('the tokens of the identity call are renewed with tokens of the same shape', async () => {
  signInWithoutCookie('accountant');
  const tokens: unknown = await (await answerOf(identityCall())).json();
  const renewed = await ask(handlers, `${AT.identity}/${refreshCall.path}`, { body: tokens });
  expect(z.safeParse(refreshCall.wire, await renewed.json()).success).toBe(true);
});

test.each([
  ['the registry of proceedings', legalEntitiesCall({ PageSize: 10, includeCount: true, searchType: 3, lang: 'bs' })],
  ['the municipalities of a canton', locationsCall({ LocationTypeId: 3, parentId: 2030, lang: 'bs' })],
])('%s fits its call as well', async (_what, request) => {
  const answer: unknown = await (await answerOf(request)).json();
  expect(z.safeParse(request.call.wire as z.ZodMiniType, answer).success).toBe(true);
  expect(rawItems(answer, '').length).toBeGreaterThan(0);
  expect(warned).not.toHaveBeenCalled();
});

test('the years of a search are judged as the ids that they are read as', () => {
  const { years } = answerSchema(searchContentCall)?.properties ?? {};
  expect(years?.items?.properties?.['key']?.title).toBe('id');
});

test('profiles, indicators and accounts fit their calls for every kind of legal entity', async () => {
  expect(withAccount.length).toBeGreaterThan(5);
  const requests = [
    ...sample.map(({ id }) => legalEntityCall({ id, lang: 'bs' })),
    ...sample.map(({ id }) => indicatorsCall({ legalEntityId: id, searchType: 2, lang: 'bs' })),
    ...withAccount.map((searchQuery) => bankAccountCall({ searchQuery, lang: 'bs' })),
  ];
  for (const request of requests) {
    // oxlint-disable-next-line no-await-in-loop -- in order, so that a failure names its call
    const answer: unknown = await (await answerOf(request)).json();
    expect(z.safeParse(request.call.wire as z.ZodMiniType, answer).success, request.url).toBe(true);
  }
  expect(warned).not.toHaveBeenCalled();
});
