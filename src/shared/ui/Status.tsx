import type { ReactNode } from 'react';
import styles from './Status.module.css';
import { classNames } from './class-names.ts';

/**
 * A short message that is read out when it changes: number of results, what is being fetched. Render it from the start, empty
 * until there is a message. Not an <output>, which is a form control and would need a label.
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
  /** Without the icon before the text. */
  plain?: boolean;
  /** Colours of the content item, from `safeColours`. */
  colours?: { color: string; backgroundColor: string } | null;
};

/** A state in one or two words. The icon before it differs by tone, so that colour is never the only sign (I03). */
export function Badge({ children, tone = 'neutral', plain = false, colours }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], plain && styles.plain)} style={colours ?? undefined}>
      {children}
    </span>
  );
}
