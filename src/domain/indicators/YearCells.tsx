import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { breakIn } from './indicator-cards.ts';
import styles from './YearsTable.module.css';

/** The hatched gutter where the code set changes; the note below the table says it in words. */
export function BreakCell({ word }: { word?: string | undefined }) {
  return (
    <td className={styles.break} aria-hidden="true">
      {word ? <span className={styles.word}>{word}</span> : null}
    </td>
  );
}

type YearCellsProps<Item> = {
  years: readonly number[];
  /** What stands in the cells, one for each year. */
  of: readonly Item[];
  /** Said in the gutter. */
  word?: string | undefined;
  children: (item: Item, at: number) => ReactNode;
};

/** The cells of a row, one for each year, and the gutter in its place. */
export function YearCells<Item>({ years, of, word, children }: YearCellsProps<Item>) {
  const breakAt = breakIn(years);
  return of.map((item, at) => (
    <Fragment key={years[at]}>
      {at === breakAt ? <BreakCell word={word} /> : null}
      {children(item, at)}
    </Fragment>
  ));
}

/** The years over their columns. */
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

/** The columns themselves, for a `colgroup`. */
export function YearColumns({ years, className, style }: YearColumnsProps) {
  const breakAt = breakIn(years);
  return years.map((year, at) => (
    <Fragment key={year}>
      {at === breakAt ? <col className={styles['break-column']} /> : null}
      <col className={className} style={style} />
    </Fragment>
  ));
}
