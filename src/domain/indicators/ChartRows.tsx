import { useTranslation } from 'react-i18next';
import { axisOf, barScale, layoutBars } from './bar-layout.ts';
import { Bar } from './Bar.tsx';
import type { TrendSeries } from './series.ts';
import { useFigure } from './use-figure.ts';
import { useTrendLabel } from './use-row-label.ts';
import { YearCells } from './YearCells.tsx';
import styles from './YearsTable.module.css';

const HEIGHT = 104;

type ChartRowsProps = { series: readonly TrendSeries[]; years: readonly number[] };

/** Bars above the figures, each in the column of its year. Hidden from assistive technology: the figures below say the same. */
export function ChartRows({ series, years }: ChartRowsProps) {
  const { t } = useTranslation('indicators');
  const trendLabel = useTrendLabel();
  const figure = useFigure();
  if (series.length === 0) return null;
  return (
    <tbody className={styles.chart} aria-hidden="true">
      {series.map(({ trend, points }, row) => {
        const values = points.map(({ value }) => value);
        const scale = barScale(values, trend.unit);
        const boxes = layoutBars(values, HEIGHT);
        const axis = axisOf(boxes, HEIGHT);
        return (
          <tr key={trend.id}>
            <th scope="row">
              <b>{trendLabel(trend).label}</b>
              <small>{t(`units.${scale.unit}`)}</small>
            </th>
            <YearCells years={years} of={points} word={row === 0 ? t('seriesBreak') : undefined}>
              {(point, at) => (
                <td className="num">
                  <Bar
                    box={boxes[at] ?? null}
                    axis={axis}
                    height={HEIGHT}
                    label={point.value === null ? '' : figure.short(point.value, scale)}
                    isLoss={(point.value ?? 0) < 0}
                  />
                </td>
              )}
            </YearCells>
          </tr>
        );
      })}
    </tbody>
  );
}
