import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'disabled'> & {
  icon: LucideIcon;
  /** The name of the button; also shown by the browser when the pointer rests on it. */
  label: string;
  /** Without a border, for rows and heads that have one themselves. */
  bare?: boolean;
  size?: 'small';
};

/** A button that is only a sign: use it where the sign is known by everybody (close, search, menu, chevron). */
export function IconButton({ icon, label, bare, size, className, type = 'button', ...native }: IconButtonProps) {
  return (
    <button
      title={label}
      {...native}
      // oxlint-disable-next-line react/button-has-type -- the type is the caller's, 'button' by default
      type={type}
      aria-label={label}
      className={classes(styles['icon-button'], bare && styles.bare, size && styles['icon-small'], className)}
    >
      <Icon of={icon} />
    </button>
  );
}
