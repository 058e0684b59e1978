import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Status.module.css';

/**
 * A short message that is read out when it changes: number of results, what is being fetched. Render it from the start, empty
 * until there is a message. Not an <output>, which is a form control and would need a label.
 */
export function Status({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
    <span role="status" className={classNames(styles.status, className)}>
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
  colours?: Colours | null;
};

type Colours = { color: string; backgroundColor: string };

/** Colours that the agency sends, for the screen only: paper has no backgrounds. Spread it beside a class that uses them. */
export const screenColours = (colours: Colours | null | undefined): { style?: CSSProperties } =>
  colours ? { style: { '--sent-text': colours.color, '--sent-ground': colours.backgroundColor } as CSSProperties } : {};

/** A state in one or two words. The icon before it differs by tone, so that colour is never the only sign (I03). */
export function Badge({ children, tone = 'neutral', plain = false, colours }: BadgeProps) {
  return (
    <span
      className={classNames(styles.badge, styles[tone], plain && styles.plain, colours && styles.coloured)}
      {...screenColours(colours)}
    >
      {children}
    </span>
  );
}
