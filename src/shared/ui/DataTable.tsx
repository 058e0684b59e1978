import { memo, type ReactNode, startTransition, useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import { SortButton, Table, tableClasses } from './Table.tsx';
import { usePrinting } from './use-printing.ts';
import styles from './DataTable.module.css';

export type DataColumn<Row, Id extends string = string> = {
  /** Name of the column, and of the order by it. */
  id: Id;
  /** Its heading, on a card the label before the cell. */
  head: string;
  cell: (row: Row, state: RowState) => ReactNode;
  /** The cell says by itself what it is: on a card it has no label. */
  isBare?: boolean;
  isFigure?: boolean;
  className?: (row: Row) => string | undefined;
};

/** What the first cell of a row is told besides the row. */
type RowState = {
  isSelected: boolean;
  /** What other rows mean for this one (`DataTable`'s `about`). */
  about: string | number | null;
};

type DataTableProps<Row, Id extends string> = {
  /** Name of the table, read to those who do not see it. */
  caption: string;
  /** The first is the heading of each row. Must be the same array until something in it changes. */
  columns: readonly DataColumn<Row, Id>[];
  /** The rows to show, in order (`useSortedRows`). */
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  sort: string;
  down: boolean;
  onSort: (column: Id) => void;
  /** Keys of the selected rows. */
  selected?: ReadonlySet<string | number>;
  /** What other rows mean for this one; a row is rendered again when it changes. */
  about?: (row: Row) => string | number | null;
  rowClass?: (row: Row) => string | undefined;
  className?: string | undefined;
};

/**
 * A list as a table whose columns sort it; below the width of a desktop each row is a card. All rows are in the document, for
 * printing and for the browser's own search.
 */
export function DataTable<Row, Id extends string>(props: DataTableProps<Row, Id>) {
  const { caption, columns, rows, keyOf, sort, down, onSort, selected, about, rowClass, className } = props;
  const mounted = useMountedRows(rows);
  return (
    <Table
      caption={caption}
      captionHidden
      className={classNames(selected && tableClasses.selectable, styles.table, className)}
    >
      <thead>
        <tr>
          {columns.map(({ id, head, isFigure }) => {
            const direction = sort !== id ? null : down ? 'descending' : 'ascending';
            return (
              <th key={id} scope="col" aria-sort={direction ?? undefined} className={isFigure ? 'num' : undefined}>
                <SortButton direction={direction} onSort={() => onSort(id)}>
                  {head}
                </SortButton>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {mounted.map((row) => (
          <DataRow
            key={keyOf(row)}
            columns={columns as readonly DataColumn<unknown>[]}
            row={row}
            isSelected={selected?.has(keyOf(row)) ?? false}
            about={about?.(row) ?? null}
            className={rowClass?.(row)}
          />
        ))}
      </tbody>
    </Table>
  );
}

type DataRowProps = RowState & {
  columns: readonly DataColumn<unknown>[];
  row: unknown;
  className: string | undefined;
};

/** A row; it and its cells are rendered only when they change. */
const DataRow = memo(function DataRow({ columns, row, isSelected, about, className }: DataRowProps) {
  const [first, ...others] = columns;
  return (
    <tr aria-selected={isSelected || undefined} className={classNames(styles.row, className)}>
      {first ? <th scope="row">{first.cell(row, { isSelected, about })}</th> : null}
      {others.map((column) => (
        <DataCell key={column.id} column={column} row={row} />
      ))}
    </tr>
  );
});

const NOT_SELECTED: RowState = { isSelected: false, about: null };

const DataCell = memo(function DataCell({ column, row }: { column: DataColumn<unknown>; row: unknown }) {
  const { head, cell, isBare = false, isFigure = false, className } = column;
  return (
    <td data-l={isBare ? undefined : head} className={classNames(isFigure && 'num', className?.(row)) || undefined}>
      <div>{cell(row, NOT_SELECTED)}</div>
    </td>
  );
});

/** Rows mounted at first: about a screen. */
const FIRST = 10;
/** Rows mounted in each further go. */
const SLICE = 25;

/**
 * The rows to render now: a slice at first, then one slice more after each paint until all are there, for printing and for the
 * browser's own search. Three hundred in one go would take a slow device half a second, in which it answers nothing. Printed
 * before that, all are mounted at once.
 */
function useMountedRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [count, setCount] = useState(FIRST);
  const printing = usePrinting();
  const isAll = printing || count >= rows.length;
  // A filter that shows fewer rows begins anew, so that clearing it mounts the others in slices as well.
  if (count - SLICE >= rows.length) setCount(Math.max(FIRST, rows.length));
  useEffect(() => {
    if (!isAll) startTransition(() => setCount(count + SLICE));
  }, [isAll, count]);
  return isAll ? rows : rows.slice(0, count);
}
