import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { entityOfJib, foundIn } from '#domain/legal-entity/entity-requests.ts';
import { entityPageWire } from '#domain/legal-entity/legal-entity.wire.ts';

const JIB = '4200000000005';
const OWN = { id: 1, jib: JIB };
const OTHER = { id: 2, jib: '4200000000013' };
const pageOf = (answer: unknown) => z.parse(entityPageWire, answer);
const found = (answer: unknown) => entityOfJib(pageOf(answer), JIB).kind;

describe('the entity with exactly one jib', () => {
  test('is the result with this jib, whatever stands beside it', () => {
    expect(found({ resultList: [OTHER, OWN], count: 40 })).toBe('one');
  });

  test('is none only when the answer says all', () => {
    expect(found({ resultList: [], count: 0 })).toBe('none');
    expect(found({ resultList: [OTHER], count: 1 })).toBe('none');
  });

  test.each([
    ['more results follow', { resultList: [OTHER], count: 2 }],
    ['how many follow is not said', { resultList: Array.from({ length: 10 }, (_, at) => ({ ...OTHER, id: at + 1 })) }],
    ['a result cannot be read', { resultList: [OTHER, { id: 'x' }], count: 2 }],
    ['a result has no jib', { resultList: [{ id: 3 }], count: 1 }],
    ['the total says more than was sent', { resultList: [], count: 1 }],
    ['there is a count but no results', { count: 3 }],
  ])('is not known when %s', (_why, answer) => {
    const answered = entityOfJib(pageOf(answer), JIB);
    expect(answered.kind).toBe('unknown');
    expect(() => foundIn(answered)).toThrow(expect.objectContaining({ kind: 'contract' }));
  });
});
