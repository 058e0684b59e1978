import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Disclosure.module.css';
import { Icon } from './Icon.tsx';

type DisclosureProps = {
  summary: ReactNode;
  /** Stands at the end of the line, before the sign: a count. */
  aside?: ReactNode;
  /** Open at first; the reader decides from then on. */
  defaultOpen?: boolean;
  /** Open or closed by the caller, together with `onToggle`. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
};

/** Something that is opened in place, by the platform's `details`: it is found by the browser's search and prints open. */
export function Disclosure({ summary, aside, defaultOpen, open, onToggle, className, children }: DisclosureProps) {
  return (
    <details
      className={classNames(styles.disclosure, className)}
      open={open ?? defaultOpen}
      onToggle={(event) => {
        if (event.target === event.currentTarget) onToggle?.(event.currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        {/* A heading may stand in a summary, but not in a span within it. */}
        {typeof summary === 'string' ? <span>{summary}</span> : summary}
        {aside ? <span className={styles.aside}>{aside}</span> : null}
        <Icon of={ChevronDown} className={styles.sign} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
