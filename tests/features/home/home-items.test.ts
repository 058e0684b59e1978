import { describe, expect, test } from 'vitest';
import { buildTree } from '#domain/content/content-tree.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import {
  featuredItems,
  featuredTarget,
  highlightedNews,
  highlightedProducts,
  highlightedServices,
} from '#features/portal/home/home-blocks/home-items.ts';
import { contentItem } from '#tests/content-items.ts';

const PRODUCT = [{ tagId: 1, name: 'Proizvod' }];
const INFOGRAPHIC = [{ tagId: 1069, name: 'Infografika' }];

const item = (id: number, given: Partial<ContentItem> = {}) =>
  contentItem({ id, contentTypeId: 3, ordinalNumber: id, highlight: 0, ...given });

const ids = (items: readonly ContentItem[]) => items.map(({ id }) => id);

test('highlighted news (P2.6, P9): five, the highest highlight first, the newest among equals; no infographics', () => {
  const tree = buildTree([
    item(1, { highlight: 5 }),
    item(2, { highlight: 9 }),
    item(3, { highlight: 1, dateTime: '2026-01-01T00:00:00' }),
    item(4, { highlight: 1, dateTime: '2026-05-01T00:00:00' }),
    item(5, { highlight: 7 }),
    item(6, { highlight: 100, tags: INFOGRAPHIC }),
    item(7, { highlight: 2 }),
    item(8, { contentTypeId: 4, highlight: 99 }),
  ]);
  expect(ids(highlightedNews(tree))).toEqual([2, 5, 1, 7, 4]);
});

describe('highlighted products (P2.6)', () => {
  test('four tagged items with their parent, which is no product itself', () => {
    const product = (id: number, highlight: number) =>
      item(id, { contentTypeId: 7, parentId: 70, tags: PRODUCT, highlight });
    const parent = item(70, { contentTypeId: 10, tags: PRODUCT, highlight: 1000, title: 'Proizvodi' });
    const tree = buildTree([parent, product(1, 1), product(2, 5), product(3, 4), product(4, 3), product(5, 2)]);
    const { parent: productsParent, items } = highlightedProducts(tree);
    expect(productsParent?.title).toBe('Proizvodi');
    expect(ids(items)).toEqual([2, 3, 4, 5]);
  });

  test('no parent and no products are no fault', () => {
    expect(highlightedProducts(buildTree([item(1)]))).toEqual({ parent: null, items: [] });
    expect(highlightedProducts(buildTree([item(1, { parentId: 99, tags: PRODUCT })])).parent).toBeNull();
  });
});

const service = (id: number, parentId: number | null, ordinalNumber: number) =>
  item(id, { contentTypeId: 11, parentId, ordinalNumber });
const link = (id: number, parentId: number, ordinalNumber: number) =>
  item(id, { contentTypeId: 7, parentId, ordinalNumber });

test.each([
  [
    'the activities are the children of the first, no media or root items, the others are beside them',
    [
      service(20, null, 2),
      service(10, null, 1),
      link(11, 10, 2),
      link(12, 10, 1),
      service(13, 10, 3),
      ...[5, 6, 8, 9].map((contentTypeId) => item(contentTypeId, { contentTypeId, parentId: 10 })),
    ],
    [10, [12, 11, 13], [20]],
  ],
  [
    'where none is at the root the first of all counts',
    [item(1, { contentTypeId: 8 }), service(10, 1, 2), service(9, 1, 1), link(11, 9, 1)],
    [9, [11], []],
  ],
  ['without any there is nothing', [], [undefined, [], []]],
])('highlighted services (P2.5, P2.6): %s', (_, items, expected) => {
  const { first, activities, others } = highlightedServices(buildTree(items));
  expect([first?.id, ids(activities), ids(others)]).toEqual(expected);
});

describe('featured items (P2.6)', () => {
  test('twelve highlighted items without those that have a block of their own', () => {
    const documents = Array.from({ length: 14 }, (_, at) => item(at + 1, { contentTypeId: 4, highlight: at + 1 }));
    const tree = buildTree([
      ...documents,
      item(50, { contentTypeId: 3, highlight: 500 }),
      item(51, { contentTypeId: 7, highlight: 500, tags: PRODUCT }),
      item(52, { contentTypeId: 10, highlight: 0 }),
      item(53, { contentTypeId: 10, highlight: null }),
    ]);
    expect(ids(featuredItems(tree))).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });

  test('documents, images and videos lead to their parent, all others to themselves', () => {
    const parent = item(90, { contentTypeId: 10 });
    const tree = buildTree([parent]);
    const target = (contentTypeId: number, parentId = 90) =>
      featuredTarget(tree, item(1, { contentTypeId, parentId })).id;
    expect([4, 5, 6].map((type) => target(type))).toEqual([90, 90, 90]);
    expect([3, 7, 10].map((type) => target(type))).toEqual([1, 1, 1]);
    expect(target(4, 77), 'an orphan keeps its own page').toBe(1);
  });
});
