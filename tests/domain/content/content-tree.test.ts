import { describe, expect, test, vi } from 'vitest';
import {
  buildTree,
  firstHighlightedService,
  highestFirst,
  newestFirst,
  pathTo,
  prepareTree,
  treeOf,
} from '#domain/content/content-tree.ts';
import { contentItem } from '#tests/content-items.ts';

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

describe('the content tree (P3)', () => {
  test('children are in order of ordinalNumber, those without one last, in the order they came', () => {
    const tree = buildTree([
      contentItem({ id: 1 }),
      contentItem({ id: 2, parentId: 1, title: 'none' }),
      contentItem({ id: 3, parentId: 1, ordinalNumber: 2, title: 'second' }),
      contentItem({ id: 4, parentId: 1, ordinalNumber: 1, title: 'first' }),
      contentItem({ id: 5, parentId: 1, title: 'also none' }),
    ]);
    expect(titles(tree.childrenOf(1))).toEqual(['first', 'second', 'none', 'also none']);
    expect(tree.childrenOf(99)).toEqual([]);
  });

  test('of two items with one id the first wins (A13)', () => {
    const tree = buildTree([contentItem({ id: 1, title: 'first' }), contentItem({ id: 1, title: 'second' })]);
    expect(titles(tree.items)).toEqual(['first']);
  });

  test('is built once for a list; one of 20,000 items in turns with others, the same as in one go', async () => {
    const list = Array.from({ length: 20_000 }, (_, at) =>
      contentItem({ id: at + 1, parentId: at % 40 || null, contentTypeId: at % 7, ordinalNumber: 20_000 - at }),
    );
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 0.01));
    let turns = 0;
    setImmediate(() => (turns += 1));
    await prepareTree(list);
    vi.restoreAllMocks();
    const other = treeOf([...list]);
    const tree = treeOf(list);
    await prepareTree(list);
    expect(treeOf(list)).toBe(tree);
    expect(turns).toBeGreaterThan(0);
    expect(tree.items).toEqual(other.items);
    for (const id of [1, 7, 39]) expect(tree.childrenOf(id)).toEqual(other.childrenOf(id));
    for (const type of [0, 3, 6]) expect(tree.ofType(type)).toEqual(other.ofType(type));
  });
});

describe('the path to an item (P2.9)', () => {
  test('leads from the root to the item', () => {
    const tree = buildTree([
      contentItem({ id: 1, title: 'root' }),
      contentItem({ id: 2, parentId: 1, title: 'middle' }),
      contentItem({ id: 3, parentId: 2, title: 'leaf' }),
    ]);
    expect(titles(pathTo(tree, tree.byId.get(3)!))).toEqual(['root', 'middle', 'leaf']);
  });

  test('ends in a circle and at an item that is its own parent (A11)', () => {
    const circle = buildTree([
      contentItem({ id: 1, parentId: 2, title: 'one' }),
      contentItem({ id: 2, parentId: 1, title: 'two' }),
      contentItem({ id: 3, parentId: 3, title: 'self' }),
    ]);
    expect(titles(pathTo(circle, circle.byId.get(1)!))).toEqual(['two', 'one']);
    expect(titles(pathTo(circle, circle.byId.get(3)!))).toEqual(['self']);
    expect(circle.childrenOf(3)).toEqual([]);
  });

  test('of an orphan is the orphan (A12)', () => {
    const tree = buildTree([contentItem({ id: 5, parentId: 404, title: 'orphan' })]);
    expect(titles(pathTo(tree, tree.byId.get(5)!))).toEqual(['orphan']);
  });
});

test('the most recent are first, undated ones last; the highest highlight before everything', () => {
  const items = [
    contentItem({ id: 1, title: 'undated' }),
    contentItem({ id: 2, dateTime: '2025-01-01T00:00:00', title: 'old' }),
    contentItem({ id: 3, dateTime: '2026-01-01T00:00:00', title: 'new' }),
    contentItem({ id: 4, dateTime: '2020-01-01T00:00:00', highlight: 9, title: 'high' }),
    contentItem({ id: 5, dateTime: '2019-01-01T00:00:00', highlight: 30, title: 'highest' }),
    contentItem({ id: 6, dateTime: '2018-01-01T00:00:00', highlight: 0, title: 'low' }),
  ];
  expect(titles(newestFirst(items))).toEqual(['new', 'old', 'high', 'highest', 'low', 'undated']);
  expect(titles(highestFirst(items))).toEqual(['highest', 'high', 'low', 'new', 'old', 'undated']);
});

test('what is no date is no recent one (A31)', () => {
  const dates = ['1890-05-05', '2026-02-01', '2026-02-01T10:00:00Z'];
  const senseless = ['9999-12-31T00:00:00', 'abc', 'x2031-01-01', '1700-01-01', '/Date(1767225600000)/', '0001-01-01'];
  const items = [...senseless, ...dates].map((dateTime, id) => contentItem({ id, dateTime, title: dateTime }));
  expect(titles(newestFirst(items))).toEqual([...dates.toReversed(), ...senseless]);
});

test('items of one day keep their order', () => {
  const day = (id: number, date: string) => contentItem({ id, dateTime: date, title: String(id) });
  const items = [day(1, '2026-01-01'), day(2, ''), day(3, '2026-01-02'), day(4, '2026-01-01'), day(5, '')];
  expect(titles(newestFirst(items))).toEqual(['3', '1', '4', '2', '5']);
});

test('the activities hang below the service at the root, else below the first (P2.5, P2.6)', () => {
  const service = (id: number, parentId: number | null) => contentItem({ id, parentId, contentTypeId: 11 });
  const first = (...items: ReturnType<typeof service>[]) => firstHighlightedService(buildTree(items))?.id ?? null;
  expect(first(service(1, 9), service(2, null), service(3, null))).toBe(2);
  expect(first(service(1, 9), service(2, 9))).toBe(1);
  expect(first(contentItem({ id: 1 }))).toBeNull();
});
