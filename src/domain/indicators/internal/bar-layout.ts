import type { Measure } from '../figure-measure.ts';
import type { IndicatorRow } from '../indicator-row.ts';

/** The power of ten in which a series is labelled, so that labels are short; the unit is shown once beside the series. */
export type BarScale = {
  divisor: number;
  unit: 'bn' | 'm' | 'k' | 'one' | 'count' | 'percent' | 'index';
  decimals: number;
};

const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

/** The scale for the largest amount of the series: 22.846.019 KM becomes 22,8 in millions. */
export function barScale(
  values: readonly (number | null)[],
  unit: IndicatorRow['unit'],
  measure: Measure = 'amount',
): BarScale {
  const most = Math.max(0, ...known(values).map(Math.abs));
  if (measure !== 'amount')
    return { divisor: 1, unit: measure === 'share' ? 'percent' : 'index', decimals: most < 100 ? 1 : 0 };
  if (unit === 'count') return { divisor: 1, unit: 'count', decimals: 0 };
  const [divisor, name] =
    most >= 1e9 ? ([1e9, 'bn'] as const) : most >= 1e6 ? ([1e6, 'm'] as const) : ([1e3, 'k'] as const);
  if (most < 1e4) return { divisor: 1, unit: 'one', decimals: 0 };
  return { divisor, unit: name, decimals: most / divisor < 100 ? 1 : 0 };
}

/** Position of a bar in a chart of `height` px: its top and height, and the base line of its label. */
export type BarBox = { top: number; height: number; label: number };

const LABEL_HEIGHT = 18;
const LEAST_BAR = 1.5;

/**
 * Lays out the bars of one series on one axis: profits above it, losses below. A 0 is a line on the axis, while a missing value
 * (null) has no bar at all, so that the two differ.
 */
export function layoutBars(
  values: readonly (number | null)[],
  height: number,
): { axis: number; boxes: (BarBox | null)[] } {
  const numbers = known(values);
  const most = Math.max(0, ...numbers);
  const least = Math.min(0, ...numbers);
  const below = least < 0 ? LABEL_HEIGHT : 2;
  const available = height - LABEL_HEIGHT - below;
  const perUnit = most - least > 0 ? available / (most - least) : 0;
  const axis = perUnit === 0 ? height - below : LABEL_HEIGHT + most * perUnit;
  const boxes = values.map((value) => {
    if (value === null) return null;
    const tall = Math.max(LEAST_BAR, Math.abs(value) * perUnit);
    return value < 0
      ? { top: axis, height: tall, label: axis + tall + 13 }
      : { top: axis - tall, height: tall, label: axis - tall - 5 };
  });
  return { axis, boxes };
}
