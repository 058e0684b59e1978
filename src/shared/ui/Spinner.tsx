import { classes } from './classes.ts';
import styles from './Spinner.module.css';

/** A turning ring for short waits inside a control; it says nothing, the control's own text does. */
export function Spinner({ size = 's' }: { size?: 's' | 'l' }) {
  return <span className={classes(styles.ring, size === 'l' && styles.large)} aria-hidden="true" />;
}
