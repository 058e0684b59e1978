import { useEffect, useRef } from 'react';

/** A ref for something that appears as an answer: it is brought into view inside a scrolling dialog. */
export function useIntoView<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  useEffect(() => {
    ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return ref;
}
