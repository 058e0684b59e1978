import { expect, test } from 'vitest';
import { treeProblems } from '#domain/agency-check/tree-problems.ts';
import { contentItem } from '#tests/content-items.ts';

const item = (id: number, given: object = {}) =>
  contentItem({ id, title: `Naslov ${id}`, contentTypeId: 3, slug: '', ...given });

test('the walk of the content finds what is untitled, untranslated, dead, orphaned or in a circle', () => {
  const first = [
    item(1),
    item(2, { parentId: 3 }),
    item(3, { parentId: 2 }),
    item(4),
    item(5),
    item(6, { parentId: 2 }),
  ];
  const kinds = (items: Parameters<typeof treeProblems>[0], lang: 'bs' | 'hr' | 'en') =>
    treeProblems(items, lang, lang === 'bs' ? [] : first).map(({ kind, id }) => `${kind} ${id}`);
  expect(kinds(first, 'bs')).toEqual(['loop 2', 'loop 3']);
  const english = [
    item(1, { title: ' ' }),
    item(4, { contentTypeId: 7, url: 'nema-takve-stranice' }),
    item(5, { parentId: 99 }),
  ];
  expect(kinds(english, 'en').join()).toBe(
    'untitled 1,sameTitle 4,dead 4,sameTitle 5,orphan 5,missing 2,missing 3,missing 6',
  );
  expect(treeProblems([item(1, { title: '' })], 'hr', first)[0]).toMatchObject({ kind: 'untitled', title: 'Naslov 1' });
});

test('ids and parents as numbers and as texts are the same to the portal, so they are no fault (faults A14)', () => {
  const asNumbers = [item(12), item(13, { parentId: '12' }), item(14, { parentId: '0' })];
  const asTexts = asNumbers.map((one) => ({ ...one, id: String(one.id) }));
  expect(treeProblems(asNumbers, 'hr', asTexts)).toEqual([]);
  expect(treeProblems(asTexts, 'hr', asNumbers)).toEqual([]);
  expect(treeProblems([item(1, { parentId: '2' }), item(2, { parentId: 1 })], 'bs', [])).toHaveLength(2);
});
