import { ChartColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#shared/ui/classes.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { Table } from '#shared/ui/Table.tsx';
import styles from './IndicatorTable.module.css';
import type { IndicatorRecord } from './indicators.model.ts';
import { columnDecimals } from './column-decimals.ts';
import { changeOf, rowValue } from './profit-loss-pair.ts';
import type { IndicatorRow } from './row.ts';
import { useFigure } from './use-figure.ts';
import { useRowLabel } from './use-row-label.ts';

type IndicatorTableProps = {
  caption: ReactNode;
  rows: readonly IndicatorRow[];
  record: IndicatorRecord;
  /** The record of the same kind of the year before and of the same code set; gives the column of changes. */
  before?: IndicatorRecord | null;
  /** Rows shown in the chart beside, and the press that adds or removes one; without it there is no chart. */
  chart?: { isShown: (row: IndicatorRow) => boolean; toggle: (row: IndicatorRow) => void };
};

/** The values of one record (R2.5): line, code, amount, change. A loss has a minus and is red; what is not stated is '–'. */
export function IndicatorTable({ caption, rows, record, before = null, chart }: IndicatorTableProps) {
  const { t } = useTranslation('indicators');
  const rowLabel = useRowLabel();
  const figure = useFigure();
  const decimals = columnDecimals(rows.map((row) => (row.unit === 'KM' ? rowValue(row, record.lines) : null)));
  const onlyCounts = rows.every(({ unit }) => unit === 'count');
  return (
    <Table caption={caption} className={styles.table ?? ''}>
      <thead>
        <tr>
          <th scope="col">{t('indicator')}</th>
          <th scope="col" className="num">
            {onlyCounts ? t('count') : t('amount')}
          </th>
          {before ? (
            <th scope="col" className={classes('num', styles.change)}>
              {t('changeAgainst', { year: before.year })}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { label, code } = rowLabel(row);
          const value = rowValue(row, record.lines);
          const change = before ? changeOf(value, rowValue(row, before.lines)) : null;
          return (
            <tr key={row.key}>
              <th scope="row">
                <span className={chart ? styles.charted : undefined}>
                  {chart ? (
                    <button
                      type="button"
                      className={styles.toggle}
                      aria-pressed={chart.isShown(row)}
                      aria-label={t('showInChart', { label })}
                      title={t('showInChart', { label })}
                      onClick={() => chart.toggle(row)}
                    >
                      <Icon of={ChartColumn} size="s" />
                    </button>
                  ) : null}
                  <span>
                    {label} {code ? <small>{code}</small> : null}
                  </span>
                </span>
              </th>
              <td className={classes('num', value !== null && value < 0 && styles.loss)}>
                {figure.amount(value, row.unit === 'KM' ? decimals : undefined)}
                {change ? <small className={styles['change-below']}>{figure.change(change)}</small> : null}
              </td>
              {before ? <td className={classes('num', styles.change)}>{figure.change(change) || '–'}</td> : null}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
