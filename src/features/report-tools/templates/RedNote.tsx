import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#shared/ui/Icon.tsx';
import styles from './RedNote.module.css';

/** A red note of R2.8 and R2.9, told by its sign as well as by its colour (I03). */
export function RedNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note}>
      <Icon of={TriangleAlert} size="s" />
      <span>{children}</span>
    </p>
  );
}
