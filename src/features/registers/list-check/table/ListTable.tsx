import { type ComponentType, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#shared/ui/class-names.ts';
import { type DataColumn, DataTable } from '#shared/ui/DataTable.tsx';
import { useRootMark } from '#shared/ui/use-root-mark.ts';
import { valueIn } from '../run/cells.ts';
import type { Check, CheckRow } from '../run/list-check.ts';
import {
  AccountCell,
  type CheckedCellProps,
  PlaceCell,
  ProceedingsCell,
  RedPortalCell,
  ReportCell,
  type RowActions,
} from './CheckedCells.tsx';
import { RowHead } from './RowHead.tsx';
import { hasColumn, sameEntities, type SortKey, type View } from './shown-rows.ts';
import type { CellTexts } from './use-cell-texts.ts';
import styles from './ListTable.module.css';

type ListTableProps = RowActions & {
  check: Check;
  rows: readonly CheckRow[];
  texts: CellTexts;
  view: Pick<View, 'sort' | 'down'>;
  selected: ReadonlySet<number>;
  onSort: (sort: SortKey) => void;
};

/** The checked list as a table. */
export function ListTable({ check, rows, texts, view, selected, onSort, ...actions }: ListTableProps) {
  const { t } = useTranslation('list-check');
  const same = useMemo(() => sameEntities(check.rows), [check.rows]);
  useRootMark('wideSheet', true);
  const columns = useListColumns(check, texts, actions);
  return (
    <DataTable
      {...{ columns, rows, selected, rowClass, onSort }}
      caption={t('file.title')}
      className={styles.table}
      keyOf={({ id }) => id}
      about={({ id }) => same.get(id)?.line ?? null}
      sort={view.sort}
      down={view.down}
    />
  );
}

/** A card has no labels where nothing can be said, because its number has to be corrected first. */
const rowClass = ({ wanted }: CheckRow) => classNames(styles.row, wanted.kind === 'unclear' && styles.bare);

type ListColumn = DataColumn<CheckRow, Exclude<SortKey, 'line'>>;

/** The columns of the table for what was checked. */
function useListColumns(
  { columns: checked, year }: Pick<Check, 'columns' | 'year'>,
  texts: CellTexts,
  { onSelect, onResolve, onRetry }: RowActions,
): readonly ListColumn[] {
  const { t } = useTranslation('list-check');
  return useMemo(() => {
    const cellOf = (Cell: ComponentType<CheckedCellProps>) => (row: CheckRow) => <Cell {...{ row, texts, onRetry }} />;
    const figure = (id: 'result' | 'employees') => {
      // Null without a report, which the report's cell explains.
      const figureOf = (row: CheckRow) => valueIn(row, 'report')?.[id] ?? null;
      return {
        id,
        isFigure: true,
        className: (row: CheckRow) => (Number(figureOf(row)) < 0 ? 'loss' : undefined),
        cell: (row: CheckRow) => (
          <span className={valueIn(row, 'report') ? undefined : 'muted'}>{texts.figure(figureOf(row))}</span>
        ),
      } as const;
    };
    const columns: Omit<ListColumn, 'head'>[] = [
      {
        id: 'name',
        cell: (row, { isSelected, about }) => (
          <RowHead {...{ row, isSelected, onSelect, onResolve, onRetry }} sameAs={about} />
        ),
      },
      { id: 'place', cell: cellOf(PlaceCell) },
      { id: 'account', cell: cellOf(AccountCell) },
      { id: 'proceedings', cell: cellOf(ProceedingsCell) },
      { id: 'report', cell: cellOf(ReportCell) },
      figure('result'),
      figure('employees'),
      { id: 'redPortal', cell: cellOf(RedPortalCell) },
    ];
    return columns
      .filter(({ id }) => hasColumn(id, checked))
      .map((column) => ({
        ...column,
        head: column.id === 'redPortal' ? t('redPortalIn', { year }) : t(`columns.${column.id}`),
      }));
  }, [t, checked, year, texts, onSelect, onResolve, onRetry]);
}
