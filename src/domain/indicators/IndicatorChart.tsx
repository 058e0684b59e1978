import { useTranslation } from 'react-i18next';
import { axisOf, barScale, layoutBars } from './bar-layout.ts';
import { Bar } from './Bar.tsx';
import styles from './IndicatorChart.module.css';
import { eraOf } from './rows.ts';
import type { Point } from './series.ts';
import type { Trend } from './trends.ts';
import { useFigure } from './use-figure.ts';
import { useTrendLabel } from './use-row-label.ts';

type IndicatorChartProps = {
  trend: Trend;
  points: readonly Point[];
  /** The selected year; its bar is marked. */
  year?: number;
};

const HEIGHT = 112;

/**
 * One indicator over the years as bars: losses below the axis in red, a dash for what is missing, a hatched gutter where the
 * code set changed and no line across it. The figure's name carries all values; the years table shows the same numbers.
 */
export function IndicatorChart({ trend, points, year }: IndicatorChartProps) {
  const { t } = useTranslation('indicators');
  const trendLabel = useTrendLabel();
  const figure = useFigure();
  const values = points.map(({ value }) => value);
  const scale = barScale(values, trend.unit);
  const boxes = layoutBars(values, HEIGHT);
  const axis = axisOf(boxes, HEIGHT);
  const { label } = trendLabel(trend);
  const spoken = points.map((point) =>
    t('chartPoint', {
      year: point.year,
      value: point.gap === null ? figure.amount(point.value) : t(`gaps.${point.gap}`),
    }),
  );
  const breakAt = points.findIndex((point, at) => at > 0 && eraOf(point.year) !== eraOf(points[at - 1]?.year ?? 0));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <strong>{label}</strong> <span>{t(`units.${scale.unit}`)}</span>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by svg parts, there is no file */}
      <div className={styles.bars} role="img" aria-label={`${label}. ${spoken.join('; ')}`}>
        {points.map((point, at) => (
          <div key={point.year} className={at === breakAt ? styles.break : undefined}>
            <Bar
              box={boxes[at] ?? null}
              axis={axis}
              height={HEIGHT}
              label={point.value === null ? '' : figure.short(point.value, scale)}
              isLoss={(point.value ?? 0) < 0}
              isSelected={point.year === year}
            />
            <span className={point.year === year ? styles.selected : styles.year} aria-hidden="true">
              {point.year}
            </span>
          </div>
        ))}
      </div>
    </figure>
  );
}
