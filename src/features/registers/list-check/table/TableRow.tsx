import { memo } from 'react';
import { classNames } from '#shared/ui/class-names.ts';
import styles from './ListTable.module.css';
import { RowCells, type RowCellsProps } from './RowCells.tsx';
import { RowHead } from './RowHead.tsx';
import type { RowActions } from './row-actions.ts';

type TableRowProps = RowActions &
  RowCellsProps & {
    isSelected: boolean;
    /** Line of the first row with the same entity; null when there is none. */
    sameAs: number | null;
  };

/** One row of the checked list; on narrow screens a card. */
export const TableRow = memo(function TableRow({ isSelected, sameAs, onSelect, onResolve, ...cells }: TableRowProps) {
  const { row, onRetry } = cells;
  return (
    <tr
      aria-selected={isSelected || undefined}
      className={classNames(styles.row, row.wanted.kind === 'unclear' && styles.bare)}
    >
      <RowHead {...{ row, isSelected, sameAs, onSelect, onResolve, onRetry }} />
      <RowCells {...cells} />
    </tr>
  );
});
