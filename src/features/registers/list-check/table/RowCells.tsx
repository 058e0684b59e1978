import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '#shared/format/date.ts';
import { safeColours } from '#shared/html/safe-colours.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Badge } from '#shared/ui/Status.tsx';
import { entityOf, jibOf } from '../run/cells.ts';
import type { CellState, CheckRow, CheckColumn, Values } from '../run/list-check.ts';
import { NotChecked } from './NotChecked.tsx';
import type { RowActions } from './row-actions.ts';
import { rowTitle } from './row-title.ts';
import type { CellTexts } from './use-cell-texts.ts';

export type RowCellsProps = Pick<RowActions, 'onRetry'> & {
  row: CheckRow;
  columns: readonly CheckColumn[];
  texts: CellTexts;
};

/** What is known of a row, apart from its head; rendered only when the row changes, not when it is selected. */
export const RowCells = memo(function RowCells({ row, columns, texts, onRetry }: RowCellsProps) {
  const { t } = useTranslation('list-check');
  const lang = useLang();
  const entity = entityOf(row);
  const jib = jibOf(row);
  const cell = { row, texts, onRetry };
  return (
    <>
      {columns.includes('entity') ? (
        <td data-l={t('columns.place')}>
          {entity ? (
            <div>
              <bdi>{entity.place}</bdi>
              <p className="muted xs">{entity.activity}</p>
            </div>
          ) : (
            <span className="muted">
              {row.entity.state === 'known' ? texts.figure(null) : texts.gap(row, 'entity')}
            </span>
          )}
        </td>
      ) : null}
      {columns.includes('account') ? (
        <CheckedCell {...cell} column="account" label={t('columns.account')}>
          {(account) => (
            <Badge plain colours={safeColours({ text: account.textHex, background: account.bodyHex })}>
              {texts.account(account)}
            </Badge>
          )}
        </CheckedCell>
      ) : null}
      {columns.includes('proceedings') ? (
        <CheckedCell {...cell} column="proceedings" label={t('columns.proceedings')}>
          {(proceedings) =>
            proceedings.count === 0 ? (
              texts.proceedings(proceedings)
            ) : (
              <div>
                <Badge tone="error">{texts.kinds(proceedings) || t('columns.proceedings')}</Badge>
                <p className="xs">
                  <Link to={href('bankruptcy', lang, undefined, { jib: jib ?? undefined })}>
                    {t('documents', { count: proceedings.count })}
                  </Link>
                  {proceedings.latest ? (
                    <span>{`, ${t('latestOn', { date: formatDate(proceedings.latest, lang) })}`}</span>
                  ) : null}
                </p>
              </div>
            )
          }
        </CheckedCell>
      ) : null}
      {columns.includes('report') ? (
        <>
          <CheckedCell {...cell} column="report" label={t('columns.report')}>
            {(report) =>
              report.year === null ? (
                texts.report(report)
              ) : (
                <div>
                  <span>{report.year}</span>
                  <p className="muted xs">{report.isVisible ? report.typeName : t('figuresHidden')}</p>
                </div>
              )
            }
          </CheckedCell>
          <FigureCell {...cell} name="result" label={t('columns.result')} />
          <FigureCell {...cell} name="employees" label={t('columns.employees')} />
        </>
      ) : null}
      {columns.includes('redPortal') ? (
        <CheckedCell {...cell} column="redPortal" label={t('columns.redPortal')}>
          {(value) => (value.status ? <Badge tone="act">{texts.redPortal(value)}</Badge> : texts.redPortal(value))}
        </CheckedCell>
      ) : null}
    </>
  );
});

type OwnCellProps = Pick<RowCellsProps, 'row' | 'texts' | 'onRetry'> & { label: string };

type CheckedCellProps<Name extends CheckColumn> = OwnCellProps & {
  column: Name;
  children: (value: Values[Name]) => ReactNode;
};

/** A cell with its value, or why it has none; one that failed can be tried again. */
function CheckedCell<Name extends CheckColumn>({
  row,
  column,
  texts,
  label,
  onRetry,
  children,
}: CheckedCellProps<Name>) {
  const cell = row[column] as CellState<Values[Name]>;
  return (
    <td data-l={label}>
      {cell.state === 'known' ? (
        children(cell.value)
      ) : cell.state === 'failed' ? (
        <NotChecked reason={cell.reason} label={label} name={rowTitle(row)} onRetry={() => onRetry(row.id, column)} />
      ) : (
        <span className="muted">{texts.gap(row, column)}</span>
      )}
    </td>
  );
}

/** A figure of the latest report; why there is none is said by the cell of the report. */
function FigureCell({ row, texts, label, name }: OwnCellProps & { name: 'result' | 'employees' }) {
  const { report } = row;
  const value = report.state === 'known' ? report.value[name] : null;
  const isLoss = typeof value === 'number' && value < 0;
  return (
    <td data-l={label} className={classNames('num', isLoss && 'loss')}>
      {report.state === 'known' ? texts.figure(value) : <span className="muted">{texts.figure(null)}</span>}
    </td>
  );
}
