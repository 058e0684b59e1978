import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { textElement } from './text-element.tsx';
import styles from './Table.module.css';

type TableProps = {
  /** Describes the table, and is its name. */
  caption: ReactNode;
  /** Hides the caption visually, where a heading beside it says the same. */
  captionHidden?: boolean;
  /** On phones each row becomes a small list: give every `td` its column heading as `data-l`. */
  stack?: boolean;
  /** A table wider than the screen is scrolled to its last columns, the newest years. */
  fromEnd?: boolean;
  className?: string | undefined;
  /** `thead`, `tbody`, `tfoot`. Give figures the class `num` and a selected row `aria-selected`. */
  children: ReactNode;
};

/** Whether the content is wider than its box: only then must the box take focus, as a group, so that the keyboard can scroll it. */
function useOverflows(fromEnd: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    if (fromEnd) element.scrollLeft = element.scrollWidth;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [fromEnd]);
  return { box, overflows };
}

/**
 * A native table: caption, headings, figures to the right. A table wider than the screen scrolls inside its own box, also by
 * keyboard. For a long cell in a stacked row use the class `long` of `tableClasses`.
 */
export function Table({ caption, captionHidden = false, stack, fromEnd = false, className, children }: TableProps) {
  const { box, overflows } = useOverflows(fromEnd);
  const name = useId();
  return (
    <div ref={box} className={styles.box} {...(overflows && { tabIndex: 0, role: 'group', 'aria-labelledby': name })}>
      <table className={classNames(styles.table, stack && styles.stack, className)}>
        <caption id={name} className={captionHidden ? 'visually-hidden' : undefined}>
          <span className={styles.caption}>{caption}</span>
        </caption>
        {children}
      </table>
    </div>
  );
}

/** Heading of a column: its text, which must be unique in the table, and the classes of its cell (`num` for figures). */
type ColumnHead = string | readonly [text: string, className: string | undefined];

/** The headings of a table's columns in one row. */
export function TableHead({ columns }: { columns: readonly ColumnHead[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const [text, className] = typeof column === 'string' ? [column] : column;
          return (
            <th key={text} scope="col" className={className}>
              {text}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/**
 * Classes for cells: `long` for a text that takes the whole row on phones, `fit` for a column no wider than its content; for a
 * table: `selectable` if its rows can be selected.
 */
export const tableClasses = { long: styles.long, fit: styles.fit, selectable: styles.selectable } as const;

export type SortDirection = 'ascending' | 'descending';

type SortButtonProps = {
  children: ReactNode;
  /** The current order, `null` when the table is sorted by another column. Set the same value as `aria-sort` of the `th`. */
  direction: SortDirection | null;
  onSort: () => void;
};

/** Heading of a sortable column. */
export function SortButton({ children, direction, onSort }: SortButtonProps) {
  const sign = direction === null ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button type="button" className={styles.sort} onClick={onSort}>
      {textElement(children)}
      <Icon of={sign} size="s" />
    </button>
  );
}
