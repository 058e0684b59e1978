import type { LucideIcon } from 'lucide-react';
import SearchX from 'lucide-react/icons/search-x';
import type { ReactNode } from 'react';
import { FocusAfter } from './FocusAfter.tsx';
import { Icon } from './Icon.tsx';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  icon?: LucideIcon;
};

/** Says that there is nothing to show, and what to do next (look: Patterns). */
export function EmptyState({ title, children, actions, icon = SearchX }: EmptyStateProps) {
  return (
    <FocusAfter className={styles.empty}>
      <Icon of={icon} size="l" className={styles.sign} />
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.body}>{children}</div> : null}
      {actions ? <div className="button-row">{actions}</div> : null}
    </FocusAfter>
  );
}
