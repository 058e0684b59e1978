import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { listOf, oneOf, outOfEnvelope, strictListOf } from '#shared/api/lists.ts';
import { flagWire, idWire, refWire, statedFlagWire, textWire } from '#shared/api/wire.ts';

const item = z.object({ id: idWire, name: textWire });
let warn: MockInstance<typeof console.warn>;
beforeEach(() => void (warn = vi.spyOn(console, 'warn').mockImplementation(() => {})));

describe('a list answer', () => {
  const good = [{ id: 1, name: 'a' }];

  test.each([
    [good],
    [{ resultList: good }],
    [{ data: good }],
    [{ data: { resultList: good } }],
    [{ resultList: good, data: null }],
  ])('is read from any envelope', (answer) => {
    expect(z.parse(listOf(item, 'x'), answer)).toEqual(good);
    expect(z.parse(strictListOf(item, 'x'), answer)).toEqual(good);
  });

  test.each([{ resultList: null }, { data: null }])('may be none (%j)', (answer) => {
    expect(z.parse(strictListOf(item, 'x'), answer)).toEqual([]);
  });

  test.each([null, 5, true, 'text', {}, { resultList: null }, { resultList: 'x' }, undefined])(
    'of another kind is empty with one warning (%j)',
    (answer) => {
      expect(z.parse(listOf(item, 'x'), answer)).toEqual([]);
      expect(warn).toHaveBeenCalledOnce();
    },
  );

  test('keeps its good items and counts the bad ones (faults A06)', () => {
    expect(z.parse(listOf(item, 'x'), [null, 5, 'x', { id: '2', name: 7 }, { id: 'abc' }])).toEqual([
      { id: 2, name: '7' },
    ]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('4 of 5'));
  });

  test.each([
    { resultList: null, errorCount: 1, resultItems: [{ message: 'x' }] },
    { data: null, status: 503 },
    { data: [], errorCount: 2 },
  ])('that is an error is not an empty one (%j)', (answer) => {
    expect(z.safeParse(strictListOf(item, 'x'), answer).success).toBe(false);
  });

  test.each(['<!doctype html><html></html>', null, 5, {}, { data: {} }, { data: 'x' }])(
    'that must be a list fails its contract otherwise (%j)',
    (answer) => {
      expect(z.safeParse(strictListOf(item, 'x'), answer).success).toBe(false);
    },
  );
});

test('an answer that is one thing may come in an envelope', () => {
  expect(outOfEnvelope({ status: 200, data: { id: 1 } })).toEqual({ id: 1 });
  for (const none of [{ data: null }, { status: 200, errorCount: 0, data: null }, { status: 404, data: null }])
    expect(outOfEnvelope(none)).toBeNull();
  // An answer that reports its own failure does not say that there is nothing.
  for (const error of [
    { status: 503, data: null },
    { errorCount: 1, data: null },
  ])
    expect(outOfEnvelope(error)).toBe(error);
  for (const bare of [null, 'text', { id: 1 }, { id: 1, data: 'x' }]) expect(outOfEnvelope(bare)).toBe(bare);
  for (const answer of [{ id: 1, name: 'a' }, { data: { id: 1, name: 'a' } }])
    expect(z.parse(oneOf(item), answer)).toEqual({ id: 1, name: 'a' });
});

describe('parts of the wire', () => {
  test.each([
    [1, 1],
    ['7', 7],
    [' 7 ', 7],
    [' +7.0 ', 7],
    ['2.025E+03', 2025],
    ['abc', null],
    ['', null],
    [0, null],
    [-1, null],
    ['-7', null],
    [1.5, null],
    ['1.5', null],
    ['9007199254740993', null],
    ['7'.repeat(400), null],
    [null, null],
    [undefined, null],
  ])('id %j → %j; what is no id fails as such, and is no reference', (raw, id) => {
    expect(z.safeParse(idWire, raw).data ?? null).toBe(id);
    expect(z.parse(refWire, raw)).toBe(id);
  });

  test.each([
    ['a  b', 'a  b'],
    ['4200000000001   ', '4200000000001'],
    ['   ', ''],
    [7, '7'],
    [{}, ''],
    [null, ''],
  ])('text %j → %j', (raw, expected) => {
    expect(z.parse(textWire, raw)).toBe(expected);
  });

  test.each([
    [true, true],
    ['True', true],
    ['1', true],
    [1, true],
    ['false', false],
    [0, false],
    ['', null],
    [null, null],
    [undefined, null],
  ])('flag %j → %j; what is not stated is no', (raw, expected) => {
    expect(z.parse(statedFlagWire, raw)).toBe(expected);
    expect(z.parse(flagWire, raw)).toBe(expected ?? false);
  });
});
