import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './Icon.module.css';

/** In rem, so that an icon is as large as the text beside it. */
const SIZES = { s: '1rem', m: '1.25rem', l: '1.75rem' };

type IconProps = { of: LucideIcon; size?: keyof typeof SIZES; className?: string | undefined };

/**
 * One icon of the set, 16, 20 or 28 px at the usual size of text, with a 1.75 px stroke. It is hidden from assistive technology: a text beside it or the
 * name of its control says the same.
 */
export function Icon({ of: Glyph, size = 'm', className }: IconProps) {
  return (
    <Glyph
      aria-hidden="true"
      focusable="false"
      className={classNames(styles.icon, className)}
      size={SIZES[size]}
      strokeWidth={1.75}
    />
  );
}
