import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './Icon.module.css';

export type IconSize = 's' | 'm' | 'l';

const PIXELS: Record<IconSize, number> = { s: 16, m: 20, l: 28 };

/**
 * One icon of the one family, 16, 20 or 28 px with a 1.75 px stroke. It is hidden from assistive technology: the text
 * stands beside it, or the control that holds it has a name.
 */
export function Icon({
  of: Glyph,
  size = 'm',
  className,
}: {
  of: LucideIcon;
  size?: IconSize;
  className?: string | undefined;
}) {
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
