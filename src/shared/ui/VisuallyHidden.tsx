import type { ReactNode } from 'react';

/** Text for those who listen; it takes no place on the screen. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className="visually-hidden" id={id}>
      {children}
    </span>
  );
}
