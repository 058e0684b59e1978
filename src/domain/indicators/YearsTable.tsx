import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Table } from '#shared/ui/Table.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { Bar, useBars } from './Bar.tsx';
import { columnDecimals } from './column-decimals.ts';
import { type Measure, type MeasureBy, measuredSeries } from './figure-measure.ts';
import { breakIn, eraOf } from './indicator-cards.ts';
import { ChartToggle } from './IndicatorFigures.tsx';
import type { IndicatorRecord } from './indicators.model.ts';
import { yearsOf } from './report-selection.ts';
import { type Point, recordOfKind, type ReportKind, isMeasureGap } from './series.ts';
import type { Trend } from './trends.ts';
import { useFigure, useTrendLabel } from './use-indicator-text.ts';
import { BreakCell, YearCells, YearColumns, YearHeads } from './YearCells.tsx';
import styles from './YearsTable.module.css';

type YearsTableProps = {
  records: readonly IndicatorRecord[];
  kind: ReportKind;
  /** Whether amounts, shares or the index are shown. */
  by: MeasureBy;
  trends: readonly Trend[];
  /** Ids of the trends shown as bars above the figures. */
  charted: readonly string[];
  onChart: (id: string) => void;
};

/** Font size of a change relative to its amount above it; used to estimate its width. */
const CHANGE_SIZE = 0.8;

/** All years side by side with the changes between them; the hatched gutter at 2022 runs through bars and figures. */
export function YearsTable({ records, kind, by, trends, charted, onChart }: YearsTableProps) {
  const { t } = useTranslation('indicators');
  const lang = useLang();
  const figure = useFigure();
  const { measure } = by;
  const years = yearsOf(records);
  const series = trends.map((trend) => ({ trend, points: measuredSeries(trend, records, years, kind, by) }));
  const oldCount = years.filter((year) => eraOf(year) === 'until2021').length;
  const decimals = years.map((_, at) =>
    columnDecimals(series.map(({ trend, points }) => (trend.unit === 'KM' ? points[at]?.value : null))),
  );
  const lengths = series.flatMap(({ points }) =>
    points.flatMap(({ value, change }, at) => [
      figure.measured(value, measure, decimals[at]).length,
      Math.ceil(figure.change(change).length * CHANGE_SIZE),
    ]),
  );
  // A year column is as wide as the longest figure of the table, counted in characters.
  // Shares and indexes are shorter than the days of submission above them.
  const signs = Math.max(measure === 'amount' ? 6 : 9, ...lengths);
  return (
    <Table caption={t(measure === 'amount' ? 'yearsNote' : 'measure.caption')} fromEnd className={styles.table ?? ''}>
      <colgroup>
        <col className={styles.labels} />
        <YearColumns years={years} className={styles.year} style={{ '--signs': signs } as CSSProperties} />
      </colgroup>
      <thead>
        <tr className={styles.eras}>
          <th scope="col" rowSpan={2} className={styles.corner}>
            {t('indicator')}
          </th>
          {oldCount ? (
            <th scope="colgroup" colSpan={oldCount}>
              {[t('oldCodes'), kind.names.until2021].filter(Boolean).join(' · ')}
            </th>
          ) : null}
          {breakIn(years) > 0 ? <BreakCell /> : null}
          {oldCount < years.length ? (
            <th scope="colgroup" colSpan={years.length - oldCount}>
              {[t('newCodes'), kind.names.from2022].filter(Boolean).join(' · ')}
            </th>
          ) : null}
        </tr>
        <tr>
          <YearHeads years={years} />
        </tr>
        <tr className={styles.submitted}>
          <th scope="row">{t('submitted')}</th>
          <YearCells years={years} of={years}>
            {(year) => <td className="num">{formatDate(recordOfKind(records, year, kind)?.submittedOn, lang)}</td>}
          </YearCells>
        </tr>
      </thead>
      <ChartRows series={series.filter(({ trend }) => charted.includes(trend.id))} {...{ years, measure }} />
      <tbody>
        {series.map(({ trend, points }) => (
          <YearsRow
            key={trend.id}
            {...{ trend, points, years, decimals, measure }}
            isCharted={charted.includes(trend.id)}
            onChart={() => onChart(trend.id)}
          />
        ))}
      </tbody>
    </Table>
  );
}

type TrendSeries = { trend: Trend; points: readonly Point[] };

const HEIGHT = 104;

type ChartRowsProps = { series: readonly TrendSeries[]; years: readonly number[]; measure: Measure };

/** Bars above the figures, each in its year's column; hidden from assistive technology, as the figures say the same. */
function ChartRows({ series, years, measure }: ChartRowsProps) {
  const { t } = useTranslation('indicators');
  const trendLabel = useTrendLabel();
  const barsOf = useBars(HEIGHT);
  if (series.length === 0) return null;
  return (
    <tbody className={styles.chart} aria-hidden="true">
      {series.map(({ trend, points }, row) => {
        const { unit, bars } = barsOf(trend, points, measure);
        return (
          <tr key={trend.id}>
            <th scope="row">
              <b>{trendLabel(trend).label}</b>
              <small>{t(`units.${unit}`)}</small>
            </th>
            <YearCells years={years} of={bars} gutter={<BreakCell word={row === 0 ? t('seriesBreak') : undefined} />}>
              {(bar) => (
                <td className="num">
                  <Bar {...bar} />
                </td>
              )}
            </YearCells>
          </tr>
        );
      })}
    </tbody>
  );
}

type YearsRowProps = TrendSeries & {
  measure: Measure;
  years: readonly number[];
  /** Decimals of the amounts in each year's column. */
  decimals: readonly number[];
  isCharted: boolean;
  onChart: () => void;
};

/** One line over the years: amount and change; a dash for a value not stated, nothing where the form has no such line. */
function YearsRow({ trend, points, years, decimals, measure, isCharted, onChart }: YearsRowProps) {
  const { t } = useTranslation('indicators');
  const trendLabel = useTrendLabel();
  const figure = useFigure();
  const { label, code } = trendLabel(trend);
  return (
    <tr>
      <th scope="row">
        <span className={styles.label}>
          <ChartToggle label={label} isShown={isCharted} onToggle={onChart} />
          <span>
            <span>{label}</span>
            {code ? <small>{code}</small> : null}
          </span>
        </span>
      </th>
      <YearCells years={years} of={points}>
        {(point, at) => (
          <td
            className={classNames('num', point.gap === 'notOnForm' && styles.none, (point.value ?? 0) < 0 && 'loss')}
            title={point.gap === null ? undefined : t(`gaps.${point.gap}`)}
          >
            {point.gap === null ? (
              <>
                <span>{figure.measured(point.value, measure, trend.unit === 'KM' ? decimals[at] : undefined)}</span>
                {point.change ? <small>{figure.change(point.change)}</small> : null}
              </>
            ) : (
              <>
                <span aria-hidden="true">{point.gap === 'notOnForm' ? '' : '–'}</span>
                {point.gap === 'unreadable' || isMeasureGap(point.gap) ? (
                  <small>{t(`gaps.${point.gap}`)}</small>
                ) : (
                  <VisuallyHidden>{t(`gaps.${point.gap}`)}</VisuallyHidden>
                )}
              </>
            )}
          </td>
        )}
      </YearCells>
    </tr>
  );
}
