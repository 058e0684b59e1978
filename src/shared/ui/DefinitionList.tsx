import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './DefinitionList.module.css';

export type Definition = { key: string; term: ReactNode; value: ReactNode };

/** Terms and their values, as at the head of a company extract. On narrow phones `narrow` sets the value below its term. */
export function DefinitionList({ items, narrow = false }: { items: readonly Definition[]; narrow?: boolean }) {
  return (
    <dl className={classes(styles.list, narrow && styles.narrow)}>
      {items.map(({ key, term, value }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
