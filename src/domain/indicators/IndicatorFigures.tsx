import ChartColumn from 'lucide-react/icons/chart-column';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UNREADABLE } from '#shared/format/number.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { Status } from '#shared/ui/Status.tsx';
import { Table } from '#shared/ui/Table.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { columnDecimals } from './column-decimals.ts';
import { baseRecordOf, type MeasureBy, measuredRow } from './figure-measure.ts';
import { type Card, eraOf, rowsFor } from './indicator-cards.ts';
import type { IndicatorRow } from './indicator-row.ts';
import type { IndicatorRecord } from './indicators.model.ts';
import { changeOf, rowFigure, rowValue } from './profit-loss-pair.ts';
import { selectionOf } from './report-selection.ts';
import { recordOfKind, reportKindOf, reportKinds } from './series.ts';
import { useFigure, useRowLabel } from './use-indicator-text.ts';
import { ReportNote, type Selecting } from './YearAndReportPicker.tsx';
import styles from './IndicatorFigures.module.css';

type IndicatorFiguresProps = Selecting & {
  card: Card;
  isMicro: boolean;
  /**
   * Which rows the chart in `aside` shows, and a function that adds or removes one. With a chart the table also shows the
   * changes from the year before.
   */
  chart?: { isShown: (row: IndicatorRow) => boolean; toggle: (row: IndicatorRow) => void };
  /** Whether amounts, shares or the index are shown; amounts by default. */
  by?: MeasureBy | undefined;
  /** Content beside the table, on phones below it. */
  aside?: ReactNode;
};

/**
 * The figures selected with the picker of a financial indicator card (R2.5, R4.2): notes about the report, its values and
 * `aside`, or the no-results line when there is no record or the card has no lines in that code set.
 */
export function IndicatorFigures(props: IndicatorFiguresProps) {
  const { card, isMicro, records, requested, onRequest, chart, by, aside } = props;
  const { t } = useTranslation('indicators');
  const { year, reportTypeId, record } = selectionOf(records, requested);
  const rows = rowsFor(card, eraOf(year), isMicro);
  const kind = reportKindOf(reportKinds(records), reportTypeId);
  const isAmount = !by || by.measure === 'amount';
  const base = by ? baseRecordOf(records, year, kind, by.baseYears) : null;
  const before = chart && isAmount && eraOf(year) === eraOf(year - 1) ? recordOfKind(records, year - 1, kind) : null;
  return (
    <>
      {record ? (
        <ReportNote records={records} record={record} onReport={(id) => onRequest({ year, reportType: id })} />
      ) : null}
      <div className={classNames(styles.body, aside ? styles.beside : undefined)}>
        {record && rows.length ? (
          <IndicatorTable {...{ rows, record, before, base, by }} {...(chart && { chart })} />
        ) : (
          <Status className={styles.none}>{t('noResultsForSelectedYear')}</Status>
        )}
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </div>
    </>
  );
}

type IndicatorTableProps = Pick<IndicatorFiguresProps, 'chart' | 'by'> & {
  rows: readonly IndicatorRow[];
  record: IndicatorRecord;
  /** The previous year's record of the same kind and code set, for the column of changes. */
  before: IndicatorRecord | null;
  /** The report of the base year of the index. */
  base: IndicatorRecord | null;
};

/**
 * The values of one record (R2.5): line, code, amount, change. A loss has a minus and is red, but not in a row that is named as
 * one; a value that is not stated is '–'; an unreadable one is called so.
 */
function IndicatorTable({ rows, record, before, base, chart, by }: IndicatorTableProps) {
  const { t } = useTranslation('indicators');
  const rowLabel = useRowLabel();
  const figure = useFigure();
  const decimals = columnDecimals(rows.map((row) => (row.unit === 'KM' ? rowValue(row, record.lines) : null)));
  const measure = by?.measure ?? 'amount';
  const onlyCounts = rows.every(({ unit }) => unit === 'count');
  const amountsNote = rows.some(({ isLossOfMeaning }) => isLossOfMeaning) ? 'amountsWithLosses' : 'amountsNote';
  return (
    <Table
      caption={
        <>
          <VisuallyHidden>{`${t('title')}, ${record.year}. `}</VisuallyHidden>
          <span>{t(measure === 'amount' ? amountsNote : 'measure.caption')}</span>
        </>
      }
      className={styles.table ?? ''}
    >
      <thead>
        <tr>
          <th scope="col">{t('indicator')}</th>
          <th scope="col" className="num">
            {measure !== 'amount' ? t(`measure.${measure}Column`) : onlyCounts ? t('count') : t('amount')}
          </th>
          {before ? (
            <th scope="col" className={classNames('num', styles.change)}>
              {t('changeAgainst', { year: before.year })}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { label, code } = rowLabel(row);
          const value = rowValue(row, record.lines);
          const measured = by ? measuredRow(row, record, base, by) : null;
          const shown = measured ? measured.value : value;
          const change = before ? changeOf(value, rowValue(row, before.lines)) : null;
          return (
            <tr key={row.key}>
              <th scope="row">
                <span className={chart ? styles.charted : undefined}>
                  {chart ? (
                    <ChartToggle label={label} isShown={chart.isShown(row)} onToggle={() => chart.toggle(row)} />
                  ) : null}
                  <span>
                    <span>{label}</span> {code ? <small>{code}</small> : null}
                  </span>
                </span>
              </th>
              <td className={classNames('num', shown !== null && shown < 0 && 'loss')}>
                <span>
                  {rowFigure(row, record.lines) === UNREADABLE
                    ? t('gaps.unreadable')
                    : figure.measured(shown, measure, row.unit === 'KM' ? decimals : undefined)}
                </span>
                {measured?.gap ? <small className={styles.gap}>{t(`gaps.${measured.gap}`)}</small> : null}
                {change ? <small className={styles['change-below']}>{figure.change(change)}</small> : null}
              </td>
              {before ? <td className={classNames('num', styles.change)}>{figure.change(change) || '–'}</td> : null}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** Shows or hides the line with this name in the chart. */
export function ChartToggle({ label, isShown, onToggle }: { label: string; isShown: boolean; onToggle: () => void }) {
  const { t } = useTranslation('indicators');
  const text = t('showInChart', { label });
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isShown}
      aria-label={text}
      title={text}
      onClick={onToggle}
    >
      <Icon of={ChartColumn} size="s" />
    </button>
  );
}
