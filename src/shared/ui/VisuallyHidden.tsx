import type { ReactNode } from 'react';

/** Text for those who listen; it takes no place on the screen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
