import { useId, type ReactNode } from 'react';
import styles from './EntityProfile.module.css';

/** One section of the extract: a heading and its matter under a rule. */
export function Block({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={styles.block} id={id} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  );
}
