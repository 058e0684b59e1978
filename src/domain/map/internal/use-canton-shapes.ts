import { useTranslation } from 'react-i18next';
import { cantonById } from '#domain/reference/cantons.ts';
import { CANTON_SHAPES } from '#domain/reference/geography/geography.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import type { CantonSummary } from '../map.model.ts';
import { levelOf, type MapClass } from './choropleth-classes.ts';
import { exactFigure } from './format-figure.ts';
import type { Indicator } from './map-indicators.ts';

export type CantonShape = ReturnType<typeof useCantonShapes>[number];

/** The shapes of the cantons on the map and in its picture, each with name, figure, the same in full as text, and colour. */
export function useCantonShapes(
  cantons: readonly CantonSummary[],
  mapClasses: readonly MapClass[],
  indicator: Indicator,
) {
  const lang = useLang();
  const { t } = useTranslation('map');
  return CANTON_SHAPES.map((shape) => {
    const canton = cantons.find(({ id }) => id === shape.id);
    const figure = canton?.figures[indicator] ?? null;
    const noFigure = t(canton?.unreadable.includes(indicator) ? 'unreadable' : 'noData');
    const written = figure === null ? noFigure : exactFigure(figure, indicator, lang);
    const name = cantonById(shape.id)?.name[lang] ?? shape.shortLabel;
    return { ...shape, figure, level: levelOf(figure, mapClasses), written, name };
  });
}
