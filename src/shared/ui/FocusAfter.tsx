import { type ComponentProps, useRef } from 'react';
import { useFocusAfter } from './return-focus.ts';

/** Holds buttons that go when they are pressed, or when something is done: the focus is then returned (`useFocusAfter`). */
export function FocusAfter(props: Omit<ComponentProps<'div'>, 'ref'>) {
  const part = useRef<HTMLDivElement>(null);
  useFocusAfter(part);
  return <div ref={part} {...props} />;
}
