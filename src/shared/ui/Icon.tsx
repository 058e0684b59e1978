import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './Icon.module.css';

const PIXELS = { s: 16, m: 20, l: 28 };

type IconProps = { of: LucideIcon; size?: keyof typeof PIXELS; className?: string | undefined };

/**
 * One icon of the set, 16, 20 or 28 px with a 1.75 px stroke. It is hidden from assistive technology: a text beside it or the
 * name of its control says the same.
 */
export function Icon({ of: Glyph, size = 'm', className }: IconProps) {
  return (
    <Glyph
      aria-hidden="true"
      focusable="false"
      className={classNames(styles.icon, className)}
      size={PIXELS[size]}
      strokeWidth={1.75}
    />
  );
}
