import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { breakIn } from './indicator-cards.ts';
import styles from './YearsTable.module.css';

/** The hatched gutter where the code set changes; the note below the table explains it. */
export const BreakCell = ({ word }: { word?: string | undefined }) => (
  <td className={styles.break} aria-hidden="true">
    {word ? <span className={styles.word}>{word}</span> : null}
  </td>
);

type YearCellsProps<Item> = {
  years: readonly number[];
  /** One value for each year. */
  of: readonly Item[];
  gutter?: ReactNode;
  children: (item: Item, at: number) => ReactNode;
};

/** The cells of a row, one for each year, with the gutter between the code sets. */
export function YearCells<Item>({ years, of, gutter, children }: YearCellsProps<Item>) {
  const breakAt = breakIn(years);
  return of.map((item, at) => (
    <Fragment key={years[at]}>
      {at === breakAt ? (gutter ?? <BreakCell />) : null}
      {children(item, at)}
    </Fragment>
  ));
}

/** The years as headings of their columns. */
export function YearHeads({ years }: { years: readonly number[] }) {
  return (
    <YearCells years={years} of={years}>
      {(year) => (
        <th scope="col" className="num">
          {year}
        </th>
      )}
    </YearCells>
  );
}

type YearColumnsProps = { years: readonly number[]; className: string | undefined; style?: CSSProperties };

/** The columns for a `colgroup`. */
export function YearColumns({ years, className, style }: YearColumnsProps) {
  return (
    <YearCells years={years} of={years} gutter={<col className={styles['break-column']} />}>
      {() => <col className={className} style={style} />}
    </YearCells>
  );
}
