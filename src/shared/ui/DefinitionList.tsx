import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './DefinitionList.module.css';

type DefinitionListProps = {
  /** Items that are null are left out. */
  items: readonly (readonly [term: ReactNode, value: ReactNode] | null)[];
  narrow?: boolean;
};

/** Terms and their values, as at the top of a company extract. `narrow` puts the value below its term on narrow phones. */
export function DefinitionList({ items, narrow = false }: DefinitionListProps) {
  return (
    <dl className={classNames(styles.list, narrow && styles.narrow)}>
      {items.map((item, at) =>
        item ? (
          // oxlint-disable-next-line react/no-array-index-key -- a term has no identity but its place
          <div key={at}>
            <dt>{item[0]}</dt>
            <dd>{item[1]}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
