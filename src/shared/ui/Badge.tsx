import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classes } from './classes.ts';

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
    <span className={classes(styles.badge, styles[tone], plain && styles.plain)} style={colours ?? undefined}>
      {children}
    </span>
  );
}
