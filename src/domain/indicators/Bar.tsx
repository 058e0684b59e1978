import type { Measure } from './figure-measure.ts';
import { type BarBox, barScale, layoutBars } from './internal/bar-layout.ts';
import type { Point } from './series.ts';
import type { Trend } from './trends.ts';
import { useFigure } from './use-indicator-text.ts';
import styles from './Bar.module.css';

type BarProps = {
  /** Null for a missing value: a dash above a dotted part of the axis, never a bar. */
  box: BarBox | null;
  axis: number;
  height: number;
  label: string;
  isLoss: boolean;
  isSelected?: boolean;
};

/** The bar of one year, as wide as its cell, to align with the figures below. Decorative: a table has the numbers. */
export function Bar({ box, axis, height, label, isLoss, isSelected = false }: BarProps) {
  const tone = isSelected ? styles.selected : isLoss ? styles.loss : styles.gain;
  const labelTone = box ? isLoss && styles['loss-label'] : styles['missing-label'];
  return (
    // A drawing cannot show the elements that a translating browser puts around its texts.
    <svg className={`notranslate ${styles.bar}`} width="100%" height={height} aria-hidden="true" focusable="false">
      <line x1="0" x2="100%" y1={axis} y2={axis} className={box ? styles.axis : styles.missing} />
      {box ? <rect x="36%" width="64%" y={box.top} height={box.height} className={tone} /> : null}
      <text x="100%" y={box ? box.label : axis - 6} className={labelTone || undefined}>
        {box ? label : '–'}
      </text>
    </svg>
  );
}

/** Returns a function that lays out the bars of a line, one a year, on an axis of `height` px; `unit` is that of the labels. */
export function useBars(height: number) {
  const figure = useFigure();
  return ({ unit }: Trend, points: readonly Point[], measure: Measure = 'amount') => {
    const values = points.map(({ value }) => value);
    const scale = barScale(values, unit, measure);
    const { axis, boxes } = layoutBars(values, height);
    const bars = values.map((value, at) => ({
      box: boxes[at] ?? null,
      axis,
      height,
      label: value === null ? '' : figure.short(value, scale),
      isLoss: (value ?? 0) < 0,
    }));
    return { unit: scale.unit, bars };
  };
}
