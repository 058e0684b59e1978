import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BarChart, barsPicture } from '#domain/indicators/internal/bars-picture.tsx';
import { PICTURE_WIDTH, pictureSvg } from '#shared/figures/picture.tsx';

const chart = (values: readonly (number | null)[], title = 'Imovina'): BarChart => ({
  title,
  unit: 'KM',
  bars: values.map((value, at) => ({
    label: `${2020 + at}`,
    value,
    text: value === null ? 'nema izvještaja' : String(value),
    breakBefore: at === 2,
  })),
});
function drawn(charts: readonly BarChart[]) {
  const part = barsPicture(charts);
  const svg = new DOMParser().parseFromString(pictureSvg('', [part], []), 'image/svg+xml');
  const numbersOf = (name: string) =>
    [...svg.querySelectorAll('g rect')].map((rect) => Number(rect.getAttribute(name)));
  return {
    height: part.height,
    heights: numbersOf('height'),
    lefts: numbersOf('x'),
    texts: [...svg.querySelectorAll('text')].map((text) => text.textContent),
  };
}

test('a missing value has a dash instead of a bar, and its reason below with the years', () => {
  const { heights, texts } = drawn([chart([5, null, 0, null])]);
  expect(heights).toHaveLength(2);
  expect(texts.filter((text) => text === '–')).toHaveLength(2);
  expect(texts).toContain('2021, 2023: nema izvještaja');
});

test('the head names the unit, unless the title says what is counted', () => {
  expect(drawn([chart([5])]).texts).toContain('Imovina, KM');
  expect(drawn([{ ...chart([5], 'Broj zaposlenih'), unit: '' }]).texts).toContain('Broj zaposlenih');
});

test('charts beside each other have one scale', () => {
  const { heights } = drawn([chart([100]), chart([25], 'Druga')]);
  expect((heights[0] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(4);
});

test('every value is written, and everything is inside the picture', () => {
  const values = fc.array(fc.option(fc.integer({ min: -1e9, max: 1e9 })), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(values, { minLength: 1, maxLength: 4 }), (rows) => {
      const { texts, heights, lefts, height } = drawn(rows.map((row) => chart(row)));
      for (const value of rows.flat()) if (value !== null) expect(texts).toContain(String(value));
      for (const tall of heights) expect(tall).toBeLessThanOrEqual(height);
      for (const x of lefts) expect(x).toBeLessThan(PICTURE_WIDTH);
    }),
    { numRuns: 60 },
  );
});
