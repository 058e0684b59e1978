import { expect, test } from 'vitest';
import { itemOfRoute } from '#domain/content/ContentTrail.tsx';
import type { ContentItem } from '#domain/content/content.model.ts';
import { buildTree } from '#domain/content/content-tree.ts';

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

test('an url counts before a slug, an external address never', () => {
  const tree = buildTree([
    item(1, null, 'https://example.com', 'lokacije-i-poslovne-jedinice'),
    item(2, 1, 'locationsRouteName'),
  ]);
  expect(itemOfRoute(tree, 'locations')?.id).toBe(2);
  expect(itemOfRoute(tree, 'survey')).toBeUndefined();
});

test('a tree of 20,000 items is searched without being felt', () => {
  const tree = buildTree(Array.from({ length: 20_000 }, (_, index) => item(index + 1, null, `clanak-${index}`)));
  const start = process.cpuUsage();
  for (let again = 0; again < 50; again++) expect(itemOfRoute(tree, 'locations')).toBeUndefined();
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(400);
});
