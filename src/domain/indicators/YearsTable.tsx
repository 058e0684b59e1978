import { type CSSProperties, Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Table } from '#shared/ui/Table.tsx';
import { BreakCell } from './BreakCell.tsx';
import { breakIn } from './break-in.ts';
import { ChartRows } from './ChartRows.tsx';
import { columnDecimals } from './column-decimals.ts';
import { eraOf, type Era } from './rows.ts';
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
  const breakAt = breakIn(years);
  const decimals = years.map((_, at) =>
    columnDecimals(series.map(({ trend, points }) => (trend.unit === 'KM' ? points[at]?.value : null))),
  );
  const signs = useMostSigns(series, decimals);
  return (
    <Table caption={caption} fromEnd className={styles.table ?? ''}>
      <colgroup>
        <col className={styles.labels} />
        {years.map((year, at) => (
          <Fragment key={year}>
            {at === breakAt ? <col className={styles['break-column']} /> : null}
            <col className={styles.year} style={{ '--signs': signs } as CSSProperties} />
          </Fragment>
        ))}
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
          {breakAt > 0 ? <BreakCell /> : null}
          {oldCount < years.length ? (
            <th scope="colgroup" colSpan={years.length - oldCount}>
              {[t('newCodes'), kindNames.from2022].filter(Boolean).join(' · ')}
            </th>
          ) : null}
        </tr>
        <tr>
          {years.map((year, at) => (
            <Fragment key={year}>
              {at === breakAt ? <BreakCell /> : null}
              <th scope="col" className="num">
                {year}
              </th>
            </Fragment>
          ))}
        </tr>
        <tr className={styles.submitted}>
          <th scope="row">{t('submitted')}</th>
          {years.map((year, at) => (
            <Fragment key={year}>
              {at === breakAt ? <BreakCell /> : null}
              <td className="num">{formatDate(submitted[at], lang)}</td>
            </Fragment>
          ))}
        </tr>
      </thead>
      <ChartRows series={series.filter(({ trend }) => charted.includes(trend.id))} breakAt={breakAt} />
      <tbody>
        {series.map(({ trend, points }) => (
          <YearsRow
            key={trend.id}
            trend={trend}
            points={points}
            breakAt={breakAt}
            decimals={decimals}
            isCharted={charted.includes(trend.id)}
            onChart={() => onChart(trend.id)}
          />
        ))}
      </tbody>
    </Table>
  );
}
