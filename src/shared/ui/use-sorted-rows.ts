import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  type RowData,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { collate } from '#shared/format/fold.ts';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

/** What rows are sorted by, by the name of the order; rows with `undefined` are last in either direction. */
export type SortValues<Row, Sort extends string> = Readonly<Record<Sort, (row: Row) => string | number | undefined>>;

/** What a list shows, in its address: rows with a text, by an order. */
export type ListView<Sort extends string> = { text: string; sort: Sort; down: boolean };

/** The order after a press on a heading: by that column, or the other way round. */
export const sortedBy = <Sort extends string>(now: Pick<ListView<Sort>, 'sort' | 'down'>, sort: Sort) => ({
  sort,
  down: now.sort === sort && !now.down,
});

type Sortable = { getValue: (column: string) => unknown };

/** Compares texts by the alphabet and numbers by value. */
const byValue = (one: Sortable, other: Sortable, column: string): number => {
  const [a, b] = [one.getValue(column), other.getValue(column)];
  return typeof a === 'number' && typeof b === 'number' ? a - b : collate(String(a), String(b));
};

/**
 * The rows of a table in the order that the address names; equal rows stay in their order.
 *
 * @param values must be the same object at each render.
 */
export function useSortedRows<Row extends RowData, Sort extends string>(
  rows: readonly Row[],
  values: SortValues<Row, Sort>,
  { sort, down }: { sort: Sort; down: boolean },
): readonly Row[] {
  const columns = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    const ids = Object.keys(values) as Sort[];
    return helper.columns(
      ids.map((id) => helper.accessor((row) => values[id](row), { id, sortFn: byValue, sortUndefined: 'last' })),
    );
  }, [values]);
  const sorting = useMemo(() => [{ id: sort, desc: down }], [sort, down]);
  const sorted = useTable({ features, columns, data: rows as Row[], state: { sorting } }).getRowModel().rows;
  return useMemo(() => sorted.map(({ original }) => original), [sorted]);
}
