import { expect, test } from 'vitest';
import { buildTree } from '#domain/content/content-tree.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import { itemOfRoute, parentOfRoute } from '#domain/content/ContentTrail.tsx';

const item = (id: number, parentId: number | null, url: string, slug = ''): ContentItem =>
  ({ id, parentId, url, slug, contentTypeId: 10, title: String(id) }) as ContentItem;

test('of several items that link to a screen the one nearest to the root is its place (P2.9)', () => {
  const tree = buildTree([
    item(1, null, ''),
    item(2, 1, ''),
    item(3, 2, 'lokacije-i-poslovne-jedinice'),
    item(4, null, ''),
    item(5, 4, 'locations-and-business-units'),
  ]);
  expect(itemOfRoute(tree, 'locations')?.id).toBe(5);
});

test.each([
  ['as sent', (items: ContentItem[]) => items],
  ['the other way round', (items: ContentItem[]) => items.toReversed()],
])('of equally near ones the one that holds something, then the elder: %s', (_order, ordered) => {
  const near = [item(2, 1, 'publications'), item(3, 1, 'publikacije'), item(4, 1, 'publikacije'), item(5, 3, '')];
  const alone = [item(7, 1, 'survey'), item(6, 1, 'survey')];
  const tree = buildTree(ordered([item(1, null, ''), ...near, ...alone]));
  expect(itemOfRoute(tree, 'publications')?.id).toBe(3);
  expect(itemOfRoute(tree, 'survey')?.id).toBe(6);
});

test('an url counts before a slug, an external address never', () => {
  const tree = buildTree([
    item(1, null, 'https://example.com', 'lokacije-i-poslovne-jedinice'),
    item(2, 1, 'locationsRouteName'),
  ]);
  expect(itemOfRoute(tree, 'locations')?.id).toBe(2);
  expect(itemOfRoute(tree, 'survey')).toBeUndefined();
});

test.each([
  ['a nearer link by the same url', item(9, null, 'publikacije')],
  ['a link by the url, where its own item has the slug alone', item(9, 1, 'publikacije')],
  ['a nearer link with a picture below it', item(7, null, 'publikacije')],
])('what a page lists lies below the item that has children, past %s (P2.15)', (_what, pointer) => {
  const picture = { ...item(6, 7, ''), contentTypeId: 5 };
  const tree = buildTree([
    pointer,
    picture,
    item(1, null, ''),
    item(2, 1, ''),
    item(3, 2, '', 'publikacije'),
    item(4, 3, ''),
  ]);
  expect(parentOfRoute(tree, 'publications')?.id).toBe(3);
  expect(itemOfRoute(tree, 'publications')?.id).toBe(pointer.id);
  expect(
    parentOfRoute(buildTree([item(1, null, ''), item(8, 1, 'publikacije'), pointer]), 'publications'),
  ).toBeDefined();
});

test('where none has children, the nearest is the one a page is about', () => {
  const tree = buildTree([item(1, null, ''), item(8, 1, 'publikacije'), item(9, null, 'publikacije')]);
  expect(parentOfRoute(tree, 'publications')?.id).toBe(9);
});

test('a tree is read once, however often it is used', () => {
  let reads = 0;
  const counted = Object.defineProperty(item(1, null, ''), 'url', { get: () => `clanak-${(reads += 1)}` });
  const tree = buildTree([counted]);
  for (let again = 0; again < 50; again++) expect(itemOfRoute(tree, 'locations')).toBeUndefined();
  expect(reads).toBe(1);
  for (let again = 0; again < 50; again++) expect(parentOfRoute(tree, 'locations')).toBeUndefined();
  expect(reads).toBe(2);
});
