import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#shared/ui/class-names.ts';
import { DataTable } from '#shared/ui/DataTable.tsx';
import { useRootMark } from '#shared/ui/use-root-mark.ts';
import type { Check, CheckRow } from '../run/list-check.ts';
import type { RowActions } from './CheckedCells.tsx';
import { sameEntities, type SortKey, type View } from './shown-rows.ts';
import type { CellTexts } from './use-cell-texts.ts';
import { useListColumns } from './use-list-columns.tsx';
import styles from './ListTable.module.css';

type ListTableProps = RowActions & {
  check: Check;
  /** The rows to show, in order. */
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
  const columns = useListColumns(check.columns, texts, actions);
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
