import type { ReactNode } from 'react';
import styles from './Status.module.css';
import { classNames } from './class-names.ts';

/**
 * A short message that is spoken when it changes: how many results, what is being fetched. Stands there from the start, empty
 * until there is something to say. Not an <output>: that is a field of a form, and would want a label.
 */
export function Status({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
    <span role="status" className={className}>
      {children}
    </span>
  );
}

type BadgeProps = {
  children: ReactNode;
  tone?: 'neutral' | 'ok' | 'error' | 'act';
  /** Without the sign before the word. */
  plain?: boolean;
  /** Colours of the content item, from `safeColours`. */
  colours?: { color: string; backgroundColor: string } | null;
};

/** A state in one or two words. The sign before it differs by tone, so colour is never alone (I03). */
export function Badge({ children, tone = 'neutral', plain = false, colours }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], plain && styles.plain)} style={colours ?? undefined}>
      {children}
    </span>
  );
}
