import type { ReactNode } from 'react';
import styles from './NavTabs.module.css';
import { Link } from './Link.tsx';

export type NavTab = {
  key: string;
  label: ReactNode;
  current: boolean;
  /** How many things wait there, already written. */
  count?: string;
} & ({ to: string; onSelect?: never } | { onSelect: () => void; to?: never });

/** Views of one screen side by side. Links where the view stands in the address, else buttons; the present one is marked. */
export function NavTabs({ label, items }: { label: string; items: readonly NavTab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {items.map((item) => {
          const content = (
            <>
              {item.label}
              {item.count === undefined ? null : <span className={styles.count}>{item.count}</span>}
            </>
          );
          return (
            <li key={item.key}>
              {item.to === undefined ? (
                <button type="button" onClick={item.onSelect} aria-current={item.current || undefined}>
                  {content}
                </button>
              ) : (
                <Link to={item.to} aria-current={item.current ? 'page' : undefined}>
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
