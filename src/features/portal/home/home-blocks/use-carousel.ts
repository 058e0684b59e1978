import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { TIMING } from '#shared/config/settings.ts';
import { reducedMotion, useTick } from '../use-tick.ts';

/**
 * A carousel that moves one slide every 5 s (P2.6, P9) and goes round. It stands still when paused, while the pointer or the
 * focus is on it, with reduced motion and in a hidden tab (faults H05, WCAG 2.2.2).
 */
export function useCarousel(count: number) {
  const [viewport, embla] = useEmblaCarousel({
    align: 'start',
    loop: true,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(reducedMotion);
  const [held, setHeld] = useState({ pointer: false, focus: false });

  useEffect(() => {
    if (!embla) return undefined;
    const follow = () => setIndex(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow);
    return () => void embla.off('select', follow).off('reInit', follow);
  }, [embla]);

  const moving = !paused && count > 1;
  useTick(TIMING.slide, moving && !held.pointer && !held.focus, () => embla?.scrollNext());

  const hold = (by: 'pointer' | 'focus', on: boolean) => () => setHeld((now) => ({ ...now, [by]: on }));
  return {
    viewport,
    index,
    paused,
    moving,
    setPaused,
    previous: () => embla?.scrollPrev(),
    next: () => embla?.scrollNext(),
    /** Put on the element whose pointer and focus stop the movement. */
    holders: {
      onPointerEnter: hold('pointer', true),
      onPointerLeave: hold('pointer', false),
      onFocus: hold('focus', true),
      onBlur: hold('focus', false),
    },
  };
}
