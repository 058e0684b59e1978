import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './SortButton.module.css';

export type SortDirection = 'ascending' | 'descending';

type SortButtonProps = {
  children: ReactNode;
  /** The order now, `null` when the table is ordered by another column. Give the same to `aria-sort` of the `th`. */
  direction: SortDirection | null;
  onSort: (next: SortDirection) => void;
};

/** The head of a column that sorts: first ascending, then the other way round. */
export function SortButton({ children, direction, onSort }: SortButtonProps) {
  const sign = direction === null ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => onSort(direction === 'ascending' ? 'descending' : 'ascending')}
    >
      {children}
      <Icon of={sign} size="s" />
    </button>
  );
}
