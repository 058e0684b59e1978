import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '#shared/ui/DataTable.tsx';
import type { CheckColumn, CheckRow } from '../run/list-check.ts';
import {
  AccountCell,
  type CheckedCellProps,
  figureOf,
  PlaceCell,
  ProceedingsCell,
  RedPortalCell,
  ReportCell,
} from './CheckedCells.tsx';
import type { RowActions } from './row-actions.ts';
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
    const given = (row: CheckRow): CheckedCellProps => ({ row, texts, onRetry });
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
      place: { cell: (row) => <PlaceCell {...given(row)} /> },
      account: { cell: (row) => <AccountCell {...given(row)} /> },
      proceedings: { cell: (row) => <ProceedingsCell {...given(row)} /> },
      report: { cell: (row) => <ReportCell {...given(row)} /> },
      result: figure('result'),
      employees: figure('employees'),
      redPortal: { cell: (row) => <RedPortalCell {...given(row)} /> },
    };
    return LIST_COLUMNS.filter(([, column]) => column === null || checked.includes(column)).map(([id]) => ({
      id,
      head: t(`columns.${id}`),
      ...parts[id],
    }));
  }, [t, checked, texts, onSelect, onResolve, onRetry]);
}
