import { describe, expect, test } from 'vitest';
import type { MarketActivity } from '#domain/reference/reference.api.ts';
import { activityTree, ancestorsOf, searchActivities } from '#features/registers/entity-search/activity-tree.ts';

const activity = (id: number, code: string, parentId: number | null, name = `Naziv ${code}`): MarketActivity => ({
  id,
  code,
  name,
  parentId,
});
const codes = (tree: ReturnType<typeof activityTree>, ids: readonly string[]) =>
  ids.map((id) => tree.nodes.get(id)?.code);

const SMALL = [
  activity(40, '25.11', 30),
  activity(10, 'C', null),
  activity(31, '25.2', 20),
  activity(30, '25.1', 20),
  activity(20, '25', 10, 'Metalni proizvodi, osim mašina'),
  activity(41, '25.12', 30, 'Građevna stolarija od čelika'),
  activity(11, 'A', null),
];

describe('the tree of activities (R2.3, R3.7)', () => {
  test('four levels, every level in code order, labels "code - name", the number of activities below each', () => {
    const tree = activityTree(SMALL);
    expect(codes(tree, tree.roots)).toEqual(['A', 'C']);
    expect(codes(tree, tree.byCode.get('25')?.children ?? [])).toEqual(['25.1', '25.2']);
    expect(codes(tree, tree.byCode.get('25.1')?.children ?? [])).toEqual(['25.11', '25.12']);
    expect(tree.byCode.get('25')?.label).toBe('25 - Metalni proizvodi, osim mašina');
    expect(codes(tree, ancestorsOf(tree, '41'))).toEqual(['C', '25', '25.1']);
    expect(['A', 'C', '25', '25.1', '25.11'].map((code) => tree.byCode.get(code)?.below)).toEqual([0, 5, 4, 2, 0]);
  });

  test('orphans are at the top, circles end', () => {
    const tree = activityTree([
      ...SMALL,
      activity(90, '99', 12345),
      activity(50, '50', 51),
      activity(51, '51', 50),
      activity(60, '60', 60),
    ]);
    expect(codes(tree, tree.roots)).toEqual(['99', 'A', 'C', '50', '60']);
    expect(codes(tree, tree.byCode.get('50')?.children ?? [])).toEqual(['51']);
    expect(tree.nodes.size).toBe(SMALL.length + 4);
  });

  test('a section without a code has its name, holds its divisions and is never the selected one', () => {
    const sections = [activity(2720, '', null, 'Rudarstvo'), activity(2719, '', null, 'Poljoprivreda')];
    const tree = activityTree([...sections, activity(1, '01', 2719)]);
    expect(tree.roots.map((id) => tree.nodes.get(id)?.label)).toEqual(['Poljoprivreda', 'Rudarstvo']);
    expect(tree.byCode.get('')).toBeUndefined();
    expect(ancestorsOf(tree, '1')).toEqual(['2719']);
  });
});

describe('search in the tree', () => {
  const tree = activityTree(SMALL);
  const shown = (text: string) =>
    codes(tree, [...(searchActivities(tree, text)?.shown ?? [])]).toSorted((a = '', b = '') => (a < b ? -1 : 1));

  test('by code and by name, without accents and case, every word', () => {
    expect(searchActivities(tree, '25.1')?.matches).toBe(3);
    expect(searchActivities(tree, 'GRADEVNA celika')?.matches).toBe(1);
    expect(searchActivities(tree, 'gradevna brod')?.matches).toBe(0);
    expect(searchActivities(tree, '   ')).toBeNull();
  });

  test('shows the branch of a match and what is below it, and opens the branch only', () => {
    expect(shown('masina')).toEqual(['25', '25.1', '25.11', '25.12', '25.2', 'C']);
    expect(codes(tree, searchActivities(tree, 'masina')?.opened ?? [])).toEqual(['C']);
    expect(shown('stolarija')).toEqual(['25', '25.1', '25.12', 'C']);
  });
});
