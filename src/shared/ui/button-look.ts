import styles from './Button.module.css';
import { classes } from './classes.ts';

export type ButtonLook = {
  /** `primary` is copper: at most one on a screen, for the one action asked for. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  size?: 'small' | undefined;
  /** Full width: always, or on phones only. */
  wide?: boolean | 'on-phones' | undefined;
};

/** The class names of a button's look, for buttons and for links that look like one. */
export function buttonClasses(
  { variant = 'secondary', size, wide }: ButtonLook,
  className?: string,
): string | undefined {
  return classes(
    styles.button,
    variant === 'primary' && styles.primary,
    variant === 'quiet' && styles.quiet,
    size === 'small' && styles.small,
    wide === true && styles.wide,
    wide === 'on-phones' && styles['wide-on-phones'],
    className,
  );
}
