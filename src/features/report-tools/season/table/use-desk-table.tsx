import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  type FilterFn,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ComponentType, useMemo } from 'react';
import { collate, fold, foldedWords } from '#shared/format/fold.ts';
import { DESK_COLUMNS, type DeskColumn, type DeskView, isShown, type Shown } from '../desk/desk-view.ts';
import { type DeskItem, STEPS } from '../desk/next-step.ts';
import { RegisterCell } from './RegisterCell.tsx';
import { CheckCell, DocumentsCell, StepCell, SubmissionCell, TemplateCell } from './StageCells.tsx';
import type { CellProps, DeskActions } from './cell-props.ts';
import { ClientCell } from './ClientCell.tsx';

const features = tableFeatures({
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof features;

/** Compares texts by the alphabet and numbers by value; rows without a value are last in either order. */
const byValue: SortFn<Features, DeskItem> = (one, other, column) => {
  const [a, b] = [one.getValue<string | number>(column), other.getValue<string | number>(column)];
  return typeof a === 'number' && typeof b === 'number' ? a - b : collate(String(a), String(b));
};

const withWords: FilterFn<Features, DeskItem> = ({ original: { client, jib } }, _column, text: string) => {
  const name = fold(`${client?.name ?? ''} ${jib}`);
  return foldedWords(text).every((word) => name.includes(word));
};

const withStep: FilterFn<Features, DeskItem> = ({ original }, _column, shown: Shown) => isShown(original, shown);

/** The value that a row is sorted by in a column. */
const SORT_VALUES: Record<DeskColumn, (item: DeskItem) => string | number | undefined> = {
  client: ({ client }) => client?.name,
  step: ({ step }) => (step === null ? undefined : STEPS.indexOf(step)),
  template: ({ downloads }) => downloads[0]?.at,
  check: ({ checks: [last] }) => last && last.errors,
  documents: ({ documents: { kind } }) => (kind === 'unknown' ? undefined : ['missing', 'none', 'sent'].indexOf(kind)),
  submission: ({ submissions }) => submissions[0]?.sentAt,
  register: ({ register }) =>
    'report' in register ? register.report.day : register.kind === 'notYet' ? '9' : undefined,
};

const CELLS: Record<DeskColumn, ComponentType<CellProps>> = {
  client: ClientCell,
  step: StepCell,
  template: TemplateCell,
  check: CheckCell,
  documents: DocumentsCell,
  submission: SubmissionCell,
  register: RegisterCell,
};

const helper = createColumnHelper<Features, DeskItem>();

const columnsOf = (actions: DeskActions) =>
  helper.columns(
    DESK_COLUMNS.map((id) => {
      const Cell = CELLS[id];
      return helper.accessor(SORT_VALUES[id], {
        id,
        sortFn: byValue,
        sortUndefined: 'last',
        filterFn: id === 'client' ? withWords : withStep,
        cell: ({ row }) => <Cell item={row.original} {...actions} />,
      });
    }),
  );

/** The rows of the desk as the address wants them: filtered by text and next step, and sorted. `actions` must be stable. */
export function useDeskTable(
  items: readonly DeskItem[],
  { show, text, sort, down }: Omit<DeskView, 'year'>,
  actions: DeskActions,
) {
  const columns = useMemo(() => columnsOf(actions), [actions]);
  const columnFilters = useMemo(
    () => [
      ...(text.trim() === '' ? [] : [{ id: 'client', value: text }]),
      ...(show === 'all' ? [] : [{ id: 'step', value: show }]),
    ],
    [text, show],
  );
  const sorting = useMemo(() => [{ id: sort, desc: down }], [sort, down]);
  return useTable({
    features,
    columns,
    data: items as DeskItem[],
    getRowId: ({ jib }) => jib,
    state: { columnFilters, sorting },
  });
}

/** The table as the library models it. */
export type DeskTableModel = ReturnType<typeof useDeskTable>;
