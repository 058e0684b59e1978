import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './Section.module.css';

type SectionProps = {
  title: ReactNode;
  intro?: ReactNode;
  /** Content at the end of the heading's line: a count, a link to all, a switch. */
  aside?: ReactNode;
  /** Heading on the left, content on the right, from 1000 px on. */
  split?: boolean;
  level?: 2 | 3;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A section of a page under a ledger rule, named by its heading. */
export function Section({ title, intro, aside, split, level = 2, id, className, children }: SectionProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      id={id}
      className={classNames(styles.section, split && styles.split, className)}
      aria-labelledby={headingId}
    >
      <div className={styles.head}>
        <div>
          <Heading id={headingId}>{title}</Heading>
          {intro ? <div className={styles.intro}>{intro}</div> : null}
        </div>
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </div>
      <div className={styles.matter}>{children}</div>
    </section>
  );
}
