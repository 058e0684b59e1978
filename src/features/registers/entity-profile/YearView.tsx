import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Bar, useBars } from '#domain/indicators/Bar.tsx';
import { type Measure, type MeasureBy, measuredSeries } from '#domain/indicators/figure-measure.ts';
import { breakIn, type Card } from '#domain/indicators/indicator-cards.ts';
import type { IndicatorRow } from '#domain/indicators/indicator-row.ts';
import { IndicatorFigures } from '#domain/indicators/IndicatorFigures.tsx';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import { selectionOf } from '#domain/indicators/report-selection.ts';
import type { Point, ReportKind } from '#domain/indicators/series.ts';
import { chartedTrends, toggled, trendOfRow, type Trend, trendsOf } from '#domain/indicators/trends.ts';
import { useFigure, useTrendLabel } from '#domain/indicators/use-indicator-text.ts';
import type { FinancialParams, FinancialView } from './entity-profile.params.ts';
import styles from './FinancialCards.module.css';

export type ViewProps = FinancialView & {
  card: Card;
  records: readonly IndicatorRecord[];
  by: MeasureBy;
  /** The shown kind of report, and all years. */
  kind: ReportKind | null;
  years: readonly number[];
};

/** The lines of a card that are charted. */
export function trendsShown(card: Card, isMicro: boolean, params: FinancialParams): Trend[] {
  const trends = trendsOf(card, isMicro);
  return chartedTrends(card, trends, params.chart).flatMap((id) => trends.find((each) => each.id === id) ?? []);
}

/** The figures of one year (R2.5) with the selected lines charted over all years beside them. */
export const YearView = memo(function YearView({ card, records, by, kind, years, params, change }: ViewProps) {
  const { t } = useTranslation('indicators');
  const { isMicro } = by.form;
  const { year } = selectionOf(records, params);
  const trends = trendsOf(card, isMicro);
  const charted = chartedTrends(card, trends, params.chart);
  const idOf = (row: IndicatorRow) => trendOfRow(trends, row)?.id ?? row.key;
  return (
    <IndicatorFigures
      card={card}
      isMicro={isMicro}
      records={records}
      requested={params}
      onRequest={change}
      by={by}
      chart={{
        isShown: (row) => charted.includes(idOf(row)),
        toggle: (row) => change((now) => ({ chart: toggled(chartedTrends(card, trends, now.chart), idOf(row)) })),
      }}
      aside={
        records.length ? (
          <>
            {trendsShown(card, isMicro, params).map((trend) => (
              <IndicatorChart
                key={trend.id}
                trend={trend}
                points={measuredSeries(trend, records, years, kind, by)}
                year={year}
                measure={by.measure}
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
  measure: Measure;
};

const HEIGHT = 112;

/**
 * One indicator over the years as bars: losses below the axis in red, a dash for a missing value, a hatched gutter where the
 * code set changed, and no line across it. Its accessible name has all values; the years table shows the same numbers.
 */
function IndicatorChart({ trend, points, year, measure }: IndicatorChartProps) {
  const { t } = useTranslation('indicators');
  const trendLabel = useTrendLabel();
  const figure = useFigure();
  const { unit, bars } = useBars(HEIGHT)(trend, points, measure);
  const { label } = trendLabel(trend);
  const spokenUnit = measure === 'amount' ? t(`fileUnits.${trend.unit}`) : '';
  const spoken = points.map((point) =>
    t('chartPoint', {
      year: point.year,
      value:
        point.gap === null ? `${figure.measured(point.value, measure)} ${spokenUnit}`.trim() : t(`gaps.${point.gap}`),
    }),
  );
  const years = points.map((point) => point.year);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <strong>{label}</strong> <span aria-hidden="true">{t(`units.${unit}`)}</span>
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
