import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './NavTabs.module.css';

export type NavTab = {
  key: string;
  label: ReactNode;
  current: boolean;
} & ({ to: string; onSelect?: never } | { onSelect: () => void; to?: never });

/** Views of one screen: links if the view is part of the address, otherwise buttons; the current one is marked. */
export function NavTabs({ label, items }: { label: string; items: readonly NavTab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {items.map((item) => (
          <li key={item.key} className={item.current ? styles.current : undefined}>
            {item.to === undefined ? (
              <button type="button" onClick={item.onSelect} aria-current={item.current || undefined}>
                {item.label}
              </button>
            ) : (
              <Link to={item.to} aria-current={item.current ? 'page' : undefined}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
