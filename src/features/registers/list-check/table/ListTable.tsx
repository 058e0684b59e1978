import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SortButton, type SortDirection, Table } from '#shared/ui/Table.tsx';
import type { Check, CheckRow, CheckColumn } from '../run/list-check.ts';
import { TableRow } from './TableRow.tsx';
import type { RowActions } from './row-actions.ts';
import styles from './ListTable.module.css';
import { useMountedRows } from './use-mounted-rows.ts';
import { sameEntities, type SortKey, type View } from './shown-rows.ts';
import type { CellTexts } from './use-cell-texts.ts';

type ListTableProps = RowActions & {
  check: Check;
  /** The rows to show, in order. */
  rows: readonly CheckRow[];
  texts: CellTexts;
  view: Pick<View, 'sort' | 'down'>;
  selected: ReadonlySet<number>;
  onSort: (sort: SortKey) => void;
};

/** Headings of the columns, in order, with the column of the check that each belongs to. */
export const TABLE_COLUMNS = [
  ['name', null],
  ['place', 'entity'],
  ['account', 'account'],
  ['proceedings', 'proceedings'],
  ['report', 'report'],
  ['result', 'report'],
  ['employees', 'report'],
  ['redPortal', 'redPortal'],
] as const satisfies readonly (readonly [SortKey, CheckColumn | null])[];

const FIGURES: readonly SortKey[] = ['result', 'employees'];

/** The checked list as a table; on narrow screens each row is a card. */
export function ListTable({ check, rows, texts, view, selected, onSort, ...actions }: ListTableProps) {
  const { t } = useTranslation('list-check');
  const { columns } = check;
  const same = useMemo(() => sameEntities(check.rows), [check.rows]);
  const mounted = useMountedRows(rows);
  const head = (key: Exclude<SortKey, 'line'>): ReactNode => {
    const direction: SortDirection | null = view.sort !== key ? null : view.down ? 'descending' : 'ascending';
    return (
      <th
        key={key}
        scope="col"
        aria-sort={direction ?? undefined}
        className={FIGURES.includes(key) ? 'num' : undefined}
      >
        <SortButton direction={direction} onSort={() => onSort(key)}>
          {t(`columns.${key}`)}
        </SortButton>
      </th>
    );
  };
  return (
    <Table caption={t('caption')} captionHidden className={styles.table ?? ''}>
      <thead>
        <tr>
          {TABLE_COLUMNS.filter(([, column]) => column === null || columns.includes(column)).map(([key]) => head(key))}
        </tr>
      </thead>
      <tbody>
        {mounted.map((row) => (
          <TableRow
            key={row.id}
            {...actions}
            {...{ row, columns, texts }}
            isSelected={selected.has(row.id)}
            sameAs={same.get(row.id)?.line ?? null}
          />
        ))}
      </tbody>
    </Table>
  );
}
