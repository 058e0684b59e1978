import { type ComponentType, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '#shared/ui/DataTable.tsx';
import type { CheckColumn, CheckRow } from '../run/list-check.ts';
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
import type { SortKey } from './shown-rows.ts';
import type { CellTexts } from './use-cell-texts.ts';

type ColumnId = Exclude<SortKey, 'line'>;
type ListColumn = DataColumn<CheckRow, ColumnId>;

/** The columns in order, with the column of the check that each belongs to. */
export const LIST_COLUMNS = [
  ['name', null],
  ['place', 'entity'],
  ['account', 'account'],
  ['proceedings', 'proceedings'],
  ['report', 'report'],
  ['result', 'report'],
  ['employees', 'report'],
  ['redPortal', 'redPortal'],
] as const satisfies readonly (readonly [ColumnId, CheckColumn | null])[];

/** The columns of the table for what was checked. */
export function useListColumns(
  checked: readonly CheckColumn[],
  texts: CellTexts,
  { onSelect, onResolve, onRetry }: RowActions,
): readonly ListColumn[] {
  const { t } = useTranslation('list-check');
  return useMemo(() => {
    const cellOf = (Cell: ComponentType<CheckedCellProps>) => ({
      cell: (row: CheckRow) => <Cell {...{ row, texts, onRetry }} />,
    });
    const figure = (name: 'result' | 'employees') => ({
      isFigure: true,
      className: (row: CheckRow) => (Number(figureOf(row, name)) < 0 ? 'loss' : undefined),
      cell: (row: CheckRow) => (
        <span className={row.report.state === 'known' ? undefined : 'muted'}>{texts.figure(figureOf(row, name))}</span>
      ),
    });
    const parts: Record<ColumnId, Omit<ListColumn, 'id' | 'head'>> = {
      name: {
        cell: (row, { isSelected, about }) => (
          <RowHead {...{ row, isSelected, onSelect, onResolve, onRetry }} sameAs={about} />
        ),
      },
      place: cellOf(PlaceCell),
      account: cellOf(AccountCell),
      proceedings: cellOf(ProceedingsCell),
      report: cellOf(ReportCell),
      result: figure('result'),
      employees: figure('employees'),
      redPortal: cellOf(RedPortalCell),
    };
    return LIST_COLUMNS.filter(([, column]) => column === null || checked.includes(column)).map(([id]) => ({
      id,
      head: t(`columns.${id}`),
      ...parts[id],
    }));
  }, [t, checked, texts, onSelect, onResolve, onRetry]);
}

/** A figure of the latest report; null without one, which the report's cell explains. */
function figureOf({ report }: CheckRow, name: 'result' | 'employees') {
  return report.state === 'known' ? report.value[name] : null;
}
