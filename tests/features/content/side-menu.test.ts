import { expect, test } from 'vitest';
import { buildTree } from '#domain/content/content-tree.ts';
import { sideGroups } from '#features/portal/content/side-menu.ts';
import { contentItem } from '#tests/content-items.ts';

const tree = buildTree([
  contentItem({ id: 1, title: 'Propisi' }),
  contentItem({ id: 2, parentId: 1, title: 'Zakoni' }),
  contentItem({ id: 3, parentId: 1, title: 'Pravilnici' }),
  contentItem({ id: 4, parentId: 2, title: 'Zakon o računovodstvu' }),
  contentItem({ id: 5, parentId: 2, contentTypeId: 5, title: 'Fotografija' }),
]);
const groupsOf = (id: number) =>
  sideGroups(tree, tree.byId.get(id)!).map(({ head, entries }) => [head.title, ...entries.map(({ title }) => title)]);

test('an item with children has them under its own title, then its siblings under its parent (P2.8)', () => {
  expect(groupsOf(2)).toEqual([
    ['Zakoni', 'Zakon o računovodstvu'],
    ['Propisi', 'Zakoni', 'Pravilnici'],
  ]);
});

test('an item without children has its siblings under the title of its parent', () => {
  expect(groupsOf(4)).toEqual([['Zakoni', 'Zakon o računovodstvu']]);
});

test('of thousands of siblings those around the item are shown, and how many there are', () => {
  const many = buildTree([
    contentItem({ id: 1 }),
    ...Array.from({ length: 5000 }, (_, at) => contentItem({ id: at + 2, parentId: 1, ordinalNumber: at })),
  ]);
  const [group] = sideGroups(many, many.byId.get(2502)!);
  expect(group!.total).toBe(5000);
  expect(group!.entries).toHaveLength(20);
  expect(group!.entries.map(({ id }) => id)).toContain(2502);
  expect(sideGroups(many, many.byId.get(5001)!)[0]!.entries.at(-1)!.id).toBe(5001);
});
