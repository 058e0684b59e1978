import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { contentItemWire, singleItemWire, tagsWire } from '#domain/content/content.wire.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

describe('tags of an item (P3, P8)', () => {
  test('are read from a JSON string and from a list', () => {
    const tags = [{ tagId: 1069, name: 'Infografika' }];
    expect(z.parse(tagsWire, JSON.stringify(tags))).toEqual(tags);
    expect(z.parse(tagsWire, tags)).toEqual(tags);
  });

  test('that are not valid JSON are an empty list, with a warning on the console (A15)', () => {
    expect(z.parse(tagsWire, '[{"tagId":')).toEqual([]);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Tags'));
  });

  test.each([[''], [null], [undefined], ['null'], ['5'], [{}]])('%j are none', (raw) => {
    expect(z.parse(tagsWire, raw)).toEqual([]);
  });

  test('that were not sent are nothing to warn of', () => {
    for (const raw of ['', null, undefined]) z.parse(tagsWire, raw);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('without an id are left out, the good ones stay (A06)', () => {
    expect(z.parse(tagsWire, [{ name: 'x' }, null, 5, { tagId: '7', name: 'y' }])).toEqual([{ tagId: 7, name: 'y' }]);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/tags.* 3 of 4/));
  });
});

describe('an item of the tree', () => {
  test.each([[0], [''], [null], [undefined], ['abc']])('with parentId %j is a root (A14)', (parentId) => {
    expect(z.parse(contentItemWire, { id: 1, contentTypeId: 3, parentId }).parentId).toBeNull();
  });

  test('reads ids sent as text (A14)', () => {
    const item = z.parse(contentItemWire, { id: '12', contentTypeId: '3', parentId: '7' });
    expect([item.id, item.contentTypeId, item.parentId]).toEqual([12, 3, 7]);
  });

  test.each([[{}], [{ id: -1, contentTypeId: 3 }], [{ id: 1 }], [null]])('%j is none', (raw) => {
    expect(z.safeParse(contentItemWire, raw).success).toBe(false);
  });
});

test('a single item needs nothing but to be one (P7)', () => {
  expect(z.parse(singleItemWire, { title: 'Zakon', slug: null })).toMatchObject({
    id: null,
    contentTypeId: null,
    title: 'Zakon',
    slug: '',
    tags: [],
  });
  expect(z.parse(singleItemWire, { id: 'x', contentTypeId: '4' })).toMatchObject({ contentTypeId: 4 });
  expect(z.safeParse(singleItemWire, null).success).toBe(false);
});
