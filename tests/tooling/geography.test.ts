import { describe, expect, test } from 'vitest';
import { CANTON_SHAPES, CONTEXT_PATHS, FEDERATION_PATH, VIEW_BOX } from '#domain/reference/geography/geography.ts';
import { percentOnMap } from '../../scripts/build/federation-paths.ts';

/** The points of path data, ring after ring. */
function pointsOf(path: string): [number, number][] {
  return [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

describe('virtual:geography', () => {
  test('has the shapes of the ten cantons of P3 with their short labels', () => {
    expect(CANTON_SHAPES.map(({ id, shortLabel }) => `${id} ${shortLabel}`).join(', ')).toBe(
      '2027 USK, 2028 PK, 2029 TK, 2030 ZDK, 2031 BPK, 2032 SBK, 2033 HNK, 2034 ZHK, 2035 KS, 2036 K10',
    );
  });

  test('keeps the federation inside the picture and fills its height', () => {
    const points = pointsOf(FEDERATION_PATH);
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(11.9);
    expect(Math.max(...xs)).toBeLessThanOrEqual(VIEW_BOX.width - 11.9);
    expect(Math.min(...ys)).toBeCloseTo(12, 0);
    expect(Math.max(...ys)).toBeCloseTo(VIEW_BOX.height - 12, 0);
  });

  test('puts each label inside the bounds of its canton', () => {
    for (const { path, label } of CANTON_SHAPES) {
      const points = pointsOf(path);
      expect(label.x).toBeGreaterThan(Math.min(...points.map(([x]) => x)));
      expect(label.x).toBeLessThan(Math.max(...points.map(([x]) => x)));
      expect(label.y).toBeGreaterThan(Math.min(...points.map(([, y]) => y)));
      expect(label.y).toBeLessThan(Math.max(...points.map(([, y]) => y)));
    }
  });

  test('has the shapes of the neighbours, too', () => {
    expect(CONTEXT_PATHS).toHaveLength(2);
    expect(CONTEXT_PATHS.every((path) => /^M[\d.-]/.test(path))).toBe(true);
  });
});

test('a place has its percent position in the same picture', () => {
  const tuzla = percentOnMap(18.6671, 44.5384);
  const shape = CANTON_SHAPES.find(({ shortLabel }) => shortLabel === 'TK')!;
  const points = pointsOf(shape.path);
  expect((tuzla.x / 100) * VIEW_BOX.width).toBeGreaterThan(Math.min(...points.map(([x]) => x)));
  expect((tuzla.x / 100) * VIEW_BOX.width).toBeLessThan(Math.max(...points.map(([x]) => x)));
  expect(percentOnMap(17, 44).x).toBeLessThan(percentOnMap(18, 44).x);
  expect(percentOnMap(17, 44).y).toBeGreaterThan(percentOnMap(17, 45).y);
});
