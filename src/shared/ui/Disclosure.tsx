import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { usePrinting } from './use-printing.ts';
import styles from './Disclosure.module.css';

type DisclosureProps = {
  summary: ReactNode;
  /** Content at the end of the line, before the icon, such as a count. */
  aside?: ReactNode;
  /** Whether it is open at first; then the reader decides. */
  defaultOpen?: boolean;
  /** Whether it is open; use together with `onToggle`. */
  open?: boolean;
  onToggle?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
};

/** Content that opens in place, based on the native `details`: the browser's search finds it, and it prints open. */
export function Disclosure({ summary, aside, defaultOpen, open, onToggle, className, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  // Also where the style sheet cannot: not every browser knows `::details-content`.
  const printing = usePrinting();
  return (
    <details
      className={classNames(styles.disclosure, className)}
      open={printing || (open ?? isOpen)}
      onToggle={({ target, currentTarget }) => {
        if (printing || target !== currentTarget) return;
        setOpen(currentTarget.open);
        onToggle?.(currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        {/* HTML allows a heading in a summary, but not in a span within it. */}
        {typeof summary === 'string' ? <span>{summary}</span> : summary}
        {aside ? <span className={styles.aside}>{aside}</span> : null}
        <Icon of={ChevronDown} className={styles.sign} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
