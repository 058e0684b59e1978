import { Check, CircleQuestionMark, type LucideIcon, Send, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '#shared/ui/classes.ts';
import styles from './Verdict.module.css';

type VerdictProps = {
  /** `sent` stands on ink: it can be taken for nothing else; `unknown` is neither green nor red. */
  tone: 'bad' | 'good' | 'unknown' | 'sent';
  title: ReactNode;
  /** In two or three words beside the sign: only checked, or submitted. */
  status: ReactNode;
  children: ReactNode;
  /** What can be done now. */
  actions?: ReactNode;
  /** The counts. */
  aside?: ReactNode;
};

const SIGNS: Record<VerdictProps['tone'], LucideIcon> = {
  bad: X,
  good: Check,
  unknown: CircleQuestionMark,
  sent: Send,
};

/** The outcome, the biggest thing on the screen (look: Report control). It takes the focus and is scrolled to when it appears. */
export function Verdict({ tone, title, status, children, actions, aside }: VerdictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
    box.current?.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const Sign = SIGNS[tone];
  return (
    <section ref={box} className={classes(styles.verdict, styles[tone])} aria-labelledby="verdict">
      <span className={styles.mark} aria-hidden="true">
        <Sign strokeWidth={2.5} />
      </span>
      <div className={styles.words}>
        <p className={styles.status}>{status}</p>
        <h2 id="verdict" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <div className={styles.text}>{children}</div>
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </section>
  );
}
