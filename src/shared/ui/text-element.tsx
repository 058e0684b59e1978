import type { ReactNode } from 'react';

/**
 * Puts a text into an element of its own, for a place beside an icon; elements stay as they are. A browser that translates the
 * page replaces text nodes, and React cannot insert before a node that was replaced.
 */
export const textElement = (children: ReactNode): ReactNode =>
  typeof children === 'string' || typeof children === 'number' ? <span>{children}</span> : children;
