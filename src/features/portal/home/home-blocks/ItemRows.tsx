import type { ReactNode } from 'react';
import styles from './ItemRows.module.css';

/** Lines of a ledger: title, what it is, and a sign at the end; the whole line is the link. */
export function ItemRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

/** Class of the link in a line: its press area is the whole line. */
export const rowTitle = styles.title;

type ItemRowProps = {
  /** The link with the title as its words; give it the class `rowTitle`. */
  children: ReactNode;
  text: string;
  sign?: ReactNode;
};

/** One line: title, text beside it, sign. */
export function ItemRow({ children, text, sign }: ItemRowProps) {
  return (
    <li className={styles.row}>
      {children}
      {text ? <p className={styles.text}>{text}</p> : null}
      {sign}
    </li>
  );
}
