import type { ReactNode } from 'react';

/** Text for screen readers only; it takes no space on the screen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
