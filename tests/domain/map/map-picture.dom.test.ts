import { expect, test } from 'vitest';
import { mapPicture } from '#domain/map/internal/map-picture.tsx';
import { CANTON_SHAPES } from '#domain/reference/geography/geography.ts';
import { PICTURE_COLOURS, pictureSvg } from '#shared/figures/picture.tsx';

test('the picture of the map lists the greatest figure first, a loss in red, and hatches a canton without a figure', () => {
  const shapes = CANTON_SHAPES.map((shape, at) => {
    const figure = at === 0 ? null : at === 1 ? -4 : at;
    const level = figure === null ? null : figure < 0 ? ('loss' as const) : (5 as const);
    return {
      ...shape,
      figure,
      level,
      written: figure === null ? 'nema podatka' : `${figure}.000 KM`,
      name: shape.shortLabel,
    };
  });
  const part = mapPicture(shapes, { title: 'Imovina, KM', loss: 'gubitak', credit: 'Granice: Natural Earth' });
  const svg = new DOMParser().parseFromString(pictureSvg('Kantoni', [part], []), 'image/svg+xml');
  const texts = [...svg.querySelectorAll('text')];
  expect(texts.find(({ textContent }) => textContent.endsWith('000 KM'))?.textContent).toBe('9.000 KM');
  expect(texts.slice(-2).map(({ textContent }) => textContent)).toEqual(['nema podatka', 'Granice: Natural Earth']);
  const loss = texts.find(({ textContent }) => textContent === '-4.000 KM (gubitak)');
  expect(loss?.getAttribute('fill')).toBe(PICTURE_COLOURS.loss);
  // On the map and in the list.
  expect(svg.querySelectorAll('[fill="url(#no-data)"]')).toHaveLength(2);
  expect(svg.querySelector('pattern#no-data')).not.toBeNull();
});
