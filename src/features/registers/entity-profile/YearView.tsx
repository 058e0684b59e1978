import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { chartedTrends, toggled, trendOfRow, type Trend, trendsOf } from '#domain/indicators/trends.ts';
import { IndicatorFigures } from '#domain/indicators/IndicatorFigures.tsx';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import { selectionOf, yearsOf } from '#domain/indicators/report-selection.ts';
import type { IndicatorRow } from '#domain/indicators/indicator-row.ts';
import { breakIn, type Card } from '#domain/indicators/indicator-cards.ts';
import { type Point, seriesOf, shownKind } from '#domain/indicators/series.ts';
import styles from './FinancialCards.module.css';
import type { FinancialView } from './entity-profile.params.ts';
import { Bar, useBars } from '#domain/indicators/Bar.tsx';
import { useFigure, useTrendLabel } from '#domain/indicators/use-indicator-text.ts';

export type ViewProps = FinancialView & { card: Card; isMicro: boolean; records: readonly IndicatorRecord[] };

/** The figures of one year (R2.5) with the selected lines charted over all years beside them. */
export const YearView = memo(function YearView({ card, isMicro, records, params, change }: ViewProps) {
  const { t } = useTranslation('indicators');
  const { year } = selectionOf(records, params);
  const trends = trendsOf(card, isMicro);
  const charted = chartedTrends(card, trends, params.chart);
  const kind = shownKind(records, params);
  const idOf = (row: IndicatorRow) => trendOfRow(trends, row)?.id ?? row.key;
  return (
    <IndicatorFigures
      card={card}
      isMicro={isMicro}
      records={records}
      requested={params}
      onRequest={change}
      chart={{
        isShown: (row) => charted.includes(idOf(row)),
        toggle: (row) => change((now) => ({ chart: toggled(chartedTrends(card, trends, now.chart), idOf(row)) })),
      }}
      aside={
        records.length ? (
          <>
            {charted
              .flatMap((id) => trends.find((each) => each.id === id) ?? [])
              .map((trend) => (
                <IndicatorChart
                  key={trend.id}
                  trend={trend}
                  points={seriesOf(trend, records, yearsOf(records), kind)}
                  year={year}
                />
              ))}
            <p className={`${styles.hint} no-print`}>{t('chartHint')}</p>
          </>
        ) : undefined
      }
    />
  );
});

type IndicatorChartProps = {
  trend: Trend;
  points: readonly Point[];
  /** The selected year, whose bar is marked. */
  year: number;
};

const HEIGHT = 112;

/**
 * One indicator over the years as bars: losses below the axis in red, a dash for a missing value, a hatched gutter where the
 * code set changed, and no line across it. Its accessible name has all values; the years table shows the same numbers.
 */
function IndicatorChart({ trend, points, year }: IndicatorChartProps) {
  const { t } = useTranslation('indicators');
  const trendLabel = useTrendLabel();
  const figure = useFigure();
  const { unit, bars } = useBars(HEIGHT)(trend, points);
  const { label } = trendLabel(trend);
  const spoken = points.map((point) =>
    t('chartPoint', {
      year: point.year,
      value: point.gap === null ? figure.amount(point.value) : t(`gaps.${point.gap}`),
    }),
  );
  const years = points.map((point) => point.year);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <strong>{label}</strong> <span>{t(`units.${unit}`)}</span>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- made of svg parts, there is no file */}
      <div className={styles.bars} role="img" aria-label={`${label}. ${spoken.join('; ')}`}>
        {bars.map((bar, at) => (
          <div key={years[at]} className={at === breakIn(years) ? styles.break : undefined}>
            <Bar {...bar} isSelected={years[at] === year} />
            <span className={years[at] === year ? styles.selected : styles.year} aria-hidden="true">
              {years[at]}
            </span>
          </div>
        ))}
      </div>
    </figure>
  );
}
