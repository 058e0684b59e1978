import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Table } from '#shared/ui/Table.tsx';
import { BreakCell, breakIn, YearCells, YearColumns, YearHeads } from './YearCells.tsx';
import { ChartRows } from './ChartRows.tsx';
import { columnDecimals } from './column-decimals.ts';
import { type Era, eraOf } from './rows.ts';
import type { TrendSeries } from './series.ts';
import { useFigure } from './use-figure.ts';
import { YearsRow } from './YearsRow.tsx';
import styles from './YearsTable.module.css';

type YearsTableProps = {
  caption: string;
  years: readonly number[];
  series: readonly TrendSeries[];
  /** Day on which each year's report was submitted; '' where there is none. */
  submitted: readonly string[];
  /** What the shown kind of report is called in each code set. */
  kindNames: Partial<Record<Era, string>>;
  /** Ids of the trends drawn as bars above the figures, in their columns. */
  charted: readonly string[];
  onChart: (id: string) => void;
};

/** A change stands below its amount in smaller letters: so much of a sign of the amount is a sign of it. */
const CHANGE_SIZE = 0.8;

/** How many signs the longest figure of the table has, in the language of the page; a year column is that wide at least. */
function useMostSigns(series: readonly TrendSeries[], decimals: readonly number[]): number {
  const figure = useFigure();
  const lengths = series.flatMap(({ points }) =>
    points.flatMap(({ value, change }, at) => [
      figure.amount(value, decimals[at]).length,
      Math.ceil(figure.change(change).length * CHANGE_SIZE),
    ]),
  );
  return Math.max(6, ...lengths);
}

/** All years side by side with the change from year to year; the hatched gutter of 2022 runs through bars and figures. */
export function YearsTable({ caption, years, series, submitted, kindNames, charted, onChart }: YearsTableProps) {
  const { t } = useTranslation('indicators');
  const lang = useLang();
  const oldCount = years.filter((year) => eraOf(year) === 'until2021').length;
  const decimals = years.map((_, at) =>
    columnDecimals(series.map(({ trend, points }) => (trend.unit === 'KM' ? points[at]?.value : null))),
  );
  const signs = useMostSigns(series, decimals);
  return (
    <Table caption={caption} fromEnd className={styles.table ?? ''}>
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
              {[t('oldCodes'), kindNames.until2021].filter(Boolean).join(' · ')}
            </th>
          ) : null}
          {breakIn(years) > 0 ? <BreakCell /> : null}
          {oldCount < years.length ? (
            <th scope="colgroup" colSpan={years.length - oldCount}>
              {[t('newCodes'), kindNames.from2022].filter(Boolean).join(' · ')}
            </th>
          ) : null}
        </tr>
        <tr>
          <YearHeads years={years} />
        </tr>
        <tr className={styles.submitted}>
          <th scope="row">{t('submitted')}</th>
          <YearCells years={years} of={submitted}>
            {(day) => <td className="num">{formatDate(day, lang)}</td>}
          </YearCells>
        </tr>
      </thead>
      <ChartRows series={series.filter(({ trend }) => charted.includes(trend.id))} years={years} />
      <tbody>
        {series.map(({ trend, points }) => (
          <YearsRow
            key={trend.id}
            trend={trend}
            points={points}
            years={years}
            decimals={decimals}
            isCharted={charted.includes(trend.id)}
            onChart={() => onChart(trend.id)}
          />
        ))}
      </tbody>
    </Table>
  );
}
