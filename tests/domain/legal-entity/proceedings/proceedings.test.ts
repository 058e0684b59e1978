import { expect, test } from 'vitest';
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

test.each<[what: string, answer: object, ids: number[] | null]>([
  [
    'only those of exactly this jib',
    { resultList: [entity('42000000000051', 7), entity(JIB, 8, 9)], count: 2 },
    [8, 9],
  ],
  ['once, if the entity was sent twice', { resultList: [entity(JIB, 8), entity(JIB, 8)], count: 2 }, [8]],
  ['none, if there is no entity', { resultList: [], count: 0 }, []],
  ['none, if there is another entity only', { resultList: [entity('4200000000013', 7)], count: 1 }, []],
  ['none, of an empty list without a count', { resultList: [] }, []],
  ['not known, if not all results are', { resultList: [entity('4200000000013', 7)], count: 12 }, null],
  ['not known, if a result has no jib', { resultList: [entity(null, 7)], count: 1 }, null],
])('the documents of a jib in the answer of the bankruptcy registry are %s', (_what, answer, ids) => {
  expect(idsIn(answer)).toEqual(ids);
});
