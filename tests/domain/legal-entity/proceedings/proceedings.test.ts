import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { legalEntitiesCall } from '#domain/legal-entity/legal-entity.calls.ts';
import { documentsOfJib } from '#domain/legal-entity/proceedings/proceedings.api.ts';

const JIB = '4200000000005';
const entity = (jib: unknown, ...ids: number[]) => ({
  id: 1 + ids.length,
  jib,
  documents: ids.map((id) => ({ id, submittedOn: '2026-01-02', url: '', documentType: {} })),
});
const idsIn = (answer: unknown) =>
  documentsOfJib(z.parse(legalEntitiesCall.wire, answer), JIB)?.map(({ id }) => id) ?? null;

describe('the documents of a jib in the answer of the bankruptcy registry', () => {
  test('only those of exactly this jib', () => {
    expect(idsIn({ resultList: [entity('42000000000051', 7), entity(JIB, 8, 9)], count: 2 })).toEqual([8, 9]);
  });

  test('an entity sent twice has its documents once', () => {
    expect(idsIn({ resultList: [entity(JIB, 8), entity(JIB, 8)], count: 2 })).toEqual([8]);
  });

  test('none, when the registry answered completely without the jib', () => {
    expect(idsIn({ resultList: [], count: 0 })).toEqual([]);
    expect(idsIn({ resultList: [entity('4200000000013', 7)], count: 1 })).toEqual([]);
    expect(idsIn({ resultList: [] })).toEqual([]);
  });

  test.each([
    ['not all results are known', { resultList: [entity('4200000000013', 7)], count: 12 }],
    ['a result has no jib', { resultList: [entity(null, 7)], count: 1 }],
  ])('not known, never none: %s', (_what, answer) => {
    expect(idsIn(answer)).toBeNull();
  });
});
