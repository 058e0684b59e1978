import type { ReactNode } from 'react';

type StatusProps = { className?: string | undefined; children: ReactNode };

/**
 * A short message that is spoken when it changes: how many results, what is being fetched. Stands there from the start, empty
 * until there is something to say. Not an <output>: that is a field of a form, and would want a label.
 */
export function Status({ className, children }: StatusProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
    <span role="status" className={className}>
      {children}
    </span>
  );
}
