import { expect, test } from 'vitest';
import { scaleOf } from '#shared/figures/picture-png.ts';

test('a picture larger than a canvas may be is scaled down until it fits, others are twice their size', () => {
  expect(scaleOf(1200, 1660)).toBe(2);
  for (const [width, height] of [
    [1200, 6000],
    [4000, 4000],
    [300, 20_000],
    [20_000, 300],
  ] as const) {
    const scale = scaleOf(width, height);
    const [wide, high] = [Math.floor(width * scale), Math.floor(height * scale)];
    expect(wide * high).toBeLessThanOrEqual(4096 * 4096);
    expect(Math.max(wide, high)).toBeLessThanOrEqual(8192);
    expect(scale).toBeLessThan(2);
  }
});
