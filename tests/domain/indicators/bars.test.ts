import { expect, test } from 'vitest';
import { barScale, layoutBars } from '#domain/indicators/internal/bar-layout.ts';

test('profits are above the axis, losses below it', () => {
  const {
    axis,
    boxes: [gain, loss],
  } = layoutBars([100, -50], 112);
  expect(gain && gain.top + gain.height).toBeCloseTo(axis);
  expect(loss?.top).toBeCloseTo(axis);
  expect(gain && loss && gain.height / loss.height).toBeCloseTo(2);
});

test('0 has a line on the axis, a missing value has no bar', () => {
  const [zero, missing] = layoutBars([0, null, 10], 112).boxes;
  expect(zero?.height).toBeGreaterThan(0);
  expect(zero?.height).toBeLessThan(3);
  expect(missing).toBeNull();
});

test('every bar and label stays inside the chart', () => {
  for (const values of [[5], [-5], [0], [1e21, -1e21], [3, -900, null]]) {
    for (const box of layoutBars(values, 112).boxes) {
      if (!box) continue;
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.top + box.height).toBeLessThanOrEqual(112.01);
      expect(box.label).toBeGreaterThan(8);
      expect(box.label).toBeLessThanOrEqual(112);
    }
  }
  expect(layoutBars([null, null], 112).axis).toBe(110);
});

test('a series is written in the power of ten of its largest amount', () => {
  expect(barScale([22_846_019, 384_206], 'KM')).toEqual({ divisor: 1e6, unit: 'm', decimals: 1 });
  expect(barScale([-2_400_000_000], 'KM')).toMatchObject({ unit: 'bn' });
  expect(barScale([508_243], 'KM')).toEqual({ divisor: 1e3, unit: 'k', decimals: 0 });
  expect(barScale([900], 'KM')).toMatchObject({ unit: 'one', divisor: 1 });
  expect(barScale([148_000], 'count')).toMatchObject({ unit: 'count', divisor: 1 });
  expect(barScale([null], 'KM')).toMatchObject({ unit: 'one' });
});
